import { expect, test } from "vitest";
import { rowsOf, rowsTakenBack } from "../src/components/log-rows";
import type { Line } from "../src/protocol";

/** A line of a log, as much of it as matters for its row. */
function line(text: string, row: number, joined = ""): Line {
  const localized = (words: string) => ({ en: words, ja: words });
  return { kind: "turn", seat: 0, whom: -1, number: 0, word: "", rule: "", cause: -1, depth: 0, count: 0, text: localized(text), cards: [], row, joined: joined === "" ? null : localized(joined) };
}

const LOG = [line("turn", 0), line("Copper", 1), line("Copper", 1, "2 Copper"), line("+$2", 1, "2 Copper: +$2"), line("Silver", 4)];

test("lines that are told as one are one row, which says what its last line says", () => {
  expect(rowsOf(LOG, 0).map(({ first, last, text }) => [first, last, text.en])).toEqual([
    [0, 0, "turn"],
    [1, 3, "2 Copper: +$2"],
    [4, 4, "Silver"],
  ]);
});

test("a log that is shown from the middle of a row on begins with the whole row", () => {
  expect(rowsOf(LOG, 2).map(({ first, last }) => [first, last])).toEqual([
    [1, 3],
    [4, 4],
  ]);
});

test("a log whose last row still grows", () => {
  expect(rowsOf(LOG.slice(0, 3), 0).at(-1)!.text.en).toBe("2 Copper");
  expect(rowsOf([], 0)).toEqual([]);
  expect(rowsOf([], -1)).toEqual([]);
});

test("what is taken back is the player's own rows from that line on, without the heads of turns", () => {
  const isHead = (one: Line) => one.text.en === "turn";
  const first = (from: number, seat = 0, lines = LOG) => rowsTakenBack(lines, from, seat, isHead).map((row) => row.first);
  expect(first(0)).toEqual([1, 4]);
  // A row that begins before that line stays.
  expect(first(2)).toEqual([4]);
  expect(first(0, 1)).toEqual([]);
  expect(first(0, 0, [...LOG, { ...line("Gold", 5), seat: 1 }])).toEqual([1, 4]);
  expect(first(-1)).toEqual([]);
});
