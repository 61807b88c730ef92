// The order of cards in the trash, on mats and in hands.
import { expect, test } from "vitest";
import { rank } from "../src/tables/dominion/card-rank";
import { compareRanks } from "../src/tables/stacks";

const CARDS: Record<string, { types: string[]; cost: [number, number, number] }> = {
  copper: { types: ["treasure"], cost: [0, 0, 0] },
  gold: { types: ["treasure"], cost: [6, 0, 0] },
  estate: { types: ["victory"], cost: [2, 0, 0] },
  village: { types: ["action"], cost: [3, 0, 0] },
  market: { types: ["action"], cost: [5, 0, 0] },
  curse: { types: ["curse"], cost: [0, 0, 0] },
  harem: { types: ["treasure", "victory"], cost: [6, 0, 0] },
};

test("Actions come first, then Treasures, Victory cards and Curses, the dearest of each first", () => {
  const sorted = Object.keys(CARDS).sort((one, other) => compareRanks(rank(CARDS[one]!), rank(CARDS[other]!)));
  expect(sorted).toEqual(["market", "village", "gold", "harem", "copper", "estate", "curse"]);
});
