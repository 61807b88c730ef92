import { expect, test } from "vitest";
import type { Option, Question } from "../src/protocol";
import { AUTOMATIC_ANSWERS } from "../src/tables/dominion/automatic-answers";

const answers = new Map(AUTOMATIC_ANSWERS);

function option(face: string, verb: string, word = "", zone = "a.hand"): Option {
  return { face, verb, word, zone, label: { en: face, ja: face } } as unknown as Option;
}

function ask(kind: string, options: Option[], more: Partial<Question> = {}): Question {
  return { kind, options, least: 1, most: 1, ordered: false, about: "", word: "", ...more } as unknown as Question;
}

const react = (...faces: string[]) => ask("react", [...faces.map((face) => option(face, "react")), option("", "none", "", "")]);

test("a Reaction is used, or left, where it alone is offered", () => {
  expect(answers.get("moat")!(react("moat"))).toEqual([0]);
  expect(answers.get("moat")!(react("moat", "secret_chamber"))).toBeNull();
  expect(answers.get("moat")!(react("watchtower"))).toBeNull();
  expect(answers.get("trader")!(react("trader"))).toEqual([1]);
  expect(answers.get("moat")!(ask("discard", [option("moat", "discard")]))).toBeNull();
});

test("equal cards are chosen where so many must be, and no more may", () => {
  const coppers = [option("copper", "discard"), option("copper", "discard"), option("copper", "discard")];
  expect(answers.get("same")!(ask("discard", coppers, { least: 2, most: 2 }))).toEqual([0, 1]);
  expect(answers.get("same")!(ask("discard", coppers, { least: 0, most: 2 }))).toBeNull();
  expect(answers.get("same")!(ask("discard", [...coppers, option("estate", "discard")], { least: 2, most: 2 }))).toBeNull();
  expect(answers.get("same")!(ask("discard", [option("copper", "discard"), option("copper", "discard", "", "a.aside")]))).toBeNull();
});

test("all cards are chosen where all must be, unless their order matters", () => {
  const two = [option("copper", "discard"), option("estate", "discard")];
  expect(answers.get("all")!(ask("discard", two, { least: 2, most: 2 }))).toEqual([0, 1]);
  expect(answers.get("all")!(ask("topdeck", two, { least: 2, most: 2, ordered: true }))).toBeNull();
  expect(answers.get("all")!(ask("discard", two))).toBeNull();
});

test("what a card asks is answered for that card alone", () => {
  const ways = [option("", "option", "discard", ""), option("", "option", "trash", "")];
  expect(answers.get("loan")!(ask("option", ways, { about: "copper", word: "loan" }))).toEqual([1]);
  expect(answers.get("loan")!(ask("option", ways, { about: "gold", word: "loan" }))).toBeNull();
});
