// What is said of the answer that is being put together: how many options it has, and what the button that gives it says.
import type { Option, Question } from "../protocol";
import { say } from "../words";
import { verbOfAll } from "./prompt-text";

/** How many options an answer has at least and at most. numbered: a number is typed, so there may be more than there are options. */
export function limitsOf(ask: Question, numbered: boolean): { least: number; most: number } {
  return { least: ask.least, most: numbered ? ask.most : Math.min(ask.most, ask.options.length) };
}

/**
 * What the button says. Before anything is chosen that is what it does with every option alike, or that something must be chosen.
 * first: the option that was chosen first. verbFor: what the button says for an option, or for none.
 */
export function confirmText(ask: Question, first: Option | undefined, numbered: boolean, verbFor: (option: Option | undefined) => string): string {
  if (first !== undefined || numbered) return verbFor(first);
  return ask.least === 0 ? say("slip-none") : verbOfAll(ask.options.map(verbFor)) || say("slip-choose");
}
