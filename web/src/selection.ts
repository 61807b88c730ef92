// An answer while it is being put together: keys for the options, and what has been chosen so far.
import { computed, signal } from "@preact/signals";
import type { Option, Question } from "./protocol";
import { localized } from "./scene";

/** Letters that never stand for an option, because they are commands. */
const COMMANDS = "bhuilwqt";
/** The two answers that are the same in all games. */
const ANSWERS: Readonly<Record<string, string>> = { yes: "y", no: "n" };
const KEYS = [..."1234567890abcdefghijklmnopqrstuvwxyz"].filter((key) => !COMMANDS.includes(key));
/** From how many options on there is a box to search among them. */
const MANY = 20;

export const asked = signal<Question | null>(null);
export const picks = signal<readonly number[]>([]);
export const filter = signal("");
/** The option under the arrow keys, -1 for none. */
export const cursor = signal(-1);

/** Whether this question is answered by hand, whatever is settled for such questions. */
export const byHand = signal(false);

/** Numbers of the options that the filter leaves; their places here have the keys. */
export const shown = computed<readonly number[]>(() => {
  const options = asked.value?.options ?? [];
  const wanted = plain(filter.value);
  return options.flatMap((option, number) => (plain(localized(option.label)).includes(wanted) ? [number] : []));
});

export const searchable = computed(() => (asked.value?.options.length ?? 0) > MANY);

/** The least and the greatest number, where one is named instead of chosen among options; else null. */
export const range = computed<readonly [number, number] | null>(() => {
  const [least, most] = asked.value?.numbers ?? [];
  return least === undefined || most === undefined ? null : [least, most];
});

/** Name a number, as it was typed; what is no number of those takes back what was named. */
export function nameNumber(typed: string): void {
  const written = typed.normalize("NFKC").trim();
  const number = /^\d{1,10}$/.test(written) ? Number(written) : -1;
  const [least, most] = range.value ?? [0, -1];
  picks.value = number >= least && number <= most ? [number - least] : [];
}

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
  allot();
}

/** Another game begins: no card has a key from the last one. */
export function forgetKeys(): void {
  allotted.value = new Map();
}

export function clear(): void {
  picks.value = [];
  filter.value = "";
}

/** What a game says of its keys. */
export interface Keyboard {
  /** The key that an option always has at this table, "" for none of its own. */
  keyOf: (option: Option) => string;
  /** Keys that stand for these alone, and for no card of a hand. */
  reserved: string;
  /** Where an option stands among all: keys are given in that order. */
  order: (option: Option) => number;
}

export const keyboard = signal<Keyboard>({ keyOf: () => "", reserved: "", order: () => 0 });

/** The table has been set up: the keys of the question that is put are given anew. */
export function layKeys(keys: Keyboard): void {
  keyboard.value = keys;
  allotted.value = new Map();
  allot();
}

/** The keys that cards have in this game, by what they are to the players; those that were asked about last stand last. */
const allotted = signal<ReadonlyMap<string, string>>(new Map());

/** What an option is to the players: a card in its place, the same for equal ones; "" for what is no card. */
export function thing(option: Option): string {
  return option.face === "" || option.zone === "" ? "" : `${option.zone} ${option.face}`;
}

function fixed(option: Option): string {
  return keyboard.value.keyOf(option) || (option.verb === "may" ? (ANSWERS[option.word] ?? "") : "");
}

/** Give keys to the cards that have none yet in this game. A card keeps its own, and no other one gets it, as long as there
 * are keys; then the card that was not asked about for the longest time gives its own away. */
