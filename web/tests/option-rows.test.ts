import { expect, test } from "vitest";
import { startBrowser } from "./fake-browser";
import type { Switch } from "../src/protocol";
import type { GameProfile } from "../src/tables/game-profile";

startBrowser();
const { optionRows } = await import("../src/pages/option-rows");

const both = (text: string) => ({ en: text, ja: text });
const option = (name: string, ...values: (string | boolean)[]): Switch => ({ name, title: both(name.toUpperCase()), default: values[0] ?? "", choices: values.map((value) => ({ value, title: both(`<${value}>`) })), rule: "" });
const profile = (more: Partial<GameProfile>) => ({ Art: () => null, place: 1, first: [], ...more }) as GameProfile;

test("options are named by themselves, those that most tables care about also as they usually are", () => {
  const options = [option("edition", "third", "fourth"), option("echoes", false, true), option("victory", "at_once", "after_action"), option("card_counts", false, true)];
  const chosen = [
    { name: "echoes", title: both("ECHOES"), value: both("<true>"), listed: false },
    { name: "card_counts", title: both("CARD_COUNTS"), value: both("yes"), listed: false },
  ];
  const rows = optionRows({ game: "x", options: { echoes: true, card_counts: true }, chosen }, options, profile({ first: ["edition"], parts: { title: "boxes", names: ["echoes"], missing: () => "" } }));
  expect(rows.map((row) => `${row.title}: ${row.value}`)).toEqual(["EDITION: <third>", "boxes: ECHOES", "CARD_COUNTS: yes"]);
});

test("the list of cards is called so, and other options beside it are not", () => {
  const chosen = [
    { name: "kingdom", title: both("KINGDOM (a list)"), value: both("Moat, Village"), listed: true },
    { name: "ban", title: both("BANNED"), value: both("Witch"), listed: true },
    { name: "card_counts", title: both("CARD_COUNTS"), value: both("yes"), listed: false },
  ];
  const rows = optionRows({ game: "x", options: {}, chosen }, [option("edition", "second", "first")], profile({ first: ["kingdom", "edition"], room: true, cards: "kingdom" }));
  expect(rows.map((row) => `${row.title}: ${row.value}`)).toEqual(["room-played: Moat, Village", "BANNED: Witch", "CARD_COUNTS: yes"]);
});
