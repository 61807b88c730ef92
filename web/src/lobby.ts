// The tables that there are, and opening another one.
import { effect, signal } from "@preact/signals";
import type { Create, Game, SeatWish, TableCard, Tables } from "./protocol";
import { place } from "./route";
import { guest, lang } from "./settings";
import { seatKeys } from "./tokens";
import { greet, link, listen, send } from "./wire";
import { say } from "./words";

export const tables = signal<Tables | null>(null);
/** Why the last table could not be opened. */
export const refusal = signal<TableCard["title"] | null>(null);

listen((message) => {
  if (message.t === "tables") tables.value = message;
  else if (message.t === "refused" && (message.what === "create" || message.what === "sit")) refusal.value = message.reason;
});

function watch(): void {
  if (place.value.page === "lobby") send({ t: "watch", mine: seatKeys() });
}

greet(watch);
effect(() => {
  if (link.value === "on" && place.value.page === "lobby") watch();
});

/** What a guest is called who has not said. */
export function nameOr(): string {
  if (guest.value.trim() === "") guest.value = say("guest-name");
  return guest.value.trim();
}

/** Open a table. */
export function open(wish: Omit<Create, "t" | "name">): void {
  refusal.value = null;
  send({ t: "create", name: nameOr(), ...wish });
}

/** Sit down with bots on all other seats, the strongest ones that there are. */
export function playBots(game: Game): void {
  const bot = game.bots.find((one) => one.name === "sensible")?.name ?? game.bots[0]?.name ?? "";
  const others: SeatWish[] = Array.from({ length: game.usual - 1 }, () => ({ kind: "bot", bot }));
  open({ game: game.name, seats: [{ kind: "me" }, ...others], listed: false });
}

/** Open a table that only its link leads to. */
export function invite(game: Game): void {
  const others: SeatWish[] = Array.from({ length: game.usual - 1 }, () => ({ kind: "open" }));
  open({ game: game.name, seats: [{ kind: "me" }, ...others], listed: false });
}

effect(() => {
  document.title = lang.value === "ja" ? "札場" : "Fudaba";
});
