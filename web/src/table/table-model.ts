// The table of a page: what is known of it, what is chosen, what is under way. Each page that shows a table owns one.
import { batch, signal } from "@preact/signals";
import type { FromServer, Line, Question, Taking, Text, View } from "../protocol";
import { atOnce } from "../settings";
import { Answers } from "./answers";
import { AutomaticAnswers } from "./automatic-answers";
import { Chat } from "./chat";
import { Consent } from "./consent";
import { Hints } from "./hints";
import { Moments } from "./moments";
import { NextGame } from "./next-game";
import { SeatCommands } from "./seat";
import { Selection } from "./selection";
import type { RecordActions, Source } from "./source";
import { TableState } from "./table-state";

/** One table, wherever it comes from. */
export class TableModel {
  readonly selection = new Selection();
  readonly state: TableState;
  readonly answers: Answers;
  readonly automatic: AutomaticAnswers;
  readonly moments: Moments;
  readonly hints: Hints;
  readonly consent: Consent;
  readonly chat: Chat;
  readonly seat: SeatCommands;
  readonly nextGame: NextGame;
  /** Whether the table is looked at although the game is over. */
  readonly showsTable = signal(false);
  /** Whether the review is looked at once the game is over. */
  readonly showsReview = signal(false);
  /** The last thing that was refused, shown in the slip until the next change. */
  readonly note = signal<Text | null>(null);
  /** The reason why there is nothing to see here. */
  readonly gone = signal<Text | null>(null);
  /** Whether that is so only for now, and is tried again. */
  readonly waits = signal(false);

  /** id: the table's name in its address, "" where it has none. */
  constructor(
    readonly id: string,
    private readonly source: Source,
  ) {
    this.moments = new Moments(source);
    this.state = new TableState(this.moments.looked, source.scene);
    this.answers = new Answers(source);
    this.automatic = new AutomaticAnswers(this.selection, this.state, () => this.answer(true));
    this.hints = new Hints(source);
    this.consent = new Consent(source);
    this.chat = new Chat(source);
    this.seat = new SeatCommands(id, this.state, source);
    this.nextGame = new NextGame(id, this.state, source);
  }

  /** The record, where this is one that somebody has as a file. */
  get file(): RecordActions | undefined {
    return this.source.file;
  }

  /** What the source says, one after the other; nothing where a look has failed. */
  hearAll(messages: readonly FromServer[]): void {
    batch(() => {
      this.moments.fail();
      for (const one of messages) this.hear(one);
    });
    this.moments.next();
  }

  hear(message: FromServer): void {
    const { state } = this;
    switch (message.t) {
      case "welcome":
        this.gone.value = null;
        state.greet(message);
        this.consent.asked.value = null; // What is still asked is sent anew.
        this.chat.fill(message.chat);
        break;
      case "seats":
        state.seats.value = message;
        // Only a seat that is handed over, or taken back, changes whose question it is.
        if ((state.mine === null) !== (this.selection.asked.peek() === null)) this.selection.put(state.mine);
        this.nextGame.follow(message, this.seat.invitation.peek());
        break;
      case "lines":
        state.write(message.since, message.lines);
        break;
      case "update":
        this.update(message.sequence, message.since, message.lines, message.view, message.question, message.undo);
        break;
      case "taken":
        this.answers.taken(message.sequence);
        break;
      case "said":
        this.chat.add([message.line]);
        break;
      case "clocks":
        state.clocks.value = { clocks: message, since: Date.now() };
        break;
      case "consent_asked":
        this.consent.ask(message);
        break;
      case "consent_ended":
        this.consent.end(message.done, state.you);
        if (!message.done) this.hints.giveUp();
        break;
      case "hinted":
        this.hints.show(message, this.answers.sequence);
        break;
      case "over":
        // Where nothing was counted, the table says more than the end would.
        if (state.over.value === null) this.showsTable.value = message.ending.measures.length === 0;
        state.over.value = message;
        break;
      case "frozen":
        state.frozen.value = message;
        break;
      case "looked":
        this.moments.show(message);
        break;
      case "closing":
        this.note.value = message.reason;
        break;
      case "led":
        this.nextGame.leadTo(message.to, this.seat.invitation.peek());
        break;
      case "carried":
        this.seat.code.value = { code: message.code, until: Date.now() + 1000 * message.lasts };
        break;
    }
  }

