// The scenario that is looked at in the lab: its text, what the server says it does, and where in it one stands.
import { batch, computed, signal } from "@preact/signals";
import * as choosing from "../selection";
import type { Catalogue, LabAsked, LabMoment, LabRoom, LabRun, LabShown, LabStep, LabResult, Line, Seat, Text } from "../protocol";
import { games } from "../catalogue";
import { fetchJson, postJson, RequestError } from "../json-requests";
import { replace } from "../route";
import { Scene } from "../scene";
import { tokenOf } from "../seat-tokens";
import { say } from "../words";
import { withAnswer, asScenario, withoutStep, readValue, spotOf, type Scenario, type Step } from "./document";
import { pack, unpack } from "./scenario-link";

export const OPEN = -2;

/** The scenario as text, "" as long as there is none. */
export const text = signal("");
/** The last scenario that could be run, and what it did; it stays when a change cannot be. */
export const run = signal<LabRun | null>(null);
/** The scenario as plain data, as far as it can be read. */
export const scenario = signal<Scenario | null>(null);
/** What is wrong with the text as it is now. */
export const wrong = signal<{ line: number; what: Text } | null>(null);
/** Why there is nothing, or nothing more, said until the next change: the server's words, or a message of the page. */
export const note = signal<Text | string | null>(null);
export const busy = signal(false);
/** What is shown beside the table; on a narrow page instead of it. */
export type Panel = "table" | "steps" | "set-up" | "text";
export const panel = signal<Panel>("steps");
export const eyes = signal(OPEN);
/** The other scenarios of the file that was opened. */
export const others = signal<{ text: string; titles: readonly string[] } | null>(null);
/** The scenarios that show what was asked for. */
export const shown = signal<readonly LabShown[]>([]);
/** The cards of the game. */
export const cards = signal<Catalogue | null>(null);
export const room = signal<LabRoom | null>(null);
/** The texts before this one, for taking a change back. */
const before = signal<readonly string[]>([]);
export const canTakeBack = computed(() => before.value.length > 0);

let asking = 0;

function tell(error: unknown): void {
  if (!(error instanceof RequestError)) throw error;
  note.value = error.what;
}

/** Run what is asked, show it, and let the address say it. Returns whether it could be run. */
async function ask(asked: LabAsked): Promise<boolean> {
  const mine = ++asking;
  busy.value = true;
  try {
    const reply = await postJson<LabResult>("/api/lab/run", { eyes: eyes.value, ...asked });
    if (mine !== asking) return false;
    await show(reply, asked);
    return reply.run !== null;
  } catch (error) {
    if (mine === asking) tell(error);
    return false;
  } finally {
    if (mine === asking) busy.value = false;
  }
}

async function show(reply: LabResult, asked: LabAsked): Promise<void> {
  const changed = reply.text !== text.value;
  if (changed && text.value !== "") before.value = [...before.value, text.value].slice(-100);
  batch(() => {
    text.value = reply.text;
    wrong.value = reply.wrong;
    note.value = null;
    const read = asScenario(reply.document);
    if (read !== null) scenario.value = read;
    if (reply.titles.length > 1 && asked.text !== undefined) others.value = { text: asked.text, titles: reply.titles };
    whatIf.value = null;
    if (reply.run !== null) run.value = reply.run;
    else if (run.value === null) panel.value = "text"; // there is nothing else to see
    put();
  });
  if (changed) await address();
}


/** Put the question that is looked at. */
function put(): void {
  const question = run.value?.question ?? null;
  choosing.forgetKeys(); // steps are gone through in any order
  choosing.put(question?.mine && wrong.value === null ? question : null);
}

/** What the address holds because it was put there from here. */
let linked = "";

/** The address holds the whole scenario: anyone who has it, has that. */
async function address(): Promise<void> {
  const now = text.value;
  const letters = await pack(now);
  if (now !== text.value) return; // the next one is on its way
  linked = letters;
  replace(`/lab#s=${letters}`);
}

// --- coming in ---

/** Begin with a text: of a file, a link, or as it was written by hand. */
export function open(written: string, number = 0): Promise<boolean> {
  return ask({ text: written, number, at: -1 });
}

/** A text as it was written by hand; it stays as it is even if it is wrong. */
export async function write(written: string): Promise<void> {
  const at = run.value?.at ?? -1;
  if (!(await ask({ text: written, at })) && text.value !== written && note.value === null) text.value = written;
}

