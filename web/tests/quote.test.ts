import { expect, test } from "vitest";
import { startBrowser } from "./fake-browser";
import type { Catalogue, Option, Question } from "../src/protocol";

startBrowser();
const { quotesOf } = await import("../src/components/quote");
const { Scene } = await import("../src/scene");

const both = (text: string) => ({ en: text, ja: text });
const face = (name: string) => ({ name: both(name), kind: name });
const kind = (id: string) => ({ id, name: both(id), text: both(`What ${id} does.`), editions: {}, shown: 0 });
const names = ["chapel", "tools", "sailing", "pottery", "oars"];
const catalogue = { faces: Object.fromEntries(names.map((id) => [id, face(id)])), kinds: Object.fromEntries(names.map((id) => [id, kind(id)])), words: {}, sets: {}, named: {} } as unknown as Catalogue;
const option = (of: string) => ({ verb: "meld", face: of, id: 0, cards: [] }) as unknown as Option;
const asked = (more: Partial<Question>) => ({ owner: 0, decider: 0, text: both("?"), mine: true, kind: "", least: 1, most: 1, about: "", options: [], ...more }) as unknown as Question;
const scene = (question: Question | null, past = false) => new Scene("any", both("Any"), {}, [], { viewer: 0, seats: 2, public: null, private: null, zones: {}, decides_for: {} }, question, [], catalogue, past, []);
const quoted = (more: Partial<Question>) => quotesOf(scene(asked(more))).map((one) => one.text);

test("a question of a card quotes the card", () => {
  expect(quoted({ about: "chapel", options: names.map(option) })).toEqual(["What chapel does."]);
});

test("one of two cards and nothing else: both are quoted, each by its name", () => {
  expect(quotesOf(scene(asked({ options: [option("tools"), option("sailing")] })))).toEqual([
    { face: "tools", name: "tools", text: "What tools does." },
    { face: "sailing", name: "sailing", text: "What sailing does." },
  ]);
});

test("many cards, an option that is no card, several to choose, or no question of one's own: none is quoted", () => {
  expect(quoted({ options: names.map(option) })).toEqual([]);
  expect(quoted({ options: [option("tools"), option("")] })).toEqual([]);
  expect(quoted({ most: 2, options: [option("tools"), option("sailing")] })).toEqual([]);
  expect(quotesOf(scene(asked({ about: "chapel", mine: false })))).toEqual([]);
  expect(quotesOf(scene(asked({ about: "chapel" }), true))).toEqual([]);
});
