// The keys of the table: the same as in the terminal.
import { useEffect } from "preact/hooks";
import { readByKey, stopReading, reading, shown } from "../components/card-preview";
import { step, stepTurn, playing } from "../components/Scrubber";
import { closeSheet, openSheet, sheet, showCard } from "../components/dialogs";
import { toggleRule } from "../components/open-rule";
import { isForm } from "../breakpoints";
import { isTextField } from "../keymap";
import { go } from "../route";
import { nextTheme, otherLang } from "../settings";
import { cameByPointer } from "./focus";
import { perTable } from "../table/per-table";
import type { TableModel } from "../table/table-model";
import type { Board } from "../tables/board";

/** The keys of one table. */
class TableKeys {
  private board: Board | null = null;

  constructor(private readonly table: TableModel) {}

  /** Whose cards the keys speak of. The keys of its options are given anew. */
  use(board: Board): void {
    const { scene } = this.table.state;
    this.board = board;
    this.table.selection.keys.use(
      {
        keyOf: (option) => (board.keyOf === undefined || scene.value === null ? "" : board.keyOf(scene.value, option)),
        reserved: board.reserved ?? "",
        order: (option) => (scene.value === null ? 0 : (board.order?.(scene.value, option) ?? 0)),
      },
      this.table.selection.asked.value,
    );
  }

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target as HTMLElement;
    if (sheet.value !== null) {
      if (event.key === "?" && sheet.value === "keys") closeSheet();
      return;
    }
    if (isTextField(target)) {
      if (event.key === "Escape") target.blur();
      else if (event.key === "Enter" && target.classList.contains("filter")) this.pickOnly();
      return;
    }
    if (event.key === "Escape" && reading.value !== null) {
      stopReading();
      event.preventDefault();
      return;
    }
    const done = this.table.moments.looked.value !== null ? this.replayKey(event, target) : this.tableKey(event, target);
    if (done || this.anywhere(event)) event.preventDefault();
  }

  /** Enter in the search box chooses what is left, if it is one. */
  private pickOnly(): void {
    if (this.table.selection.range.value !== null) {
      giveAnswer();
      return;
    }
    const [only, ...others] = this.table.selection.shown.value;
    if (only !== undefined && others.length === 0) this.table.pick(only);
  }

  private tableKey(event: KeyboardEvent, target: HTMLElement): boolean {
    if (event.ctrlKey) return false;
    // What was pressed by pointer does not keep Enter: that belongs to the question.
    const onControl = target.closest("button, a, summary") !== null && !cameByPointer(target);
    switch (event.key) {
      case "Enter":
      case " ":
        return this.confirm(event.key, target, onControl);
      case "Escape":
        this.table.selection.byHand.value = true;
        this.table.selection.clear();
        focusSlip();
        return true;
      case "ArrowLeft":
      case "ArrowUp":
        return this.arrow(-1, target);
      case "ArrowRight":
      case "ArrowDown":
        return this.arrow(1, target);
      case "u":
        this.table.takeBack();
        return true;
      case "h":
        if (this.table.selection.asked.value !== null && this.table.state.welcome.value?.hints !== "off") this.table.askHint();
        return true;
      case "/":
        document.querySelector<HTMLElement>(".slip .filter")?.focus();
        return true;
    }
    if (this.board?.second?.(this.table, event.key) === true) return true;
    if (event.key === this.board?.together) {
      this.table.pickTogether();
      return this.table.selection.together().length > 0;
    }
    const numbers = this.table.selection.optionsWith(event.key);
    this.table.pickOf(numbers);
    return numbers.length > 0;
  }

  private confirm(key: string, target: HTMLElement, onControl: boolean): boolean {
    const at = this.table.selection.cursor.value;
    // A button under the focus is pressed, as everywhere, except that Enter on a chosen option gives the answer.
    if (key === "Enter" && this.table.selection.complete.value && target.closest('main [aria-pressed="true"]') !== null) {
      giveAnswer();
      return true;
    }
    if (onControl) return false;
    if (this.table.selection.complete.value && (at < 0 || this.table.selection.picks.value.includes(at) || key === "Enter")) giveAnswer();
    else if (at >= 0) this.table.pick(at);
    return true;
  }

  /** Along the lines of the log, where that has the focus, else along the options. */
  private arrow(by: number, target: HTMLElement): boolean {
    if (target instanceof HTMLInputElement) return false;
    if (target.closest('[data-region="log"]') !== null) {
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-region="log"] button')];
      const at = buttons.indexOf(target);
      (at < 0 ? buttons.at(-1) : buttons[at + by])?.focus();
      return true;
    }
    this.table.selection.look(by);
    const place = document.activeElement?.closest("[data-option]");
    if (place) document.querySelector<HTMLElement>(`[data-option="${this.table.selection.cursor.value}"]`)?.focus();
    return true;
  }

  private replayKey(event: KeyboardEvent, target: HTMLElement): boolean {
    if (target instanceof HTMLInputElement && event.key.startsWith("Arrow")) return false;
    switch (event.key) {
      case "ArrowLeft":
        if (event.ctrlKey) stepTurn(this.table, -1);
        else step(this.table, -1);
        return true;
      case "ArrowRight":
        if (event.ctrlKey) stepTurn(this.table, 1);
        else step(this.table, 1);
        return true;
      case "[":
        stepTurn(this.table, -1);
        return true;
      case "]":
        stepTurn(this.table, 1);
        return true;
      case "Home":
        this.table.lookAt({ step: 0 });
        return true;
      case "End":
        step(this.table, Number.MAX_SAFE_INTEGER);
        return true;
      case " ":
        if (target.closest("button, a") !== null) return false;
        playing.value = !playing.value;
        return true;
      case "Escape":
        this.table.moments.leave();
        focusSlip();
        return true;
    }
    return false;
  }

  private anywhere(event: KeyboardEvent): boolean {
    if (event.ctrlKey) return false;
    const scene = this.table.state.scene.value;
    switch (event.key) {
      case "?":
        openSheet("keys");
        return true;
      case "w":
        this.why();
        return true;
      case "i":
        if (scene !== null && this.board !== null) {
          const face = this.board.top(scene);
          if (!readByKey(shown(`[data-option="${this.table.selection.cursor.value}"]`) ?? shown(`[data-face="${face}"]`)) && face !== "") showCard(face);
        }
        return true;
      case "l":
        if (narrow()) openSheet("log");
        else document.querySelector<HTMLElement>('[data-region="log"]')?.focus();
        return true;
      case "t":
        if (this.table.state.over.value === null) openSheet("points");
        return true;
      case "b":
        if (this.table.state.over.value === null) return scene !== null && this.board?.look?.(this.table, scene) === true;
        this.table.showsTable.value = !this.table.showsTable.value;
        return true;
      case "v":
        if (this.table.state.over.value === null && this.table.file === undefined) return false;
        this.table.showsReview.value = !this.table.showsReview.value;
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
  private why(): void {
    const line = document.activeElement?.closest<HTMLElement>("[data-line]");
    const card = document.activeElement?.closest<HTMLElement>("[data-rule]");
    const scene = this.table.state.scene.value;
    const reasonOf = (index: number) => scene?.reason(index, this.board?.isHead ?? (() => false)) ?? null;
    const openLine = (index: number) => {
      const reason = reasonOf(index);
      if (reason !== null) toggleRule(reason.id, index);
    };
    const asked = this.table.selection.asked.value;
    if (card) toggleRule(card.dataset["rule"]!, "hand");
    else if (line) openLine(Number(line.dataset["line"]));
    else if (asked !== null && asked.rule !== "") toggleRule(asked.rule, "slip");
    else openLine(scene?.lines.findLastIndex((_, index) => reasonOf(index) !== null) ?? -1);
  }
}

export const keysOf = perTable((table) => new TableKeys(table));

/** Have the keys of that table pressed, for as long as the page is shown. */
export function useTableKeys(table: TableModel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => keysOf(table).press(event);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [table]);
}

/** Give the answer as the button does. */
function giveAnswer(): void {
  document.querySelector<HTMLElement>("[data-confirm]")?.click();
}

/** Whether the log is only a line or not there at all, as on a phone. */
export function narrow(): boolean {
  return !isForm("wide");
}

export function focusSlip(): void {
  document.querySelector<HTMLElement>(".slip h2")?.focus({ preventScroll: true });
}
