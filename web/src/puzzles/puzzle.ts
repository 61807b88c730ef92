// The puzzle that is being solved: the line so far, what the server says of it, and which puzzles have been solved here.
import { batch, computed, signal } from "@preact/signals";
import { games } from "../catalogue";
import { fetchJson, postJson, RequestError } from "../json-requests";
import { pack, unpack } from "../lab/scenario-link";
import { LONGEST_SCENARIO, type Catalogue, type PuzzleAsked, type PuzzleFile, type PuzzleList, type PuzzleStand, type Seat, type Text } from "../protocol";
import { Scene } from "../scene";
import { go } from "../route";
import { read, write } from "../settings";
import type { Source } from "../table/source";
import { TableModel } from "../table/table-model";

export type Panel = "table" | "task";

/** Which puzzles have been solved in this browser. */
export const solvedHere = signal<readonly string[]>(known());

function known(): string[] {
  const kept: unknown = JSON.parse(read("puzzles-solved") ?? "[]");
  return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === "string") : [];
}

function keep(name: string): void {
  if (solvedHere.value.includes(name)) return;
  solvedHere.value = [...solvedHere.value, name];
  write("puzzles-solved", JSON.stringify(solvedHere.value));
}

/** A solution: all its answers, the right ones in words, and why it is one. */
export interface Solution {
  line: readonly (readonly number[])[];
  right: readonly Text[];
  reason: Text;
}

/** The puzzles of one page. */
export class Puzzle implements Source {
  readonly list = signal<PuzzleList | null>(null);
  readonly stand = signal<PuzzleStand | null>(null);
  /** The cards of the puzzle's game. */
  readonly cards = signal<Catalogue | null>(null);
  readonly busy = signal(false);
  /** Why there is nothing, or nothing more: the server's words, or a message of the page. */
  readonly note = signal<Text | string | null>(null);
  /** How many hints have been asked for. */
  readonly hints = signal(0);
  /** The answers that are said to be all the right ones, as numbers of options. */
  readonly named = signal<readonly (readonly number[])[]>([]);
  /** The solution, once it has been asked for: it can be gone through. */
  readonly solution = signal<Solution | null>(null);
  /** A file that somebody has opened, or that a link holds: its text, its letters in an address, and its puzzles. */
  readonly opened = signal<{ text: string; letters: string; found: PuzzleFile } | null>(null);
  /** Which puzzle of it is being solved, -1 for one of ours. */
  readonly ofFile = signal(-1);
  readonly panel = signal<Panel>("task");

  private asking = 0;

  /** The table as it stands. */
  readonly scene = computed<Scene | null>(() => {
    const now = this.stand.value;
    const all = this.cards.value;
    if (now === null || all === null || all.game !== now.puzzle.game) return null;
    const title = games.value.find((game) => game.name === now.puzzle.game)?.title ?? { en: now.puzzle.game, ja: now.puzzle.game };
    const seats = now.seats.map((name): Seat => ({ name, kind: "person", bot: "", here: true, host: false, handed: false, vetoed: [], content: false, person: "" }));
    return new Scene(now.puzzle.game, title, now.options, seats, now.view, now.question, now.lines, all, this.solution.value !== null, []);
  });
  readonly table = new TableModel("", this);

  fetchList(): Promise<void> {
    return this.asked(
      () => fetchJson<PuzzleList>("/api/puzzles"),
      (came) => (this.list.value = came),
    );
  }

  private async asked<T>(found: () => Promise<T>, take: (came: T) => void): Promise<void> {
    const mine = ++this.asking;
    this.busy.value = true;
    try {
      const came = await found();
      if (mine !== this.asking) return;
      batch(() => {
        this.note.value = null;
        take(came);
      });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (mine === this.asking) this.note.value = error.what;
    } finally {
      if (mine === this.asking) this.busy.value = false;
    }
  }

  /** Ask where the puzzle stands after a line, or with something said. */
  private request(more: Omit<PuzzleAsked, "name"> & { name?: string }): Promise<void> {
    const now = this.stand.peek();
    const which = this.ofFile.peek() >= 0 ? { text: this.opened.peek()?.text ?? "", at: this.ofFile.peek() } : { name: more.name ?? now?.puzzle.name ?? "" };
    const body: PuzzleAsked = { hints: this.hints.peek(), ...more, ...which };
    return this.asked(
      () => postJson<PuzzleStand>("/api/puzzle", body),
      (came) => {
        this.stand.value = came;
        if (body.shown === true) this.solution.value = { line: came.solution, right: came.right, reason: came.reason };
        if (came.solved && this.solution.value === null && this.ofFile.value < 0) keep(came.puzzle.name);
        if (came.solved || came.over) this.panel.value = "task";
        this.put();
      },
    );
  }

