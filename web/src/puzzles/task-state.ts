// What the page of a puzzle offers and says, as the puzzle stands; without any picture, so that each case can be tested.
import type { PuzzleStand, Text } from "../protocol";
import type { Solution } from "./puzzle";

/** What there is to say and to press beside the table of a puzzle. */
export interface TaskState {
  /** Whether the goal is reached, and not because the solution is shown. */
  solved: boolean;
  /** Whether there is nothing more to find out: it is solved, or the solution is shown. */
  done: boolean;
  /** The form in which the puzzle is answered, where that is not done at the table; "" for none. */
  form: "outcomes" | "ways" | "answers" | "";
  /** Whether what was said last is wrong. */
  wrong: boolean;
  /** Whether the attempt is over and the goal is not reached. */
  over: boolean;
  /** Why the solution is one, null as long as it is not known. */
  reason: Text | null;
  /** Whether there are more hints to ask for. */
  moreHints: boolean;
}

/** solution: the one that is shown, null for none. */
export function taskState(now: PuzzleStand, solution: Solution | null): TaskState {
  const { kind } = now.puzzle;
  const solved = now.solved && solution === null;
  const done = solved || solution !== null;
  const reason = solution?.reason ?? now.reason;
  // The outcomes stay in sight, so that one can compare them with the reason.
  const form = kind === "which" ? "outcomes" : !done && (kind === "ways" || kind === "answers") ? kind : "";
  return {
    solved,
    done,
    form,
    wrong: now.wrong && solution === null,
    over: now.over && !done && kind !== "which",
    reason: done && reason.en !== "" ? reason : null,
    moreHints: now.more && !done,
  };
}

/** Where one stands in the solution, of so many answers; and where the last answer of one's own before that was given, 0 for none. */
export function placeInSolution(now: PuzzleStand, length: number): { at: number; before: number } {
  const at = Math.min(now.line.length, length);
  return { at, before: now.own.filter((place) => place < at).at(-1) ?? 0 };
}

/** How many ways somebody says that there are; null for what is no such number. */
export function waysFrom(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
