import { expect, test } from "vitest";
import { codeOf, kingdomOf } from "../src/tables/dominion/kingdom-code";

const ALL = Array.from({ length: 600 }, (_, number) => `card_${String(number).padStart(3, "0")}`);
const KINGDOM = { cards: [3, 41, 77, 120, 254, 255, 256, 400, 512, 599].map((number) => ALL[number]!), colonies: true, shelters: false };

test("a kingdom is the same after it was a code", () => {
  const code = codeOf(KINGDOM, ALL);
  expect(code.length).toBeLessThanOrEqual(24);
  expect(kingdomOf(code, ALL)).toEqual(KINGDOM);
  expect(kingdomOf(code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o"), ALL)).toEqual(KINGDOM);
});

test("the order of the cards makes no other code, other cards do", () => {
  expect(codeOf({ ...KINGDOM, cards: [...KINGDOM.cards].reverse() }, [...ALL].reverse())).toBe(codeOf(KINGDOM, ALL));
  expect(codeOf({ ...KINGDOM, shelters: true }, ALL)).not.toBe(codeOf(KINGDOM, ALL));
});

test("a slip of the pen is found, and so is a code of other cards", () => {
  const code = codeOf(KINGDOM, ALL);
  for (let at = 0; at < code.length; at++) {
    if (code[at] !== "-") expect(kingdomOf(code.slice(0, at) + (code[at] === "7" ? "8" : "7") + code.slice(at + 1), ALL)).not.toEqual(KINGDOM);
  }
  expect(kingdomOf(code, ["archery", ...ALL])).toBeNull();
  expect(kingdomOf("", ALL)).toBeNull();
  expect(kingdomOf("???", ALL)).toBeNull();
});

test("a kingdom with a card that is not chosen has no code", () => {
  expect(codeOf({ ...KINGDOM, cards: ["young_witch:moat"] }, ALL)).toBe("");
});
