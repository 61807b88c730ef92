// The parts of the prompt: which options it shows where, what follows from those that are chosen, why the question is put.
import { beforeAll, expect, test } from "vitest";
import type { Line, Option, Question } from "../src/protocol";
import type { TableModel } from "../src/table/table-model";
import { startBrowser } from "./fake-browser";
import { ask, CARDS, option, said, VIEW } from "./samples";

startBrowser();
const { groupsOf, placesOf, consequencesOf } = await import("../src/components/prompt-options");
const { causesOf } = await import("../src/components/prompt-reason");
const { confirmText, limitsOf } = await import("../src/components/prompt-answer");
const { Scene } = await import("../src/scene");
const { learn } = await import("../src/words");
beforeAll(() => learn("en"));

const seat = (name: string) => ({ name, kind: "person" as const, bot: "", here: true, host: false, handed: false, vetoed: [], content: false, person: "" });
const scene = (question: Question | null, lines: readonly Line[] = []) => new Scene("dominion", said("Dominion"), {}, [seat("Aya"), seat("Ben")], VIEW, question, lines, CARDS, false, []);
const stack = (...numbers: number[]) => ({ key: "", numbers });
const asking = (...options: Option[]): Question => ({ ...ask(), options });
const headings = (found: ReturnType<typeof groupsOf>) => found.map(({ heading, stacks }) => [heading, stacks.map((one) => one.numbers)]);

test("options of one heading stand together, in the order of the game, and equal ones as they are listed", () => {
  const table = scene(asking(option("gold"), option("estate"), option("silver"), option("duchy"), option("copper")));
  const group = (_: unknown, { face }: Option) => (face === "estate" || face === "duchy" ? "Victory" : "Treasure");
  const order = (_: unknown, { face }: Option) => ["copper", "silver", "gold"].indexOf(face);
  const stacks = [0, 1, 2, 3, 4].map((number) => stack(number));
  expect(headings(groupsOf(stacks, table, { group, order }))).toEqual([
    ["Treasure", [[4], [2], [0]]],
    ["Victory", [[1], [3]]],
  ]);
  expect(headings(groupsOf(stacks, table, {}))).toEqual([["", [[0], [1], [2], [3], [4]]]]);
});

test("an option with a button beside the answer is not listed, but those that a button chooses together are", () => {
  const table = scene(asking(option("copper"), option("estate"), option("")));
  const fixed = () => [
    { key: "t", name: "All", numbers: [0], why: "" },
    { key: "n", name: "Nothing", numbers: [2], why: "" },
  ];
  expect(headings(groupsOf([stack(0), stack(1), stack(2)], table, { fixed, together: "t" }))).toEqual([["", [[0], [1]]]]);
});

test("equal options say where in the answer each of them stands", () => {
  expect(placesOf([4, 1], [1, 3, 4])).toEqual([1, 3]);
  expect(placesOf([0], [1, 3, 4])).toEqual([]);
});

test("what follows is said once, and only of what is chosen on the table", () => {
  const hinted = (face: string, hint: string) => ({ ...option(face), hint: said(hint) });
  const table = scene(asking(hinted("copper", "+1"), hinted("silver", "+1"), hinted("estate", "nothing"), hinted("gold", "")));
  const lies = (_: unknown, { face }: Option) => face !== "estate";
  const found = (...chosen: number[]) => consequencesOf(chosen, table, { lies }, {} as TableModel);
  expect(found(0, 1)).toEqual({ names: ["copper", "silver"], notes: ["+1"] });
  expect(found(2)).toBe(null);
  expect(found(3)).toBe(null);
  expect(found()).toBe(null);
  expect(consequencesOf([0], table, {}, {} as TableModel)).toBe(null);
});

test("the last four causes of a question are named, and one that comes twice only once", () => {
  const line = (number: number, by: number) => ({ seat: by, cause: number - 1, cards: [] }) as unknown as Line;
  const lines = [0, 1, 1, 0, -1, 1, 0].map((by, number) => line(number, by));
  const cards = [["village"], ["witch"], ["witch"], ["moat"], ["curse"], [], ["smithy", "gold"]];
  const facesOf = (_: unknown, index: number) => cards[index]!;
  expect(causesOf(scene(ask(), lines), { facesOf })).toEqual(["Aya: village", "Ben: witch", "Aya: moat", "Aya: smithy, gold"]);
  const longer = [...lines, line(7, 1)];
  cards.push(["throne"]);
  expect(causesOf(scene(ask(), longer), { facesOf })).toEqual(["Ben: witch", "Aya: moat", "Aya: smithy, gold", "Ben: throne"]);
});

test("the button says what it does with every option alike, or that nothing need be chosen, or that something must", () => {
  const verbs = (one: string, other: string) => (chosen: Option | undefined) => (chosen === undefined ? "Confirm" : chosen.face === "copper" ? one : other);
  const question = asking(option("copper"), option("estate"));
  const text = (more: Partial<Question>, first: Option | undefined, verb: (chosen: Option | undefined) => string, numbered = false) => confirmText({ ...question, ...more }, first, numbered, verb);
  expect(text({}, undefined, verbs("Buy", "Buy"))).toBe("Buy");
  expect(text({}, undefined, verbs("Buy", "Play"))).toBe("Choose first");
  expect(text({ least: 0 }, undefined, verbs("Buy", "Buy"))).toBe("Choose none");
  expect(text({ least: 0 }, question.options[1], verbs("Buy", "Play"))).toBe("Play");
  expect(text({ options: [] }, undefined, verbs("Buy", "Play"), true)).toBe("Confirm");
});

test("no more options can be chosen than there are, unless a number is typed", () => {
  expect(limitsOf({ ...ask(0, 9) }, false)).toEqual({ least: 0, most: 3 });
  expect(limitsOf({ ...ask(1, 1), options: [] }, true)).toEqual({ least: 1, most: 1 });
});
