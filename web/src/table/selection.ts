// An answer while it is being put together: the options, and what has been chosen of them so far.
import { computed, signal } from "@preact/signals";
import type { Question } from "../protocol";
import { localized } from "../scene";
import { MANY, OptionKeys, thing } from "./option-keys";

/** Equal cards of one place whose choice means the same: they have one key, and stand on the slip once. */
export interface Stack {
  key: string;
  numbers: readonly number[];
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}

/** The options of a question that may be chosen all at once, as many as are allowed; none where that is not so. */
export function togetherOf(ask: Question): readonly number[] {
  return ask.together === "" ? [] : ask.options.flatMap((option, number) => (option.verb === ask.together ? [number] : [])).slice(0, ask.most);
}

/** What is chosen of the question that is put. */
export class Selection {
  readonly keys = new OptionKeys();
  readonly asked = signal<Question | null>(null);
  readonly picks = signal<readonly number[]>([]);
  readonly filter = signal("");
  /** The option under the arrow keys, -1 for none. */
  readonly cursor = signal(-1);

  /** Whether this question is answered by hand, whatever is settled for such questions. */
  readonly byHand = signal(false);

  /** Numbers of the options that the filter leaves; their places here have the keys. */
  readonly shown = computed<readonly number[]>(() => {
    const options = this.asked.value?.options ?? [];
    const wanted = plain(this.filter.value);
    return options.flatMap((option, number) => (plain(localized(option.label)).includes(wanted) ? [number] : []));
  });

  readonly searchable = computed(() => (this.asked.value?.options.length ?? 0) > MANY);

  /** The least and the greatest number, where one is named instead of chosen among options; else null. */
  readonly range = computed<readonly [number, number] | null>(() => {
    const [least, most] = this.asked.value?.numbers ?? [];
    return least === undefined || most === undefined ? null : [least, most];
  });

  /** Name a number, as it was typed; what is no number of those takes back what was named. */
  nameNumber(typed: string): void {
    const written = typed.normalize("NFKC").trim();
    const number = /^\d{1,10}$/.test(written) ? Number(written) : -1;
    const [least, most] = this.range.value ?? [0, -1];
    this.picks.value = number >= least && number <= most ? [number - least] : [];
  }

  /** Whether what is chosen is an answer. */
  readonly complete = computed(() => {
    const ask = this.asked.value;
    return ask !== null && this.picks.value.length >= ask.least && this.picks.value.length <= ask.most;
  });

  /** Put another question, or none; what was chosen for the last one is given back. */
  put(ask: Question | null): void {
    this.asked.value = ask;
    this.clear();
    this.cursor.value = -1;
    this.keys.allot(ask);
  }

  clear(): void {
    this.picks.value = [];
    this.filter.value = "";
  }

  /** What is shown, equal cards together, each with its key: its own, the one that it keeps, or the first that is left. */
  readonly stacks = computed<readonly Stack[]>(() => {
    const options = this.asked.value?.options ?? [];
    const found = new Map<string, number[]>();
    for (const number of this.shown.value) {
      const option = options[number]!;
      const what = thing(option) === "" ? `${number}` : `${option.verb} ${option.word} ${thing(option)}`;
      found.set(what, [...(found.get(what) ?? []), number]);
    }
    const all = [...found.values()];
    const keys = this.keys.of(all.map((numbers) => options[numbers[0]!]!));
    return all.map((numbers, place) => ({ key: keys[place]!, numbers }));
  });

  private stackOf(number: number): Stack | undefined {
    return this.stacks.value.find((stack) => stack.numbers.includes(number));
  }

  /** The key of an option, "" where there is none. */
  keyOf(number: number): string {
    return this.stackOf(number)?.key ?? "";
  }

  /** The options with this key: none, one, or equal ones. */
  optionsWith(key: string): readonly number[] {
    return this.stacks.value.find((stack) => stack.key === key)?.numbers ?? [];
  }

  /** Of equal options, the one that the next press chooses; -1 where no more can be chosen, and all are given back. */
  next(numbers: readonly number[]): number {
    const ask = this.asked.value;
    const free = numbers.find((number) => !this.picks.value.includes(number));
    if (ask === null || free === undefined) return -1;
    return ask.most > 1 && ask.together === "" && this.picks.value.length >= ask.most && numbers.some((number) => this.picks.value.includes(number)) ? -1 : free;
  }

  /** Give all of these back. */
  giveBack(numbers: readonly number[]): void {
    this.picks.value = this.picks.value.filter((pick) => !numbers.includes(pick));
  }

  /** Choose an option, or give it back. Returns whether that leaves it chosen. */
  toggle(number: number): boolean {
    const ask = this.asked.value;
    if (ask === null || ask.options[number] === undefined) return false;
    if (this.picks.value.includes(number)) {
      this.picks.value = this.picks.value.filter((pick) => pick !== number);
      return false;
    }
    const apart = ask.together !== "" && [...this.picks.value, number].some((pick) => ask.options[pick]!.verb !== ask.together);
    if (ask.most === 1 || apart) this.picks.value = [number];
    else if (this.picks.value.length < ask.most) this.picks.value = [...this.picks.value, number];
    else return false;
    return true;
  }

  /** Whether this option is an answer by itself, and goes with no other. */
  single(ask: Question, number: number): boolean {
    return (ask.least === 1 && ask.most === 1) || (ask.least <= 1 && ask.together !== "" && ask.options[number]?.verb !== ask.together);
  }

  /** The options that may be chosen all at once; none where nothing is asked. */
  together(): readonly number[] {
    return this.asked.value === null ? [] : togetherOf(this.asked.value);
  }

  /** Look at the next or the last option. */
  look(by: number): void {
    const all = this.stacks.value.map((stack) => stack.numbers[0]!);
    if (all.length === 0) return;
    const at = all.indexOf(this.stackOf(this.cursor.value)?.numbers[0] ?? -1);
    const to = at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by));
    this.cursor.value = all[to]!;
  }
}
