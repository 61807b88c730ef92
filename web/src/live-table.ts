// The table that this page shows: its state as the server sends it, and the messages to it.
import { batch, computed, effect, signal } from "@preact/signals";
import * as choosing from "./selection";
import type { Catalogue } from "./protocol";
import { catalogue } from "./catalogue";
import type {
  Chat,
  Clocks,
  ConsentAsked,
  Frozen,
  FromServer,
  Hinted,
  Line,
  Looked,
  Over,
  Question,
  Rematch,
  Seated,
  Seats,
  Taking,
  Text,
  View,
  Welcome,
} from "./protocol";
import { preferencesFor } from "./card-preferences";
import { go, place, replace } from "./route";
import { Scene } from "./scene";
import { atOnce, bots, guest } from "./settings";
import { forgetToken, keepToken, tokenOf } from "./seat-tokens";
import { onConnected, connectionState, onMessage, send } from "./connection";
import { say } from "./words";

/** The table that is wanted, "" for none; the connection joins it whenever it stands. */
export const table = signal("");
const invitation = signal("");

export const welcome = signal<Welcome | null>(null);
export const seats = signal<Seats | null>(null);
export const view = signal<View | null>(null);
export const question = signal<Question | null>(null);
export const lines = signal<readonly Line[]>([]);
export const undo = signal<Taking | null>(null);
export const chat = signal<readonly Chat[]>([]);
/** How many lines of the chat have been seen here. */
export const seen = signal(0);
export const clocks = signal<{ clocks: Clocks; since: number } | null>(null);
/** What somebody asks the others to agree to. */
export const consentAsked = signal<ConsentAsked | null>(null);
/** What the viewer asked for last, if the others did not agree. */
export const declined = signal<ConsentAsked["what"] | null>(null);
/** What the coach says of the question; "asked" until it has said it. */
export const hinted = signal<Hinted | "asked" | null>(null);
/** The question whose hint the viewer has hidden before it came, -1 for none. */
let unwanted = -1;
export const over = signal<Over | null>(null);
export const frozen = signal<Frozen | null>(null);
/** The earlier moment that is looked at. */
export const looked = signal<Looked | null>(null);
/** Whether the table is looked at although the game is over. */
export const showsTable = signal(false);
/** Whether the review is looked at once the game is over. */
export const showsReview = signal(false);
/** Whether an answer is on its way. */
export const sending = signal(false);
/** The last thing that was refused, said in the slip until the next change. */
export const note = signal<Text | null>(null);
/** Whether the viewer's last answer chose nothing: no line of the log tells it, for to the others it would tell
 * that they had something to choose. */
export const choseNothing = signal(false);
/** Whether the viewer's last answer was one settled beforehand that no line of the log tells. */
export const byItself = signal(false);
/** The reason why there is nothing to see here. */
export const gone = signal<Text | null>(null);

/** For how many milliseconds a new question does not take an answer that chooses nothing: it may have been meant for the last one. */
const PAUSE = 400;

let sequence = -1;
/** The viewer's last answer: to which question, and whether it chose nothing. */
let answered = { sequence: -1, empty: false, auto: false };
/** The lines of the log that came of answers which had been settled beforehand: known only here. */
export const settled = signal<ReadonlySet<number>>(new Set());
/** Whether another game has been wished for, and nothing has come of it yet. */
let again = false;
/** When the question was put. */
let asked = 0;
const words = signal<Catalogue | null>(null);

/** The code by which a seat is brought here from another device, until it has been shown. */
let code = "";
/** The code by which another device goes on with this seat, and until when it is good. */
export const carried = signal<{ code: string; until: number } | null>(null);

/** Sit down, or watch. The token decides, and a visitor who has none but an invitation may sit down later. */
export function join(wanted: string, invite: string, device = ""): void {
  invitation.value = invite;
  if (wanted === table.value) return;
  forgetAll();
  source = server;
  table.value = wanted;
  code = tokenOf(wanted) === "" ? device : "";
  enter();
}

/** Leave the page of the table, or of this one alone; the seat stays one's own. */
export function part(left = table.value): void {
  if (left !== table.value) return;
  table.value = "";
  source = server;
  forgetAll();
}

