// Who plays for a seat, in words: a bot and its level, also one that plays for somebody who is away.
import { games } from "../catalogue";
import type { Seat } from "../protocol";
import { localized, type Scene } from "../scene";
import { lang } from "../settings";
import { say } from "../words";

/** The level of a bot as a word within a sentence; the name of a bot that is none of the levels. */
export function levelText(game: string, bot: string): string {
  const title = games.value.find((one) => one.name === game)?.bots.find((one) => one.name === bot)?.title;
  return title === undefined ? bot : localized(title).toLocaleLowerCase(lang.value);
}

/** That a bot of that level sits there. */
export function botText(game: string, bot: string): string {
  return say("seat-bot", { level: levelText(game, bot) });
}

/** That a bot sits there or plays for the player, or that the player is away; "" for a player who is there. */
export function seatStatus(game: string, seat: Seat | undefined): string {
  if (seat === undefined || seat.kind === "open") return "";
  if (seat.kind === "bot") return botText(game, seat.bot);
  if (seat.bot !== "") return say(seat.here ? "seat-bot-plays" : "seat-stands-in", { level: levelText(game, seat.bot) });
  return seat.here ? "" : say("seat-away");
}

/** The name of a player, and what they do or what has been done to them. Where there is little room, only which bot plays. */
export function PlayerName({ scene, seat, doing }: { scene: Scene; seat: number; doing: string }) {
  const bot = scene.seats[seat]?.bot ?? "";
  return (
    <h3>
      <span>{scene.name(seat)}</span>
      <small>{doing}</small>
      {bot !== "" && <small class="plays">{say("seat-bot-short", { level: levelText(scene.game, bot) })}</small>}
    </h3>
  );
}
