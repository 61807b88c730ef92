// What is known of a table, and what there is to see of it.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { catalogue } from "../catalogue";
import type { Catalogue, Clocks, Frozen, Line, Looked, Over, Question, Seats, Taking, View, Welcome } from "../protocol";
import { Scene } from "../scene";

/** What the source of a table has said, as signals, and the scene that is made of it. */
export class TableState {
  readonly welcome = signal<Welcome | null>(null);
  readonly seats = signal<Seats | null>(null);
  readonly view = signal<View | null>(null);
  readonly question = signal<Question | null>(null);
  readonly lines = signal<readonly Line[]>([]);
  readonly undo = signal<Taking | null>(null);
  readonly clocks = signal<{ clocks: Clocks; since: number } | null>(null);
  readonly over = signal<Over | null>(null);
  readonly frozen = signal<Frozen | null>(null);
  /** Which lines begin a turn: a game says so once its table is there. */
  readonly isHead = signal<(line: Line) => boolean>(() => false);
  private readonly cards = signal<Catalogue | null>(null);

  /** The table now, or at the moment that is looked at; null as long as there is nothing to see. */
  readonly scene: ReadonlySignal<Scene | null>;

  /** looked: the earlier moment that is looked at. scene: what there is to see, where no messages say it. */
  constructor(looked: ReadonlySignal<Looked | null>, scene?: ReadonlySignal<Scene | null>) {
    this.scene = scene ?? computed(() => this.drawn(looked.value));
  }

  /** Take the greeting of a server: which game is played, and where the viewer sits. Its cards are fetched. */
  greet(message: Welcome): void {
    this.welcome.value = message;
    if (this.cards.peek()?.game === message.game) return;
    void catalogue(message.game).then((known) => known.game === this.welcome.peek()?.game && (this.cards.value = known));
  }

  /** Lines of the log from that number on. */
  write(since: number, more: readonly Line[]): void {
    this.lines.value = [...this.lines.value.slice(0, since), ...more];
  }

  /** The seat of the viewer, -1 for none. */
  get you(): number {
    return this.welcome.value?.you ?? -1;
  }

  /** Whether a bot goes on in the viewer's own seat, because they said so. */
  get handedOver(): boolean {
    return this.seats.value?.seats[this.you]?.handed === true;
  }

  /** The question, where it is the viewer's, and no bot goes on for them. */
  get mine(): Question | null {
    const put = this.question.value;
    return put?.mine && !this.handedOver ? put : null;
  }

  /** Whether the game that is shown is over: by its rules, or because somebody has given up. */
  isOver(scene: Scene): boolean {
    return !scene.past && this.seats.value?.state === "over";
  }

  private drawn(moment: Looked | null): Scene | null {
    const { value: met } = this.welcome;
    const { value: known } = this.cards;
    const { value: there } = this.seats;
    const seen = moment?.view ?? this.view.value;
    if (met === null || known === null || known.game !== met.game || seen === null || there === null) return null;
    return new Scene(
      met.game,
      met.title,
      met.options,
      // Who is away now was not away at an earlier moment, and no bot played for them.
      moment === null ? there.seats : there.seats.map((seat) => ({ ...seat, here: true, bot: seat.kind === "bot" ? seat.bot : "" })),
      seen,
      moment === null ? this.asked() : moment.question,
      moment === null ? this.lines.value : moment.lines,
      known,
      moment !== null,
      this.over.value?.scores ?? [],
    );
  }

  /** The question as far as it is the viewer's: not where a bot goes on for them. */
  private asked(): Question | null {
    const put = this.question.value;
    return put !== null && this.handedOver ? { ...put, mine: false } : put;
  }
}
