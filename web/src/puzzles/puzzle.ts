// The puzzle that is being solved: the line so far, what the server says of it, and which puzzles have been solved here.
import { batch, computed, signal } from "@preact/signals";
import * as choosing from "../selection";
import { games } from "../catalogue";
import { fetchJson, postJson, RequestError } from "../json-requests";
import { pack, unpack } from "../lab/scenario-link";
import { LONGEST_SCENARIO, type Catalogue, type PuzzleAsked, type PuzzleFile, type PuzzleList, type PuzzleStand, type Seat, type Text } from "../protocol";
import { Scene } from "../scene";
import { go } from "../route";
import { read, write } from "../settings";

export const list = signal<PuzzleList | null>(null);
export const stand = signal<PuzzleStand | null>(null);
/** The cards of the puzzle's game. */
export const cards = signal<Catalogue | null>(null);
export const busy = signal(false);
/** Why there is nothing, or nothing more: the server's words, or a message of the page. */
export const note = signal<Text | string | null>(null);
/** How many hints have been asked for. */
export const hints = signal(0);
/** The answers that are said to be all the right ones, as numbers of options. */
export const named = signal<readonly (readonly number[])[]>([]);
/** The solution, once it has been asked for: it can be gone through. */
export const solution = signal<{ line: readonly (readonly number[])[]; right: readonly Text[]; reason: Text } | null>(null);
/** A file that somebody has opened, or that a link holds: its text, its letters in an address, and its puzzles. */
export const file = signal<{ text: string; letters: string; found: PuzzleFile } | null>(null);
/** Which puzzle of it is being solved, -1 for one of ours. */
export const ofFile = signal(-1);
export type Panel = "table" | "task";
export const panel = signal<Panel>("task");
export const solvedHere = signal<readonly string[]>(known());

let asking = 0;

function known(): string[] {
  const kept: unknown = JSON.parse(read("puzzles-solved") ?? "[]");
  return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === "string") : [];
}

async function asked<T>(found: () => Promise<T>, take: (came: T) => void): Promise<void> {
  const mine = ++asking;
  busy.value = true;
  try {
    const came = await found();
    if (mine !== asking) return;
    batch(() => {
      note.value = null;
      take(came);
    });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (mine === asking) note.value = error.what;
  } finally {
    if (mine === asking) busy.value = false;
  }
}

export function fetchList(): Promise<void> {
  return asked(
    () => fetchJson<PuzzleList>("/api/puzzles"),
    (came) => (list.value = came),
  );
}

/** Ask where the puzzle stands after a line, or with something said. */
function look(more: Omit<PuzzleAsked, "name"> & { name?: string }): Promise<void> {
  const now = stand.peek();
  const which = ofFile.peek() >= 0 ? { text: file.peek()?.text ?? "", at: ofFile.peek() } : { name: more.name ?? now?.puzzle.name ?? "" };
  const body: PuzzleAsked = { hints: hints.peek(), ...more, ...which };
  return asked(
    () => postJson<PuzzleStand>("/api/puzzle", body),
    (came) => {
      stand.value = came;
      if (body.shown === true) solution.value = { line: came.solution, right: came.right, reason: came.reason };
      if (came.solved && solution.value === null && ofFile.value < 0) keep(came.puzzle.name);
      if (came.solved || came.over) panel.value = "task";
      put();
    },
  );
}

function keep(name: string): void {
  if (solvedHere.value.includes(name)) return;
  solvedHere.value = [...solvedHere.value, name];
  write("puzzles-solved", JSON.stringify(solvedHere.value));
}

/** Put the question, unless the solution is shown. */
function put(): void {
  const question = stand.value?.question ?? null;
  choosing.forgetKeys();
  choosing.put(question?.mine && solution.value === null ? question : null);
}

/** Read the puzzles of a file. Returns whether there are any. */
async function readFile(text: string, letters: string): Promise<boolean> {
  await asked(
    () => postJson<PuzzleFile>("/api/puzzle/file", { text }),
    (found) => (file.value = { text, letters, found }),
  );
  return (file.value?.found.puzzles.length ?? 0) > 0;
}

