import { expect, test } from "vitest";
import { countOf, headlineOf, shareOfHand } from "../src/components/prompt-text";
import type { Option, Question } from "../src/protocol";

const said = { en: "?", ja: "?" };
const asked: Question = { owner: 0, decider: 0, text: said, mine: true, kind: "", least: 1, most: 1, ordered: false, together: "", rule: "", number: 0, whom: -1, word: "", about: "", options: [], numbers: [], blocked: [] };
const seen = { question: asked, viewer: 0, past: false, handed: false };

test("a question that is put has its own words, and so has one that somebody else decides", () => {
  expect(headlineOf(seen)).toBe("");
  expect(headlineOf({ ...seen, question: { ...asked, mine: false, decider: 1 } })).toBe("");
});

test("a moment of one's own that passes by itself is none that somebody decides", () => {
  const passing = { ...asked, mine: false };
  expect(headlineOf({ ...seen, question: passing })).toBe("slip-passes");
  expect(headlineOf({ ...seen, question: passing, past: true })).toBe("");
  expect(headlineOf({ ...seen, question: passing, viewer: -1 })).toBe("");
});

test("the end, an earlier moment without a question, and a seat in which a bot goes on", () => {
  expect(headlineOf({ ...seen, question: null })).toBe("slip-over");
  expect(headlineOf({ ...seen, question: null, past: true })).toBe("slip-past");
  expect(headlineOf({ ...seen, handed: true })).toBe("hand-goes-on");
});

test("how many are chosen is said as the question has it", () => {
  expect(countOf(1, 1, 5)).toBe("slip-count-of");
  expect(countOf(0, 4, 4)).toBe("slip-count-any");
  expect(countOf(0, 2, 4)).toBe("slip-count-most");
  // Up to one, and there is one: not "any number".
  expect(countOf(0, 1, 1)).toBe("slip-count-most");
});

test("a card that the slip shows needs no place in the hand", () => {
  const can = { face: "oars", zone: "0.hand" } as Option;
  const other = { face: "", zone: "" } as Option;
  const pictured = (option: Option) => option.face !== "";
  expect(shareOfHand([can, can], pictured)).toBe("whole");
  expect(shareOfHand([can, undefined], pictured)).toBe("part");
  expect(shareOfHand([undefined], pictured)).toBe(undefined);
  expect(shareOfHand([], pictured)).toBe(undefined);
  expect(shareOfHand([can, other], pictured)).toBe(undefined);
});