  private update(now: number, since: number, more: readonly Line[], seen: View | null, put: Question | null, taking: Taking): void {
    const { state, answers } = this;
    const last = state.question.value;
    const again = now === answers.sequence && last !== null && put !== null && last.mine === put.mine;
    answers.mark(now, since, more, state.lines.value.length, state.you);
    state.write(since, more);
    state.view.value = seen;
    state.undo.value = taking;
    this.note.value = null;
    this.consent.declined.value = null;
    if (again) return; // What was chosen so far is still an answer to this question.
    answers.next(now);
    this.hints.clear();
    state.question.value = put;
    this.selection.put(state.mine);
  }

  /** Something was not done: what was waited for does not come. */
  refused(what: string): void {
    this.answers.drop();
    if (what === "hint") this.hints.clear();
    if (what === "look") this.moments.fail();
  }

  /** The connection is lost. A server that begins again thinks of a hint no more; one that still does sends what it finds. */
  lost(): void {
    this.answers.drop();
    this.moments.fail();
    this.hints.giveUp();
  }

  // --- what can be done ---

  /** Choose an option as a click does: at once where that is set, by the second click where it is not. */
  pick(number: number): void {
    const { selection } = this;
    const ask = selection.asked.value;
    if (ask === null || this.moments.looked.value !== null) return;
    selection.cursor.value = number;
    const single = selection.single(ask, number);
    if (single && selection.picks.value.includes(number)) this.answer();
    else if (selection.toggle(number) && single && atOnce.value === "yes") this.answer();
  }

  /** Choose one more of equal options, or give them all back where there is no more to choose. */
  pickOf(numbers: readonly number[]): void {
    const { selection } = this;
    const ask = selection.asked.value;
    if (ask === null || numbers.length === 0) return;
    const one = selection.single(ask, numbers[0]!);
    const next = one || numbers.length === 1 ? numbers[0]! : selection.next(numbers);
    if (next >= 0) this.pick(next);
    else if (this.moments.looked.value === null) selection.giveBack(numbers);
  }

  /** Choose all that may be chosen together; where all of it is chosen, or a click answers anyway, that is the answer. */
  pickTogether(): void {
    const { picks } = this.selection;
    const all = this.selection.together();
    if (all.length === 0 || this.moments.looked.value !== null) return;
    const chosen = all.length === picks.value.length && all.every((number) => picks.value.includes(number));
    picks.value = all;
    if (chosen || atOnce.value === "yes") this.answer();
  }

  /** Give the answer that is chosen, if it is one. auto: whether it is an automatic one. */
  answer(auto = false): void {
    const { selection, answers } = this;
    if (!selection.complete.value || answers.sending.value || this.moments.looked.value !== null) return;
    if (answers.send([...selection.picks.value], auto)) selection.byHand.value = false;
  }

  takeBack(): void {
    const taking = this.state.undo.value;
    if (taking === null) return;
    this.answers.choseNothing.value = false;
    this.selection.byHand.value = true;
    if (taking.how === "none") this.note.value = taking.text;
    else this.source.send({ t: "undo", sequence: this.answers.sequence });
  }

  /** Have the game that is over looked through. */
  lookThrough(): void {
    this.source.send({ t: "look_through" });
  }

  askHint(): void {
    this.hints.toggle(this.answers.sequence);
  }

  /** Look at an earlier moment: the one of a step, or the one after a line of the log. */
  lookAt(moment: { step?: number; line?: number }, viewer = this.moments.looked.value?.viewer ?? this.state.you): void {
    this.moments.lookAt({ ...moment, viewer });
  }
}
