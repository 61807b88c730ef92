// Earlier moments of the game: which one is looked at, and which one is on its way.
import { signal } from "@preact/signals";
import type { Looked } from "../protocol";
import type { Moment, Source } from "./source";

/** Looking back: one look at a time, and of several wishes the last. */
export class Moments {
  /** The earlier moment that is looked at. */
  readonly looked = signal<Looked | null>(null);
  /** What is seen next, while one look is under way: only the last wish counts. */
  private wish: Moment | null = null;
  private underWay = false;

  constructor(private readonly source: Source) {}

  /** Look at an earlier moment: the one of a step, or the one after a line of the log. */
  lookAt(moment: Moment): void {
    this.wish = moment;
    this.next();
  }

  /** A moment has come. */
  show(message: Looked): void {
    this.underWay = false;
    this.looked.value = message;
    this.next();
  }

  /** The last look has failed. */
  fail(): void {
    this.underWay = false;
  }

  /** Look at what was wished for meanwhile. */
  next(): void {
    if (this.underWay || this.wish === null) return;
    const moment = this.wish;
    this.underWay = true;
    this.wish = null;
    this.underWay = this.source.look(moment);
  }

  /** The step that is looked at, or will be as soon as it has come. */
  get step(): number {
    return this.wish?.step ?? this.looked.value?.step ?? 0;
  }

  /** Back to the present. */
  leave(): void {
    this.wish = null;
    this.looked.value = null;
  }
}
