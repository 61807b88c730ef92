import { expect, test } from "vitest";
import { markedBy } from "../src/tables/lesson";

const of = (at: string) => ({ id: "asks", when: () => true, at });

test("a note marks what it speaks of, and no question that is put to somebody else", () => {
  expect(markedBy(of(".slip .q"), true)).toBe(".slip .q");
  expect(markedBy(of(".slip .q"), false)).toBe(undefined);
  expect(markedBy(of(".hand ul"), false)).toBe(".hand ul");
  expect(markedBy(undefined, true)).toBe(undefined);
});
