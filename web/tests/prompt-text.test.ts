import { expect, test } from "vitest";
import { countOf, headlineOf, shareOfHand, stanceOf, standInNotice } from "../src/components/prompt-text";
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

test("who decides for whom stands under the seal, and nothing where nobody is waited for", () => {
  expect(stanceOf(seen)).toBe("slip-you-decide");
  expect(stanceOf({ ...seen, question: { ...asked, owner: 1 } })).toBe("slip-you-answer-for");
  expect(stanceOf({ ...seen, question: { ...asked, mine: false, decider: 1 } })).toBe("slip-decides");
  expect(stanceOf({ ...seen, question: { ...asked, mine: false } })).toBe("");
  expect(stanceOf({ ...seen, past: true })).toBe("");
  expect(stanceOf({ ...seen, question: null })).toBe("");
});

test("a bot stands in where time was up or somebody was away, until they play again or hand their seat over", () => {
  const notice = (what: "away" | "back" | "handed" | "hint" | "time", seat = 0) => ({ line: 0, seat, what });
  expect(standInNotice([notice("time")], 0)).toEqual(notice("time"));
  expect(standInNotice([notice("time"), notice("away"), notice("hint"), notice("back", 1)], 0)).toEqual(notice("away"));
  expect(standInNotice([notice("time"), notice("back")], 0)).toBe(null);
  expect(standInNotice([notice("handed")], 0)).toBe(null);
  expect(standInNotice([notice("time", 1)], 0)).toBe(null);
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