function allot(): void {
  const ask = asked.value;
  if (ask === null || ask.options.length > MANY) return;
  const now = new Map(allotted.value);
  const here = new Set(ask.options.map(thing));
  for (const what of here) {
    const key = now.get(what);
    if (key !== undefined && now.delete(what)) now.set(what, key);
  }
  const free = KEYS.filter((key) => !keyboard.value.reserved.includes(key) && !Object.values(ANSWERS).includes(key) && ![...now.values()].includes(key));
  const ranked = ask.options.map((option) => ({ option, place: keyboard.value.order(option) })).sort((a, b) => (a.place === b.place ? 0 : a.place - b.place));
  for (const { option } of ranked) {
    const what = thing(option);
    if (what === "" || now.has(what) || fixed(option) !== "") continue;
    const oldest = free.length === 0 ? [...now.keys()].find((one) => !here.has(one)) : undefined;
    const key = free.shift() ?? now.get(oldest ?? "");
    if (key === undefined) continue;
    if (oldest !== undefined) now.delete(oldest);
    now.set(what, key);
  }
  allotted.value = now;
}

/** Equal cards of one place whose choice means the same: they have one key, and stand on the slip once. */
export interface Stack {
  key: string;
  numbers: readonly number[];
}

/** What is shown, equal cards together, each with its key: its own, the one that it keeps, or the first that is left. */
export const stacks = computed<readonly Stack[]>(() => {
  const options = asked.value?.options ?? [];
  const found = new Map<string, number[]>();
  for (const number of shown.value) {
    const option = options[number]!;
    const what = thing(option) === "" ? `${number}` : `${option.verb} ${option.word} ${thing(option)}`;
    found.set(what, [...(found.get(what) ?? []), number]);
  }
  const all = [...found.values()];
  const keys = new Map<readonly number[], string>();
  const given = new Set<string>();
  const give = (numbers: readonly number[], key: string | undefined) => {
    if (key === undefined || key === "" || keys.has(numbers) || given.has(key)) return;
    keys.set(numbers, key);
    given.add(key);
  };
  for (const numbers of all) give(numbers, fixed(options[numbers[0]!]!));
  const { reserved } = keyboard.value;
  // What a game has keys for is in this question: what has none of its own does not get one of these.
  const busy = [...given].some((key) => reserved.includes(key));
  for (const numbers of all) give(numbers, allotted.value.get(thing(options[numbers[0]!]!)));
  const left = KEYS.filter((key) => !given.has(key) && !(busy && reserved.includes(key)));
  for (const numbers of all) if (!keys.has(numbers)) give(numbers, left.shift());
  return all.map((numbers) => ({ key: keys.get(numbers) ?? "", numbers }));
});

function stackOf(number: number): Stack | undefined {
  return stacks.value.find((stack) => stack.numbers.includes(number));
}

/** The key of an option, "" where there is none. */
export function keyOf(number: number): string {
  return stackOf(number)?.key ?? "";
}

/** The options with this key: none, one, or equal ones. */
export function optionsWith(key: string): readonly number[] {
  return stacks.value.find((stack) => stack.key === key)?.numbers ?? [];
}

/** Of equal options, the one that the next press chooses; -1 where no more can be chosen, and all are given back. */
export function next(numbers: readonly number[]): number {
  const ask = asked.value;
  const free = numbers.find((number) => !picks.value.includes(number));
  if (ask === null || free === undefined) return -1;
  return ask.most > 1 && ask.together === "" && picks.value.length >= ask.most && numbers.some((number) => picks.value.includes(number)) ? -1 : free;
}

/** Give all of these back. */
export function giveBack(numbers: readonly number[]): void {
  picks.value = picks.value.filter((pick) => !numbers.includes(pick));
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

/** Whether this option is an answer by itself, and goes with no other. */
export function single(ask: Question, number: number): boolean {
  return (ask.least === 1 && ask.most === 1) || (ask.least <= 1 && ask.together !== "" && ask.options[number]?.verb !== ask.together);
}

/** The options that may be chosen all at once, as many as are allowed; none where that is not so. */
export function together(): readonly number[] {
  const ask = asked.value;
  if (ask === null || ask.together === "") return [];
  return ask.options.flatMap((option, number) => (option.verb === ask.together ? [number] : [])).slice(0, ask.most);
}

/** Look at the next or the last option. */
export function look(by: number): void {
  const all = stacks.value.map((stack) => stack.numbers[0]!);
  if (all.length === 0) return;
  const at = all.indexOf(stackOf(cursor.value)?.numbers[0] ?? -1);
  const to = at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by));
  cursor.value = all[to]!;
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
