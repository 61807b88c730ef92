// Which key stands for which option: a card keeps its own for the whole game.
import { signal } from "@preact/signals";
import type { Option, Question } from "../protocol";

/** Letters that never stand for an option, because they are commands. */
const COMMANDS = "bhuilwqt";
/** The two answers that are the same in all games. */
const ANSWERS: Readonly<Record<string, string>> = { yes: "y", no: "n" };
const KEYS = [..."1234567890abcdefghijklmnopqrstuvwxyz"].filter((key) => !COMMANDS.includes(key));
/** From how many options on there is a box to search among them. */
export const MANY = 20;

/** What a game says of its keys. */
export interface Keyboard {
  /** The key that an option always has at this table, "" for none of its own. */
  keyOf: (option: Option) => string;
  /** Keys that stand for these alone, and for no card of a hand. */
  reserved: string;
  /** Where an option stands among all: keys are given in that order. */
  order: (option: Option) => number;
}

/** What an option is to the players: a card in its place, the same for equal ones; "" for what is no card. */
export function thing(option: Option): string {
  return option.face === "" || option.zone === "" ? "" : `${option.zone} ${option.face}`;
}

/** The keys of one table. */
export class OptionKeys {
  private readonly keyboard = signal<Keyboard>({ keyOf: () => "", reserved: "", order: () => 0 });
  /** The keys that cards have in this game, by what they are to the players; those that were asked about last stand last. */
  private readonly kept = signal<ReadonlyMap<string, string>>(new Map());

  /** Take the keys of a game, and give those of the question that is put anew. */
  use(keys: Keyboard, ask: Question | null): void {
    this.keyboard.value = keys;
    this.forget();
    this.allot(ask);
  }

  /** Another game begins: no card has a key from the last one. */
  forget(): void {
    this.kept.value = new Map();
  }

  /** Give keys to the cards that have none yet in this game. A card keeps its own, and no other one gets it, as long as there
   * are keys; then the card that was not asked about for the longest time gives its own away. */
  allot(ask: Question | null): void {
    if (ask === null || ask.options.length > MANY) return;
    const { reserved, order } = this.keyboard.value;
    const now = new Map(this.kept.value);
    const here = new Set(ask.options.map(thing));
    for (const what of here) {
      const key = now.get(what);
      if (key !== undefined && now.delete(what)) now.set(what, key);
    }
    const free = KEYS.filter((key) => !reserved.includes(key) && !Object.values(ANSWERS).includes(key) && ![...now.values()].includes(key));
    const ranked = ask.options.map((option) => ({ option, place: order(option) })).sort((a, b) => (a.place === b.place ? 0 : a.place - b.place));
    for (const { option } of ranked) {
      const what = thing(option);
      if (what === "" || now.has(what) || this.fixed(option) !== "") continue;
      const oldest = free.length === 0 ? [...now.keys()].find((one) => !here.has(one)) : undefined;
      const key = free.shift() ?? now.get(oldest ?? "");
      if (key === undefined) continue;
      if (oldest !== undefined) now.delete(oldest);
      now.set(what, key);
    }
    this.kept.value = now;
  }

  /** The key of each option that stands for equal ones: its own, the one that it keeps, or the first that is left; "" for none. */
  of(options: readonly Option[]): string[] {
    const keys = new Map<Option, string>();
    const given = new Set<string>();
    const give = (option: Option, key: string | undefined) => {
      if (key === undefined || key === "" || keys.has(option) || given.has(key)) return;
      keys.set(option, key);
      given.add(key);
    };
    for (const option of options) give(option, this.fixed(option));
    const { reserved } = this.keyboard.value;
    // What a game has keys for is in this question: what has none of its own does not get one of these.
    const busy = [...given].some((key) => reserved.includes(key));
    for (const option of options) give(option, this.kept.value.get(thing(option)));
    const left = KEYS.filter((key) => !given.has(key) && !(busy && reserved.includes(key)));
    for (const option of options) if (!keys.has(option)) give(option, left.shift());
    return options.map((option) => keys.get(option) ?? "");
  }

  private fixed(option: Option): string {
    return this.keyboard.value.keyOf(option) || (option.verb === "may" ? (ANSWERS[option.word] ?? "") : "");
  }
}
