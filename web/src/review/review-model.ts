// The review of one table: what the server has found so far, through whose eyes, and which mistake is looked at.
import { computed, signal } from "@preact/signals";
import { onConnected, onMessage } from "../connection";
import { RequestError } from "../json-requests";
import { playFrom } from "../lobby";
import type { Costly, Reviewed } from "../protocol";
import { perTable } from "../table/per-table";
import type { RecordActions } from "../table/source";
import type { TableModel } from "../table/table-model";
import { reviewed } from "./file-review";

class ReviewModel {
  readonly found = signal<Reviewed | null>(null);
  /** Through whose eyes, and which of that seat's mistakes is looked at. */
  readonly seat = signal(0);
  readonly chosen = signal(0);
  readonly mine = computed<Costly[]>(() => this.found.value?.mistakes.filter((one) => one.seat === this.seat.value) ?? []);
  /** Whether a file is being looked through. */
  private isBusy = false;

  constructor(private readonly table: TableModel) {
    this.seat.value = Math.max(0, table.state.welcome.peek()?.you ?? 0);
  }

  /** Have the game looked through, for as long as the review is shown. Returns how to stop. */
  start(): () => void {
    const stops = [
      onMessage((message) => {
        if (message.t === "reviewed" && message.table === this.table.id) this.found.value = message;
      }),
      onConnected(() => this.ask()),
    ];
    this.ask();
    return () => {
      for (const stop of stops) stop();
    };
  }

  choose(seen: number, place = 0): void {
    this.seat.value = seen;
    this.chosen.value = place;
  }

  /** A key is pressed. Returns whether it does something here. */
  press(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return false;
    const mistake = this.mine.value[this.chosen.value];
    const place = Number(event.key) - 1;
    if (this.mine.value[place] !== undefined) this.chosen.value = place;
    else if (event.key === "m" && mistake !== undefined) this.look(mistake);
    else if (event.key === "p" && mistake !== undefined) this.playOn(mistake);
    else if (event.key === "Escape") this.table.showsReview.value = false;
    else return false;
    return true;
  }

  /** See the table as it was when that was asked, through the eyes of the player who was. */
  look(mistake: Costly): void {
    this.table.lookAt({ step: mistake.step }, mistake.seat);
  }

  /** Go on from there at a new table. */
  playOn(mistake: Costly): void {
    if (this.table.file === undefined) playFrom(this.table, mistake.step);
    else void this.table.file.playFrom(mistake.step, mistake.seat);
  }

  /** Have the game looked through, unless that is done. */
  private ask(): void {
    if (this.found.peek()?.share === 1) return;
    if (this.table.file === undefined) this.table.lookThrough();
    else void this.askOfFile(this.table.file);
  }

  /** Have a record that is no table looked through, part by part, for as long as it is open. */
  private async askOfFile(file: RecordActions): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      for await (const part of reviewed(file.text, this.table.id)) {
        if (!file.isOpen) return;
        this.found.value = part;
      }
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (file.isOpen) file.fail(error.what);
    } finally {
      this.isBusy = false;
    }
  }
}

export const reviewOf = perTable((table) => new ReviewModel(table));
