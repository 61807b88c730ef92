import { expect, test } from "vitest";
import { spacedOut } from "../src/review/spacing";

test("numbers stand apart, however unevenly turns lie along a game", () => {
  expect(spacedOut([0, 0.01, 0.02, 0.1, 0.11, 0.5], 0.07)).toEqual([true, false, false, true, false, true]);
});

test("where all have room, all are told", () => {
  expect(spacedOut([0, 0.25, 0.5], 0.07)).toEqual([true, true, true]);
  expect(spacedOut([], 0.07)).toEqual([]);
});
