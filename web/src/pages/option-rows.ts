// What a table is played with, each option by its own name: those that most tables care about, and all that are not as usual.
import type { ChosenOption, Switch, Welcome } from "../protocol";
import { localized } from "../scene";
import { gameProfileOf, type GameProfile } from "../tables/game-profile";
import { say } from "../words";

export interface OptionRow {
  name: string;
  title: string;
  value: string;
  /** Whether cards are listed. */
  serif: boolean;
}

export function optionRows(welcome: Pick<Welcome, "game" | "options" | "chosen">, options: readonly Switch[], profile: GameProfile | null = gameProfileOf(welcome.game)): OptionRow[] {
  // Where the cards are chosen on a page of their own, most options say only how they are drawn.
  const first = profile?.room === true ? [] : (profile?.first ?? []);
  const parts = profile?.parts;
  const usual = options.filter((option) => first.includes(option.name)).map((option) => ({ name: option.name, title: localized(option.title), value: valueText(option, welcome.options[option.name] ?? option.default), serif: false }));
  const boxes = options.filter((option) => parts?.names.includes(option.name) && welcome.options[option.name] === true);
  const box = parts === undefined ? [] : [{ name: parts.title, title: say(parts.title), value: boxes.length === 0 ? say("room-none") : boxes.map((option) => localized(option.title)).join(say("list-comma")), serif: false }];
  const others = welcome.chosen.filter((option) => !first.includes(option.name) && !parts?.names.includes(option.name));
  return [...usual, ...box, ...others.map((option) => chosenRow(option, profile))];
}

function chosenRow(option: ChosenOption, profile: GameProfile | null): OptionRow {
  const title = option.name === profile?.cards ? say("room-played") : localized(option.title);
  return { name: option.name, title, value: localized(option.value), serif: option.listed };
}

function valueText(option: Switch, value: string | number | boolean): string {
  const chosen = option.choices.find((choice) => choice.value === value);
  return chosen === undefined ? String(value) : localized(chosen.title);
}
