// Times to think, in words.
import type { Delay } from "./protocol";
import { say } from "./words";

const HOUR = 3600;
export const DAY = 24 * HOUR;
/** The stocks that are offered, in seconds; 0 for none. */
export const STOCKS = [0, 300, 600, 1200, 3600, DAY, 3 * DAY, 7 * DAY];

/** What each answer adds to a stock: seconds where one sits at the table, an hour where one comes back to it. */
export function incrementOf(stock: number): number {
  return stock >= DAY ? HOUR : 5;
}

/** A table's time to think. */
export function clockText(clock: { stock: number } | null): string {
  const stock = clock?.stock ?? 0;
  if (stock === 0) return say("lobby-no-clock");
  return stock >= DAY ? say("lobby-clock-days", { days: Math.round(stock / DAY) }) : say("lobby-clock", { minutes: Math.round(stock / 60) });
}

/** What is left, as short as it can be read. */
export function leftText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  if (seconds >= DAY) return say("clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / 60))}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** How much later those who look on see a game. */
export function delayText(delay: Delay | null): string {
  if (delay !== null && (delay.seconds ?? 0) > 0) return say("delay-minutes", { minutes: Math.ceil(delay.seconds! / 60) });
  return delay !== null && (delay.moves ?? 0) > 0 ? say("delay-moves", { moves: delay.moves! }) : say("delay-none");
}
