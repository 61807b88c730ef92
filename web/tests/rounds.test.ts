import { expect, test } from "vitest";
import type { Line } from "../src/protocol";
import { roundOfTurn, roundsOf } from "../src/table/rounds";
import { startBrowser } from "./fake-browser";

startBrowser();
const { afterText } = await import("../src/review/after");
const { learn, learnMore } = await import("../src/words");

const line = (kind: string, number = 0) => ({ kind, number }) as unknown as Line;
const LOG = [line("round", 1), line("is_dealt"), line("turn", 1), line("turn", 2), line("round", 2), line("is_dealt"), line("turn", 3), line("round", 3)];
const BOARD = { beginsRound: (one: Line) => one.kind === ("round" as Line["kind"]) };

test("each round has its line and its first turn, once that has begun", () => {
  expect(roundsOf(LOG, BOARD)).toEqual([
    { number: 1, line: 0, turn: 1 },
    { number: 2, line: 4, turn: 3 },
  ]);
  expect(roundsOf(LOG, {})).toEqual([]);
});

test("a turn is in the round that began before it", () => {
  const rounds = roundsOf(LOG, BOARD);
  expect([0, 1, 2, 3, 9].map((turn) => roundOfTurn(rounds, turn))).toEqual([0, 1, 1, 2, 2]);
});

test("a review says the round only where there are several", async () => {
  await learn("en");
  learnMore("en", "review-after = after { $turn } turns\nreview-after-round = round { $round }, after { $turn } turns\n");
  expect(afterText(roundsOf(LOG, BOARD), 3)).toBe("round 2, after 3 turns");
  expect(afterText([], 3)).toBe("after 3 turns");
});
