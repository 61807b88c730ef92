// The table of a server, or of a tab, at which this page is: it is joined whenever the connection stands.
import { batch, effect } from "@preact/signals";
import { connectionState, send } from "../connection";
import type { FromServer, Seats, Welcome } from "../protocol";
import { place } from "../route";
import { forgetToken, tokenOf } from "../seat-tokens";
import { bots, guest } from "../settings";
import type { Command, Moment, Source } from "./source";
import { TableModel } from "./table-model";

/** Milliseconds until a page tries again that a busy server has not let in, and at most twice as many: not all come at once. */
const AGAIN = 20_000;

/** A table that is joined over the connection. */
export class LiveTable implements Source {
  readonly table: TableModel;
  /** The connection of which the table knows that bots shall be quick. */
  private quick: Welcome | null = null;
  private readonly ends: readonly (() => void)[];
  /** Tries again, see `AGAIN`. */
  private again: ReturnType<typeof setTimeout> | undefined;

  /** code: by which a seat is brought here from another device, "" for none. present: who is there, as this page knows it better
   * than the table. */
  constructor(
    readonly id: string,
    private readonly code = "",
    private readonly present: (seats: Seats) => Seats = (seats) => seats,
  ) {
    this.table = new TableModel(id, this);
    this.ends = [effect(() => this.setPace()), effect(() => this.watchConnection())];
  }

  /** Nobody looks at it any more. */
  close(): void {
    clearTimeout(this.again);
    for (const end of this.ends) end();
  }

  /** Sit down, or watch. The token decides, and a visitor who has none but an invitation may sit down later. */
  enter(): void {
    clearTimeout(this.again);
    if (this.code !== "") {
      send({ t: "claim", table: this.id, code: this.code });
      return;
    }
    const { state, answers, chat, seat } = this.table;
    send({
      t: "join",
      table: this.id,
      token: tokenOf(this.id),
      invite: seat.invitation.peek(),
      name: guest.peek(),
      sequence: state.welcome.peek() === null ? -1 : answers.sequence,
      chat: chat.lines.peek().length,
      follow: place.peek().page === "table",
    });
  }

  hear(message: FromServer): void {
    batch(() => {
      if (message.t === "refused") this.refuse(message.what, message.code, message.reason);
      else this.table.hear(message.t === "seats" ? this.present(message) : message);
    });
  }

  answer(sequence: number, answer: readonly number[]): boolean {
    return this.send({ t: "answer", sequence, answer: [...answer] });
  }

  look(moment: Moment): boolean {
    return this.send({ t: "look", ...moment });
  }

  send(command: Command): boolean {
    return send({ ...command, table: this.id });
  }

  private refuse(what: string, code: string, reason: { en: string; ja: string }): void {
    this.table.refused(what);
    if (code === "stale") this.enter();
    else if (what === "join" && code === "no_seat") {
      // What was kept proves no seat any more, as after one has stood up in another tab: one comes as anybody does,
      // once, although it may have been shown twice.
      if (tokenOf(this.id) === "") return;
      forgetToken(this.id);
      this.enter();
    } else if (what === "join" || what === "claim") {
      this.table.gone.value = reason;
      this.table.waits.value = code === "full";
      if (code === "full") this.again = setTimeout(() => this.enter(), AGAIN * (1 + Math.random()));
    } else this.table.note.value = reason;
  }

  private setPace(): void {
    const { welcome, seats } = this.table.state;
    const here = welcome.value;
    const quick = bots.value === "quick";
    if (here === null || here.you < 0 || seats.value?.state !== "playing" || quick === (this.quick === here)) return;
    if (this.send({ t: "pace", quick })) this.quick = quick ? here : null;
  }

  private watchConnection(): void {
    if (connectionState.value === "lost" || connectionState.value === "crowded") this.table.lost();
  }
}