  /** Put the question, unless the solution is shown. */
  private put(): void {
    const question = this.stand.value?.question ?? null;
    this.table.selection.keys.forget();
    this.table.selection.put(question?.mine && this.solution.value === null ? question : null);
  }

  /** Read the puzzles of a file. Returns whether there are any. */
  private async readFile(text: string, letters: string): Promise<boolean> {
    await this.asked(
      () => postJson<PuzzleFile>("/api/puzzle/file", { text }),
      (found) => (this.opened.value = { text, letters, found }),
    );
    return (this.opened.value?.found.puzzles.length ?? 0) > 0;
  }

  /** Open a file: its list, or its only puzzle. */
  async openFile(opened: File): Promise<void> {
    if (opened.size > LONGEST_SCENARIO) {
      this.note.value = "puzzle-file-large";
      return;
    }
    const text = await opened.text();
    this.opened.value = null;
    const letters = await pack(text);
    if (await this.readFile(text, letters)) go(this.addressIn(this.opened.value!.found.puzzles.length === 1 ? 0 : -1));
  }

  /** The address of a puzzle of the file, which holds the whole file; -1: of its list. */
  addressIn(at: number): string {
    const number = at < 0 ? "" : `&n=${at + 1}`;
    return `/puzzle#s=${this.opened.value?.letters ?? ""}${number}`;
  }

  /** What a link holds: the list of a file's puzzles, or the one with that number, from 1. */
  async openLink(letters: string, number: number): Promise<void> {
    if (this.opened.peek()?.letters !== letters) {
      const text = await unpack(letters);
      this.opened.value = null;
      if (text === null) {
        this.note.value = "puzzle-broken-link";
        return;
      }
      if (!(await this.readFile(text, letters))) return;
    }
    if (number > 0) await this.begin("", number - 1);
  }

  open(name: string): Promise<void> {
    return this.begin(name, -1);
  }

  private async begin(name: string, at: number): Promise<void> {
    batch(() => {
      this.ofFile.value = at;
      this.stand.value = null;
      this.hints.value = 0;
      this.named.value = [];
      this.solution.value = null;
      this.panel.value = "task";
    });
    await this.request({ name });
  }

  forget(): void {
    this.asking += 1;
    batch(() => {
      this.ofFile.value = -1;
      this.stand.value = null;
      this.solution.value = null;
      this.note.value = null;
      this.busy.value = false;
    });
    this.table.selection.put(null);
  }

  /** Give an answer; where all right ones are looked for, name it as one of them, or no more. */
  async give(picks: readonly number[]): Promise<void> {
    const now = this.stand.value;
    if (now === null || now.question === null || this.busy.value || this.solution.value !== null) return;
    if (now.puzzle.kind === "answers") {
      const same = (one: readonly number[]) => one.join() === picks.join();
      this.named.value = this.named.value.some(same) ? this.named.value.filter((one) => !same(one)) : [...this.named.value, picks];
      this.put();
      return;
    }
    await this.request({ line: [...now.line, [...picks]] });
  }

  answer(_: number, picks: readonly number[]): boolean {
    void this.give(picks);
    return false;
  }

  /** There is the solution instead. */
  look(): boolean {
    return false;
  }

  send(): boolean {
    return false;
  }

  /** Take back the last answer of one's own, with the replies to it; all of them: begin again. */
  async takeBack(all: boolean): Promise<void> {
    const now = this.stand.value;
    if (now === null || now.own.length === 0) return;
    this.solution.value = null;
    await this.request({ line: all ? [] : now.line.slice(0, now.own.at(-1)) });
  }

  async hint(): Promise<void> {
    this.hints.value += 1;
    await this.request({ line: this.stand.value?.line ?? [] });
  }

  /** Say how many ways there are, or which outcome comes about. */
  async say(number: number): Promise<void> {
    await this.request({ line: this.stand.value?.line ?? [], number });
  }

  /** Say that these are all the right answers. */
  async sayNamed(): Promise<void> {
    await this.request({ named: this.named.value.map((one) => [...one]) });
  }

  async show(): Promise<void> {
    await this.request({ shown: true });
  }

  /** Go to a place in the solution. */
  async step(to: number): Promise<void> {
    await this.request({ line: (this.solution.value?.line ?? []).slice(0, to).map((one) => [...one]) });
  }
}