/** Be at a table that the connection has opened, and at which it is already. */
function begin(opened: string): void {
  forgetAll();
  source = server;
  code = "";
  table.value = opened;
}

/** Join again from the beginning: after a seat was taken. */
export function joinAnew(): void {
  forgetAll();
  enter();
}

function forgetAll(): void {
  sequence = -1;
  choseNothing.value = false;
  choosing.byHand.value = false;
  byItself.value = false;
  settled.value = new Set();
  again = false;
  looking = false;
  wish = null;
  carried.value = null;
  batch(() => {
    for (const one of [welcome, seats, view, question, undo, clocks, consentAsked, declined, hinted, over, frozen, looked, note, gone]) {
      (one as { value: unknown }).value = null;
    }
    lines.value = [];
    chat.value = [];
    seen.value = 0;
    showsTable.value = false;
    showsReview.value = false;
    sending.value = false;
    choosing.put(null);
    choosing.forgetKeys();
  });
}

function enter(): void {
  if (table.value === "" || source !== server) return;
  if (code !== "") {
    if (send({ t: "claim", table: table.value, code })) code = "";
    return;
  }
  send({
    t: "join",
    table: table.value,
    token: tokenOf(table.value),
    invite: invitation.value,
    name: guest.value,
    sequence: welcome.value === null ? -1 : sequence,
    chat: chat.value.length,
    follow: place.value.page === "table",
  });
}

/** Who is there, as this page knows it better than the table: somebody may sit beside who is shown. */
let asHere = (seats: Seats): Seats => seats;

export function seeSeats(by: (seats: Seats) => Seats): void {
  asHere = by;
}

/** The connection of which the table knows that bots shall be quick. */
let quickened: Welcome | null = null;

effect(() => {
  const here = welcome.value;
  const quick = bots.value === "quick";
  if (here === null || here.you < 0 || seats.value?.state !== "playing" || quick === (quickened === here)) return;
  if (send({ t: "pace", table: table.peek(), quick })) quickened = quick ? here : null;
});

/** Who takes a seat that is not for the page of a table: whether they do. */
let takesSeat = (_seated: Seated): boolean => false;

export function seatedFirst(by: (seated: Seated) => boolean): void {
  takesSeat = by;
}

onConnected(enter);
onMessage((message) => batch(() => hear(message)));

function hear(message: FromServer): void {
  if ("table" in message && message.table !== "" && message.table !== table.value && message.t !== "seated") return;
  switch (message.t) {
    case "welcome":
      welcome.value = message;
      consentAsked.value = null; // What is still asked is told anew.
      if (chat.value.length === 0) seen.value = (message.chat.at(-1)?.number ?? -1) + 1;
      chat.value = [...chat.value, ...message.chat.filter((line) => line.number >= chat.value.length)];
      if (words.peek()?.game !== message.game) void catalogue(message.game).then((known) => known.game === welcome.peek()?.game && (words.value = known));
      break;
    case "seats":
      seats.value = asHere(message);
      // Only a seat that is handed over, or taken back, changes whose question it is.
      if ((mineToAnswer() === null) !== (choosing.asked.peek() === null)) choosing.put(mineToAnswer());
      goAgain(message);
      goOn(message);
      break;
    case "lines":
      lines.value = [...lines.value.slice(0, message.since), ...message.lines];
      break;
    case "update":
      update(message.sequence, message.since, message.lines, message.view, message.question, message.undo);
      break;
    case "taken":
      // The others may have to see the question before they see the answer; then it is shown a little later.
      if (message.sequence !== sequence) sending.value = false;
      break;
    case "refused":
      refuse(message.what, message.code, message.reason);
      break;
    case "said":
      if (message.line.number >= chat.value.length) chat.value = [...chat.value, message.line];
      break;
    case "clocks":
      clocks.value = { clocks: message, since: Date.now() };
      break;
    case "consent_asked":
      consentAsked.value = message;
      declined.value = null;
      break;
    case "consent_ended":
      // Who has taken a wish back themselves knows.
      if (!message.done && consentAsked.value?.by === ownEyes()) declined.value = consentAsked.value.what;
      consentAsked.value = null;
      if (!message.done && hinted.value === "asked") hinted.value = null;
      break;
    case "hinted":
      if (message.sequence === sequence && message.sequence !== unwanted) hinted.value = message;
      break;
    case "over":
      // Where nothing was counted, the table says more than the end would.
      if (over.value === null) showsTable.value = message.ending.measures.length === 0;
      over.value = message;
      break;
    case "frozen":
      frozen.value = message;
      break;
    case "looked":
      looking = false;
      looked.value = message;
      lookNext();
      break;
    case "closing":
      note.value = message.reason;
      break;
    case "led":
      leadTo(message.to);
      break;
    case "carried":
      carried.value = { code: message.code, until: Date.now() + 1000 * message.lasts };
      break;
    case "seated":
      if (takesSeat(message)) break;
      keepToken(message.table, message.token, message.invite);
      if (message.table === table.value && !message.joined) joinAnew();
      else {
        if (message.joined) begin(message.table);
        go(`/t/${message.table}`);
      }
      break;
  }
}

