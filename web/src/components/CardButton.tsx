// What one presses on a table itself: a card of one's own, or a player.
import type { ComponentChildren, VNode } from "preact";
import type { Card } from "../protocol";
import { useTable } from "../table/context";
import { localized, type Scene } from "../scene";
import { optionAttributes } from "./option-attributes";
import { showCard } from "./dialogs";
import { Key } from "./symbols";

/** The classes of a card that can be chosen, of one that is, and of one at which the keyboard is. */
const MARKS = { legal: "legal", chosen: "sel", at: "at" };

interface CardButtonProps {
  card: Card;
  /** The option that the card is, none, or those of equal cards that lie there as one. */
  options: readonly number[];
  blocked: ReturnType<Scene["blocked"]>;
  /** What a screen reader says of it. */
  label: string;
  marks?: typeof MARKS;
  /** Draws the card with these classes, and with this key. */
  draw: (look: string, key: string) => VNode;
  children?: ComponentChildren;
}

/** A card that answers the question where it can, and is looked at where it cannot. */
export function CardButton({ card, options, blocked, label, marks = MARKS, draw, children }: CardButtonProps) {
  const table = useTable();
  const can = options.length > 0;
  const on = options.some((option) => table.selection.picks.value.includes(option));
  const look = [can && marks.legal, on && marks.chosen, blocked !== null && "why-not", options.includes(table.selection.cursor.value) && marks.at].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      class="held"
      data-face={card.face}
      data-rule={blocked?.rule || undefined}
      data-why={blocked === null ? undefined : localized(blocked.reason)}
      {...optionAttributes(options, on)}
      onClick={() => (can ? table.pickOf(options) : showCard(card.face))}
    >
      {draw(look, can ? table.selection.keyOf(options[0]!) : "")}
      {children}
      <span class="vh">{label}</span>
    </button>
  );
}

/** The head of a player: pressed where the question is which player, and `option` is this one; else just shown. */
export function PlayerHead({ option, children }: { option: number; children: ComponentChildren }) {
  const table = useTable();
  if (option < 0) return <header>{children}</header>;
  const on = table.selection.picks.value.includes(option);
  return (
    <button type="button" class={on ? "target on" : "target"} data-pick={option} aria-pressed={on} onClick={() => table.pick(option)}>
      {children}
      <Key>{table.selection.keyOf(option)}</Key>
    </button>
  );
}
