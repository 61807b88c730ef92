import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Option, Question, Verb } from "../src/protocol";

// Settings are kept in a browser; a test has none.
vi.stubGlobal("document", { documentElement: { setAttribute: () => {}, removeAttribute: () => {}, toggleAttribute: () => {} } });
vi.stubGlobal("navigator", { language: "en" });

let choosing: typeof import("../src/choosing");
beforeAll(async () => {
  choosing = await import("../src/choosing");
});
beforeEach(() => {
  choosing.put(null, -1);
  choosing.layKeys({ keyOf: (option) => (option.verb === "draw" ? "d" : ""), reserved: "d12", order: () => 0 });
});

const said = (text: string) => ({ en: text, ja: text });

function option(verb: Verb, face = "", zone = face === "" ? "" : "0.hand", word = ""): Option {
  return { verb, label: said(`${verb} ${face}`), short: said(""), hint: said(""), face, word, seat: -1, number: -1, id: 0, cards: [], zone };
}

function ask(options: Option[], least = 1, most = 1): Question {
  return { owner: 0, decider: 0, text: said("?"), mine: true, kind: "", least, most, ordered: false, together: "", rule: "", number: 0, whom: -1, word: "", about: "", options, numbers: [], blocked: [] };
}

const keys = () => Object.fromEntries(choosing.stacks.value.map(({ key, numbers }) => [choosing.asked.value!.options[numbers[0]!]!.label.en.trim(), key]));

test("a card keeps its key during a turn, whatever is asked, and no other card gets it", () => {
  choosing.put(ask([option("play", "village"), option("play", "smithy"), option("draw")]), 3);
  expect(keys()).toEqual({ "play village": "3", "play smithy": "4", draw: "d" });
  choosing.put(ask([option("discard", "copper"), option("discard", "smithy")]), 3);
  expect(keys()).toEqual({ "discard copper": "5", "discard smithy": "4" });
  choosing.put(ask([option("discard", "copper"), option("discard", "smithy")]), 4);
  expect(keys()).toEqual({ "discard copper": "3", "discard smithy": "4" });
});

test("yes and no have their letters, and what is no card has the first keys that are free", () => {
  choosing.put(ask([option("may", "", "", "yes"), option("may", "", "", "no"), option("gain")]), 1);
  expect(choosing.stacks.value.map((stack) => stack.key)).toEqual(["y", "n", "1"]);
});

test("equal cards have one key: each press takes one more, and then gives all back", () => {
  choosing.put(ask([option("discard", "copper"), option("discard", "copper"), option("discard", "estate")], 0, 3), 1);
  const [coppers] = choosing.stacks.value;
  expect(choosing.stacks.value).toHaveLength(2);
  expect(choosing.optionsWith(coppers!.key)).toEqual([0, 1]);
  expect(choosing.next(coppers!.numbers)).toBe(0);
  choosing.toggle(0);
  expect(choosing.next(coppers!.numbers)).toBe(1);
  choosing.toggle(1);
  expect(choosing.next(coppers!.numbers)).toBe(-1);
  choosing.giveBack(coppers!.numbers);
  expect(choosing.picks.value).toEqual([]);
});

test("where no more can be chosen, equal cards are given back", () => {
  choosing.put(ask([option("discard", "copper"), option("discard", "copper"), option("discard", "copper")], 0, 2), 1);
  choosing.toggle(0);
  choosing.toggle(1);
  expect(choosing.next([0, 1, 2])).toBe(-1);
});

test("a number of too many to lay out is typed", () => {
  choosing.put({ ...ask([]), numbers: [2, 1_000_000_000] });
  expect(choosing.range.value).toEqual([2, 1_000_000_000]);
  expect(choosing.complete.value).toBe(false);
  choosing.nameNumber("２５");
  expect(choosing.picks.value).toEqual([23]);
  expect(choosing.complete.value).toBe(true);
  for (const typed of ["1", "1000000001", "-3", "2.5", "", "five"]) {
    choosing.nameNumber(typed);
    expect(choosing.picks.value).toEqual([]);
  }
  choosing.put(ask([]));
  expect(choosing.range.value).toBeNull();
});
