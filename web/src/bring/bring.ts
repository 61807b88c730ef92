// Games that were played elsewhere: the texts that were pasted, what the server says of them, and which turn is looked at.
import { batch, computed, effect, signal } from "@preact/signals";
import { postJson, RequestError } from "../json-requests";
import { type BringAsked, type BringCoach, type BringHint, type BringRead, type BringRecord, type BringReplay, type BringTurn, LARGEST_LOGS, type Text } from "../protocol";
import * as record from "../record-file";
import { go } from "../route";
import { lang } from "../settings";
import { pack } from "../lab/scenario-link";

/** A text that was pasted or opened. */
export interface Pasted {
  name: string;
  text: string;
}

export const texts = signal<readonly Pasted[]>([]);
export const kingdom = signal("");
/** Which of the games is looked at, and whose games the statistics are of. */
export const at = signal(0);
export const player = signal("");
export const read = signal<BringRead | null>(null);
/** Which turn is looked at, by its place in the log. */
export const chosen = signal(-1);
export const busy = signal<"" | "read" | "replay" | "hint" | "coach" | "play">("");
/** Why there is nothing: the server's words, or a message of the page. */
export const note = signal<Text | string | null>(null);
export const replay = signal<BringReplay | null>(null);
/** What the coach says of a turn, by its place in the log. */
export const hints = signal<ReadonlyMap<number, BringHint>>(new Map());
export const coached = signal<ReadonlyMap<number, BringCoach>>(new Map());

export const turn = computed<BringTurn | null>(() => read.value?.log?.turns[chosen.value] ?? null);
/** The turns to play on from, by their places in the log. */
export const own = computed<readonly number[]>(() => read.value?.log?.turns.flatMap((one, place) => (one.position === null ? [] : [place])) ?? []);

let asking = 0;

/** Do something that the server has a part in; only the last wish counts. */
async function doing<T>(what: "read" | "replay" | "hint" | "coach" | "play", find: () => Promise<T>, take: (found: T) => void): Promise<void> {
  const mine = ++asking;
  busy.value = what;
  note.value = null;
  try {
    const found = await find();
    if (mine === asking) batch(() => take(found));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (mine === asking) note.value = error.what;
  } finally {
    if (mine === asking) busy.value = "";
  }
}

function asked(): BringAsked {
  return { texts: texts.value.map((one) => one.text), kingdom: kingdom.value, at: at.value, player: player.value, lang: lang.value };
}

/** Take more texts, and read all of them. */
export async function add(more: readonly Pasted[]): Promise<void> {
  const all = [...texts.value, ...more.filter((one) => one.text.trim() !== "")];
  if (all.length === texts.value.length) {
    note.value = "bring-nothing";
    return;
  }
  const size = new TextEncoder().encode(JSON.stringify(all.map((one) => one.text))).length;
  if (size > LARGEST_LOGS - 8192) {
    note.value = "bring-too-large";
    return;
  }
  texts.value = all;
  await look(true);
}

export async function addFiles(files: readonly File[]): Promise<void> {
  if (files.reduce((sum, file) => sum + file.size, 0) > LARGEST_LOGS) {
    note.value = "bring-too-large";
    return;
  }
  await add(await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))));
}

export async function drop(place: number): Promise<void> {
  texts.value = texts.value.filter((_, other) => other !== place);
  at.value = 0;
  if (texts.value.length === 0) forget();
  else await look(true);
}

/** Read the texts as they are now. anew: whether it may be another game than before. */
export function look(anew: boolean): Promise<void> {
  return doing(
    "read",
    () => postJson<BringRead>("/api/bring/read", asked()),
    (found) => {
      read.value = found;
      at.value = found.at;
      if (!own.value.includes(chosen.value) || anew) chosen.value = own.value[0] ?? (found.log === null ? -1 : 0);
      replay.value = null;
      hints.value = new Map();
      coached.value = new Map();
    },
  );
}

export function choose(game: number): Promise<void> {
  at.value = game;
  kingdom.value = "";
  return look(true);
}

// What a position says of itself is written by the server, in the language of the page.
let spoken = lang.peek();
effect(() => {
  if (lang.value === spoken) return;
  spoken = lang.value;
  if (read.peek() !== null) void look(false);
});

/** Go to the turn before or after this one. */
export function step(by: 1 | -1): void {
  const last = (read.value?.log?.turns.length ?? 0) - 1;
  chosen.value = Math.max(0, Math.min(last, chosen.value + by));
}

export function forget(): void {
  asking += 1;
  batch(() => {
    texts.value = [];
    kingdom.value = "";
    at.value = 0;
    player.value = "";
    chosen.value = -1;
    read.value = null;
    replay.value = null;
    note.value = null;
    busy.value = "";
    record.wrong.value = null;
  });
}

/** The names of the players from the one on turn on, as the position seats them. */
function names(): string[] {
  const players = read.value?.log?.players ?? [];
  const first = turn.value?.player ?? 0;
  return players.map((_, place) => players[(first + place) % players.length]!);
}

function moment(): { scenario: string; names: string[] } | null {
  const position = turn.value?.position ?? null;
  return position === null ? null : { scenario: position.scenario, names: names().map((name) => [...name].slice(0, 24).join("")) };
}

export async function hint(): Promise<void> {
  const [place, now] = [chosen.value, moment()];
  if (now !== null && !hints.value.has(place))
    await doing(
      "hint",
      () => postJson<BringHint>("/api/bring/hint", now),
      (found) => (hints.value = new Map(hints.value).set(place, found)),
    );
}

export async function coach(): Promise<void> {
  const [place, now] = [chosen.value, moment()];
  if (now !== null && !coached.value.has(place))
    await doing(
      "coach",
      () => postJson<BringCoach>("/api/bring/coach", now),
      (found) => (coached.value = new Map(coached.value).set(place, found)),
    );
}

/** Play this turn and all that follow at a table. */
export async function play(): Promise<void> {
  const now = moment();
  if (now === null) return;
  const seats = now.names;
  await doing(
    "play",
    async () => {
      const { record: text } = await postJson<BringRecord>("/api/bring/record", now);
      await record.sitDown({ record: text, step: 0, game: "dominion", names: seats, me: 0 });
      if (record.wrong.value !== null) throw new RequestError(record.wrong.value);
    },
    () => {},
  );
}

/** The address that opens this turn in the lab. */
export async function labAddress(): Promise<string> {
  const now = moment();
  return now === null ? "/lab" : `/lab#s=${await pack(now.scenario)}`;
}

export function follow(): Promise<void> {
  return doing(
    "replay",
    () => postJson<BringReplay>("/api/bring/replay", asked()),
    (found) => (replay.value = found),
  );
}

/** Show the game that was followed, or its review. */
export async function watch(review: boolean): Promise<void> {
  const found = replay.value;
  if (found === null || found.record === "") return;
  const file = await record.openText(found.record);
  if (file === null) {
    note.value = record.wrong.value;
    return;
  }
  if (review) {
    file.table.moments.leave();
    file.table.showsReview.value = true;
  }
  go("/r");
}

