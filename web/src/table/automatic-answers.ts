// Automatic answers: what a person has settled beforehand is given after a pause, as long as anybody would need.
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { answerOf, type AnswersItself, looksOn, settle } from "../autoplay";
import type { Question } from "../protocol";
import type { Selection } from "./selection";
import type { TableState } from "./table-state";

/** How long such an answer waits, in milliseconds: as long as somebody who looks at the question, and never the same. */
const SHORTEST = 900;
const LONGEST = 2200;
/** The same where only bots look on: to them it says nothing. */
const AT_ONCE = 120;

/** The automatic answers of one table. */
export class AutomaticAnswers {
  /** The question whose answer shall be given from now on. */
  private readonly remembered = signal<Question | null>(null);
  private readonly waiting = signal(false);

  constructor(
    private readonly selection: Selection,
    private readonly state: TableState,
    private readonly answer: () => void,
  ) {}

  /** Whether the question that is put will answer itself. */
  get waits(): ReadonlySignal<boolean> {
    return this.waiting;
  }

  /** Answer the questions of a game by its rules, and by those of the person. Returns how to stop. */
  start(game: AnswersItself): () => void {
    const end = effect(() => this.play(game));
    return () => {
      end();
      this.waiting.value = false;
    };
  }

  /** Whether the answer that is being put together shall be given from now on. */
  get remembers(): boolean {
    const ask = this.selection.asked.value;
    return ask !== null && this.remembered.value === ask;
  }

  setRemembers(yes: boolean): void {
    this.remembered.value = yes ? this.selection.asked.value : null;
  }

  /** Remember the answer that is chosen, if that is wished for. */
  remember(): void {
    const scene = this.state.scene.value;
    const ask = this.selection.asked.value;
    if (this.remembers && scene !== null && ask !== null) settle(scene, ask, this.selection.picks.value[0] ?? -1);
  }

  private play(game: AnswersItself): (() => void) | undefined {
    const { asked, byHand, picks } = this.selection;
    const scene = this.state.scene.value;
    const ask = asked.value;
    this.waiting.value = false;
    if (scene === null || ask === null || scene.mine === null || byHand.value || picks.value.length > 0) return undefined;
    const answer = answerOf(scene, ask, game);
    if (answer === null) return undefined;
    this.waiting.value = true;
    const pause = looksOn(this.state.seats.peek(), this.state.you) ? SHORTEST + Math.random() * (LONGEST - SHORTEST) : AT_ONCE;
    const timer = setTimeout(() => {
      picks.value = answer;
      this.answer();
    }, pause);
    return () => clearTimeout(timer);
  }
}
