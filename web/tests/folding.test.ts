import { expect, test } from "vitest";
import { foldedLines } from "../src/parts/folding";
import type { Line } from "../src/protocol";

/** A line of a log, as much of it as is compared. */
function line(text: string, cause = -1, seat = 0): Line {
  return { kind: text, seat, whom: -1, number: 0, word: "", rule: "", cause, depth: 0, count: 0, text: { en: text, ja: text }, cards: [] };
}

test("equal lines in a row are one, with how often they are there", () => {
  const lines = [line("turn"), line("Copper", 0), line("Copper", 0), line("Copper", 0), line("Silver", 0)];
  expect(foldedLines(lines, 0)).toEqual([
    { index: 0, times: 1 },
    { index: 1, times: 3 },
    { index: 4, times: 1 },
  ]);
});

test("a line is folded with all that it led to", () => {
  const lines = [line("turn"), line("Copper", 0), line("+$1", 1), line("Copper", 0), line("+$1", 3)];
  expect(foldedLines(lines, 0)).toEqual([
    { index: 0, times: 1 },
    { index: 1, times: 2 },
    { index: 2, times: 2 },
  ]);
});

test("what led to something else is not the same, nor what another player does", () => {
  const lines = [line("turn"), line("Copper", 0), line("+$1", 1), line("Copper", 0), line("+$2", 3), line("Copper", 0, 1)];
  expect(foldedLines(lines, 0).map((row) => row.times)).toEqual([1, 1, 1, 1, 1, 1]);
});

test("lines before the first that is shown are left out", () => {
  const lines = [line("a"), line("b"), line("b")];
  expect(foldedLines(lines, 1)).toEqual([{ index: 1, times: 2 }]);
});
