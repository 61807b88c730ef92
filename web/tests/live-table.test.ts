import { beforeEach, expect, test, vi } from "vitest";
import type { FromClient, Question } from "../src/protocol";
import { ask, greeting, line, looked, refused, said, seats as sat, update } from "./samples";
import { memory, socket, startBrowser } from "./fake-browser";

let live: typeof import("../src/table/current");
let settings: typeof import("../src/settings");
beforeEach(async () => {
  vi.resetModules();
  startBrowser();
  memory.set("fudaba-seats", JSON.stringify({ a: { token: "secret", invite: "" } }));
  live = await import("../src/table/current");
  settings = await import("../src/settings");
  const { connect } = await import("../src/connection");
  connect();
});

/** The table at which the page is. */
const table = () => live.current.value!.table;

/** The viewer is at table a, and this is asked. */
function seated(question: Question | null, sequence = 7): void {
  live.join("a", "");
  socket().open();
  socket().deliver(greeting());
  socket().deliver(update(sequence, question));
  vi.advanceTimersByTime(1_000);
  socket().read();
}

const joins = (sent: readonly FromClient[]) => sent.flatMap((message) => (message.t === "join" ? [message] : []));

// --- answers ---

test("an answer is sent once, with the question that it is for", () => {
  seated(ask());
  table().pick(1);
  expect(socket().read()).toEqual([]);
  table().answer();
  expect(table().answers.sending.value).toBe(true);
  table().answer();
  table().pick(1);
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 7, answer: [1] }]);
});

test("the second click on the same option answers, and with answers at once the first one does", () => {
  seated(ask());
  table().pick(1);
  table().pick(2);
  expect(socket().read()).toEqual([]);
  table().pick(2);
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 7, answer: [2] }]);
  socket().deliver(update(8, ask()));
  settings.atOnce.value = "yes";
  table().pick(0);
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 8, answer: [0] }]);
});

test("what is no answer yet is not sent", () => {
  seated(ask(2, 3));
  table().pick(0);
  table().answer();
  expect(socket().read()).toEqual([]);
  table().pick(2);
  table().answer();
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 7, answer: [0, 2] }]);
});

test("a question that has just been put takes no empty answer, for that may have been meant for the last one", () => {
  seated(ask(0, 2));
  socket().deliver(update(8, ask(0, 2)));
  vi.advanceTimersByTime(399);
  table().answer();
  expect(socket().read()).toEqual([]);
  vi.advanceTimersByTime(1);
  table().answer();
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 8, answer: [] }]);
  expect(table().answers.choseNothing.value).toBe(false);
  socket().deliver(update(9, null));
  expect(table().answers.choseNothing.value).toBe(true);
});

test("another answer may be given once the next question is there, and not before the answer is shown", () => {
  seated(ask());
  table().pick(0);
  table().answer();
  socket().deliver({ t: "taken", table: "a", sequence: 7 });
  expect(table().answers.sending.value).toBe(true);
  socket().deliver(update(8, ask()));
  expect(table().answers.sending.value).toBe(false);
});

test("an answer to a question that is past is not waited for", () => {
  seated(ask());
  table().pick(0);
  table().answer();
  socket().deliver({ t: "taken", table: "a", sequence: 6 });
  expect(table().answers.sending.value).toBe(false);
});

test("what is chosen stays while the same question comes again, and goes with the next one", () => {
  seated(ask(1, 2));
  table().pick(1);
  socket().deliver(update(7, ask(1, 2), { lines: [line("B looks.")] }));
  expect(table().selection.picks.value).toEqual([1]);
  socket().deliver(update(8, ask(1, 2)));
  expect(table().selection.picks.value).toEqual([]);
});

test("a question of somebody else is no question here, nor is one's own while a bot goes on", () => {
  seated(ask(1, 1, false));
  expect(table().selection.asked.value).toBe(null);
  socket().deliver(update(8, ask()));
  expect(table().selection.asked.value).not.toBe(null);
  socket().deliver(sat({ seats: [{ kind: "person", here: true, handed: true }, { kind: "person", here: true, handed: false }] }));
  expect(table().selection.asked.value).toBe(null);
  socket().deliver(sat());
  expect(table().selection.asked.value).not.toBe(null);
});

