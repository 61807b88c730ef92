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
