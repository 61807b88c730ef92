import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Option, Question, Verb } from "../src/protocol";

// Settings are kept in a browser; a test has none.
vi.stubGlobal("document", { documentElement: { setAttribute: () => {}, removeAttribute: () => {}, toggleAttribute: () => {} } });
vi.stubGlobal("navigator", { language: "en" });

let Selection: typeof import("../src/table/selection").Selection;
let selection: import("../src/table/selection").Selection;
beforeAll(async () => {
  ({ Selection } = await import("../src/table/selection"));
});
beforeEach(() => {
  selection = new Selection();
  selection.keys.use({ keyOf: (option) => (option.verb === "draw" ? "d" : ""), reserved: "d12", order: () => 0 }, null);
});

const said = (text: string) => ({ en: text, ja: text });

function option(verb: Verb, face = "", zone = face === "" ? "" : "0.hand", word = ""): Option {
  return { verb, label: said(`${verb} ${face}`), short: said(""), hint: said(""), face, word, seat: -1, number: -1, id: 0, cards: [], zone };
}

function ask(options: Option[], least = 1, most = 1): Question {
  return { owner: 0, decider: 0, text: said("?"), mine: true, kind: "", least, most, ordered: false, together: "", rule: "", number: 0, whom: -1, word: "", about: "", options, numbers: [], blocked: [] };
}

const keys = () => Object.fromEntries(selection.stacks.value.map(({ key, numbers }) => [selection.asked.value!.options[numbers[0]!]!.label.en.trim(), key]));

test("a card keeps its key during the game, whatever is asked, and no other card gets it", () => {
  selection.put(ask([option("play", "village"), option("play", "smithy"), option("draw")]));
  expect(keys()).toEqual({ "play village": "3", "play smithy": "4", draw: "d" });
  selection.put(ask([option("discard", "copper"), option("discard", "smithy")]));
  expect(keys()).toEqual({ "discard copper": "5", "discard smithy": "4" });
  selection.put(ask([option("gain", "estate"), option("play", "village")]));
  expect(keys()).toEqual({ "gain estate": "6", "play village": "3" });
});

test("where there are no more keys, the card that was not asked about for the longest time gives its own away", () => {
  const cards = Array.from({ length: 60 }, (_, number) => `card ${number}`);
  for (const card of cards) selection.put(ask([option("play", "village"), option("play", card)]));
  expect(keys()).toMatchObject({ "play village": "3" });
  expect(keys()["play card 59"]).not.toBe("");
});

test("a card that is asked about again and again keeps its key, also when others are asked about between", () => {
  selection.put(ask([option("play", "village"), option("play", "smithy")]));
  for (let number = 0; number < 60; number += 1) {
    selection.put(ask([option("play", `card ${number}`)]));
    selection.put(ask([option("play", "village")]));
  }
  expect(keys()).toEqual({ "play village": "3" });
  selection.put(ask([option("play", "smithy")]));
  expect(keys()["play smithy"]).not.toBe("4");
});

test("no card gets the key of a command, however many there are in a game", () => {
  const given = new Set<string>();
  for (let number = 0; number < 60; number += 1) {
    selection.put(ask([option("play", `card ${number}`)]));
    given.add(keys()[`play card ${number}`]!);
  }
  expect([...given].filter((key) => "bhuilwqtyd12".includes(key))).toEqual([]);
  expect(given.size).toBeGreaterThan(20);
});

test("in another game cards have keys of their own", () => {
  selection.put(ask([option("play", "village"), option("play", "smithy")]));
  selection.keys.forget();
  selection.put(ask([option("play", "smithy")]));
  expect(keys()).toEqual({ "play smithy": "3" });
});

test("yes and no have their letters, and what is no card has the first keys that are free", () => {
  selection.put(ask([option("may", "", "", "yes"), option("may", "", "", "no"), option("gain")]));
  expect(selection.stacks.value.map((stack) => stack.key)).toEqual(["y", "n", "1"]);
});

test("no more can be chosen than the question takes, and what is chosen can be given back for another", () => {
  selection.put(ask([option("discard", "copper"), option("discard", "estate"), option("discard", "curse")], 1, 2));
  expect(selection.toggle(0)).toBe(true);
  expect(selection.toggle(1)).toBe(true);
  expect(selection.toggle(2)).toBe(false);
  expect(selection.picks.value).toEqual([0, 1]);
  expect(selection.toggle(0)).toBe(false);
  expect(selection.toggle(2)).toBe(true);
  expect(selection.picks.value).toEqual([1, 2]);
  expect(selection.toggle(3)).toBe(false);
  expect(selection.picks.value).toEqual([1, 2]);
});

test("where one is chosen, another one takes its place", () => {
  selection.put(ask([option("discard", "copper"), option("discard", "estate")]));
  selection.toggle(0);
  selection.toggle(1);
  expect(selection.picks.value).toEqual([1]);
});

