import { beforeEach, expect, test, vi } from "vitest";
import type { FromClient, FromServer, Option, Question } from "../src/protocol";
import { memory, socket, startBrowser } from "./fake-browser";

let live: typeof import("../src/live-table");
let choosing: typeof import("../src/selection");
let settings: typeof import("../src/settings");
beforeEach(async () => {
  vi.resetModules();
  startBrowser();
  memory.set("fudaba-seats", JSON.stringify({ a: { token: "secret", invite: "" } }));
  live = await import("../src/live-table");
  choosing = await import("../src/selection");
  settings = await import("../src/settings");
  const { connect } = await import("../src/connection");
  connect();
});

const said = (text: string) => ({ en: text, ja: text });
const NOTHING_TO_TAKE = { how: "none", answers: 0, why: "nothing", text: said("Nothing to take back.") } as const;

function option(face: string): Option {
  return { verb: "discard", label: said(face), short: said(""), hint: said(""), face, word: "", seat: -1, number: -1, id: 0, cards: [], zone: "0.hand" };
}

function ask(least = 1, most = 1, mine = true, together = ""): Question {
  const options = ["copper", "estate", "curse"].map(option);
  const nothingToType = { numbers: [] as number[] };
  return { ...nothingToType, owner: 0, decider: mine ? 0 : 1, text: said("?"), mine, kind: "", least, most, ordered: false, together, rule: "", number: 0, whom: -1, word: "", about: "", options, blocked: [] };
}

const line = (text: string, seat = 0) => ({ kind: "plays", seat, text: said(text) });
const greeting = (more: object = {}) => ({ t: "welcome", table: "a", you: 0, game: "dominion", chat: [], ...more }) as const;
const update = (sequence: number, question: Question | null, more: object = {}) =>
  ({ t: "update", table: "a", sequence, since: 0, lines: [], view: null, question, undo: NOTHING_TO_TAKE, ...more }) as const;
const sat = (more: object = {}) =>
  ({ t: "seats", table: "a", state: "playing", seats: [{ kind: "person", here: true, handed: false }, { kind: "person", here: true, handed: false }], watching: 0, next: "", again: "", ready: [], notices: [], ...more }) as const;
const refused = (what: string, code: string, table = "a") => ({ t: "refused", what, code, table, reason: said("No."), detail: said("") }) as const;

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
  live.pick(1);
  expect(socket().read()).toEqual([]);
  live.answer();
  expect(live.sending.value).toBe(true);
  live.answer();
  live.pick(1);
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 7, answer: [1] }]);
});

test("the second click on the same option answers, and with answers at once the first one does", () => {
  seated(ask());
  live.pick(1);
  live.pick(2);
  expect(socket().read()).toEqual([]);
  live.pick(2);
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 7, answer: [2] }]);
  socket().deliver(update(8, ask()));
  settings.atOnce.value = "yes";
  live.pick(0);
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 8, answer: [0] }]);
});

test("what is no answer yet is not sent", () => {
  seated(ask(2, 3));
  live.pick(0);
  live.answer();
  expect(socket().read()).toEqual([]);
  live.pick(2);
  live.answer();
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 7, answer: [0, 2] }]);
});

test("a question that has just been put takes no empty answer, for that may have been meant for the last one", () => {
  seated(ask(0, 2));
  socket().deliver(update(8, ask(0, 2)));
  vi.advanceTimersByTime(399);
  live.answer();
  expect(socket().read()).toEqual([]);
  vi.advanceTimersByTime(1);
  live.answer();
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 8, answer: [] }]);
  expect(live.choseNothing.value).toBe(false);
  socket().deliver(update(9, null));
  expect(live.choseNothing.value).toBe(true);
});

test("another answer may be given once the next question is there, and not before the answer is shown", () => {
  seated(ask());
  live.pick(0);
  live.answer();
  socket().deliver({ t: "taken", table: "a", sequence: 7 });
  expect(live.sending.value).toBe(true);
  socket().deliver(update(8, ask()));
  expect(live.sending.value).toBe(false);
});

