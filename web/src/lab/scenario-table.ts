// The table that a scenario is played at: its seats, and its options.
import type { Switch } from "../protocol";
import { seatsOf, type Scenario, type Value } from "./document";
import { put } from "./situation";

const LETTERS = [..."ABCDEFGHIJKL"];

/** The scenario with one seat more, by the first letter that is free; null where none is. */
export function withSeat(scenario: Scenario): Scenario | null {
  const seats = seatsOf(scenario);
  const free = LETTERS.find((letter) => !seats.includes(letter));
  return free === undefined ? null : { ...scenario, seats: [...seats, free] };
}

/** The scenario without its last seat, and without what that has. */
export function withoutLastSeat(scenario: Scenario): Scenario {
  const seats = seatsOf(scenario);
  const last = seats.at(-1)!;
  const setup = typeof scenario.setup === "string" ? scenario.setup : ((put(scenario.setup, [last], undefined) ?? {}) as Record<string, Value>);
  return { ...scenario, seats: seats.slice(0, -1), setup };
}

/** The scenario with an option set, as its value is written; undefined, or no value that it may have, for the usual one. */
export function withOption(scenario: Scenario, option: Switch, value: string | undefined): Scenario {
  const { options: given = {}, ...rest } = scenario;
  const { [option.name]: _, ...others } = given;
  const chosen = option.choices.find((choice) => String(choice.value) === value)?.value;
  const options = chosen === undefined ? others : { ...others, [option.name]: chosen };
  return (Object.keys(options).length === 0 ? rest : { ...rest, options }) as Scenario;
}
