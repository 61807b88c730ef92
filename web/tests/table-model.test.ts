// The table of a page, whatever it comes from: what it does with the messages of its source, and what it asks of it.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../src/protocol";
import type { Command, Moment, Source } from "../src/table/source";
import { startBrowser } from "./fake-browser";
import { ask, greeting, line, looked, seats, update } from "./samples";

let TableModel: typeof import("../src/table/table-model").TableModel;
beforeAll(async () => {
  startBrowser();
  ({ TableModel } = await import("../src/table/table-model"));
});

/** A source that writes down what it is asked. */
class Notes implements Source {
  readonly answers: [sequence: number, picks: readonly number[]][] = [];
  readonly looks: Moment[] = [];
  readonly commands: Command[] = [];
  /** Whether what is asked of it is on its way. */
  takes = true;

  answer(sequence: number, picks: readonly number[]): boolean {
    this.answers.push([sequence, picks]);
    return this.takes;
  }

  look(moment: Moment): boolean {
    this.looks.push(moment);
    return this.takes;
  }

  send(command: Command): boolean {
    this.commands.push(command);
    return this.takes;
  }
}

let source: Notes;
let table: import("../src/table/table-model").TableModel;
beforeEach(() => {
  vi.clearAllTimers();
  source = new Notes();
  table = new TableModel("a", source);
});

/** The source says something; what a test does not read of it may be left out. */
function hear(...messages: ({ t: FromServer["t"] } & object)[]): void {
  for (const message of messages) table.hear(message as FromServer);
}

/** The viewer sits there, and this is asked. */
function sit(question = ask(), sequence = 7): void {
  hear(greeting(), seats(), update(sequence, question));
  vi.advanceTimersByTime(1_000);
}

test("a source that is waited for takes one answer, one that is not takes the next at once", () => {
  sit();
  table.pick(1);
  table.answer();
  table.answer();
  expect(source.answers).toEqual([[7, [1]]]);
  expect(table.answers.sending.value).toBe(true);
  hear(update(8, ask()));
  source.takes = false;
  table.pick(2);
  table.answer();
  expect(table.answers.sending.value).toBe(false);
  table.answer();
  expect(source.answers.slice(1)).toEqual([[8, [2]], [8, [2]]]);
});

test("two tables of a page know nothing of each other", () => {
  sit();
  const other = new TableModel("b", new Notes());
  table.pick(1);
  table.showsReview.value = true;
  table.chat.add([{ number: 0, seat: 1, name: "B", text: "hello", at: 0 }]);
  expect([other.selection.asked.value, other.showsReview.value, other.chat.lines.value.length, other.state.you]).toEqual([null, false, 0, -1]);
  expect(table.selection.picks.value).toEqual([1]);
});

test("moments are looked at one after the other, of several wishes the last; a look that has failed makes room for it", () => {
  sit();
  for (const step of [1, 2, 3]) table.lookAt({ step });
  expect(source.looks).toEqual([{ step: 1, viewer: 0 }]);
  expect(table.moments.step).toBe(3);
  table.hearAll([]);
  expect(source.looks.slice(1)).toEqual([{ step: 3, viewer: 0 }]);
  table.hearAll([looked(3)] as unknown as FromServer[]);
  expect(table.moments.looked.value).toMatchObject({ step: 3 });
  expect(source.looks.length).toBe(2);
});

test("a look that the source does not take does not hold up the next one", () => {
  sit();
  source.takes = false;
  table.lookAt({ step: 1 });
  table.lookAt({ line: 4 });
  expect(source.looks).toEqual([{ step: 1, viewer: 0 }, { line: 4, viewer: 0 }]);
});

test("whose eyes a moment is seen with stays from look to look, until one asks for others", () => {
  sit();
  hear(looked(3));
  table.moments.looked.value = { ...table.moments.looked.value!, viewer: 1 };
  table.lookAt({ step: 4 });
  hear(looked(4));
  table.lookAt({ step: 5 }, -1);
  expect(source.looks.map((one) => one.viewer)).toEqual([1, -1]);
});

test("answers that came by themselves are marked in the log, or where no line tells them in the slip", () => {
  sit();
  table.pick(0);
  table.answer(true);
  hear(update(8, ask(), { since: 0, lines: [line("B waits.", 1), line("A discards.")] }));
  expect([...table.answers.automatic.value]).toEqual([1]);
  expect(table.answers.byItself.value).toBe(false);
  table.pick(0);
  table.answer(true);
  hear(update(9, ask(), { since: 2, lines: [] }));
  expect(table.answers.byItself.value).toBe(true);
  table.pick(0);
  table.answer();
  hear(update(10, ask(), { since: 2, lines: [line("A discards.")] }));
  expect([...table.answers.automatic.value]).toEqual([1]);
  expect(table.answers.byItself.value).toBe(false);
});

test("lines that are taken back take their marks with them", () => {
  sit();
  table.pick(0);
  table.answer(true);
  hear(update(8, ask(), { since: 0, lines: [line("A discards.")] }));
  hear(update(7, ask(), { since: 0, lines: [] }));
  expect(table.answers.automatic.value.size).toBe(0);
});

test("that one chose nothing is said until the next answer, and is taken back with it", () => {
  sit(ask(0, 2));
  table.answer();
  hear(update(8, ask(0, 2)));
  expect(table.answers.choseNothing.value).toBe(true);
  hear(update(7, ask(0, 2)));
  expect(table.answers.choseNothing.value).toBe(false);
});

test("what was under way when the connection was lost is not waited for, and what has come stays", () => {
  sit();
  table.pick(1);
  table.answer();
  table.lookAt({ step: 2 });
  table.askHint();
  table.lost();
  expect(table.answers.sending.value).toBe(false);
  expect(table.hints.shown.value).toBe(null);
  expect(table.selection.picks.value).toEqual([1]);
  table.lookAt({ step: 3 });
  expect(source.looks.length).toBe(2);
  table.askHint();
  hear({ t: "hinted", table: "a", sequence: 7, advice: [], threat: { en: "", ja: "" }, games: 8 } as never);
  table.lost();
  expect(table.hints.shown.value).toMatchObject({ games: 8 });
});

test("equal cards are chosen one by one, and all given back where no more may be chosen", () => {
  sit(ask(1, 2));
  table.pickOf([0, 1, 2]);
  table.pickOf([0, 1, 2]);
  expect(table.selection.picks.value).toEqual([0, 1]);
  table.pickOf([0, 1, 2]);
  expect(table.selection.picks.value).toEqual([]);
});

test("all that goes together is chosen by the first press, and answered by the second", () => {
  sit(ask(0, 3, true, "discard"));
  table.pickTogether();
  expect(table.selection.picks.value).toEqual([0, 1, 2]);
  expect(source.answers).toEqual([]);
  table.pickTogether();
  expect(source.answers).toEqual([[7, [0, 1, 2]]]);
});

test("once the game is over, the table is shown where nothing was counted, and the end where it was", () => {
  sit();
  const over = (measures: readonly object[]) => ({ t: "over", table: "a", scores: [], ending: { measures } });
  hear(over([{}]) as never);
  expect(table.showsTable.value).toBe(false);
  table = new TableModel("a", source);
  hear(over([]) as never);
  expect(table.showsTable.value).toBe(true);
});