export async function openLink(letters: string): Promise<boolean> {
  // What was put there from here is no wish of anybody's: what is shown may have gone on since.
  if (letters === linked) return true;
  const found = await unpack(letters);
  if (found === null) {
    note.value = "lab-broken-link";
    return false;
  }
  if (found !== text.value) await open(found);
  return true;
}

/** A file: scenarios, or the record of a game. */
export async function openFile(file: File): Promise<void> {
  const written = await file.text();
  if (!written.trimStart().startsWith("{")) {
    await open(written);
    return;
  }
  await begin(() => fetchJson<LabMoment>("/api/lab/record", { method: "POST", body: written }).then((moment) => moment.text));
}

/** A moment of a game that is over: of a step, or after a line of its log. */
export async function openMoment(table: string, asked: URLSearchParams): Promise<void> {
  const token = tokenOf(table);
  const place = new URLSearchParams([...asked].filter(([name]) => name === "step" || name === "line" || name === "view"));
  const headers: Record<string, string> = token === "" ? {} : { authorization: `Bearer ${token}` };
  let imagined = false;
  await begin(async () => {
    const moment = await fetchJson<LabMoment>(`/api/lab/moment/${encodeURIComponent(table)}?${place}`, { headers });
    imagined = moment.imagined;
    return moment.text;
  });
  if (imagined && run.value !== null) note.value = "lab-imagined";
}

/** A scenario that shows a rule or a card; which one of them. */
export async function openShown(game: string, asked: URLSearchParams): Promise<void> {
  await begin(async () => {
    shown.value = await fetchJson<LabShown[]>(`/api/lab/shown/${encodeURIComponent(game)}?${asked}`);
    const found = shown.value[Number(asked.get("n") ?? 0)] ?? shown.value[0];
    if (found === undefined) throw new RequestError("lab-none-shown");
    return found.text;
  });
}

/** A situation of one's own. */
export async function openBlank(game: string): Promise<void> {
  panel.value = "set-up";
  await begin(async () => (await roomOf(game)).blank.replace('scenario: ""', `scenario: ${say("lab-untitled")}`));
}

async function begin(find: () => Promise<string>): Promise<void> {
  note.value = null;
  busy.value = true;
  try {
    await open(await find());
  } catch (error) {
    tell(error);
  } finally {
    busy.value = false;
  }
}

export function roomOf(game: string): Promise<LabRoom> {
  return fetchJson<LabRoom>(`/api/lab/room/${encodeURIComponent(game)}`);
}

/** Forget all of it: another page, or the lab's beginning. */
export function forget(): void {
  asking += 1;
  linked = "";
  batch(() => {
    text.value = "";
    for (const one of [run, scenario, wrong, note, others, cards, room]) (one as { value: unknown }).value = null;
    shown.value = [];
    whatIf.value = null;
    before.value = [];
    busy.value = false;
    panel.value = "steps";
    choosing.put(null);
  });
}

// --- doing something ---

/** Wait until nothing is under way. */
function idle(): Promise<void> {
  return new Promise((done) => {
    const end = busy.subscribe((now) => {
      if (now) return;
      done();
      queueMicrotask(() => end());
    });
  });
}

/** Another scenario than this one, written down anew. */
export function change(next: Scenario, at = run.value?.at ?? -1): Promise<boolean> {
  return ask({ document: next, at });
}

/** Stand after that step; where branches begin, after the last one before them. */
export function goTo(to: number): Promise<boolean> {
  let at = Math.max(0, to);
  while (run.value?.steps[at]?.branches) at = run.value.steps[at]!.after;
  return ask({ text: text.value, at });
}

export function lookWith(seen: number): void {
  eyes.value = seen;
  void goTo(run.value?.at ?? -1);
}

/** Take the last change back. */
export async function takeBack(): Promise<void> {
  const last = before.value.at(-1);
  if (last === undefined) return;
  const left = before.value.slice(0, -1);
  await ask({ text: last, at: -1 });
  before.value = left;
}

/** How an option is written in a scenario: by its label, or as the number that is named. */
export function labelOf(now: LabRun, pick: number): string {
  return now.labels[pick] ?? String((now.question?.numbers[0] ?? 0) + pick);
}

