// The keys of the table: the same as in the terminal.
import type { ReadonlySignal } from "@preact/signals";
import * as choosing from "../selection";
import { readByKey, stopReading, reading, shown } from "../components/card-preview";
import { step, stepTurn, playing } from "../components/Scrubber";
import { closeSheet, openSheet, sheet, showCard } from "../components/dialogs";
import { toggleRule } from "../components/open-rule";
import { isForm } from "../breakpoints";
import { isFile } from "../record-file";
import { isTextField } from "../keymap";
import { go } from "../route";
import type { Scene } from "../scene";
import { nextTheme, otherLang } from "../settings";
import { cameByPointer } from "./focus";
import * as live from "../live-table";
import type { Board } from "../tables/board";

let current: Board | null = null;

/** Whose cards the keys speak of; scene: what lies there, as it changes. The keys of its options are given anew. */
export function keysFor(board: Board, scene: ReadonlySignal<Scene | null>): void {
  current = board;
  choosing.layKeys({
    keyOf: (option) => (board.keyOf === undefined || scene.value === null ? "" : board.keyOf(scene.value, option)),
    reserved: board.reserved ?? "",
    order: (option) => (scene.value === null ? 0 : (board.order?.(scene.value, option) ?? 0)),
  });
}

export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.metaKey || event.altKey || event.isComposing) return;
  const target = event.target as HTMLElement;
  if (sheet.value !== null) {
    if (event.key === "?" && sheet.value === "keys") closeSheet();
    return;
  }
  if (isTextField(target)) {
    if (event.key === "Escape") target.blur();
    else if (event.key === "Enter" && target.classList.contains("filter")) pickOnly();
    return;
  }
  if (event.key === "Escape" && reading.value !== null) {
    stopReading();
    event.preventDefault();
    return;
  }
  const done = live.looked.value !== null ? replayKey(event, target) : tableKey(event, target);
  if (done || anywhere(event)) event.preventDefault();
}

/** Give the answer as the button does. */
function giveAnswer(): void {
  document.querySelector<HTMLElement>("[data-confirm]")?.click();
}

/** Enter in the search box chooses what is left, if it is one. */
function pickOnly(): void {
  if (choosing.range.value !== null) {
    giveAnswer();
    return;
  }
  const [only, ...others] = choosing.shown.value;
  if (only !== undefined && others.length === 0) live.pick(only);
}

function tableKey(event: KeyboardEvent, target: HTMLElement): boolean {
  if (event.ctrlKey) return false;
  // What was pressed by pointer does not keep Enter: that belongs to the question.
  const onControl = target.closest("button, a, summary") !== null && !cameByPointer(target);
  switch (event.key) {
    case "Enter":
    case " ":
      return confirm(event.key, target, onControl);
    case "Escape":
      choosing.byHand.value = true;
      choosing.clear();
      focusSlip();
      return true;
    case "ArrowLeft":
    case "ArrowUp":
      return arrow(-1, target);
    case "ArrowRight":
    case "ArrowDown":
      return arrow(1, target);
    case "u":
      live.takeBack();
      return true;
    case "h":
      if (choosing.asked.value !== null && live.welcome.value?.hints !== "off") live.askHint();
      return true;
    case "/":
      document.querySelector<HTMLElement>(".slip .filter")?.focus();
      return true;
  }
  if (current?.second?.(live.scene.value, event.key) === true) return true;
  if (event.key === current?.together) {
    live.pickTogether();
    return choosing.together().length > 0;
  }
  const numbers = choosing.optionsWith(event.key);
  live.pickOf(numbers);
  return numbers.length > 0;
}

function confirm(key: string, target: HTMLElement, onControl: boolean): boolean {
  const at = choosing.cursor.value;
  // A button under the focus is pressed, as everywhere, except that Enter on a chosen option gives the answer.
  if (key === "Enter" && choosing.complete.value && target.closest('main [aria-pressed="true"]') !== null) {
    giveAnswer();
    return true;
  }
  if (onControl) return false;
  if (choosing.complete.value && (at < 0 || choosing.picks.value.includes(at) || key === "Enter")) giveAnswer();
  else if (at >= 0) live.pick(at);
  return true;
}