test("nothing is chosen or answered while an earlier moment is looked at", () => {
  seated(ask());
  table().pick(0);
  socket().deliver(looked(2));
  table().pick(1);
  table().answer();
  expect(table().selection.picks.value).toEqual([0]);
  expect(socket().read()).toEqual([]);
  table().moments.leave();
  table().answer();
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 7, answer: [0] }]);
});

// --- refusals ---

test("an answer that came too late joins anew, for the page has missed something", () => {
  seated(ask());
  table().pick(0);
  table().answer();
  socket().read();
  socket().deliver(refused("answer", "stale"));
  expect(table().answers.sending.value).toBe(false);
  expect(table().note.value).toBe(null);
  expect(joins(socket().read())).toMatchObject([{ table: "a", token: "secret", sequence: 7 }]);
});

test("any other refusal is said, until the next change", () => {
  seated(ask());
  table().pick(0);
  table().answer();
  socket().read();
  socket().deliver(refused("answer", "wrong_answer"));
  expect(table().answers.sending.value).toBe(false);
  expect(table().note.value).toEqual(said("No."));
  expect(socket().read()).toEqual([]);
  socket().deliver(update(8, ask()));
  expect(table().note.value).toBe(null);
});

test("a seat that is none any more is forgotten once, and then one comes as anybody does", () => {
  live.join("a", "");
  socket().open();
  expect(joins(socket().read())).toMatchObject([{ token: "secret" }]);
  socket().deliver(refused("join", "no_seat"));
  expect(joins(socket().read())).toMatchObject([{ token: "" }]);
  expect(table().gone.value).toBe(null);
  socket().deliver(refused("join", "no_seat"));
  expect(socket().read()).toEqual([]);
});

test("a table that lets nobody in is gone", () => {
  live.join("a", "");
  socket().open();
  socket().deliver(refused("join", "no_table"));
  expect(table().gone.value).toEqual(said("No."));
});

/** What a page asks to join within a minute, in which the server is there. */
function joinsLater(): readonly FromClient[] {
  const found: FromClient[] = [];
  for (let seconds = 0; seconds < 60; seconds += 5) {
    vi.advanceTimersByTime(5_000);
    socket().deliver({ t: "pong" });
    found.push(...joins(socket().read()));
  }
  return found;
}

test("a page comes again that a busy server has not let in", () => {
  live.join("a", "");
  socket().open();
  expect(joins(socket().read())).toHaveLength(1);
  for (let tries = 0; tries < 2; tries += 1) {
    socket().deliver(refused("join", "full"));
    expect([table().gone.value, table().waits.value]).toEqual([said("No."), true]);
    expect(socket().read()).toEqual([]);
    expect(joinsLater()).toHaveLength(1);
  }
  socket().deliver(greeting());
  expect(table().gone.value).toBe(null);
  expect(joinsLater()).toEqual([]);
});

test("nobody comes again to a table that they have left", () => {
  live.join("a", "");
  socket().open();
  socket().deliver(refused("join", "full"));
  socket().read();
  live.leave("a");
  expect(joinsLater()).toEqual([]);
});

test("messages of another table are not for this one", () => {
  seated(ask());
  socket().deliver({ ...update(30, null), table: "b" });
  socket().deliver(refused("answer", "stale", "b"));
  expect(table().selection.asked.value).not.toBe(null);
  expect(socket().read()).toEqual([]);
});

// --- a connection that is lost ---

test("after a loss the page joins with the last it has seen, and what comes is put behind it", () => {
  live.join("a", "invited");
  socket().open();
  expect(joins(socket().read())).toEqual([{ t: "join", table: "a", token: "secret", invite: "invited", name: "", sequence: -1, chat: 0, follow: false }]);
  socket().deliver(greeting({ chat: [{ number: 0, seat: 1, name: "B", text: "hello", at: 0 }] }));
  socket().deliver(update(7, ask(), { lines: [line("one"), line("two")] }));
  table().pick(0);
  socket().drop();
  vi.advanceTimersByTime(10_000);
  socket().open();
  expect(joins(socket().read())).toMatchObject([{ table: "a", sequence: 7, chat: 1 }]);
  socket().deliver(greeting({ chat: [{ number: 0, seat: 1, name: "B", text: "hello", at: 0 }, { number: 1, seat: 1, name: "B", text: "there?", at: 0 }] }));
  socket().deliver(update(7, ask(), { since: 2, lines: [line("three")] }));
  expect(table().chat.lines.value.map((one) => one.text)).toEqual(["hello", "there?"]);
  expect(table().state.lines.value.map((one) => one.text.en)).toEqual(["one", "two", "three"]);
  expect(table().selection.picks.value).toEqual([0]);
});

