// Automatic answers: they come after a pause, and not where somebody has begun to answer by hand.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, Question } from "../src/protocol";
import type { Scene } from "../src/scene";
import type { Source } from "../src/table/source";
import { memory, startBrowser } from "./fake-browser";
import { ask, CARDS, greeting, looked, seats, update, VIEW } from "./samples";

let TableModel: typeof import("../src/table/table-model").TableModel;
beforeAll(async () => {
  startBrowser();
  memory.set("fudaba-auto", JSON.stringify(["dominion first"]));
  vi.stubGlobal("fetch", async () => Response.json(CARDS));
  ({ TableModel } = await import("../src/table/table-model"));
});

/** The game answers each question with its first option. */
const game = { autoplay: [{ id: "first", answer: (scene: Scene) => (scene.mine === null ? null : [0]) }] };
const bots = [{ kind: "person", here: true, handed: false }, { kind: "bot", here: true, handed: false }];
/** Longer than any such answer waits. */
const LONG = 3_000;

let answered: (readonly number[])[];
let table: import("../src/table/table-model").TableModel;
let stop: () => void;

/** The viewer sits there, and this is asked. */
async function sit(question: Question, others: object = {}): Promise<void> {
  for (const one of [greeting({ options: {} }), seats(others), update(1, question, { view: VIEW })]) table.hear(one as unknown as FromServer);
  await vi.waitFor(() => expect(table.state.scene.value).not.toBe(null));
}

beforeEach(() => {
  vi.clearAllTimers();
  answered = [];
  const source: Source = { answer: (_, picks) => answered.push(picks) > 0, look: () => false, send: () => false };
  table = new TableModel("a", source);
  stop = table.automatic.start(game);
});

test("a question that answers itself says so, and is answered after a pause", async () => {
  await sit(ask());
  expect(table.automatic.waits.value).toBe(true);
  vi.advanceTimersByTime(800);
  expect(answered).toEqual([]);
  vi.advanceTimersByTime(LONG);
  expect(answered).toEqual([[0]]);
});

test("where only bots look on, the pause is short", async () => {
  await sit(ask(), { seats: bots });
  vi.advanceTimersByTime(200);
  expect(answered).toEqual([[0]]);
});

test("who begins to choose, or wants to answer by hand, does so", async () => {
  await sit(ask());
  table.pick(2);
  vi.advanceTimersByTime(LONG);
  expect(answered).toEqual([]);
  table.selection.clear();
  table.selection.byHand.value = true;
  vi.advanceTimersByTime(LONG);
  expect([answered, table.automatic.waits.value]).toEqual([[], false]);
});

test("another question, an earlier moment, or the end of the page stops an answer that waits", async () => {
  await sit(ask());
  table.hear(update(2, null, { view: VIEW }) as unknown as FromServer);
  vi.advanceTimersByTime(LONG);
  table.hear(update(3, ask(), { view: VIEW }) as unknown as FromServer);
  table.hear(looked(1) as unknown as FromServer);
  vi.advanceTimersByTime(LONG);
  table.moments.leave();
  stop();
  vi.advanceTimersByTime(LONG);
  expect(answered).toEqual([]);
});

test("an answer is to be remembered for one question only", async () => {
  await sit(ask());
  table.automatic.setRemembers(true);
  expect(table.automatic.remembers).toBe(true);
  table.hear(update(2, ask(), { view: VIEW }) as unknown as FromServer);
  expect(table.automatic.remembers).toBe(false);
});
