// A match of several games: the score, and the way from one game to the next.
import type { Match, TableCard } from "./protocol";
import { keepToken, tokenOf, seatTokens } from "./seat-tokens";
import { say } from "./words";

/** The points of each seat so far: 1 for a win, a half for a share of one. */
export function totals(match: Match): number[] {
  return match.players.map((_, seat) => match.points.reduce((sum, game) => sum + (game[seat] ?? 0), 0) / 2);
}

/** Points as they are written: 1½. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole === 0 ? "" : whole}½`;
}

export function scoreText(match: Match): string {
  return totals(match).map(pointsText).join("–");
}

/** Which game it is, and the score before or after it. */
export function matchText(match: Match): string {
  return say(match.over ? "match-ended" : "match-game", { number: match.number, games: match.games, score: scoreText(match) });
}

/** A seat has the same token in all games of a match: one that is known of another game proves it here too. */
export function knowSeat(match: Match | null, table: string): void {
  if (match === null || tokenOf(table) !== "") return;
  const known = seatTokens();
  const from = match.tables.find((one) => known[one] !== undefined);
  if (from !== undefined) keepToken(table, known[from]!.token, known[from]!.invite);
}

/** Whether somebody's table has still something to come: a game, or the next of its match. */
export function goesOn(card: TableCard): boolean {
  return card.state === "waiting" || card.state === "playing" || (card.state === "over" && card.match !== null && !card.match.over);
}