/** Along the lines of the log, where that has the focus, else along the options. */
function arrow(by: number, target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement) return false;
  if (target.closest('[data-region="log"]') !== null) {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-region="log"] button')];
    const at = buttons.indexOf(target);
    (at < 0 ? buttons.at(-1) : buttons[at + by])?.focus();
    return true;
  }
  choosing.look(by);
  const place = document.activeElement?.closest("[data-option]");
  if (place) document.querySelector<HTMLElement>(`[data-option="${choosing.cursor.value}"]`)?.focus();
  return true;
}

function replayKey(event: KeyboardEvent, target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement && event.key.startsWith("Arrow")) return false;
  switch (event.key) {
    case "ArrowLeft":
      if (event.ctrlKey) stepTurn(-1);
      else step(-1);
      return true;
    case "ArrowRight":
      if (event.ctrlKey) stepTurn(1);
      else step(1);
      return true;
    case "[":
      stepTurn(-1);
      return true;
    case "]":
      stepTurn(1);
      return true;
    case "Home":
      live.lookAt({ step: 0 });
      return true;
    case "End":
      step(Number.MAX_SAFE_INTEGER);
      return true;
    case " ":
      if (target.closest("button, a") !== null) return false;
      playing.value = !playing.value;
      return true;
    case "Escape":
      live.lookAway();
      focusSlip();
      return true;
  }
  return false;
}

function anywhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey) return false;
  const scene = live.scene.value;
  switch (event.key) {
    case "?":
      openSheet("keys");
      return true;
    case "w":
      why();
      return true;
    case "i":
      if (scene !== null && current !== null) {
        const face = current.top(scene);
        if (!readByKey(shown(`[data-option="${choosing.cursor.value}"]`) ?? shown(`[data-face="${face}"]`)) && face !== "") showCard(face);
      }
      return true;
    case "l":
      if (narrow()) openSheet("log");
      else document.querySelector<HTMLElement>('[data-region="log"]')?.focus();
      return true;
    case "t":
      if (live.over.value === null) openSheet("points");
      return true;
    case "b":
      if (live.over.value === null) return scene !== null && current?.look?.(scene) === true;
      live.showsTable.value = !live.showsTable.value;
      return true;
    case "v":
      if (live.over.value === null && !isFile()) return false;
      live.showsReview.value = !live.showsReview.value;
      return true;
    case "L":
    case "F2":
      otherLang();
      return true;
    case "F3":
      nextTheme();
      return true;
    case "q":
      go("/");
      return true;
  }
  return false;
}

/** The rule, or the card, behind what has the focus, else behind the question, else behind the last line. */
function why(): void {
  const line = document.activeElement?.closest<HTMLElement>("[data-line]");
  const card = document.activeElement?.closest<HTMLElement>("[data-rule]");
  const scene = live.scene.value;
  const reasonOf = (index: number) => scene?.reason(index, current?.isHead ?? (() => false)) ?? null;
  const openLine = (index: number) => {
    const reason = reasonOf(index);
    if (reason !== null) toggleRule(reason.id, index);
  };
  const asked = choosing.asked.value;
  if (card) toggleRule(card.dataset["rule"]!, "hand");
  else if (line) openLine(Number(line.dataset["line"]));
  else if (asked !== null && asked.rule !== "") toggleRule(asked.rule, "slip");
  else openLine(scene?.lines.findLastIndex((_, index) => reasonOf(index) !== null) ?? -1);
}

/** Whether the log is only a line or not there at all, as on a phone. */
export function narrow(): boolean {
  return !isForm("wide");
}

export function focusSlip(): void {
  document.querySelector<HTMLElement>(".slip h2")?.focus({ preventScroll: true });
}