test("a line of the chat that comes twice is shown once", () => {
  const spoken = (number: number) => ({ t: "said", table: "a", line: { number, seat: 1, name: "B", text: `line ${number}`, at: 0 } }) as const;
  seated(null);
  for (const number of [0, 1, 1, 0]) socket().deliver(spoken(number));
  expect(table().chat.lines.value.map((one) => one.text)).toEqual(["line 0", "line 1"]);
});

test("an answer while the connection is lost is not sent, and can be given again", () => {
  seated(ask());
  table().pick(0);
  socket().drop();
  table().answer();
  expect(table().answers.sending.value).toBe(false);
  vi.advanceTimersByTime(10_000);
  socket().open();
  socket().deliver(greeting());
  socket().deliver(update(7, ask()));
  socket().read();
  table().answer();
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 7, answer: [0] }]);
});

test("answers that were taken back take their lines and their question with them", () => {
  seated(ask());
  socket().deliver(update(8, ask(), { since: 0, lines: [line("one"), line("two"), line("three")] }));
  socket().deliver(update(7, ask(1, 3), { since: 1, lines: [] }));
  expect(table().state.lines.value.map((one) => one.text.en)).toEqual(["one"]);
  expect(table().selection.asked.value?.most).toBe(3);
});

test("who leaves a page joins nothing when the connection comes back", () => {
  seated(ask());
  live.leave();
  expect(live.current.value).toBe(null);
  socket().drop();
  vi.advanceTimersByTime(10_000);
  socket().open();
  expect(socket().read()).toEqual([]);
});

test("a seat that is taken here is kept, and the table joined with it from the beginning", () => {
  seated(null);
  socket().deliver({ t: "seated", table: "a", seat: 1, token: "newer", invite: "" });
  expect(joins(socket().read())).toMatchObject([{ token: "newer", sequence: -1, chat: 0 }]);
});

test("who has opened a table is there without joining, until the connection comes back", () => {
  socket().open();
  socket().deliver({ t: "seated", table: "b", seat: 0, token: "opened", invite: "i", joined: true });
  socket().deliver(greeting({ table: "b" }));
  live.join("b", "");
  expect(table().state.welcome.value).toMatchObject({ table: "b" });
  expect(joins(socket().read())).toEqual([]);
  socket().drop();
  vi.advanceTimersByTime(10_000);
  socket().open();
  expect(joins(socket().read())).toMatchObject([{ table: "b", token: "opened" }]);
});

test("a table that is opened from another one takes its place, and the page of that one leaves it so", () => {
  seated(ask());
  socket().deliver({ t: "seated", table: "b", seat: 0, token: "opened", invite: "", joined: true });
  expect(table().selection.asked.value).toBe(null);
  live.leave("a");
  live.join("b", "");
  socket().deliver(greeting({ table: "b" }));
  expect(table().state.welcome.value).toMatchObject({ table: "b" });
  expect(socket().read()).toEqual([]);
});

test("a code from another device is sent once a connection, and a seat that is kept here goes before it", () => {
  socket().readyState = 1; // It is open, and the server has not said hello.
  live.join("b", "", "code");
  expect(socket().read()).toEqual([]);
  socket().open();
  expect(socket().read()).toEqual([{ t: "claim", table: "b", code: "code" }]);
  socket().drop();
  vi.advanceTimersByTime(10_000);
  socket().open();
  expect(socket().read()).toEqual([{ t: "claim", table: "b", code: "code" }]);
  socket().deliver(refused("claim", "no_seat", "b"));
  expect(table().gone.value).toEqual(said("No."));
  expect(socket().read()).toEqual([]);
  live.leave();
  live.join("a", "", "code");
  expect(joins(socket().read())).toMatchObject([{ token: "secret" }]);
});

// --- hints, agreement, looking back ---

