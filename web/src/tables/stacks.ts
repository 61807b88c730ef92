// The cards of a hand in order, equal ones as one.
import type { Card } from "../protocol";
import type { Scene } from "../scene";

export interface Stack {
  /** The card that is drawn. */
  card: Card;
  count: number;
  /** The options that its cards are; none where they cannot be chosen. */
  options: readonly number[];
}

/** Cards sorted by `rank`, number by number, and by name; of those that look the same and can do the same there is one. */
export function stackCards(scene: Scene, cards: readonly Card[], optionOf: (card: Card) => number, rank: (face: string) => readonly number[]): Stack[] {
  const found = new Map<string, { card: Card; count: number; options: Set<number> }>();
  for (const card of cards) {
    const option = optionOf(card);
    const why = option < 0 ? (scene.blocked(card)?.rule ?? "") : scene.mine!.options[option]!.verb;
    const word = option < 0 ? "" : scene.mine!.options[option]!.word;
    const what = `${card.face} ${option >= 0} ${why} ${word}`;
    const stack = found.get(what) ?? { card, count: 0, options: new Set<number>() };
    stack.count += 1;
    if (option >= 0) stack.options.add(option);
    found.set(what, stack);
  }
  return [...found.values()]
    .map(({ card, count, options }) => ({ card, count, options: [...options] }))
    .sort((a, b) => compareRanks(rank(a.card.face), rank(b.card.face)) || scene.card(a.card.face).localeCompare(scene.card(b.card.face)));
}

/** Which of two ranks goes before: negative for the first. */
export function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [place, number] of one.entries()) if (number !== other[place]) return number - (other[place] ?? 0);
  return 0;
}