test("what goes together is chosen without what stands alone, and at most as much as is taken", () => {
  selection.put({ ...ask([option("play", "copper"), option("play", "silver"), option("play", "gold"), option("buy", "estate", "supply")], 1, 2), together: "play" });
  expect(selection.together()).toEqual([0, 1]);
  selection.toggle(0);
  selection.toggle(1);
  expect(selection.picks.value).toEqual([0, 1]);
  selection.toggle(3);
  expect(selection.picks.value).toEqual([3]);
  selection.toggle(2);
  expect(selection.picks.value).toEqual([2]);
  const asked = selection.asked.value!;
  expect([0, 1, 2, 3].map((number) => selection.single(asked, number))).toEqual([false, false, false, true]);
  selection.put(ask([option("play", "copper"), option("play", "silver")], 1, 2));
  expect(selection.together()).toEqual([]);
});

test("an option answers by itself only where exactly one is chosen", () => {
  const options = [option("discard", "copper"), option("discard", "estate")];
  expect(selection.single(ask(options, 1, 1), 0)).toBe(true);
  expect(selection.single(ask(options, 0, 1), 0)).toBe(false);
  expect(selection.single(ask(options, 1, 2), 0)).toBe(false);
});

test("an answer has at least and at most as many as the question says", () => {
  selection.put(ask([option("discard", "copper"), option("discard", "estate"), option("discard", "curse")], 1, 2));
  const complete = (picks: number[]) => {
    selection.picks.value = picks;
    return selection.complete.value;
  };
  expect([[], [0], [0, 1], [0, 1, 2]].map(complete)).toEqual([false, true, true, false]);
  selection.put(null);
  expect(selection.complete.value).toBe(false);
});

test("the arrow keys go from one stack to the next and stop at both ends", () => {
  selection.put(ask([option("discard", "copper"), option("discard", "copper"), option("discard", "estate"), option("discard", "curse")], 0, 3));
  const at = (by: number) => {
    selection.look(by);
    return selection.cursor.value;
  };
  expect([1, 1, 1, 1, -1, -1, -1].map(at)).toEqual([0, 2, 3, 3, 2, 0, 0]);
  selection.cursor.value = -1;
  expect(at(-1)).toBe(3);
  selection.cursor.value = 1; // The second Copper stands with the first.
  expect(at(1)).toBe(2);
});

test("among many options one searches in the language of the page, whatever the case and the width of letters", () => {
  const many = (count: number) => Array.from({ length: count }, (_, number) => option("gain", number === 3 ? "Royal Seal" : `card ${number}`, "supply"));
  selection.put(ask(many(20)));
  expect(selection.searchable.value).toBe(false);
  selection.put(ask(many(21)));
  expect(selection.searchable.value).toBe(true);
  selection.filter.value = "ＲＯＹＡＬ seal";
  expect(selection.shown.value).toEqual([3]);
  expect(selection.stacks.value.map((stack) => stack.numbers)).toEqual([[3]]);
  selection.put(ask(many(21)));
  expect(selection.filter.value).toBe("");
});

test("equal cards have one key: each press takes one more, and then gives all back", () => {
  selection.put(ask([option("discard", "copper"), option("discard", "copper"), option("discard", "estate")], 0, 3));
  const [coppers] = selection.stacks.value;
  expect(selection.stacks.value).toHaveLength(2);
  expect(selection.optionsWith(coppers!.key)).toEqual([0, 1]);
  expect(selection.next(coppers!.numbers)).toBe(0);
  selection.toggle(0);
  expect(selection.next(coppers!.numbers)).toBe(1);
  selection.toggle(1);
  expect(selection.next(coppers!.numbers)).toBe(-1);
  selection.giveBack(coppers!.numbers);
  expect(selection.picks.value).toEqual([]);
});

test("where no more can be chosen, equal cards are given back", () => {
  selection.put(ask([option("discard", "copper"), option("discard", "copper"), option("discard", "copper")], 0, 2));
  selection.toggle(0);
  selection.toggle(1);
  expect(selection.next([0, 1, 2])).toBe(-1);
});

test("a number of too many to lay out is typed", () => {
  selection.put({ ...ask([]), numbers: [2, 1_000_000_000] });
  expect(selection.range.value).toEqual([2, 1_000_000_000]);
  expect(selection.complete.value).toBe(false);
  selection.nameNumber("２５");
  expect(selection.picks.value).toEqual([23]);
  expect(selection.complete.value).toBe(true);
  for (const typed of ["1", "1000000001", "-3", "2.5", "", "five"]) {
    selection.nameNumber(typed);
    expect(selection.picks.value).toEqual([]);
  }
  selection.put(ask([]));
  expect(selection.range.value).toBeNull();
});