test("an answer to a question that is past is not waited for", () => {
  seated(ask());
  live.pick(0);
  live.answer();
  socket().deliver({ t: "taken", table: "a", sequence: 6 });
  expect(live.sending.value).toBe(false);
});

test("what is chosen stays while the same question comes again, and goes with the next one", () => {
  seated(ask(1, 2));
  live.pick(1);
  socket().deliver(update(7, ask(1, 2), { lines: [line("B looks.")] }));
  expect(choosing.picks.value).toEqual([1]);
  socket().deliver(update(8, ask(1, 2)));
  expect(choosing.picks.value).toEqual([]);
});

test("a question of somebody else is no question here, nor is one's own while a bot goes on", () => {
  seated(ask(1, 1, false));
  expect(choosing.asked.value).toBe(null);
  socket().deliver(update(8, ask()));
  expect(choosing.asked.value).not.toBe(null);
  socket().deliver(sat({ seats: [{ kind: "person", here: true, handed: true }, { kind: "person", here: true, handed: false }] }));
  expect(choosing.asked.value).toBe(null);
  socket().deliver(sat());
  expect(choosing.asked.value).not.toBe(null);
});

test("nothing is chosen or answered while an earlier moment is looked at", () => {
  seated(ask());
  live.pick(0);
  socket().deliver({ t: "looked", table: "a", step: 2, viewer: 0, lines: [], view: null, question: null, steps: [] });
  live.pick(1);
  live.answer();
  expect(choosing.picks.value).toEqual([0]);
  expect(socket().read()).toEqual([]);
  live.lookAway();
  live.answer();
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 7, answer: [0] }]);
});

// --- refusals ---

test("an answer that came too late joins anew, for the page has missed something", () => {
  seated(ask());
  live.pick(0);
  live.answer();
  socket().read();
  socket().deliver(refused("answer", "stale"));
  expect(live.sending.value).toBe(false);
  expect(live.note.value).toBe(null);
  expect(joins(socket().read())).toMatchObject([{ table: "a", token: "secret", sequence: 7 }]);
});

test("any other refusal is said, until the next change", () => {
  seated(ask());
  live.pick(0);
  live.answer();
  socket().read();
  socket().deliver(refused("answer", "wrong_answer"));
  expect(live.sending.value).toBe(false);
  expect(live.note.value).toEqual(said("No."));
  expect(socket().read()).toEqual([]);
  socket().deliver(update(8, ask()));
  expect(live.note.value).toBe(null);
});

test("a seat that is none any more is forgotten once, and then one comes as anybody does", () => {
  live.join("a", "");
  socket().open();
  expect(joins(socket().read())).toMatchObject([{ token: "secret" }]);
  socket().deliver(refused("join", "no_seat"));
  expect(joins(socket().read())).toMatchObject([{ token: "" }]);
  expect(live.gone.value).toBe(null);
  socket().deliver(refused("join", "no_seat"));
  expect(socket().read()).toEqual([]);
});

test("a table that lets nobody in is gone", () => {
  live.join("a", "");
  socket().open();
  socket().deliver(refused("join", "no_table"));
  expect(live.gone.value).toEqual(said("No."));
});

test("messages of another table are not for this one", () => {
  seated(ask());
  socket().deliver({ ...update(30, null), table: "b" });
  socket().deliver(refused("answer", "stale", "b"));
  expect(choosing.asked.value).not.toBe(null);
  expect(socket().read()).toEqual([]);
});

// --- a connection that is lost ---