test("a hint is shown for the question that it was asked for, and can be hidden before it comes", () => {
  const hinted = (sequence: number) => ({ t: "hinted", table: "a", sequence, advice: [], threat: said(""), games: 8 }) as const;
  seated(ask());
  table().askHint();
  expect(socket().read()).toEqual([{ t: "hint", table: "a", sequence: 7 }]);
  socket().deliver(hinted(6));
  expect(table().hints.shown.value).toBe("asked");
  socket().deliver(hinted(7));
  expect(table().hints.shown.value).toMatchObject({ sequence: 7 });
  table().askHint();
  expect(table().hints.shown.value).toBe(null);
  table().askHint();
  table().askHint();
  socket().deliver(hinted(7));
  expect(table().hints.shown.value).toBe(null);
  socket().deliver(update(8, ask()));
  socket().read();
  table().askHint();
  socket().deliver(refused("hint", "busy"));
  expect(table().hints.shown.value).toBe(null);
});

test("who asked sees that the others did not agree, and who took it back does not", () => {
  const asked = { t: "consent_asked", table: "a", request: 3, what: "undo", by: 0, answers: 1, needs: [1], text: said("?") } as const;
  seated(ask());
  socket().deliver(asked);
  socket().deliver({ t: "consent_ended", table: "a", request: 3, done: false });
  expect(table().consent.declined.value).toBe("undo");
  socket().deliver(asked);
  expect(table().consent.declined.value).toBe(null);
  table().consent.reply(false, 0);
  expect(socket().read()).toEqual([{ t: "consent", table: "a", request: 3, yes: false }]);
  socket().deliver({ t: "consent_ended", table: "a", request: 3, done: false });
  expect(table().consent.declined.value).toBe(null);
  socket().deliver({ ...asked, by: 1 });
  socket().deliver({ t: "consent_ended", table: "a", request: 3, done: false });
  expect(table().consent.declined.value).toBe(null);
});

test("one look is under way at a time, and then the last that was wished for", () => {
  seated(ask());
  table().lookAt({ step: 5 });
  table().lookAt({ step: 4 });
  table().lookAt({ step: 3 });
  expect(socket().read()).toEqual([{ t: "look", table: "a", step: 5, viewer: 0 }]);
  expect(table().moments.step).toBe(3);
  socket().deliver(looked(5));
  expect(socket().read()).toEqual([{ t: "look", table: "a", step: 3, viewer: 0 }]);
  socket().deliver(looked(3));
  expect(socket().read()).toEqual([]);
  expect(table().moments.step).toBe(3);
  table().lookAt({ step: 9 });
  socket().deliver(refused("look", "no_step"));
  socket().read();
  table().lookAt({ step: 2 });
  expect(socket().read()).toEqual([{ t: "look", table: "a", step: 2, viewer: 0 }]);
});

test("what cannot be taken back is said, and the rest is asked of the server", () => {
  seated(ask());
  table().takeBack();
  expect(table().note.value).toEqual(said("Nothing to take back."));
  expect(socket().read()).toEqual([]);
  socket().deliver(update(8, ask(), { undo: { how: "free", answers: 1, why: "", text: said("") } }));
  table().takeBack();
  expect(socket().read()).toEqual([{ t: "undo", table: "a", sequence: 8 }]);
});

test("another game is opened by a player who wished for one once nobody is left to ask", () => {
  seated(null);
  const seats = (here: boolean) => [{ kind: "person", here: true }, { kind: "person", here }];
  socket().deliver(sat({ state: "over", again: "same", ready: [0], seats: seats(true) }));
  expect(socket().read()).toEqual([]);
  socket().deliver(sat({ state: "over", again: "same", ready: [1], next: "b", seats: seats(true) }));
  expect(socket().read()).toEqual([]); // One who has not wished for it stays.
  socket().deliver(sat({ state: "over", again: "same", ready: [0], seats: seats(false) }));
  expect(socket().read()).toEqual([{ t: "rematch", table: "a", how: "same" }]);
});

test("a seat is led on to the next game of its match, with the same token", async () => {
  const route = await import("../src/route");
  route.go("/t/a");
  seated(null);
  const match = { id: "a", games: 3, number: 1, first: "alternate", whole: false, tables: ["a"], players: [0, 1], points: [[2, 0]], over: false, won: [], left: -1, next_in: 60 };
  socket().deliver(sat({ state: "over", match }));
  expect(route.place.value).toMatchObject({ table: "a" });
  socket().deliver(sat({ state: "over", match: { ...match, over: true }, next: "b" }));
  expect(route.place.value).toMatchObject({ table: "a" }); // Another match is for those who wish for it.
  socket().deliver(sat({ state: "over", match, next: "b" }));
  expect(route.place.value).toMatchObject({ table: "b" });
  expect(JSON.parse(memory.get("fudaba-seats")!).b.token).toBe("secret");
});
