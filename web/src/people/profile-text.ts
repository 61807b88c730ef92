// What a profile says where it has no figures or games to show: it never says that there are none where there may be some.
import { say } from "../words";

/** The text below a game without figures. guest: whose games are not counted. daily: whether there were games of the day. */
export function noFiguresText({ guest, daily }: { guest: boolean; daily: boolean }): string {
  return say(guest ? "me-guest-uncounted" : daily ? "me-only-daily" : "me-none-yet");
}

/** Instead of the list of games. days: how many games of the day are shown beside it. */
export function noGamesText({ own, days }: { own: boolean; days: number }): string {
  return own ? say("me-no-games") : say("me-no-games-theirs", { days });
}
