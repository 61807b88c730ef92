import { expect, test } from "vitest";
import { lesson } from "../src/tables/innovation/lesson";
import type { Scene } from "../src/scene";
import { markedBy } from "../src/tables/lesson";

const of = (at: string) => ({ id: "asks", when: () => true, at });

test("a note marks what it speaks of, and no question that is put to somebody else", () => {
  expect(markedBy(of(".slip .q"), true)).toBe(".slip .q");
  expect(markedBy(of(".slip .q"), false)).toBe(undefined);
  expect(markedBy(of(".hand ul"), false)).toBe(".hand ul");
  expect(markedBy(undefined, true)).toBe(undefined);
});

/** A question which action to take, after turns of these seats. */
function asked(turns: readonly number[]): Scene {
  const mine = { kind: "action", options: [{ verb: "dogma" }, { verb: "meld" }] };
  const counters = () => ({ turn: 0, goal: 6, splays: [], points: [], achievements: [] });
  return { me: 0, mine, lines: turns.map((seat) => ({ kind: "turn", seat })), counters } as unknown as Scene;
}

test("a note waits for as many turns of one's own, whoever else has had theirs", () => {
  const shows = (id: string, turns: readonly number[]) => lesson.find((note) => note.id === id)!.when(asked(turns));
  expect(shows("dogma", [0, 1, 1, 1])).toBe(false);
  expect(shows("dogma", [0, 1, 0])).toBe(true);
  expect(shows("cover", [0, 1, 0])).toBe(false);
  expect(shows("cover", [0, 1, 0, 1, 0])).toBe(true);
});
