// The game after this one: another with the same people, or the next of a match.
import type { Rematch, Seats } from "../protocol";
import { place, replace } from "../route";
import { keepToken, tokenOf } from "../seat-tokens";
import type { Source } from "./source";
import type { TableState } from "./table-state";

type How = NonNullable<Rematch["how"]>;

/** The table to which a page has come by itself, as the next game of a match. */
let led = "";

/** The wish for another game, and the way there. */
export class NextGame {
  /** Whether another game has been wished for, and nothing has come of it yet. */
  private wished = false;

  constructor(
    private readonly id: string,
    private readonly state: TableState,
    private readonly source: Source,
  ) {}

  /** Whether the page has come here by itself, from the last game of a match. */
  get cameByItself(): boolean {
    return led === this.id;
  }

  wish(how: How): void {
    const sent = this.source.send({ t: "rematch", how });
    this.wished = sent && how !== "no";
  }

  /** Who is there has changed. A player who wished for another game goes there once it is open, and opens it once nobody is left
   * to ask. A viewer of a game of a match that is over is led to the next one as soon as it has begun. */
  follow(now: Seats, invitation: string): void {
    this.goAgain(now);
    if (now.match?.over !== false || now.state !== "over" || now.next === "" || place.peek().page !== "table") return;
    this.leadTo(now.next, invitation);
  }

  /** Go where the match is now: the seat here is proved there by the same token. */
  leadTo(next: string, invitation: string): void {
    const token = tokenOf(this.id);
    if (token !== "") keepToken(next, token, invitation || (this.state.welcome.peek()?.invite ?? ""));
    led = next;
    replace(`/t/${next}`);
  }

  private goAgain(now: Seats): void {
    if (now.state !== "over" || !now.ready.includes(this.state.you) || now.match?.over === false) return;
    if (now.next === "") this.wished = false;
    if (this.wished) return;
    const waits = now.seats.some((seat, number) => seat.kind === "person" && seat.here && !now.ready.includes(number));
    if (now.next !== "" || !waits) this.wish(now.again as How);
  }
}
