// What the people at a table say to each other.
import { signal } from "@preact/signals";
import type { Chat as ChatLine } from "../protocol";
import type { Source } from "./source";

/** The chat of one table. */
export class Chat {
  readonly lines = signal<readonly ChatLine[]>([]);
  /** How many lines have been seen here. */
  readonly seen = signal(0);

  constructor(private readonly source: Source) {}

  /** Take what was said so far; at the first time none of it is news. */
  fill(lines: readonly ChatLine[]): void {
    if (this.lines.value.length === 0) this.seen.value = (lines.at(-1)?.number ?? -1) + 1;
    this.add(lines);
  }

  /** Lines that have been said; one that is known already comes again after a loss of the connection. */
  add(lines: readonly ChatLine[]): void {
    const known = this.lines.value.length;
    this.lines.value = [...this.lines.value, ...lines.filter((line) => line.number >= known)];
  }

  say(text: string): void {
    if (text.trim() !== "") this.source.send({ t: "say", text: text.trim() });
  }
}
