import { expect, test } from "vitest";
import { startBrowser } from "./fake-browser";
import type { Catalogue } from "../src/protocol";

startBrowser();
const { progressOf } = await import("../src/tables/innovation/progress");
const { Scene } = await import("../src/scene");

const both = (text: string) => ({ en: text, ja: text });
const kind = (id: string, age: number) => ({ id, name: both(id), text: both(""), editions: {}, shown: 0, facts: { game: "innovation", age, colour: "red", faces: {} } });
const catalogue = { faces: { old: { name: both("old"), kind: "old" }, late: { name: both("late"), kind: "late" } }, kinds: { old: kind("old", 1), late: kind("late", 9) }, words: {}, sets: {}, named: {} } as unknown as Catalogue;

function scene(edition = "third") {
  const counters = { game: "innovation", edition, icons: [[3, 4, 0, 3, 2, 14, 0]], splays: [[2, 1, 3, 0, 4]], tucked: [2], scored: [5] };
  const top = (face: string) => ({ count: 1, known: [], backs: [], cards: [{ id: 1, face }] });
  const zones = { "0.red": top("late"), "0.blue": top("old"), "0.green": top("late") };
  return new Scene("innovation", both("Innovation"), {}, [], { viewer: 0, seats: 1, public: counters, private: null, zones, decides_for: {} } as unknown as ConstructorParameters<typeof Scene>[4], null, [], catalogue, false, []);
}

test("what a special achievement asks for is counted, and never above it", () => {
  expect(progressOf(scene(), "empire", 0)).toEqual({ have: 4, need: 6 });
  expect(progressOf(scene(), "world", 0)).toEqual({ have: 12, need: 12 });
  expect(progressOf(scene(), "wonder", 0)).toEqual({ have: 3, need: 5 });
  expect(progressOf(scene(), "universe", 0)).toEqual({ have: 2, need: 5 });
  expect(progressOf(scene(), "monument", 0)).toEqual({ have: 5, need: 6 });
});

test("where it is no matter of counting nothing is said", () => {
  expect(progressOf(scene("fourth"), "monument", 0)).toBeNull();
  expect(progressOf(scene(), "glory", 0)).toBeNull();
});
