// Which words the slip has for a question; without any picture, so that each case can be tested.
import type { Question } from "../protocol";

interface Seen {
  question: Question | null;
  viewer: number;
  /** An earlier moment is looked at. */
  past: boolean;
  /** A bot goes on in the viewer's seat. */
  handed: boolean;
}

/** Whether the viewer's own turn is at a moment that passes by itself, so that nobody sees by the time who was asked. */
function passes({ question, viewer, past }: Seen): boolean {
  return question !== null && !question.mine && !past && question.decider === viewer;
}

/** The message above the options; "" for the question's own words. */
export function headlineOf(seen: Seen): string {
  if (seen.handed) return "hand-goes-on";
  if (seen.question === null) return seen.past ? "slip-past" : "slip-over";
  return passes(seen) ? "slip-passes" : "";
}

/** The message that says how many are chosen: of a fixed number, of any number, or of at most a number. */
export function countOf(least: number, most: number, options: number): string {
  if (least === most) return "slip-count-of";
  return most >= options && options > 1 ? "slip-count-any" : "slip-count-most";
}