/** Answer the question: where the scenario answers it so already, go there; where it answers otherwise, another branch begins. */
export async function answer(picks: readonly number[]): Promise<void> {
  const now = run.value;
  const written = scenario.value;
  if (now === null || written === null || now.question === null || wrong.value !== null) return;
  await idle();
  if (run.value !== now || scenario.value !== written) return; // it was the answer to something else
  const label = (pick: number) => labelOf(now, pick);
  const labels = (chosen: readonly number[]) => chosen.map(label).sort().join("\n");
  const taken = now.taken.find((one) => labels(one.picks) === labels(picks));
  if (taken !== undefined) {
    await goTo(taken.step);
    return;
  }
  const chosen = picks.map(label);
  const what = chosen.length === 0 ? now.nothing : chosen.length === 1 ? chosen[0]! : chosen;
  await add({ [now.seats[now.question.decider]!]: what });
}

/** What each answer would lead to, side by side. */
export interface WhatIf {
  /** The answer, as the numbers of its options. */
  picks: readonly number[];
  step: LabStep;
}

export const whatIf = signal<readonly WhatIf[] | null>(null);
/** How many answers are compared at most. */
const COMPARED = 12;

/** Try each single answer from here; the scenario stays as it is. */
export async function compare(): Promise<void> {
  const now = run.value;
  const written = scenario.value;
  if (now === null || written === null || now.question === null || wrong.value !== null) return;
  const firsts = now.labels.flatMap((label, pick) => (now.labels.indexOf(label) === pick ? [pick] : [])).slice(0, COMPARED);
  const seat = now.seats[now.question.decider]!;
  const before = wayTo(now.at).flatMap((step) => (step.number > 0 && step.ok && !step.branches ? [spotOf(written.steps, step.number)] : []));
  const steps = before.flatMap((spot) => (spot === null ? [] : [spot.list[spot.at]!]));
  const names = firsts.map((pick, place) => `${place + 1}. ${now.labels[pick]!}`);
  const branch = Object.fromEntries(firsts.map((pick, place) => [names[place]!, [{ [seat]: now.labels[pick]! }]]));
  busy.value = true;
  try {
    const reply = await postJson<LabResult>("/api/lab/run", { document: { ...written, steps: [...steps, { branch }] }, at: 0, eyes: eyes.value });
    const found = reply.run?.steps ?? [];
    whatIf.value = firsts.flatMap((pick, place) => {
      const step = found.find((one) => one.branch.at(-1) === names[place] && !one.branches);
      return step === undefined ? [] : [{ picks: [pick], step }];
    });
    if (reply.wrong !== null) note.value = reply.wrong.what;
  } catch (error) {
    tell(error);
  } finally {
    busy.value = false;
  }
}

/** See to it that something is so, from the present step on. */
export function check(path: string, value: string): Promise<void> {
  return add({ see: { [path]: readValue(value) } });
}

/** Let the game go on by itself to that seat's next turn. */
export function playOn(seat: string): Promise<void> {
  return add({ until: { turn: seat } });
}

async function add(step: Step): Promise<void> {
  const now = run.value!;
  const here = now.steps[now.at]!;
  // A step that fails gives way to the one that is right.
  const after = here.ok ? here.number : now.steps[here.after]!.number;
  const next = withAnswer(scenario.value!, after, step, !here.ok);
  await change(next.scenario, next.number);
}

/** Without this step, and what follows it. */
export async function cutFrom(step: LabStep): Promise<void> {
  await change(withoutStep(scenario.value!, step.number), step.after);
}

/** The steps that lead to a step, itself the last. */
export function wayTo(at: number): LabStep[] {
  const steps = run.value?.steps ?? [];
  const way: LabStep[] = [];
  for (let place = at; place >= 0 && place < steps.length; place = steps[place]!.after) way.unshift(steps[place]!);
  return way;
}

/** The table at the step where one stands. */
export const scene = computed<Scene | null>(() => {
  const now = run.value;
  const known = cards.value;
  if (now === null || known === null || known.game !== now.game) return null;
  const title = games.value.find((game) => game.name === now.game)?.title ?? { en: now.game, ja: now.game };
  const seats = now.seats.map((name): Seat => ({ name, kind: "person", bot: "", here: true, host: false, handed: false, vetoed: [], content: false, person: "" }));
  const lines: Line[] = wayTo(now.at).flatMap((step) => step.lines);
  return new Scene(now.game, title, now.options, seats, now.view, now.question, lines, known, wrong.value !== null, []);
});
