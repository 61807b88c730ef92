// The scenario that is looked at in the lab: its text, what the server says it does, and where in it one stands.
import { batch, computed, signal } from "@preact/signals";
import type { Catalogue, LabAsked, LabMoment, LabRoom, LabRun, LabShown, LabStep, LabResult, Line, Seat, Text } from "../protocol";
import { games } from "../catalogue";
import { fetchJson, postJson, RequestError } from "../json-requests";
import { replace } from "../route";
import { Scene } from "../scene";
import { tokenOf } from "../seat-tokens";
import type { Source } from "../table/source";
import { TableModel } from "../table/table-model";
import { say } from "../words";
import { withAnswer, asScenario, withoutStep, readValue, spotOf, type Scenario, type Step } from "./document";
import { pack, unpack } from "./scenario-link";

export const OPEN = -2;

/** What is shown beside the table; on a narrow page instead of it. */
export type Panel = "table" | "steps" | "set-up" | "text";

/** What each answer would lead to, side by side. */
export interface WhatIf {
  /** The answer, as the numbers of its options. */
  picks: readonly number[];
  step: LabStep;
}

/** How many answers are compared at most. */
const COMPARED = 12;

/** How an option is written in a scenario: by its label, or as the number that is named. */
export function labelOf(now: LabRun, pick: number): string {
  return now.labels[pick] ?? String((now.question?.numbers[0] ?? 0) + pick);
}

export function roomOf(game: string): Promise<LabRoom> {
  return fetchJson<LabRoom>(`/api/lab/room/${encodeURIComponent(game)}`);
}

/** The lab of one page. */
export class Lab implements Source {
  /** The scenario as text, "" as long as there is none. */
  readonly text = signal("");
  /** The last scenario that could be run, and what it did; it stays when a change cannot be. */
  readonly run = signal<LabRun | null>(null);
  /** The scenario as plain data, as far as it can be read. */
  readonly scenario = signal<Scenario | null>(null);
  /** What is wrong with the text as it is now. */
  readonly wrong = signal<{ line: number; what: Text } | null>(null);
  /** Why there is nothing, or nothing more, said until the next change: the server's words, or a message of the page. */
  readonly note = signal<Text | string | null>(null);
  readonly busy = signal(false);
  readonly panel = signal<Panel>("steps");
  readonly eyes = signal(OPEN);
  /** The other scenarios of the file that was opened. */
  readonly others = signal<{ text: string; titles: readonly string[] } | null>(null);
  /** The scenarios that show what was asked for. */
  readonly shown = signal<readonly LabShown[]>([]);
  /** The cards of the game. */
  readonly cards = signal<Catalogue | null>(null);
  readonly room = signal<LabRoom | null>(null);
  /** The texts before this one, for taking a change back. */
  private readonly before = signal<readonly string[]>([]);
  readonly canTakeBack = computed(() => this.before.value.length > 0);

  readonly whatIf = signal<readonly WhatIf[] | null>(null);
  private asking = 0;
  /** What the address holds because it was put there from here. */
  private linked = "";

  /** The table at the step where one stands. */
  readonly scene = computed<Scene | null>(() => {
    const now = this.run.value;
    const known = this.cards.value;
    if (now === null || known === null || known.game !== now.game) return null;
    const title = games.value.find((game) => game.name === now.game)?.title ?? { en: now.game, ja: now.game };
    const seats = now.seats.map((name): Seat => ({ name, kind: "person", bot: "", here: true, host: false, handed: false, vetoed: [], content: false, person: "" }));
    const lines: Line[] = this.wayTo(now.at).flatMap((step) => step.lines);
    return new Scene(now.game, title, now.options, seats, now.view, now.question, lines, known, this.wrong.value !== null, []);
  });
  readonly table = new TableModel("", this);

  private tell(error: unknown): void {
    if (!(error instanceof RequestError)) throw error;
    this.note.value = error.what;
  }

  /** Run what is asked, show it, and let the address say it. Returns whether it could be run. */
  private async ask(asked: LabAsked): Promise<boolean> {
    const mine = ++this.asking;
    this.busy.value = true;
    try {
      const reply = await postJson<LabResult>("/api/lab/run", { eyes: this.eyes.value, ...asked });
      if (mine !== this.asking) return false;
      await this.show(reply, asked);
      return reply.run !== null;
    } catch (error) {
      if (mine === this.asking) this.tell(error);
      return false;
    } finally {
      if (mine === this.asking) this.busy.value = false;
    }
  }

