// What the coach says of the question: it is asked for, may be hidden before it comes, and goes with the question.
import { signal } from "@preact/signals";
import type { Hinted } from "../protocol";
import type { Source } from "./source";

/** The hint for the question that is put. */
export class Hints {
  /** What the coach says of the question; "asked" until it has said it. */
  readonly shown = signal<Hinted | "asked" | null>(null);
  /** The question whose hint the viewer has hidden before it came, -1 for none. */
  private unwanted = -1;

  constructor(private readonly source: Source) {}

  /** Ask the coach what is best; what it has said, or is about to say, is hidden again. */
  toggle(sequence: number): void {
    this.unwanted = this.shown.value === null ? -1 : sequence;
    if (this.shown.value !== null) this.shown.value = null;
    else if (this.source.send({ t: "hint", sequence })) this.shown.value = "asked";
  }

  /** The coach has spoken. sequence: the question that is put now. */
  show(message: Hinted, sequence: number): void {
    if (message.sequence === sequence && message.sequence !== this.unwanted) this.shown.value = message;
  }

  clear(): void {
    this.shown.value = null;
  }

  /** Nothing will come: what has come stays. */
  giveUp(): void {
    if (this.shown.peek() === "asked") this.shown.value = null;
  }
}
