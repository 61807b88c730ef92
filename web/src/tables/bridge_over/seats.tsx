// A seat of Bridge Over: how many cards and points, what is known of them, what lies in front.
import { optionAttributesOf } from "../../components/option-attributes";
import { useTable } from "../../table/context";
import type { TableModel } from "../../table/table-model";
import { CardName } from "../../components/CardName";
import { Clock } from "../../components/Clock";
import { PlayerHead } from "../../components/CardButton";
import { showCard } from "../../components/dialogs";
import { PlayerName, seatStatus } from "../../components/SeatStatus";
import { Key, Seal, Marked } from "../../components/symbols";
import { localized, type Scene } from "../../scene";
import { say } from "../../words";
import type { SceneProps } from "../board";
import { inkOf, PublicCard } from "./cards";
import { stepsOf } from "./ring";

const BACKS_SHOWN = 9;

/** Somebody else's seat: how many cards, how many points, what lies in front. */
export function Place({ scene, seat, slot }: SceneProps & { seat: number; slot: string }) {
  const count = scene.zone("hand", seat).count;
  const option = scene.mine?.options.findIndex((one) => one.verb === "player" && one.seat === seat) ?? -1;
  const shown = scene.cards("hand", seat);
  return (
    <section class={`seat ${slot}`} data-seat={seat} aria-label={scene.name(seat)}>
      <Backs count={count} />
      <Head scene={scene} seat={seat} option={option} />
      <p class="cnt">
        <Marked text={say("bridge_over-counts", { cards: count, points: scene.counters("bridge_over").points[seat] ?? 0 })} /> <Clock seat={seat} />
      </p>
      {shown.length > 0 && (
        <p class="known">
          <Named scene={scene} faces={shown.map((card) => card.face)} />
        </p>
      )}
      <Known scene={scene} seat={seat} />
      <Fronts scene={scene} seat={seat} style="fr" />
    </section>
  );
}

/** The seal and the name, pressed where the question is which player. */
function Head({ scene, seat, option }: SceneProps & { seat: number; option: number }) {
  const table = useTable();
  return (
    <PlayerHead option={option}>
      <Seal scene={scene} seat={seat} size="l" />
      <PlayerName scene={scene} seat={seat} doing={doing(table, scene, seat)} />
    </PlayerHead>
  );
}

/** What a seat does, or what has been done to it. */
function doing(table: TableModel, scene: Scene, seat: number): string {
  const bound = scene.counters("bridge_over").bound[seat] ?? 0;
  if (bound > 0) return say("bridge_over-bound", { turns: bound });
  const attack = scene.counters("bridge_over").attack;
  const steps = stepsOf(scene);
  if (attack !== null && attack.on === seat) return say("bridge_over-is-attacked");
  if (steps[0]?.by === seat) return say("bridge_over-attacked-first");
  if (steps.some((step) => step.by === seat)) return say("bridge_over-passed-on");
  const status = seatStatus(scene.game, scene.seats[seat]);
  if (status !== "") return status;
  return scene.counters("bridge_over").turn === seat && !scene.counters("bridge_over").over && !table.state.isOver(scene) ? say("bridge_over-to-act") : "";
}

export function Backs({ count }: { count: number }) {
  const shown = Math.min(count, BACKS_SHOWN);
  return (
    <span class="backs" role="img" aria-label={say("bridge_over-cards", { cards: count })}>
      {Array.from({ length: shown }, (_, place) => (
        <i key={place} class="down" style={{ "--r": (place - (shown - 1) / 2) * Math.min(1, 5 / shown) }} />
      ))}
    </span>
  );
}

/** Cards by their names, each of which can be read. */
function Named({ scene, faces }: SceneProps & { faces: readonly string[] }) {
  return (
    <>
      {faces.map((face, place) => (
        <span key={place}>
          {place > 0 && say("list-comma")}
          <CardName scene={scene} face={face} ink={inkOf(face)} />
        </span>
      ))}
    </>
  );
}

/** Cards that everybody has seen go into a hand. */
function Known({ scene, seat }: SceneProps & { seat: number }) {
  const known = scene.zone("hand", seat).known;
  if (known.length === 0) return null;
  return (
    <p class="known">
      {say("bridge_over-known")} <Named scene={scene} faces={known} />
    </p>
  );
}

/** The public cards in front of a seat, equal ones once. */
export function Fronts({ scene, seat, style }: SceneProps & { seat: number; style: string }) {
  const table = useTable();
  const counts = new Map<string, number>();
  for (const card of scene.cards("front", seat)) counts.set(card.face, (counts.get(card.face) ?? 0) + 1);
  if (counts.size === 0) return style === "fr" ? <div class="fr" /> : null;
  return (
    <div class={style}>
      {[...counts].map(([face, count]) => {
        const card = scene.cards("front", seat).find((one) => one.face === face)!;
        const option = seat === scene.me ? scene.optionOf(card, "release") : -1;
        const on = option >= 0 && table.selection.picks.value.includes(option);
        return (
          <button
            key={face}
            type="button"
            class={["pubc", option >= 0 && "legal", on && "on"].filter(Boolean).join(" ")}
            data-face={face}
            {...optionAttributesOf(option, on)}
            onClick={() => (option >= 0 ? table.pick(option) : showCard(face))}
          >
            <PublicCard scene={scene} face={face} count={count} mine={seat === scene.viewer} />
            {option >= 0 && <Key>{table.selection.keyOf(option)}</Key>}
            {option >= 0 && <span class="vh">{localized(scene.mine!.options[option]!.label)}</span>}
          </button>
        );
      })}
    </div>
  );
}