test("after a loss the page joins with the last it has seen, and what comes is put behind it", () => {
  live.join("a", "invited");
  socket().open();
  expect(joins(socket().read())).toEqual([{ t: "join", table: "a", token: "secret", invite: "invited", name: "", sequence: -1, chat: 0, follow: false }]);
  socket().deliver(greeting({ chat: [{ number: 0, seat: 1, name: "B", text: "hello", at: 0 }] }));
  socket().deliver(update(7, ask(), { lines: [line("one"), line("two")] }));
  live.pick(0);
  socket().drop();
  vi.advanceTimersByTime(10_000);
  socket().open();
  expect(joins(socket().read())).toMatchObject([{ table: "a", sequence: 7, chat: 1 }]);
  socket().deliver(greeting({ chat: [{ number: 0, seat: 1, name: "B", text: "hello", at: 0 }, { number: 1, seat: 1, name: "B", text: "there?", at: 0 }] }));
  socket().deliver(update(7, ask(), { since: 2, lines: [line("three")] }));
  expect(live.chat.value.map((one) => one.text)).toEqual(["hello", "there?"]);
  expect(live.lines.value.map((one) => one.text.en)).toEqual(["one", "two", "three"]);
  expect(choosing.picks.value).toEqual([0]);
});

test("a line of the chat that comes twice is shown once", () => {
  const spoken = (number: number) => ({ t: "said", table: "a", line: { number, seat: 1, name: "B", text: `line ${number}`, at: 0 } }) as const;
  seated(null);
  for (const number of [0, 1, 1, 0]) socket().deliver(spoken(number));
  expect(live.chat.value.map((one) => one.text)).toEqual(["line 0", "line 1"]);
});

test("an answer while the connection is lost is not sent, and can be given again", () => {
  seated(ask());
  live.pick(0);
  socket().drop();
  live.answer();
  expect(live.sending.value).toBe(false);
  vi.advanceTimersByTime(10_000);
  socket().open();
  socket().deliver(greeting());
  socket().deliver(update(7, ask()));
  socket().read();
  live.answer();
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 7, answer: [0] }]);
});

test("answers that were taken back take their lines and their question with them", () => {
  seated(ask());
  socket().deliver(update(8, ask(), { since: 0, lines: [line("one"), line("two"), line("three")] }));
  socket().deliver(update(7, ask(1, 3), { since: 1, lines: [] }));
  expect(live.lines.value.map((one) => one.text.en)).toEqual(["one"]);
  expect(choosing.asked.value?.most).toBe(3);
});

test("who leaves a page joins nothing when the connection comes back", () => {
  seated(ask());
  live.part();
  expect(choosing.asked.value).toBe(null);
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
  expect(live.welcome.value).toMatchObject({ table: "b" });
  expect(joins(socket().read())).toEqual([]);
  socket().drop();
  vi.advanceTimersByTime(10_000);
  socket().open();
  expect(joins(socket().read())).toMatchObject([{ table: "b", token: "opened" }]);
});

test("a table that is opened from another one takes its place, and the page of that one leaves it so", () => {
  seated(ask());
  socket().deliver({ t: "seated", table: "b", seat: 0, token: "opened", invite: "", joined: true });
  expect(choosing.asked.value).toBe(null);
  live.part("a");
  live.join("b", "");
  socket().deliver(greeting({ table: "b" }));
  expect(live.welcome.value).toMatchObject({ table: "b" });
  expect(socket().read()).toEqual([]);
});

test("a code from another device is sent once, and a seat that is kept here goes before it", () => {
  live.join("b", "", "code");
  socket().open();
  expect(socket().read()).toEqual([{ t: "claim", table: "b", code: "code" }]);
  live.part();
  live.join("a", "", "code");
  expect(joins(socket().read())).toMatchObject([{ token: "secret" }]);
});

// --- other sources than the server ---

test("another source takes the answers until the server is the source again", () => {
  const answer = vi.fn();
  seated(ask());
  live.takeFrom({ answer });
  live.pick(1);
  live.answer();
  expect(answer.mock.calls).toEqual([[[1], false]]);
  expect(socket().read()).toEqual([]);
  live.takeFrom(null);
  live.answer();
  expect(socket().read()).toEqual([{ t: "answer", table: "a", sequence: 7, answer: [1] }]);
});