  private async show(reply: LabResult, asked: LabAsked): Promise<void> {
    const changed = reply.text !== this.text.value;
    if (changed && this.text.value !== "") this.before.value = [...this.before.value, this.text.value].slice(-100);
    batch(() => {
      this.text.value = reply.text;
      this.wrong.value = reply.wrong;
      this.note.value = null;
      const read = asScenario(reply.document);
      if (read !== null) this.scenario.value = read;
      if (reply.titles.length > 1 && asked.text !== undefined) this.others.value = { text: asked.text, titles: reply.titles };
      this.whatIf.value = null;
      if (reply.run !== null) this.run.value = reply.run;
      else if (this.run.value === null) this.panel.value = "text"; // there is nothing else to see
      this.put();
    });
    if (changed) await this.address();
  }

  /** Put the question that is looked at. */
  private put(): void {
    const question = this.run.value?.question ?? null;
    this.table.selection.keys.forget(); // steps are gone through in any order
    this.table.selection.put(question?.mine && this.wrong.value === null ? question : null);
  }

  /** The address holds the whole scenario: anyone who has it, has that. */
  private async address(): Promise<void> {
    const now = this.text.value;
    const letters = await pack(now);
    if (now !== this.text.value) return; // the next one is on its way
    this.linked = letters;
    replace(`/lab#s=${letters}`);
  }

  // --- coming in ---

  /** Begin with a text: of a file, a link, or as it was written by hand. */
  open(written: string, number = 0): Promise<boolean> {
    return this.ask({ text: written, number, at: -1 });
  }

  /** A text as it was written by hand; it stays as it is even if it is wrong. */
  async write(written: string): Promise<void> {
    const at = this.run.value?.at ?? -1;
    if (!(await this.ask({ text: written, at })) && this.text.value !== written && this.note.value === null) this.text.value = written;
  }

  async openLink(letters: string): Promise<boolean> {
    // What was put there from here is no wish of anybody's: what is shown may have gone on since.
    if (letters === this.linked) return true;
    const found = await unpack(letters);
    if (found === null) {
      this.note.value = "lab-broken-link";
      return false;
    }
    if (found !== this.text.value) await this.open(found);
    return true;
  }

  /** A file: scenarios, or the record of a game. */
  async openFile(file: File): Promise<void> {
    const written = await file.text();
    if (!written.trimStart().startsWith("{")) {
      await this.open(written);
      return;
    }
    await this.begin(() => fetchJson<LabMoment>("/api/lab/record", { method: "POST", body: written }).then((moment) => moment.text));
  }

  /** A moment of a game that is over: of a step, or after a line of its log. */
  async openMoment(table: string, asked: URLSearchParams): Promise<void> {
    const token = tokenOf(table);
    const place = new URLSearchParams([...asked].filter(([name]) => name === "step" || name === "line" || name === "view"));
    const headers: Record<string, string> = token === "" ? {} : { authorization: `Bearer ${token}` };
    let imagined = false;
    await this.begin(async () => {
      const moment = await fetchJson<LabMoment>(`/api/lab/moment/${encodeURIComponent(table)}?${place}`, { headers });
      imagined = moment.imagined;
      return moment.text;
    });
    if (imagined && this.run.value !== null) this.note.value = "lab-imagined";
  }

  /** A scenario that shows a rule or a card; which one of them. */
  async openShown(game: string, asked: URLSearchParams): Promise<void> {
    await this.begin(async () => {
      this.shown.value = await fetchJson<LabShown[]>(`/api/lab/shown/${encodeURIComponent(game)}?${asked}`);
      const found = this.shown.value[Number(asked.get("n") ?? 0)] ?? this.shown.value[0];
      if (found === undefined) throw new RequestError("lab-none-shown");
      return found.text;
    });
  }

  /** A situation of one's own. */
  async openBlank(game: string): Promise<void> {
    this.panel.value = "set-up";
    await this.begin(async () => (await roomOf(game)).blank.replace('scenario: ""', `scenario: ${say("lab-untitled")}`));
  }

  private async begin(find: () => Promise<string>): Promise<void> {
    this.note.value = null;
    this.busy.value = true;
    try {
      await this.open(await find());
    } catch (error) {
      this.tell(error);
    } finally {
      this.busy.value = false;
    }
  }

  /** Forget all of it: another page, or the lab's beginning. */
  forget(): void {
    this.asking += 1;
    this.linked = "";
    batch(() => {
      this.text.value = "";
      for (const one of [this.run, this.scenario, this.wrong, this.note, this.others, this.cards, this.room]) (one as { value: unknown }).value = null;
      this.shown.value = [];
      this.whatIf.value = null;
      this.before.value = [];
      this.busy.value = false;
      this.panel.value = "steps";
      this.table.selection.put(null);
    });
  }

  // --- doing something ---

  /** Wait until nothing is under way. */
  private idle(): Promise<void> {
    return new Promise((done) => {
      const end = this.busy.subscribe((now) => {
        if (now) return;
        done();
        queueMicrotask(() => end());
      });
    });
  }

