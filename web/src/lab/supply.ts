// The piles of a situation's supply, as a list to change: a situation has only their names where all are as large as usual.
import type { Value } from "./document";

/** How a pile is written that is as large as usual, beside others that are not. */
const USUAL = "usual";

/** A pile: its name, and how many cards it has, or which; undefined for as many as usual. */
export interface Pile {
  name: string;
  content: Value | undefined;
}

/** The piles that a situation has. */
export function pilesOf(value: Value | undefined): Pile[] {
  if (Array.isArray(value)) return value.map((name) => ({ name: String(name), content: undefined }));
  return Object.entries((value ?? {}) as Record<string, Value>).map(([name, content]) => ({ name, content }));
}

/** How these piles are written in a situation; undefined for none. */
export function supplyOf(piles: readonly Pile[]): Value | undefined {
  if (piles.length === 0) return undefined;
  const usual = piles.every(({ content }) => content === undefined || content === USUAL);
  return usual ? piles.map(({ name }) => name) : Object.fromEntries(piles.map(({ name, content }) => [name, content ?? USUAL]));
}
