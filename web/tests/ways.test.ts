import { beforeAll, expect, test } from "vitest";
import type { Option, Question } from "../src/protocol";
import { startBrowser } from "./fake-browser";

let answerBy: typeof import("../src/tables/dominion/ways").answerBy;
beforeAll(async () => {
  startBrowser();
  ({ answerBy } = await import("../src/tables/dominion/ways"));
});

const WAYS = ["way_of_the_ox", "way_of_the_camel"];

function asks(kind: Question["kind"], ...faces: string[]): Question {
  return { kind, options: faces.map((face) => ({ face }) as Option) } as Question;
}

test("an Action is played as itself, or by the Way that was chosen with it", () => {
  const ask = asks("instructions", "village", ...WAYS);
  expect(answerBy(ask, { face: "village", way: "" }, WAYS)).toBe(0);
  expect(answerBy(ask, { face: "village", way: "way_of_the_camel" }, WAYS)).toBe(2);
});

test("another question is asked, and so is this one where something else has a say in it", () => {
  expect(answerBy(asks("discard", "village", ...WAYS), { face: "village", way: "" }, WAYS)).toBe(-1);
  expect(answerBy(asks("instructions", "smithy", ...WAYS), { face: "village", way: "" }, WAYS)).toBe(-1);
  expect(answerBy(asks("instructions", "village", "enchantress", ...WAYS), { face: "village", way: "" }, WAYS)).toBe(-1);
});
