// The page of a puzzle: what it offers and says as the puzzle stands, and what its keys do.
import { expect, test } from "vitest";
import type { PuzzleStand } from "../src/protocol";
import { commandOf } from "../src/puzzles/puzzle-keys";
import { placeInSolution, taskState, waysFrom } from "../src/puzzles/task-state";
import { said } from "./samples";

const solution = { line: [[0], [1], [2]], right: [said("Witch")], reason: said("It draws.") };

/** A puzzle of that kind, with no more of it than what matters here. */
function stand(kind: string, more: object = {}): PuzzleStand {
  return { puzzle: { name: "p", title: said(""), task: said(""), game: "dominion", kind }, line: [], own: [], over: false, solved: false, wrong: false, more: true, reason: said(""), ...more } as unknown as PuzzleStand;
}

test("a form is shown until the puzzle is solved or its solution is shown, but the outcomes stay in sight", () => {
  const forms = (more: object, shown: typeof solution | null) => ["line", "ways", "answers", "which"].map((kind) => taskState(stand(kind, more), shown).form);
  expect(forms({}, null)).toEqual(["", "ways", "answers", "outcomes"]);
  expect(forms({ solved: true }, null)).toEqual(["", "", "", "outcomes"]);
  expect(forms({}, solution)).toEqual(["", "", "", "outcomes"]);
});

test("the reason is given once the puzzle is solved or its solution is shown, and that of the solution counts", () => {
  expect(taskState(stand("line", { reason: said("Early.") }), null).reason).toBe(null);
  expect(taskState(stand("line", { reason: said("So."), solved: true }), null).reason).toEqual(said("So."));
  expect(taskState(stand("line", { reason: said("So.") }), solution).reason).toEqual(said("It draws."));
  expect(taskState(stand("line", { solved: true }), null).reason).toBe(null);
});

test("nobody who has been shown the solution reads that they have solved it, nor that they are wrong", () => {
  expect(taskState(stand("line", { solved: true, over: true }), solution)).toMatchObject({ solved: false, done: true, over: false, moreHints: false });
  expect(taskState(stand("which", { wrong: true }), solution).wrong).toBe(false);
  expect(taskState(stand("which", { wrong: true }), null).wrong).toBe(true);
});

test("an attempt that is over without the goal says so, except where an outcome is asked for", () => {
  expect(taskState(stand("line", { over: true }), null)).toMatchObject({ over: true, done: false, moreHints: true });
  expect(taskState(stand("line", { over: true, solved: true }), null).over).toBe(false);
  expect(taskState(stand("which", { over: true }), null).over).toBe(false);
});

test("the step before is the last answer of the solver's own, so that the replies to it go with it", () => {
  expect(placeInSolution(stand("line", { line: [[0], [1], [2]], own: [0, 2] }), 3)).toEqual({ at: 3, before: 2 });
  expect(placeInSolution(stand("line", { line: [[0], [1]], own: [0] }), 3)).toEqual({ at: 2, before: 0 });
  expect(placeInSolution(stand("line"), 3)).toEqual({ at: 0, before: 0 });
  // Somebody who has gone further than the solution stands at its end.
  expect(placeInSolution(stand("line", { line: [[0], [1], [2], [3]], own: [0, 1, 3] }), 3)).toEqual({ at: 3, before: 1 });
});

test("the brackets go through a solution that is shown, as far as it goes, and else do what they do at a table", () => {
  const half = stand("line", { line: [[0], [1]], own: [0, 1] });
  expect(commandOf("]", half, solution)).toEqual({ does: "step", to: 3 });
  expect(commandOf("[", half, solution)).toEqual({ does: "step", to: 1 });
  expect(commandOf("]", stand("line", { line: [[0], [1], [2]], own: [0, 1, 2] }), solution)).toEqual({ does: "table" });
  expect(commandOf("]", half, null)).toEqual({ does: "table" });
  expect(commandOf("[", half, null)).toEqual({ does: "table" });
});

test("`u` takes back, and the keys for points and for the table itself do nothing", () => {
  expect(["u", "t", "b", "Enter"].map((key) => commandOf(key, stand("line"), null).does)).toEqual(["take-back", "nothing", "nothing", "table"]);
});

test("only a whole number of at most six digits is one of ways", () => {
  expect(["12", "0", "", "-1", "1.5", "1234567"].map(waysFrom)).toEqual([12, 0, null, null, null, null]);
});
