// The smallest parts: the seal of a seat, a key, a sign, a figure.
import type { ComponentChildren } from "preact";
import { keyNow } from "../keymap";
import type { Scene } from "../scene";

/** The first letter of a name, or its first character in Japanese. */
export function initial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? "·";
}

/** What stands on the seal of a seat: as much of the name as tells it from all others at the table. */
export function sealOf(scene: Scene, seat: number): string {
  const name = scene.name(seat);
  const first = initial(name);
  const same = scene.seats.flatMap((_, other) => (other !== seat && initial(scene.name(other)) === first ? [scene.name(other)] : []));
  if (same.length === 0) return first;
  const two = (one: string) => [...one.trim()].slice(0, 2).join("");
  return same.every((other) => two(other) !== two(name)) ? two(name) : `${first}${seat + 1}`;
}

interface SealProps {
  scene: Scene;
  seat: number;
  size?: "l" | "xl";
  /** In a list of what was, nobody is marked. */
  plain?: boolean;
}

/** A seat's mark; filled for the player who decides now, and for nobody else. */
export function Seal({ scene, seat, size, plain = false }: SealProps) {
  const now = scene.decider === seat && !scene.past && !plain;
  const whose = !plain && scene.question?.owner === seat && scene.decider !== seat;
  const sign = sealOf(scene, seat);
  const style = ["seal", size, now && "now", whose && "whose", [...sign].length > 1 && "two"].filter(Boolean).join(" ");
  return (
    <span class={style} aria-hidden="true">
      <span>{sign}</span>
    </span>
  );
}

/** Whose column or part it is: the mark of a player who does nothing just now, the name, and which bot plays. */
export function SeatName({ name, bot = "" }: { name: string; bot?: string }) {
  return (
    <>
      <span class="seal" aria-hidden="true">
        {initial(name)}
      </span>
      <span class="who">
        {name}
        {bot !== "" && <small>{bot}</small>}
      </span>
    </>
  );
}

export function Key({ children, open = false }: { children: ComponentChildren; open?: boolean }) {
  const key = typeof children === "string" ? keyNow(children) : children;
  const named = typeof key === "string" && key.length > 1;
  return <kbd class={["key", open && "o", named && "named"].filter(Boolean).join(" ")}>{key}</kbd>;
}

export function Sign({ name }: { name: string }) {
  return <i class={`sign s-${name}`} aria-hidden="true" />;
}

export function Figure({ children }: { children: ComponentChildren }) {
  return <b class="num">{children}</b>;
}

/** A sentence in which one figure is set large; the sentence marks its place by ‹ and ›. */
export function Marked({ text }: { text: string }) {
  return (
    <>
      {text.split(/‹([^›]*)›/).map((part, place) => (place % 2 === 1 ? <Figure key={place}>{part}</Figure> : part))}
    </>
  );
}