  /** Another scenario than this one, written down anew. */
  change(next: Scenario, at = this.run.value?.at ?? -1): Promise<boolean> {
    return this.ask({ document: next, at });
  }

  /** Stand after that step; where branches begin, after the last one before them. */
  goTo(to: number): Promise<boolean> {
    let at = Math.max(0, to);
    while (this.run.value?.steps[at]?.branches) at = this.run.value.steps[at]!.after;
    return this.ask({ text: this.text.value, at });
  }

  lookWith(seen: number): void {
    this.eyes.value = seen;
    void this.goTo(this.run.value?.at ?? -1);
  }

  /** Take the last change back. */
  async takeBack(): Promise<void> {
    const last = this.before.value.at(-1);
    if (last === undefined) return;
    const left = this.before.value.slice(0, -1);
    await this.ask({ text: last, at: -1 });
    this.before.value = left;
  }

  /** Answer the question: where the scenario answers it so already, go there; where it answers otherwise, another branch begins. */
  async give(picks: readonly number[]): Promise<void> {
    const now = this.run.value;
    const written = this.scenario.value;
    if (now === null || written === null || now.question === null || this.wrong.value !== null) return;
    await this.idle();
    if (this.run.value !== now || this.scenario.value !== written) return; // it was the answer to something else
    const label = (pick: number) => labelOf(now, pick);
    const labels = (chosen: readonly number[]) => chosen.map(label).sort().join("\n");
    const taken = now.taken.find((one) => labels(one.picks) === labels(picks));
    if (taken !== undefined) {
      await this.goTo(taken.step);
      return;
    }
    const chosen = picks.map(label);
    const what = chosen.length === 0 ? now.nothing : chosen.length === 1 ? chosen[0]! : chosen;
    await this.add({ [now.seats[now.question.decider]!]: what });
  }

  answer(_: number, picks: readonly number[]): boolean {
    void this.give(picks);
    return false;
  }

  /** There are steps instead. */
  look(): boolean {
    return false;
  }

  send(): boolean {
    return false;
  }

  /** Try each single answer from here; the scenario stays as it is. */
  async compare(): Promise<void> {
    const now = this.run.value;
    const written = this.scenario.value;
    if (now === null || written === null || now.question === null || this.wrong.value !== null) return;
    const firsts = now.labels.flatMap((label, pick) => (now.labels.indexOf(label) === pick ? [pick] : [])).slice(0, COMPARED);
    const seat = now.seats[now.question.decider]!;
    const before = this.wayTo(now.at).flatMap((step) => (step.number > 0 && step.ok && !step.branches ? [spotOf(written.steps, step.number)] : []));
    const steps = before.flatMap((spot) => (spot === null ? [] : [spot.list[spot.at]!]));
    const names = firsts.map((pick, place) => `${place + 1}. ${now.labels[pick]!}`);
    const branch = Object.fromEntries(firsts.map((pick, place) => [names[place]!, [{ [seat]: now.labels[pick]! }]]));
    this.busy.value = true;
    try {
      const reply = await postJson<LabResult>("/api/lab/run", { document: { ...written, steps: [...steps, { branch }] }, at: 0, eyes: this.eyes.value });
      const found = reply.run?.steps ?? [];
      this.whatIf.value = firsts.flatMap((pick, place) => {
        const step = found.find((one) => one.branch.at(-1) === names[place] && !one.branches);
        return step === undefined ? [] : [{ picks: [pick], step }];
      });
      if (reply.wrong !== null) this.note.value = reply.wrong.what;
    } catch (error) {
      this.tell(error);
    } finally {
      this.busy.value = false;
    }
  }

  /** See to it that something is so, from the present step on. */
  check(path: string, value: string): Promise<void> {
    return this.add({ see: { [path]: readValue(value) } });
  }

  /** Let the game go on by itself to that seat's next turn. */
  playOn(seat: string): Promise<void> {
    return this.add({ until: { turn: seat } });
  }

  private async add(step: Step): Promise<void> {
    const now = this.run.value!;
    const here = now.steps[now.at]!;
    // A step that fails gives way to the one that is right.
    const after = here.ok ? here.number : now.steps[here.after]!.number;
    const next = withAnswer(this.scenario.value!, after, step, !here.ok);
    await this.change(next.scenario, next.number);
  }

  /** Without this step, and what follows it. */
  async cutFrom(step: LabStep): Promise<void> {
    await this.change(withoutStep(this.scenario.value!, step.number), step.after);
  }

  /** The steps that lead to a step, itself the last. */
  wayTo(at: number): LabStep[] {
    const steps = this.run.value?.steps ?? [];
    const way: LabStep[] = [];
    for (let place = at; place >= 0 && place < steps.length; place = steps[place]!.after) way.unshift(steps[place]!);
    return way;
  }


}
