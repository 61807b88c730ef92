// A seat at the table: sitting down, standing up, letting somebody else go on in it.
import { signal } from "@preact/signals";
import { preferencesFor } from "../card-preferences";
import { forgetToken, tokenOf } from "../seat-tokens";
import { go } from "../route";
import { guest } from "../settings";
import { say } from "../words";
import type { Source } from "./source";
import type { TableState } from "./table-state";

/** What can be done about seats. */
export class SeatCommands {
  /** The word by which somebody who holds the table's link may sit down, "" for none. */
  readonly invitation = signal("");
  /** The code by which another device goes on with this seat, and until when it is good. */
  readonly code = signal<{ code: string; until: number } | null>(null);

  constructor(
    private readonly id: string,
    private readonly state: TableState,
    private readonly source: Source,
  ) {}

  /** Whether one may sit down here: the lobby shows the table to all, or its link led here. */
  get mayEnter(): boolean {
    return this.state.welcome.value?.listed === true || this.invitation.value !== "";
  }

  sitDown(seat = -1): void {
    const met = this.state.welcome.value;
    const preferences = this.state.seats.value?.match ? preferencesFor(met?.game ?? "") : {};
    this.source.send({ t: "sit", name: guest.value.trim() || say("guest-name"), invite: this.invitation.value, seat, rated: met?.rated === true, ...preferences });
  }

  fill(seat: number, bot: string): void {
    this.source.send({ t: "fill", seat, bot });
  }

  /** Have another number of seats before the game; it begins where none is open any more. */
  resize(seats: number): void {
    this.source.send({ t: "resize", seats });
  }

  /** Do without a card before the game; "" for being content. */
  veto(card: string): void {
    this.source.send({ t: "veto", card });
  }

  /** Stand up before the game: the seat is anybody's then, and the lobby shows where else to sit. */
  leave(): void {
    if (!this.source.send({ t: "leave" })) return;
    forgetToken(this.id);
    go("/");
  }

  /** Ask for a code by which another device goes on with this seat. */
  transfer(): void {
    this.code.value = null;
    this.source.send({ t: "carry", token: tokenOf(this.id) });
  }

  /** Let a bot go on in one's seat, or go on oneself again. */
  hand(over: boolean): void {
    this.source.send({ t: "hand", over });
  }

  /** End the game: one's own side has lost it. */
  giveUp(): void {
    this.source.send({ t: "give_up" });
  }

  /** Leave the match: no further game comes. */
  leaveMatch(): void {
    this.source.send({ t: "leave_match" });
  }
}
