// The day's game: what the server tells of it, and beginning it.
import type { DayPage } from "./protocol";
import { request } from "./api";
import { nameOr, opening, refusal } from "./lobby";
import { read, write } from "./settings";
import { send } from "./connection";

/** What this browser shows as a guest, so that a day is played once: drawn here, known to nobody else. */
function secret(): string {
  let kept = read("guest-day");
  if (kept === null) {
    kept = Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    write("guest-day", kept);
  }
  return kept;
}

/** What today is played with, and the results; null where the game has no such day. */
export async function fetchDay(game: string): Promise<DayPage | null> {
  const response = await request(`/api/day/${encodeURIComponent(game)}`, { headers: { authorization: `Bearer ${secret()}` } });
  return response.ok ? ((await response.json()) as DayPage) : null;
}

export function playDay(game: string): void {
  if (opening.value) return;
  refusal.value = null;
  opening.value = send({ t: "today", name: nameOr(), game, guest: secret() });
}