function update(
  now: number,
  since: number,
  more: readonly Line[],
  seen: View | null,
  put: Question | null,
  taking: Taking,
): void {
  const again = now === sequence && question.value !== null && put !== null && question.value.mine === put.mine;
  if (since < lines.value.length) settled.value = new Set([...settled.value].filter((line) => line < since));
  if (answered.auto && answered.sequence === sequence && now > sequence) {
    const mine = more.findIndex((line) => line.seat === ownEyes());
    if (mine >= 0) settled.value = new Set([...settled.value, since + mine]);
    byItself.value = mine < 0;
  }
  lines.value = [...lines.value.slice(0, since), ...more];
  view.value = seen;
  undo.value = taking;
  note.value = null;
  declined.value = null;
  if (again) return; // What was chosen so far is still an answer to this question.
  if (answered.empty && answered.sequence === sequence) choseNothing.value = now > sequence;
  else if (now <= sequence) choseNothing.value = false;
  sequence = now;
  hinted.value = null;
  asked = performance.now();
  sending.value = false;
  question.value = put;
  choosing.put(mineToAnswer());
}

/** Whether the game that is shown is over: by its rules, or because somebody has given up. */
export function isOver(scene: Scene): boolean {
  return !scene.past && seats.value?.state === "over";
}

/** Which lines begin a turn: a game says so once its table is there. */
export const isHead = signal<(line: Line) => boolean>(() => false);

/** The question, where it is the viewer's, and no bot goes on for them. */
function mineToAnswer(): Question | null {
  const put = question.value;
  return put?.mine && !handed() ? put : null;
}

function refuse(what: string, code: string, reason: Text): void {
  sending.value = false;
  if (what === "hint") hinted.value = null;
  if (what === "look") looking = false;
  if (code === "stale") enter();
  else if (what === "join" && code === "no_seat") {
    // What was kept proves no seat any more, as after one has stood up in another tab: one comes as anybody does,
    // once, although it may have been shown twice.
    if (tokenOf(table.value) === "") return;
    forgetToken(table.value);
    enter();
  }
  else if (what === "join" || what === "claim") gone.value = reason;
  else note.value = reason;
}

// --- what can be done ---

/** Choose an option as a click does: at once where that is set, by the second click where it is not. */
export function pick(number: number): void {
  const ask = choosing.asked.value;
  if (ask === null || looked.value !== null) return;
  choosing.cursor.value = number;
  const single = choosing.single(ask, number);
  if (single && choosing.picks.value.includes(number)) answer();
  else if (choosing.toggle(number) && single && atOnce.value === "yes") answer();
}

/** Choose one more of equal options, or give them all back where there is no more to choose. */
export function pickOf(numbers: readonly number[]): void {
  const ask = choosing.asked.value;
  if (ask === null || numbers.length === 0) return;
  const one = choosing.single(ask, numbers[0]!);
  const next = one || numbers.length === 1 ? numbers[0]! : choosing.next(numbers);
  if (next >= 0) pick(next);
  else if (looked.value === null) choosing.giveBack(numbers);
}