test("a file shows its own moments one after the other, of several wishes the last, and is joined nowhere", () => {
  const look = vi.fn();
  socket().open();
  live.show([greeting({ table: "file" }) as unknown as FromServer], look);
  live.lookAt({ step: 1 });
  live.lookAt({ step: 2 });
  live.lookAt({ step: 3 });
  expect(look.mock.calls).toEqual([[{ step: 1, viewer: 0 }]]);
  live.hearAll([]);
  expect(look.mock.calls.at(-1)).toEqual([{ step: 3, viewer: 0 }]);
  expect(look).toHaveBeenCalledTimes(2);
  socket().drop();
  vi.advanceTimersByTime(10_000);
  socket().open();
  expect(socket().read()).toEqual([]);
});

test("who joins a table after a file has it from the server", () => {
  const look = vi.fn();
  live.show([greeting({ table: "file" }) as unknown as FromServer], look);
  seated(ask());
  live.lookAt({ step: 1 });
  expect(look).not.toHaveBeenCalled();
  expect(socket().read()).toEqual([{ t: "look", table: "a", step: 1, viewer: 0 }]);
});

// --- hints, agreement, looking back ---

test("a hint is shown for the question that it was asked for, and can be hidden before it comes", () => {
  const hinted = (sequence: number) => ({ t: "hinted", table: "a", sequence, advice: [], threat: said(""), games: 8 }) as const;
  seated(ask());
  live.askHint();
  expect(socket().read()).toEqual([{ t: "hint", table: "a", sequence: 7 }]);
  socket().deliver(hinted(6));
  expect(live.hinted.value).toBe("asked");
  socket().deliver(hinted(7));
  expect(live.hinted.value).toMatchObject({ sequence: 7 });
  live.askHint();
  expect(live.hinted.value).toBe(null);
  live.askHint();
  live.askHint();
  socket().deliver(hinted(7));
  expect(live.hinted.value).toBe(null);
  socket().deliver(update(8, ask()));
  socket().read();
  live.askHint();
  socket().deliver(refused("hint", "busy"));
  expect(live.hinted.value).toBe(null);
});

test("who asked sees that the others did not agree, and who took it back does not", () => {
  const asked = { t: "consent_asked", table: "a", request: 3, what: "undo", by: 0, answers: 1, needs: [1], text: said("?") } as const;
  seated(ask());
  socket().deliver(asked);
  socket().deliver({ t: "consent_ended", table: "a", request: 3, done: false });
  expect(live.declined.value).toBe("undo");
  socket().deliver(asked);
  expect(live.declined.value).toBe(null);
  live.consent(false);
  expect(socket().read()).toEqual([{ t: "consent", table: "a", request: 3, yes: false }]);
  socket().deliver({ t: "consent_ended", table: "a", request: 3, done: false });
  expect(live.declined.value).toBe(null);
  socket().deliver({ ...asked, by: 1 });
  socket().deliver({ t: "consent_ended", table: "a", request: 3, done: false });
  expect(live.declined.value).toBe(null);
});

test("one look is under way at a time, and then the last that was wished for", () => {
  const looked = (step: number) => ({ t: "looked", table: "a", step, viewer: 0, lines: [], view: null, question: null, steps: [] }) as const;
  seated(ask());
  live.lookAt({ step: 5 });
  live.lookAt({ step: 4 });
  live.lookAt({ step: 3 });
  expect(socket().read()).toEqual([{ t: "look", table: "a", step: 5, viewer: 0 }]);
  expect(live.lookedStep()).toBe(3);
  socket().deliver(looked(5));
  expect(socket().read()).toEqual([{ t: "look", table: "a", step: 3, viewer: 0 }]);
  socket().deliver(looked(3));
  expect(socket().read()).toEqual([]);
  expect(live.lookedStep()).toBe(3);
  live.lookAt({ step: 9 });
  socket().deliver(refused("look", "no_step"));
  socket().read();
  live.lookAt({ step: 2 });
  expect(socket().read()).toEqual([{ t: "look", table: "a", step: 2, viewer: 0 }]);
});

test("what cannot be taken back is said, and the rest is asked of the server", () => {
  seated(ask());
  live.takeBack();
  expect(live.note.value).toEqual(said("Nothing to take back."));
  expect(socket().read()).toEqual([]);
  socket().deliver(update(8, ask(), { undo: { how: "free", answers: 1, why: "", text: said("") } }));
  live.takeBack();
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
