// Answers under way: which question they are for, whether they have arrived, and what came of them.
import { signal } from "@preact/signals";
import type { Line } from "../protocol";
import type { Source } from "./source";

/** For how many milliseconds a new question does not take an answer that chooses nothing: it may have been meant for the last one. */
export const PAUSE = 400;

/** The answers that the viewer gives, from the question to what came of them. */
export class Answers {
  /** Whether an answer is on its way. */
  readonly sending = signal(false);
  /** Whether the viewer's last answer chose nothing: no line of the log says so, for to the others it would say
   * that they had something to choose. */
  readonly choseNothing = signal(false);
  /** Whether the viewer's last answer was an automatic one that no line of the log shows. */
  readonly byItself = signal(false);
  /** The lines of the log that came of automatic answers: known only here. */
  readonly automatic = signal<ReadonlySet<number>>(new Set());
  /** The number of the question that is put, -1 before the first one. */
  sequence = -1;
  private last = { sequence: -1, empty: false, auto: false };
  private askedAt = 0;

  constructor(private readonly source: Source) {}

  /** Send an answer. auto: whether it is an automatic one. Returns whether it was sent: an empty one that comes too early is not. */
  send(picks: readonly number[], auto: boolean): boolean {
    if (picks.length === 0 && performance.now() - this.askedAt < PAUSE) return false;
    this.last = { sequence: this.sequence, empty: picks.length === 0, auto };
    this.byItself.value = false;
    this.choseNothing.value = false;
    this.sending.value = this.source.answer(this.sequence, picks);
    return true;
  }

  /** An answer has arrived. The others may have to see the question before they see that; then what came of it is shown a little later. */
  taken(sequence: number): void {
    if (sequence !== this.sequence) this.sending.value = false;
  }

  /** Nothing comes of the answer that was under way. */
  drop(): void {
    this.sending.value = false;
  }

  /** Mark the lines that come of the viewer's automatic answer. now: the number of the question with which they come; known: how many
   * lines there were before. */
  mark(now: number, since: number, more: readonly Line[], known: number, you: number): void {
    if (since < known) this.automatic.value = new Set([...this.automatic.value].filter((line) => line < since));
    if (!this.last.auto || this.last.sequence !== this.sequence || now <= this.sequence) return;
    const mine = more.findIndex((line) => line.seat === you);
    if (mine >= 0) this.automatic.value = new Set([...this.automatic.value, since + mine]);
    this.byItself.value = mine < 0;
  }

  /** Another question is put, or none: what was under way has arrived, or is too late. */
  next(now: number): void {
    if (this.last.empty && this.last.sequence === this.sequence) this.choseNothing.value = now > this.sequence;
    else if (now <= this.sequence) this.choseNothing.value = false;
    this.sequence = now;
    this.askedAt = performance.now();
    this.sending.value = false;
  }
}
