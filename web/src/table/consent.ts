// What somebody asks the others to agree to: taking back, or a hint.
import { signal } from "@preact/signals";
import type { ConsentAsked } from "../protocol";
import type { Source } from "./source";

/** One such request at a time. */
export class Consent {
  readonly asked = signal<ConsentAsked | null>(null);
  /** What the viewer asked for last, if the others did not agree. */
  readonly declined = signal<ConsentAsked["what"] | null>(null);

  constructor(private readonly source: Source) {}

  ask(message: ConsentAsked): void {
    this.asked.value = message;
    this.declined.value = null;
  }

  /** All have agreed, or somebody has not. A viewer who has taken their own wish back knows it. */
  end(done: boolean, you: number): void {
    if (!done && this.asked.value?.by === you) this.declined.value = this.asked.value.what;
    this.asked.value = null;
  }

  /** Agree, or not; not to one's own wish takes it back. */
  reply(yes: boolean, you: number): void {
    const asked = this.asked.value;
    if (asked === null) return;
    this.source.send({ t: "consent", request: asked.request, yes });
    if (!yes && asked.by === you) this.asked.value = null;
  }
}
