// An answer while it is being put together: keys for the options, and what has been chosen so far.
import { computed, signal } from "@preact/signals";
import type { Option, Question } from "./protocol";
import { told } from "./scene";

/** Letters that never stand for an option, because they are commands; the same as in the terminal. */
const COMMANDS = "uhilwqst";
/** The keys that a game gives to what lies on its table: one of them is never lent to something else there. */
export const FIXED = "12345pk67890abdfg";
const KEYS = [..."1234567890abcdefghijklmnopqrstuvwxyz"].filter((key) => !COMMANDS.includes(key));
/** From so many options on there is a box to search among them. */
const MANY = 20;

export const asked = signal<Question | null>(null);
export const picks = signal<readonly number[]>([]);
export const filter = signal("");
/** The option under the arrow keys, -1 for none. */
export const cursor = signal(-1);

/** Numbers of the options that the filter leaves; their places here have the keys. */
export const shown = computed<readonly number[]>(() => {
  const options = asked.value?.options ?? [];
  const wanted = plain(filter.value);
  return options.flatMap((option, number) => (plain(told(option.label)).includes(wanted) ? [number] : []));
});

export const searchable = computed(() => (asked.value?.options.length ?? 0) > MANY);

/** Whether what is chosen is an answer. */
export const complete = computed(() => {
  const ask = asked.value;
  return ask !== null && picks.value.length >= ask.least && picks.value.length <= ask.most;
});

/** Put another question, or none; what was chosen for the last one is given back. */
export function put(ask: Question | null): void {
  asked.value = ask;
  clear();
  cursor.value = -1;
}

export function clear(): void {
  picks.value = [];
  filter.value = "";
}

/** The key that an option always has at this table, "" for none of its own; a game may say so. */
export const own = signal<(option: Option) => string>(() => "");

/** The keys of the options that are shown: those with keys of their own have these, the others what is left, in their order. */
const keys = computed<ReadonlyMap<number, string>>(() => {
  const options = asked.value?.options ?? [];
  const found = new Map<number, string>();
  for (const number of shown.value) {
    const key = own.value(options[number]!);
    if (key !== "" && ![...found.values()].includes(key)) found.set(number, key);
  }
  const given = [...found.values()];
  const piles = given.some((key) => FIXED.includes(key));
  const left = KEYS.filter((key) => !given.includes(key) && !(piles && FIXED.includes(key)));
  for (const number of shown.value) if (!found.has(number)) found.set(number, left.shift() ?? "");
  return found;
});

/** The key of an option, "" where there is none. */
export function keyOf(number: number): string {
  return keys.value.get(number) ?? "";
}

/** The option with this key, -1 if there is none. */
export function optionWith(key: string): number {
  return [...keys.value].find(([, its]) => its === key)?.[0] ?? -1;
}

/** Choose an option, or give it back. Returns whether that leaves it chosen. */
export function toggle(number: number): boolean {
  const ask = asked.value;
  if (ask === null || ask.options[number] === undefined) return false;
  if (picks.value.includes(number)) {
    picks.value = picks.value.filter((pick) => pick !== number);
    return false;
  }
  const apart = ask.together !== "" && [...picks.value, number].some((pick) => ask.options[pick]!.verb !== ask.together);
  if (ask.most === 1 || apart) picks.value = [number];
  else if (picks.value.length < ask.most) picks.value = [...picks.value, number];
  else return false;
  return true;
}

/** The options that may be chosen all at once, as many as are allowed; none where that is not so. */
export function together(): readonly number[] {
  const ask = asked.value;
  if (ask === null || ask.together === "") return [];
  return ask.options.flatMap((option, number) => (option.verb === ask.together ? [number] : [])).slice(0, ask.most);
}

/** Look at the next or the last option. */
export function look(by: number): void {
  const all = shown.value;
  if (all.length === 0) return;
  const at = all.indexOf(cursor.value);
  const to = at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by));
  cursor.value = all[to]!;
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
