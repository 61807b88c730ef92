// The editor of a situation: what its fields write, how the supply and lists of cards change, the scenario's seats and options.
import { expect, test } from "vitest";
import type { Scenario } from "../src/lab/document";
import type { Switch } from "../src/protocol";
import { startBrowser } from "./fake-browser";
import { said } from "./samples";

startBrowser();
const { countFrom, numbersFrom, wordFrom } = await import("../src/lab/field-values");
const { withOption, withoutLastSeat, withSeat } = await import("../src/lab/scenario-table");
const { listed, moveCards, someOf } = await import("../src/lab/situation");
const { pilesOf, supplyOf } = await import("../src/lab/supply");

const scenario = (more: Partial<Scenario> = {}): Scenario => ({ scenario: "one", game: "dominion", setup: {}, steps: [], ...more });

test("a supply whose piles are all as usual is a list of their names, any other says of each what it has", () => {
  expect(pilesOf(["Village", "Witch"])).toEqual([{ name: "Village", content: undefined }, { name: "Witch", content: undefined }]);
  expect(supplyOf(pilesOf(["Village", "Witch"]))).toEqual(["Village", "Witch"]);
  const [village, witch] = pilesOf(["Village", "Witch"]);
  const changed = supplyOf([{ ...village!, content: 3 }, witch!]);
  expect(changed).toEqual({ Village: 3, Witch: "usual" });
  expect(pilesOf(changed)).toEqual([{ name: "Village", content: 3 }, { name: "Witch", content: "usual" }]);
  // Back to as many as usual, it is a list again.
  expect(supplyOf([{ name: "Village", content: "usual" }, witch!])).toEqual(["Village", "Witch"]);
  expect(supplyOf(pilesOf(changed).map((pile) => ({ ...pile, content: undefined })))).toEqual(["Village", "Witch"]);
  expect(supplyOf(pilesOf({ Knights: ["Sir Martin", "Dame Anna"] }))).toEqual({ Knights: ["Sir Martin", "Dame Anna"] });
});

test("a supply without piles is not written at all", () => {
  expect(pilesOf(undefined)).toEqual([]);
  expect(supplyOf([])).toBe(undefined);
});

test("cards move among their neighbours, each with its number", () => {
  const cards = someOf(["Copper*3", "Estate", "Curse"]);
  expect(listed(moveCards(cards, 0, 1))).toEqual(["Estate", "Copper*3", "Curse"]);
  expect(listed(moveCards(cards, 2, -1))).toEqual(["Copper*3", "Curse", "Estate"]);
  expect(listed(cards)).toEqual(["Copper*3", "Estate", "Curse"]);
});

test("a word that is a number is written as one, and an empty field writes nothing", () => {
  expect(wordFrom("red")).toBe("red");
  expect(wordFrom("10")).toBe(10);
  expect(wordFrom("")).toBe(undefined);
});

test("numbers are read whatever stands between them", () => {
  expect(numbersFrom(" 3, 10;2 ")).toEqual([3, 10, 2]);
  expect(numbersFrom("none")).toEqual([]);
  expect(numbersFrom("  ")).toBe(undefined);
});

test("a count stays within what is allowed", () => {
  expect([countFrom("7", 7), countFrom("-2", -2), countFrom("5000", 5000), countFrom("2.9", 2.9), countFrom("e", Number.NaN)]).toEqual([7, 0, 999, 2, 0]);
  expect(countFrom("", Number.NaN)).toBe(undefined);
});

test("a seat more gets the first letter that is free; the last seat takes with it what it has", () => {
  expect(withSeat(scenario())?.seats).toEqual(["A", "B", "C"]);
  expect(withSeat(scenario({ seats: ["A", "C"] }))?.seats).toEqual(["A", "C", "B"]);
  expect(withSeat(scenario({ seats: [..."ABCDEFGHIJKL"] }))).toBe(null);
  const three = scenario({ seats: ["A", "B", "C"], setup: { B: { hand: ["Copper"] }, C: { hand: ["Curse"] } } });
  expect(withoutLastSeat(three)).toMatchObject({ seats: ["A", "B"], setup: { B: { hand: ["Copper"] } } });
  expect(withoutLastSeat(three).setup).not.toHaveProperty("C");
  expect(withoutLastSeat(scenario({ setup: { B: { hand: ["Curse"] } } })).setup).toEqual({});
  expect(withoutLastSeat(scenario({ setup: "dealt" })).setup).toBe("dealt");
});

test("an option keeps the sort of its value, and the usual one is not written", () => {
  const colonies: Switch = { name: "colonies", title: said(""), default: false, choices: [true, false].map((value) => ({ value, title: said("") })), rule: "" };
  const edition: Switch = { ...colonies, name: "edition", default: "2", choices: ["1", "2"].map((value) => ({ value, title: said("") })) };
  const first = withOption(scenario(), colonies, "true");
  expect(first.options).toEqual({ colonies: true });
  const both = withOption(first, edition, "1");
  expect(both.options).toEqual({ colonies: true, edition: "1" });
  expect(withOption(both, colonies, undefined).options).toEqual({ edition: "1" });
  expect(withOption(first, colonies, undefined)).toEqual(scenario());
  expect(withOption(first, colonies, "of no kind")).toEqual(scenario());
});