/** Open a file: its list, or its only puzzle. */
export async function openFile(opened: File): Promise<void> {
  if (opened.size > LONGEST_SCENARIO) {
    note.value = "puzzle-file-large";
    return;
  }
  const text = await opened.text();
  file.value = null;
  const letters = await pack(text);
  if (await readFile(text, letters)) go(addressIn(file.value!.found.puzzles.length === 1 ? 0 : -1));
}

/** The address of a puzzle of the file, which holds the whole file; -1: of its list. */
export function addressIn(at: number): string {
  const number = at < 0 ? "" : `&n=${at + 1}`;
  return `/puzzle#s=${file.value?.letters ?? ""}${number}`;
}

/** What a link holds: the list of a file's puzzles, or the one with that number, from 1. */
export async function openLink(letters: string, number: number): Promise<void> {
  if (file.peek()?.letters !== letters) {
    const text = await unpack(letters);
    file.value = null;
    if (text === null) {
      note.value = "puzzle-broken-link";
      return;
    }
    if (!(await readFile(text, letters))) return;
  }
  if (number > 0) await begin("", number - 1);
}

export function open(name: string): Promise<void> {
  return begin(name, -1);
}

async function begin(name: string, at: number): Promise<void> {
  batch(() => {
    ofFile.value = at;
    stand.value = null;
    hints.value = 0;
    named.value = [];
    solution.value = null;
    panel.value = "task";
  });
  await look({ name });
}

export function forget(): void {
  asking += 1;
  batch(() => {
    ofFile.value = -1;
    stand.value = null;
    solution.value = null;
    note.value = null;
    busy.value = false;
  });
  choosing.put(null);
}

/** Give an answer; where all right ones are looked for, name it as one of them, or no more. */
export async function answer(picks: readonly number[]): Promise<void> {
  const now = stand.value;
  if (now === null || now.question === null || busy.value || solution.value !== null) return;
  if (now.puzzle.kind === "answers") {
    const same = (one: readonly number[]) => one.join() === picks.join();
    named.value = named.value.some(same) ? named.value.filter((one) => !same(one)) : [...named.value, picks];
    put();
    return;
  }
  await look({ line: [...now.line, [...picks]] });
}

/** Take back the last answer of one's own, with the replies to it; all of them: begin again. */
export async function takeBack(all: boolean): Promise<void> {
  const now = stand.value;
  if (now === null || now.own.length === 0) return;
  solution.value = null;
  await look({ line: all ? [] : now.line.slice(0, now.own.at(-1)) });
}

export async function hint(): Promise<void> {
  hints.value += 1;
  await look({ line: stand.value?.line ?? [] });
}

/** Say how many ways there are, or which outcome comes about. */
export async function say(number: number): Promise<void> {
  await look({ line: stand.value?.line ?? [], number });
}

/** Say that these are all the right answers. */
export async function sayNamed(): Promise<void> {
  await look({ named: named.value.map((one) => [...one]) });
}

export async function show(): Promise<void> {
  await look({ shown: true });
}

/** Go to a place in the solution. */
export async function step(to: number): Promise<void> {
  await look({ line: (solution.value?.line ?? []).slice(0, to).map((one) => [...one]) });
}

/** The table as it stands. */
export const scene = computed<Scene | null>(() => {
  const now = stand.value;
  const all = cards.value;
  if (now === null || all === null || all.game !== now.puzzle.game) return null;
  const title = games.value.find((game) => game.name === now.puzzle.game)?.title ?? { en: now.puzzle.game, ja: now.puzzle.game };
  const seats = now.seats.map((name): Seat => ({ name, kind: "person", bot: "", here: true, host: false, handed: false, vetoed: [], content: false, person: "" }));
  return new Scene(now.puzzle.game, title, now.options, seats, now.view, now.question, now.lines, all, solution.value !== null, []);
});
