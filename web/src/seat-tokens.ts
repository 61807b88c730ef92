// The seats that this browser holds: each is proved by a token that only it knows.
import { read, write } from "./settings";
import type { SeatKey } from "./protocol";
import { inTab } from "./tab/in-tab";

export interface SeatToken {
  token: string;
  invite: string;
}

const MOST = 50;
/** A tab's games are all in this browser, and nowhere else. */
const MOST_IN_TAB = 2000;

function all(): Record<string, SeatToken> {
  try {
    return JSON.parse(read("seats") ?? "{}") as Record<string, SeatToken>;
  } catch {
    return {};
  }
}

export function tokenOf(table: string): string {
  return all()[table]?.token ?? "";
}

/** Keep a seat; the oldest are forgotten when there are too many. */
export function keepToken(table: string, token: string, invite: string): void {
  const { [table]: _, ...others } = all();
  const entries = [...Object.entries(others), [table, { token, invite }] as const];
  write("seats", JSON.stringify(Object.fromEntries(entries.slice(-(inTab ? MOST_IN_TAB : MOST)))));
}

export function forgetToken(table: string): void {
  const { [table]: _, ...others } = all();
  write("seats", JSON.stringify(others));
}

/** All of them, by table. */
export function seatTokens(): Record<string, SeatToken> {
  return all();
}

export function seatKeys(): SeatKey[] {
  return Object.entries(all()).map(([table, kept]) => ({ table, token: kept.token }));
}
