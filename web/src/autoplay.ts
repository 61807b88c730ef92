// Answers that a person has settled beforehand, kept in this browser: off until they are asked for, and known to nobody else.
import { effect, signal } from "@preact/signals";
import type { Option, Question, Seats, Text } from "./protocol";
import type { Scene } from "./scene";
import { read, write } from "./settings";
import { thing } from "./table/option-keys";

/** A question with more options than these is none that one settles beforehand. */
const FEW = 3;

/** An answer that is always given to a question: by what asks it, and by what is chosen. */
export interface Always {
  game: string;
  question: string;
  answer: string;
  /** Both, in words. */
  text: Text;
}

/** A game that can give answers by itself: each by its name, null where there is none in that scene. */
export interface AnswersItself {
  autoplay?: readonly { id: string; answer: (scene: Scene) => readonly number[] | null }[];
}

function kept<T>(name: string, nothing: T): T {
  try {
    return JSON.parse(read(name) ?? "") as T;
  } catch {
    return nothing;
  }
}

/** The rules of the games that are followed, as "game rule". */
export const followed = signal<readonly string[]>(kept("auto", []));
export const always = signal<readonly Always[]>(kept("always", []));
effect(() => write("auto", followed.value.length > 0 ? JSON.stringify(followed.value) : null));
effect(() => write("always", always.value.length > 0 ? JSON.stringify(always.value) : null));

export function follow(rule: string, on: boolean): void {
  followed.value = on ? [...followed.value.filter((one) => one !== rule), rule] : followed.value.filter((one) => one !== rule);
}

export function forget(rule: Always): void {
  always.value = always.value.filter((one) => one !== rule);
}

/** What a question is, however often it is put; "" for one whose answer is not to be settled: it is about cards in their places. */
export function nameOf(ask: Question): string {
  if (ask.least !== 1 || ask.most !== 1 || ask.options.length === 0 || ask.options.length > FEW || ask.options.some((option) => thing(option) !== "")) return "";
  return `${ask.kind} ${ask.about} ${ask.rule} ${ask.word} ${ask.options.map(answerName).join(" ")}`;
}

function answerName(option: Option): string {
  return [option.verb, option.word, option.face, option.seat, option.number].join("/");
}

/** Remember that option as the answer to all such questions. */
export function settle(scene: Scene, ask: Question, number: number): void {
  const chosen = ask.options[number];
  if (chosen === undefined || nameOf(ask) === "") return;
  const text = { en: `${ask.text.en} ${chosen.label.en}`, ja: `${ask.text.ja}${chosen.label.ja}` };
  const rule = { game: scene.game, question: nameOf(ask), answer: answerName(chosen), text };
  always.value = [...always.value.filter((one) => one.game !== rule.game || one.question !== rule.question), rule];
}

/** The answer that has been settled for a question, null for none. */
export function answerOf(scene: Scene, ask: Question, game: AnswersItself | null): readonly number[] | null {
  for (const { id, answer } of game?.autoplay ?? []) {
    const found = followed.value.includes(`${scene.game} ${id}`) ? answer(scene) : null;
    if (found !== null) return found;
  }
  const name = nameOf(ask);
  const rule = name === "" ? undefined : always.value.find((one) => one.game === scene.game && one.question === name);
  const number = rule === undefined ? -1 : ask.options.findIndex((option) => answerName(option) === rule.answer);
  return number < 0 ? null : [number];
}

/** Whether anybody but the viewer of that seat might see how long an answer took. */
export function looksOn(seats: Seats | null, own: number): boolean {
  return seats === null || seats.watching > 0 || seats.seats.some((seat, place) => seat.kind === "person" && place !== own);
}
