// A scenario as plain data: finding a step in it, answering differently there, taking steps away.

export type Step = Record<string, unknown>;
/** Cards, numbers and words as the scenario format has them. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

export interface Scenario {
  scenario: string;
  game: string;
  seats?: string[];
  options?: Record<string, string | number | boolean>;
  setup: Record<string, Value> | string;
  steps: Step[];
  [key: string]: unknown;
}

/** What the server has read, where it is the head of a scenario at all. */
export function asScenario(read: unknown): Scenario | null {
  if (typeof read !== "object" || read === null) return null;
  const found = read as Partial<Scenario>;
  const whole = typeof found.game === "string" && found.setup !== null && found.setup !== undefined && Array.isArray(found.steps);
  return whole ? (found as Scenario) : null;
}

/** A value as it is written in a check: a list in brackets, a number, yes or no, or a word. */
export function readValue(text: string): Value {
  const plain = text.trim();
  const list = /^\[(.*)\]$/.exec(plain);
  if (list !== null) return list[1]!.split(",").map((one) => one.trim()).filter((one) => one !== "").map(readValue);
  const pairs = /^\{(.*)\}$/.exec(plain);
  if (pairs !== null) {
    const entries = pairs[1]!.split(/,(?![^[]*\])/).map((one) => one.split(/:(.*)/s));
    return Object.fromEntries(entries.filter(([key]) => (key ?? "").trim() !== "").map(([key, value]) => [key!.trim(), readValue(value ?? "")]));
  }
  if (/^-?\d+$/.test(plain)) return Number(plain);
  return plain === "true" ? true : plain === "false" ? false : plain;
}

export function seatsOf(scenario: Scenario): string[] {
  return scenario.seats ?? ["A", "B"];
}

type Branches = Record<string, Step[]>;

function branchesOf(step: Step | undefined): Branches | null {
  const inside = step?.["branch"];
  return typeof inside === "object" && inside !== null ? (inside as Branches) : null;
}

interface Spot {
  list: Step[];
  at: number;
}

/** Where a step stands; they are counted from 1 in the order in which they are written, those of branches too. */
export function spotOf(steps: Step[], number: number): Spot | null {
  let left = number;
  function within(list: Step[]): Spot | null {
    for (let at = 0; at < list.length; at++) {
      left -= 1;
      if (left === 0) return { list, at };
      for (const inside of Object.values(branchesOf(list[at]) ?? {})) {
        const found = within(inside ?? []);
        if (found !== null) return found;
      }
    }
    return null;
  }
  return within(steps);
}

/** The number of a step of this very list. */
export function numberOf(steps: Step[], step: Step): number {
  let number = 0;
  function within(list: Step[]): boolean {
    return list.some((one) => {
      number += 1;
      return one === step || Object.values(branchesOf(one) ?? {}).some((inside) => within(inside ?? []));
    });
  }
  return within(steps) ? number : 0;
}

function named(branches: Branches, wanted: string): string {
  const plain = wanted.replace(/\s+/g, " ").slice(0, 60) || "…";
  for (let count = 1; ; count++) {
    const name = count === 1 ? plain : `${plain} ${count}`;
    if (!(name in branches)) return name;
  }
}

/** What a branch is called after: its first step. */
function called(step: Step | undefined): string {
  const [seat, what] = Object.entries(step ?? {})[0] ?? ["", ""];
  return `${seat}: ${Array.isArray(what) ? what.join(", ") : typeof what === "object" ? "…" : String(what)}`;
}

interface Answered {
  scenario: Scenario;
  /** The number of the step that was added. */
  number: number;
}

/**
 * The scenario with one more answer, given after the step of that number (0: before all). Where the scenario goes on there already,
 * the new answer is a branch of its own, and what was there is another: nothing is lost. instead: what followed is dropped.
 */
export function withAnswer(scenario: Scenario, after: number, step: Step, instead = false): Answered {
  const next = structuredClone(scenario);
  const spot = after === 0 ? { list: next.steps, at: -1 } : spotOf(next.steps, after);
  if (spot === null) return { scenario, number: 0 };
  const { list } = spot;
  const within = branchesOf(list[spot.at]);
  if (within !== null) within[named(within, called(step))] = [step];
  else {
    const at = spot.at + 1;
    const rest = list.slice(at);
    const branches = branchesOf(rest[0]);
    if (instead || rest.length === 0) list.splice(at, list.length, step);
    else if (branches !== null) branches[named(branches, called(step))] = [step];
    else {
      const two: Branches = { [named({}, called(rest[0]))]: rest };
      two[named(two, called(step))] = [step];
      list.splice(at, list.length, { branch: two });
    }
  }
  return { scenario: next, number: numberOf(next.steps, step) };
}

/** The scenario without a step and all that follows it on its way. */
export function withoutStep(scenario: Scenario, number: number): Scenario {
  const next = structuredClone(scenario);
  const spot = spotOf(next.steps, number);
  spot?.list.splice(spot.at, spot.list.length);
  return next;
}
