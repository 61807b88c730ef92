// The order of play as a ring around the pile, and an attack that runs along it.
import { Figure } from "../../components/symbols";
import type { BridgeOverLineKind, Line, LineKind } from "../../protocol";
import type { Scene } from "../../scene";

/** One step of an attack: who sent it, at whom, with how many cards (0: a Bind). */
export interface AttackStep {
  by: number;
  on: number;
  cards: number;
}

const ATTACKS: ReadonlySet<LineKind> = new Set<BridgeOverLineKind>(["attacks", "attacks_with_bind", "moves_on", "moves_bind_on"]);
const CENTRE = { x: 210, y: 150 };
const RADIUS = { x: 196, y: 136 };
/** How many degrees of the ring stay free on both sides of a seat. */
const GAP = 3;
const TIP = 7;
const THINNEST = 4;
const THICKEST = 14;

/** Where the others sit, clockwise from the viewer's left, by how many they are. */
export const SLOTS: Record<number, ("left" | "top" | "right")[]> = {
  1: ["top"],
  2: ["left", "right"],
  3: ["left", "top", "right"],
  4: ["left", "top", "top", "right"],
  5: ["left", "top", "top", "top", "right"],
};

/** The angle at which each seat sits, counted clockwise from the one below; in degrees, 90 is below. */
export function angles(seats: number): number[] {
  const slots = SLOTS[seats - 1] ?? [];
  const tops = slots.filter((slot) => slot === "top").length;
  let top = 0;
  return [
    90,
    ...slots.map((slot) => {
      if (slot === "left") return 180;
      if (slot === "right") return 360;
      top += 1;
      return 270 + (tops === 1 ? 0 : ((top - 1) / (tops - 1) - 0.5) * (tops === 2 ? 50 : 76));
    }),
  ];
}

function at(angle: number): { x: number; y: number } {
  const turned = (angle * Math.PI) / 180;
  return { x: CENTRE.x + RADIUS.x * Math.cos(turned), y: CENTRE.y + RADIUS.y * Math.sin(turned) };
}

/** The running attack from its first victim to its present one, out of the log. */
export function stepsOf(scene: Scene): AttackStep[] {
  const attack = scene.counters("bridge_over").attack;
  if (attack === null) return [];
  const last = scene.lines.findLastIndex((line) => ATTACKS.has(line.kind));
  const led: Line[] = last < 0 ? [] : scene.causes(last).filter((line) => ATTACKS.has(line.kind));
  if (led.length === 0) return [{ by: attack.by, on: attack.on, cards: attack.cards }];
  return led.map((line) => ({ by: line.seat, on: line.whom, cards: line.number }));
}

interface RingProps {
  scene: Scene;
  clockwise: boolean;
  steps: AttackStep[];
  label: string;
}

export function Ring({ scene, clockwise, steps, label }: RingProps) {
  const count = scene.view.seats;
  const anchors = angles(count);
  const place = (seat: number) => anchors[(seat - scene.me + count) % count]!;
  const arcs = steps.map((step, number) => arc(place(step.by), place(step.on), clockwise, number, steps.length));
  return (
    <>
      <svg viewBox="0 0 420 300" preserveAspectRatio="none" role="img" aria-label={label}>
        <ellipse class="way" cx={CENTRE.x} cy={CENTRE.y} rx={RADIUS.x} ry={RADIUS.y} />
        {(steps.length > 0 ? [] : anchors).map((anchor, number) => (
          <Chevron key={number} angle={between(anchor, anchors[(number + 1) % count]!)} clockwise={clockwise} />
        ))}
        {arcs.map((one, number) => (
          <path key={number} class="run" d={one.path} stroke-width={one.width} />
        ))}
        {arcs.length > 0 && <path class="tip" d={arcs.at(-1)!.tip} />}
      </svg>
      {arcs.map((one, number) => {
        const cards = steps[number]!.cards;
        if (cards === 0) return null;
        const style = { left: `${(one.middle.x / 420) * 100}%`, top: `${(one.middle.y / 300) * 100}%` };
        return (
          <span key={number} class={number === arcs.length - 1 ? "step now" : "step"} style={style} aria-hidden="true">
            <Figure>{cards}</Figure>
          </span>
        );
      })}
    </>
  );
}

/** The angle half way from one seat to the next, clockwise. */
function between(from: number, to: number): number {
  return from + ((((to - from) % 360) + 360) % 360 || 360) / 2;
}

function Chevron({ angle, clockwise }: { angle: number; clockwise: boolean }) {
  const { x, y } = at(angle);
  const ahead = at(angle + (clockwise ? 2 : -2));
  const turned = (Math.atan2(ahead.y - y, ahead.x - x) * 180) / Math.PI;
  return <path class="chevron" d="M-4 -5 L3 0 L-4 5" transform={`translate(${x} ${y}) rotate(${turned})`} />;
}

function arc(from: number, to: number, clockwise: boolean, number: number, steps: number) {
  const way = clockwise ? 1 : -1;
  const length = ((((to - from) * way) % 360) + 360) % 360 || 360;
  const last = number === steps - 1;
  const begin = from + GAP * way;
  const end = from + (length - (last ? TIP + 1 : GAP)) * way;
  const half = from + (length / 2) * way;
  const a = at(begin);
  const b = at(end);
  const sweep = clockwise ? 1 : 0;
  const large = Math.abs(end - begin) > 180 ? 1 : 0;
  const width = steps === 1 ? 9 : THINNEST + ((THICKEST - THINNEST) * number) / (steps - 1);
  const point = at(from + (length - 2) * way);
  const back = at(end - way);
  const along = Math.atan2(point.y - back.y, point.x - back.x);
  const side = { x: -Math.sin(along) * (width + 4), y: Math.cos(along) * (width + 4) };
  return {
    path: `M${a.x} ${a.y} A${RADIUS.x} ${RADIUS.y} 0 ${large} ${sweep} ${b.x} ${b.y}`,
    tip: `M${point.x} ${point.y} L${back.x + side.x} ${back.y + side.y} L${back.x - side.x} ${back.y - side.y} Z`,
    middle: at(half),
    width,
  };
}
