// The keys of a puzzle: `u` takes back, `[` and `]` go through the solution; the rest is as at a table.
import type { PuzzleStand } from "../protocol";
import type { Solution } from "./puzzle";
import { placeInSolution } from "./task-state";

/** What a key does: something of the puzzle, nothing, or what it does at any table. */
export type KeyCommand = { does: "take-back" } | { does: "step"; to: number } | { does: "nothing" } | { does: "table" };

/** What a key does at a puzzle as it stands. solution: the one that is shown, null for none. */
export function commandOf(key: string, now: PuzzleStand, solution: Solution | null): KeyCommand {
  if (key === "u") return { does: "take-back" };
  if (solution !== null) {
    const { at, before } = placeInSolution(now, solution.line.length);
    if (key === "[") return { does: "step", to: before };
    if (key === "]" && at < solution.line.length) return { does: "step", to: at + 1 };
  }
  // A puzzle counts no points, and nothing stands in the place of its table.
  return { does: key === "t" || key === "b" ? "nothing" : "table" };
}
