// Readers of a game's words that misspell one: tsc says so for each, since it reports an error that is expected and is not there.
// Nothing of it is run.
import type { DominionQuestionKind, InnovationLineKind, Line, Option, Question } from "../src/protocol";

export function readsALine(line: Line): boolean {
  // @ts-expect-error mistyped
  return line.kind === "trashs";
}

export function readsAQuestion(ask: Question, option: Option): boolean {
  // @ts-expect-error mistyped
  const asked = ask.kind === "nihgt";
  // @ts-expect-error mistyped
  return asked || option.verb === "end_trun";
}

// @ts-expect-error mistyped
export const PHASES: readonly DominionQuestionKind[] = ["action", "byu"];
// @ts-expect-error of another game
export const MELDS: ReadonlySet<InnovationLineKind> = new Set<InnovationLineKind>(["melds", "gains"]);
