// What one presses on a table itself: a card of one's own, or a player.
import type { ComponentChildren, VNode } from "preact";
import { cursor, keyOf, picks } from "../choosing";
import type { Card } from "../protocol";
import { told, type Scene } from "../scene";
import { pick } from "../sitting";
import { showCard } from "./sheets";
import { Key } from "./small";

/** The classes of a card that can be chosen, of one that is, and of one at which the keyboard is. */
const MARKS = { legal: "legal", chosen: "sel", at: "at" };

interface HeldProps {
  card: Card;
  /** The option that the card is, -1 for none. */
  option: number;
  blocked: ReturnType<Scene["blocked"]>;
  /** What a screen reader says of it. */
  label: string;
  marks?: typeof MARKS;
  /** Draws the card with these classes, and with this key. */
  draw: (look: string, key: string) => VNode;
  children?: ComponentChildren;
}

/** A card that answers the question where it can, and is looked at where it cannot. */
export function Held({ card, option, blocked, label, marks = MARKS, draw, children }: HeldProps) {
  const can = option >= 0;
  const on = can && picks.value.includes(option);
  const look = [can && marks.legal, on && marks.chosen, blocked !== null && "why-not", can && cursor.value === option && marks.at].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      class="held"
      data-face={card.face}
      data-rule={blocked?.rule}
      data-why={blocked === null ? undefined : told(blocked.reason)}
      aria-pressed={can ? on : undefined}
      aria-disabled={!can}
      onClick={() => (can ? pick(option) : showCard(card.face))}
    >
      {draw(look, can ? keyOf(option) : "")}
      {children}
      <span class="vh">{label}</span>
    </button>
  );
}

/** The head of a player: pressed where the question is which player, and `option` is this one; else just shown. */
export function PlayerHead({ option, children }: { option: number; children: ComponentChildren }) {
  if (option < 0) return <header>{children}</header>;
  const on = picks.value.includes(option);
  return (
    <button type="button" class={on ? "target on" : "target"} aria-pressed={on} onClick={() => pick(option)}>
      {children}
      <Key>{keyOf(option)}</Key>
    </button>
  );
}
