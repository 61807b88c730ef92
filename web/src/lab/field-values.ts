// What is typed or chosen in a field of a situation, as the scenario format has it; undefined for what a field left empty means.
import type { Value } from "./document";

/** The greatest count that a field takes. */
export const MOST = 999;

/** A word of the format; one that is a number is written as one. */
export function wordFrom(text: string): Value | undefined {
  return text === "" ? undefined : /^[0-9]+$/.test(text) ? Number(text) : text;
}

/** The numbers of a list, whatever stands between them; a list without any is an empty one. */
export function numbersFrom(text: string): number[] | undefined {
  if (text.trim() === "") return undefined;
  return text.split(/[^0-9]+/).filter((part) => part !== "").map(Number);
}

/** A count, within what is allowed. number: the text as the field reads it, NaN for what is no number. */
export function countFrom(text: string, number: number): number | undefined {
  return text === "" ? undefined : Math.max(0, Math.min(MOST, Math.trunc(number || 0)));
}
