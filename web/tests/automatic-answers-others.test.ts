import { expect, test } from "vitest";
import type { Option, Question } from "../src/protocol";
import { AUTOMATIC_ANSWERS as BRIDGE_OVER } from "../src/tables/bridge_over/automatic-answers";
import { AUTOMATIC_ANSWERS as INNOVATION, type Known } from "../src/tables/innovation/automatic-answers";

const bridgeOver = new Map(BRIDGE_OVER);
const innovation = new Map(INNOVATION);

function option(verb: string, more: Partial<Option> = {}): Option {
  return { verb, face: "", word: "", zone: "", number: -1, ...more } as unknown as Option;
}

function ask(kind: string, options: Option[], more: Partial<Question> = {}): Question {
  return { kind, options, least: 1, most: 1, ordered: false, about: "", word: "", ...more } as unknown as Question;
}

const known = (splays: Record<string, number> = {}, ages: Record<string, number> = {}): Known => ({ splays, ageOf: (face) => ages[face] ?? 0 });
const MAY = [option("may", { word: "yes" }), option("may", { word: "no" })];

test("a card just drawn is played where it alone fits", () => {
  expect(bridgeOver.get("drawn")!(ask("turn", [option("pass"), option("play", { face: "red 1" })]), [])).toEqual([1]);
  expect(bridgeOver.get("drawn")!(ask("turn", [option("draw"), option("play", { face: "red 1" })]), [])).toBeNull();
  expect(bridgeOver.get("drawn")!(ask("turn", [option("pass"), option("play"), option("play")]), [])).toBeNull();
});

test("an attack is answered, and a chain goes on, with the one card that can", () => {
  expect(bridgeOver.get("react")!(ask("react", [option("play"), option("none")]), [])).toEqual([0]);
  expect(bridgeOver.get("react")!(ask("react", [option("play"), option("play"), option("none")]), [])).toBeNull();
  expect(bridgeOver.get("follow")!(ask("follow", [option("stop"), option("play")]), [])).toEqual([1]);
  expect(bridgeOver.get("follow")!(ask("follow", [option("play"), option("play")]), [])).toBeNull();
});

test("the colour of which most cards are held is called, and one is asked where two are equal", () => {
  const colours = ["red", "green", "blue"].map((word) => option("colour", { word }));
  expect(bridgeOver.get("colour")!(ask("colour", colours), [["green"], ["green"], ["red"], ["red", "blue"], []])).toEqual([1]);
  expect(bridgeOver.get("colour")!(ask("colour", colours), [["green"], ["red"]])).toBeNull();
  expect(bridgeOver.get("colour")!(ask("colour", colours), [["yellow"]])).toBeNull();
});

test("all cards are chosen where all must be and no two go under one deck", () => {
  const two = ["oars", "tools"].map((face) => option("return", { face }));
  const all = { least: 2, most: 2, ordered: true };
  expect(innovation.get("all")!(ask("return", two, all), known({}, { oars: 1, tools: 2 }))).toEqual([0, 1]);
  expect(innovation.get("all")!(ask("return", two, all), known({}, { oars: 1, tools: 1 }))).toBeNull();
  expect(innovation.get("all")!(ask("return", two, { ...all, ordered: false }), known({}, { oars: 1, tools: 1 }))).toEqual([0, 1]);
  expect(innovation.get("all")!(ask("meld", two.map((one) => ({ ...one, verb: "meld" }) as Option), all), known({}, { oars: 1, tools: 2 }))).toBeNull();
  expect(innovation.get("all")!(ask("return", two, { ...all, least: 1 }), known({}, { oars: 1, tools: 2 }))).toBeNull();
});

test("what alone may be splayed is splayed, and never less than it is", () => {
  expect(innovation.get("splay")!(ask("may", MAY, { word: "splay_left" }), known({ red: 1, blue: 0 }))).toEqual([0]);
  expect(innovation.get("splay")!(ask("may", MAY, { word: "splay_left" }), known({ red: 3 }))).toBeNull();
  expect(innovation.get("splay")!(ask("may", MAY), known())).toBeNull();
  const one = [option("colour", { word: "red" })];
  expect(innovation.get("splay")!(ask("colour", one, { word: "splay_right", least: 0 }), known({ red: 1, blue: 3 }))).toEqual([0]);
  expect(innovation.get("splay")!(ask("colour", one, { word: "splay_right", least: 0 }), known({ red: 2 }))).toBeNull();
  expect(innovation.get("splay")!(ask("colour", [...one, ...one], { word: "splay_right", least: 0 }), known())).toBeNull();
});

test("an achievement is claimed where one alone can be", () => {
  expect(innovation.get("achieve")!(ask("action", [option("draw"), option("achieve")]), known())).toEqual([1]);
  expect(innovation.get("achieve")!(ask("action", [option("achieve"), option("achieve")]), known())).toBeNull();
});