/** Choose all that may be chosen together; where all of it is chosen, or a click answers anyway, that is the answer. */
export function pickTogether(): void {
  const all = choosing.together();
  if (all.length === 0 || looked.value !== null) return;
  const chosen = all.length === choosing.picks.value.length && all.every((number) => choosing.picks.value.includes(number));
  choosing.picks.value = all;
  if (chosen || atOnce.value === "yes") answer();
}

/** The source of the table that is shown. The server is the usual one; the lab, a puzzle and a file are others. */
export interface Source {
  /** Take an answer. auto: whether it was settled beforehand. */
  answer(picks: readonly number[], auto: boolean): void;
  /** Show an earlier moment, by `hearAll` where it does not come as a message. */
  look(moment: Moment): void;
}

const server: Source = {
  answer(picks, auto) {
    if (picks.length === 0 && performance.now() - asked < PAUSE) return;
    sending.value = send({ t: "answer", table: table.value, sequence, answer: [...picks] });
    answered = { sequence, empty: picks.length === 0, auto };
    choosing.byHand.value = false;
    byItself.value = false;
    choseNothing.value = false;
  },
  look(moment) {
    looking = send({ t: "look", table: table.value, ...moment });
  },
};
let source = server;

/** Have the table from another source from now on, null for the server; what that does not do, the server does. */
export function takeFrom(other: Partial<Source> | null): void {
  source = other === null ? server : { ...server, ...other };
}

/** Give the answer that is chosen, if it is one. */
export function answer(auto = false): void {
  if (!choosing.complete.value || sending.value || looked.value !== null) return;
  source.answer([...choosing.picks.value], auto);
}

export function takeBack(): void {
  const taking = undo.value;
  if (taking === null) return;
  choseNothing.value = false;
  choosing.byHand.value = true;
  if (taking.how === "none") note.value = taking.text;
  else send({ t: "undo", table: table.value, sequence });
}

/** Ask the coach what is best; what it has said, or is about to say, is hidden again. */
export function askHint(): void {
  unwanted = hinted.value === null ? -1 : sequence;
  if (hinted.value !== null) hinted.value = null;
  else if (send({ t: "hint", table: table.value, sequence })) hinted.value = "asked";
}

export function consent(yes: boolean): void {
  const asked = consentAsked.value;
  if (asked === null) return;
  send({ t: "consent", table: table.value, request: asked.request, yes });
  if (!yes && asked.by === ownEyes()) consentAsked.value = null;
}

export function speak(text: string): void {
  if (text.trim() !== "") send({ t: "say", table: table.value, text: text.trim() });
}

/** Whether one may sit down here: the lobby shows the table to all, or its link led here. */
export function mayEnter(): boolean {
  return welcome.value?.listed === true || invitation.value !== "";
}

export function sitDown(seat = -1): void {
  send({ t: "sit", table: table.value, name: guest.value.trim() || say("guest-name"), invite: invitation.value, seat, rated: welcome.value?.rated === true, ...(seats.value?.match ? preferencesFor(welcome.value?.game ?? "") : {}) });
}

export function fill(seat: number, bot: string): void {
  send({ t: "fill", table: table.value, seat, bot });
}

/** Have another number of seats before the game; it begins where none is open any more. */
export function resize(to: number): void {
  send({ t: "resize", table: table.value, seats: to });
}

/** Do without a card before the game; "" for being content. */
export function veto(card: string): void {
  send({ t: "veto", table: table.value, card });
}

/** Stand up before the game: the seat is anybody's then, and the lobby shows where else to sit. */
export function leave(): void {
  if (!send({ t: "leave", table: table.value })) return;
  forgetToken(table.value);
  go("/");
}

export function rematch(how: NonNullable<Rematch["how"]>): void {
  const sent = send({ t: "rematch", table: table.value, how });
  again = sent && how !== "no";
}

/** Ask for a code by which another device goes on with this seat. */
export function carry(): void {
  carried.value = null;
  send({ t: "carry", table: table.value, token: tokenOf(table.value) });
}

/** Let a bot go on in one's seat, or go on oneself again. */
export function hand(to: boolean): void {
  send({ t: "hand", table: table.value, over: to });
}

/** End the game: one's own side has lost it. */
export function giveUp(): void {
  send({ t: "give_up", table: table.value });
}

