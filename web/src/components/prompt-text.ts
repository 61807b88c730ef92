// Which words the slip has for a question; without any picture, so that each case can be tested.
import type { Notice, Option, Question } from "../protocol";

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

/** The message under the seal of who decides; "" where nobody waits for them. */
export function stanceOf({ question, viewer, past }: Omit<Seen, "handed">): "" | "slip-decides" | "slip-you-answer-for" | "slip-you-decide" {
  if (question === null || past) return "";
  if (!question.mine) return question.decider === viewer ? "" : "slip-decides";
  return question.owner === question.decider ? "slip-you-decide" : "slip-you-answer-for";
}

/** The notice that a bot plays for the viewer although they did not say so; null where none does. */
export function standInNotice(notices: readonly Notice[], you: number): Notice | null {
  const last = notices.findLast((notice) => notice.seat === you && notice.what !== "hint");
  return last !== undefined && (last.what === "time" || last.what === "away") ? last : null;
}

/** What the button says before anything is chosen: what it does with every option alike; "" where that depends on which. */
export function verbOfAll(verbs: readonly string[]): string {
  const [first = ""] = verbs;
  return verbs.every((verb) => verb === first) ? first : "";
}

/** How much of a hand the slip shows as pictures of its cards. hand: for each card its option, undefined for none. */
export function shareOfHand(hand: readonly (Option | undefined)[], pictured: (option: Option) => boolean): "whole" | "part" | undefined {
  const options = hand.filter((option) => option !== undefined);
  if (options.length === 0 || !options.every(pictured)) return undefined;
  return options.length === hand.length ? "whole" : "part";
}

/** The message that says how many are chosen: of a fixed number, of any number, or of at most a number. */
export function countOf(least: number, most: number, options: number): string {
  if (least === most) return "slip-count-of";
  return most >= options && options > 1 ? "slip-count-any" : "slip-count-most";
}
