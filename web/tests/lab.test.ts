// The lab and the puzzles: of several requests the last one counts, and an answer is for the question that it was given to.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startBrowser } from "./fake-browser";
import { ask, said } from "./samples";

/** A request of the page that the test answers. */
interface Waiting {
  body: Record<string, unknown>;
  reply: (found: object) => Promise<void>;
}

let waiting: Waiting[];
let Lab: typeof import("../src/lab/lab").Lab;
let Puzzle: typeof import("../src/puzzles/puzzle").Puzzle;
let setRequest: typeof import("../src/api").setRequest;
beforeAll(async () => {
  startBrowser();
  vi.useRealTimers();
  ({ setRequest } = await import("../src/api"));
  ({ Lab } = await import("../src/lab/lab"));
  ({ Puzzle } = await import("../src/puzzles/puzzle"));
});
beforeEach(() => {
  waiting = [];
  setRequest(
    (_, init) =>
      new Promise((done) => {
        waiting.push({
          body: JSON.parse(String(init?.body)) as Record<string, unknown>,
          reply: async (found) => {
            // The body is there at once: to read it as a stream takes as long as a busy machine lets it.
            done(Object.assign(Response.json(found), { json: () => Promise.resolve(structuredClone(found)) }));
            await new Promise((turn) => setTimeout(turn, 5));
          },
        });
      }),
  );
});

const step = (more: object = {}) => ({ number: 0, after: -1, ok: true, branches: false, branch: [], lines: [], answer: said(""), ...more });
const run = (title: string, more: object = {}) => ({ title, game: "dominion", at: 0, steps: [step()], seats: ["A", "B"], question: ask(), labels: ["Copper", "Estate", "Curse"], taken: [], nothing: "nothing", rules: [], options: {}, ...more });
const result = (title: string, more: object = {}) => ({ text: title, run: run(title), document: { scenario: title, game: "dominion", seats: ["A", "B"], setup: {}, steps: [] }, titles: [title], wrong: null, ...more });

test("of two scenarios that are opened, the later one is shown, whichever the server runs first", async () => {
  const lab = new Lab();
  void lab.open("first");
  void lab.open("second");
  await waiting[1]!.reply(result("second"));
  await waiting[0]!.reply(result("first"));
  expect(lab.run.value?.title).toBe("second");
  expect(lab.busy.value).toBe(false);
});

test("what was asked for a page that has been left is not shown", async () => {
  const lab = new Lab();
  void lab.open("first");
  lab.forget();
  await waiting[0]!.reply(result("first"));
  expect([lab.run.value, lab.text.value, lab.busy.value]).toEqual([null, "", false]);
});

test("the question of a run is put, and an answer is written as a step by the option's label", async () => {
  const lab = new Lab();
  void lab.open("one");
  await waiting[0]!.reply(result("one"));
  expect(lab.table.selection.asked.value).toMatchObject({ least: 1 });
  lab.table.pick(1);
  lab.table.answer();
  await vi.waitFor(() => expect(waiting.length).toBe(2));
  expect(waiting[1]!.body["document"]).toMatchObject({ steps: [{ A: "Estate" }] });
  expect(lab.table.answers.sending.value).toBe(false);
});

test("an answer that the scenario gives already leads to its step", async () => {
  const lab = new Lab();
  void lab.open("one");
  await waiting[0]!.reply(result("one", { run: run("one", { steps: [step(), step({ number: 1, after: 0 })], taken: [{ picks: [2], step: 1 }] }) }));
  lab.table.pick(2);
  lab.table.answer();
  await vi.waitFor(() => expect(waiting.length).toBe(2));
  expect(waiting[1]!.body).toMatchObject({ text: "one", at: 1 });
});

test("an answer while another scenario is on its way is an answer to nothing", async () => {
  const lab = new Lab();
  void lab.open("one");
  await waiting[0]!.reply(result("one"));
  lab.table.pick(1);
  void lab.open("two");
  lab.table.answer();
  await waiting[1]!.reply(result("two"));
  await new Promise((turn) => setTimeout(turn, 5));
  expect(waiting.length).toBe(2);
});

test("a text with a mistake leaves the last run in sight, and no question to answer", async () => {
  const lab = new Lab();
  void lab.open("one");
  await waiting[0]!.reply(result("one"));
  void lab.write("broken");
  await waiting[1]!.reply({ text: "broken", run: null, document: null, titles: [], wrong: { line: 2, what: said("No.") } });
  expect(lab.run.value?.title).toBe("one");
  expect(lab.table.selection.asked.value).toBe(null);
  void lab.takeBack();
  expect(waiting[2]!.body).toMatchObject({ text: "one" });
});

const stand = (line: readonly (readonly number[])[], more: object = {}) => ({ puzzle: { name: "p", game: "dominion", kind: "line", task: said(""), title: said("") }, line, own: [], solved: false, over: false, question: ask(), seats: ["A", "B"], options: {}, lines: [], view: null, solution: [[0]], right: [], reason: said(""), steps: [], ...more });

async function openPuzzle(more: object = {}) {
  const puzzle = new Puzzle();
  void puzzle.open("p");
  await waiting[0]!.reply(stand([], more));
  return puzzle;
}

test("an answer of a puzzle goes on its line, and none is taken while one is on its way", async () => {
  const puzzle = await openPuzzle();
  puzzle.table.pick(2);
  puzzle.table.answer();
  puzzle.table.answer();
  expect(waiting.length).toBe(2);
  expect(waiting[1]!.body["line"]).toEqual([[2]]);
  await waiting[1]!.reply(stand([[2]]));
  expect(puzzle.stand.value?.line).toEqual([[2]]);
});

test("where all right answers are looked for, an answer is named, and named no more by the second time", async () => {
  const puzzle = await openPuzzle({ puzzle: { name: "p", game: "dominion", kind: "answers", task: said(""), title: said("") } });
  const give = (number: number) => {
    puzzle.table.pick(number);
    puzzle.table.answer();
  };
  give(0);
  give(2);
  give(0);
  expect(puzzle.named.value).toEqual([[2]]);
  expect(waiting.length).toBe(1);
});

test("once the solution is shown, nothing is answered any more", async () => {
  const puzzle = await openPuzzle();
  void puzzle.show();
  await waiting[1]!.reply(stand([]));
  expect(puzzle.solution.value?.line).toEqual([[0]]);
  expect(puzzle.table.selection.asked.value).toBe(null);
  await puzzle.give([1]);
  expect(waiting.length).toBe(2);
});