/** Leave the match: no further game comes. */
export function leaveMatch(): void {
  send({ t: "leave_match", table: table.value });
}

/** Whether a bot goes on in one's own seat, because one said so. */
export function handed(): boolean {
  return seats.value?.seats[ownEyes()]?.handed === true;
}

/** A player who wished for another game goes there once it is open, and opens it once nobody is left to ask. */
function goAgain(now: Seats): void {
  if (now.state !== "over" || !now.ready.includes(ownEyes()) || now.match?.over === false) return;
  if (now.next === "") again = false;
  if (again) return;
  const asked = now.seats.some((seat, place) => seat.kind === "person" && seat.here && !now.ready.includes(place));
  if (now.next !== "" || !asked) rematch(now.again as NonNullable<Rematch["how"]>);
}

/** A viewer of a game of a match that is over is led to the next one as soon as it has begun. */
function goOn(now: Seats): void {
  if (now.match?.over !== false || now.state !== "over" || now.next === "" || place.peek().page !== "table") return;
  leadTo(now.next);
}

/** Go where the match is now: the seat here is proved there by the same token. */
function leadTo(next: string): void {
  const from = table.value;
  const token = tokenOf(from);
  if (token !== "") keepToken(next, token, invitation.value || (welcome.peek()?.invite ?? ""));
  led = true;
  replace(`/t/${next}`);
}

/** Whether this table is the next game of a match, to which the page has come by itself. */
let led = false;

export function wasLed(): boolean {
  return led;
}

/** Show a game that is at no table of the server: these messages, and its other moments by `look`. */
export function show(messages: readonly FromServer[], look: Source["look"]): void {
  forgetAll();
  takeFrom({ look });
  table.value = messages.flatMap((one) => (one.t === "welcome" ? [one.table] : []))[0] ?? "";
  hearAll(messages);
}

/** Be told of something, or of nothing where a look has failed. */
export function hearAll(messages: readonly FromServer[]): void {
  batch(() => {
    looking = false;
    for (const one of messages) hear(one);
  });
  lookNext();
}

export interface Moment {
  step?: number;
  line?: number;
  viewer: number;
}

/** What is to be seen next, while one look is under way: only the last wish counts. */
let wish: Moment | null = null;
let looking = false;

/** Look at an earlier moment: the one of a step, or the one after a line of the log. */
export function lookAt(moment: { step?: number; line?: number }, viewer = looked.value?.viewer ?? ownEyes()): void {
  wish = { ...moment, viewer };
  lookNext();
}

function lookNext(): void {
  if (looking || wish === null) return;
  const moment = wish;
  looking = true;
  wish = null;
  source.look(moment);
}

/** The moment that is looked at, or will be as soon as it has come. */
export function lookedStep(): number {
  return wish?.step ?? looked.value?.step ?? 0;
}

/** Back to the present. */
export function lookAway(): void {
  wish = null;
  looked.value = null;
}

export function ownEyes(): number {
  return welcome.value?.you ?? -1;
}

// --- what there is to see ---

/** The table now, or at the moment that is looked at; null as long as there is nothing to see. */
export const scene = computed<Scene | null>(() => {
  const { value: met } = welcome;
  const { value: known } = words;
  const moment = looked.value;
  const seen = moment?.view ?? view.value;
  if (met === null || known === null || known.game !== met.game || seen === null || seats.value === null) return null;
  return new Scene(
    met.game,
    met.title,
    met.options,
    // Who is away now was not away at an earlier moment.
    moment === null ? seats.value.seats : seats.value.seats.map((seat) => ({ ...seat, here: true })),
    seen,
    moment === null ? asIs(question.value) : moment.question,
    moment === null ? lines.value : moment.lines,
    known,
    moment !== null,
    over.value?.scores ?? [],
  );
});

/** The question as far as it is the viewer's: not where a bot goes on for them. */
function asIs(put: Question | null): Question | null {
  return put !== null && handed() ? { ...put, mine: false } : put;
}

effect(() => {
  if (connectionState.value !== "lost" && connectionState.value !== "crowded") return;
  sending.value = false;
  looking = false;
  // A server that begins again thinks of it no more; one that still does sends what it finds.
  if (hinted.peek() === "asked") hinted.value = null;
});
