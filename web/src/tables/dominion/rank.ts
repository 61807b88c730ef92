// The order in which cards of Dominion are shown where it is up to the page.

/** Actions lie first, then what else is played, then what is not; the dearest first. */
const SORTS = ["action", "night", "treasure", "victory", "curse"];

interface Ranked {
  types: readonly string[];
  cost: readonly [number, number, number];
}

export function rank(info: Ranked): number[] {
  const sort = SORTS.findIndex((type) => info.types.includes(type));
  return [sort < 0 ? SORTS.length : sort, -info.cost[0], -info.cost[1], -info.cost[2]];
}

export function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}
