// The tables that there are, and opening another one.
import { effect, signal } from "@preact/signals";
import { games } from "./catalogue";
import { me } from "./people/people";
import { initial } from "./components/symbols";
import type { Create, Game, SeatWish, TableCard, Tables } from "./protocol";
import { knowSeat } from "./match";
import { place } from "./route";
import { guest, read, write } from "./settings";
import { gameProfileOf } from "./tables/game-profile";
import type { TableModel } from "./table/table-model";
import { seatKeys, tokenOf } from "./seat-tokens";
import { inTab } from "./tab/in-tab";
import { onConnected, connectionState, onMessage, send } from "./connection";
import { say } from "./words";

export const tables = signal<Tables | null>(null);
/** Why the last table could not be opened. */
export const refusal = signal<{ reason: TableCard["title"]; detail: TableCard["title"] } | null>(null);

onMessage((message) => {
  if (message.t === "tables") {
    for (const card of message.mine) knowSeat(card.match, card.table);
    tables.value = message;
  }
  if (message.t === "seated" || message.t === "refused") opening.value = false;
  if (message.t === "refused" && (message.what === "create" || message.what === "sit" || message.what === "today")) refusal.value = message;
});

/** Ask for the list of tables, with one's own seats. */
export function watch(): void {
  if (place.value.page === "lobby") send({ t: "watch", mine: seatKeys() });
}

effect(() => {
  void place.value; // What was refused on one page is shown on no other.
  refusal.value = null;
});

onConnected(watch);
effect(() => {
  if (connectionState.value === "on" && place.value.page === "lobby") watch();
});

/** The name of a guest; who has not said one is called so for now only, and is asked again. */
export function nameOr(): string {
  return guest.value.trim() || say("guest-name");
}

/** Whether somebody has never said how they want to be called. */
export function isNameless(): boolean {
  return me.value === null && guest.value.trim() === "";
}

/** The level at which a guest wants to meet bots, "" for the usual one of each game. */
export const level = signal(read("level") ?? "");
effect(() => write("level", level.value || null));

/** The level of the bot that takes a seat unless another is wished. */
export function usualBot(game: string): string {
  const known = games.value.find((one) => one.name === game);
  return known?.bots.find((bot) => bot.name === level.value)?.name ?? known?.bot ?? "";
}

/** Whether a table is being opened: a second click does not open another one. */
export const opening = signal(false);
effect(() => {
  if (connectionState.value !== "on") opening.value = false;
});

/** The games of which somebody wants all there is, also against bots. */
const all = signal<Record<string, boolean>>(JSON.parse(read("all") ?? "{}"));
effect(() => write("all", JSON.stringify(all.value)));

/** A table that was wished for before there was a connection: it is opened as soon as there is one. */
let wanted: Create | null = null;

/** Open a table. */
export function open(wish: Omit<Create, "t" | "name">): void {
  if (opening.value) return;
  refusal.value = null;
  const whole: Create = { t: "create", name: nameOr(), takeover: usualBot(wish.game), ...(inTab ? together(wish.seats) : {}), ...wish };
  opening.value = send(whole);
  wanted = opening.value ? null : whole;
}

/** In a tab the others sit at the same device: no bot stands in for who has not the device just now. */
function together(seats: readonly SeatWish[]): Partial<Create> {
  return seats.some((seat) => seat.kind === "open") ? { takeover: "", undo: "free", hints: "free" } : {};
}

onConnected(() => {
  if (wanted !== null && place.value.page !== "table") opening.value = send(wanted);
  wanted = null;
});

/** Sit down with bots on all other seats. */
export function playBots(game: Game): void {
  const first = wantsFirst(game.name) ? gameProfileOf(game.name)?.begin : undefined;
  open({ game: game.name, seats: withBots(game.name, first?.seats ?? game.usual), options: first?.options() ?? {}, listed: false });
}

/** Play a game's first game, with its notes: dealt the same to everybody. */
export function playLesson(game: Game): void {
  open({ game: game.name, seats: withBots(game.name, game.lesson, game.bots[0]?.name), lesson: true, undo: "free", listed: false });
}

/** Oneself and bots, the usual ones or those of that level. */
function withBots(game: string, seats: number, bot = usualBot(game)): SeatWish[] {
  return [{ kind: "me" }, ...botNames(seats - 1).map((name): SeatWish => ({ kind: "bot", bot, name }))];
}

/** Whether "Play a bot" begins a small game of this kind: until somebody chooses more. */
export function wantsFirst(game: string): boolean {
  return gameProfileOf(game)?.begin !== undefined && all.value[game] !== true;
}

export function wantAll(game: string, yes: boolean): void {
  all.value = { ...all.value, [game]: yes };
}

/** First names for bots, each with an initial of its own, none of them the guest's: a seat is known by its initial. */
export function botNames(count: number): string[] {
  const mine = initial(nameOr());
  return say("bot-names")
    .split(" ")
    .filter((name) => initial(name) !== mine)
    .slice(0, count);
}

/** Go on from a moment of a game that is over, at a new table: in one's own seat, bots in all others. */
export function playFrom(table: TableModel, step: number): void {
  const { value: met } = table.state.welcome;
  const { value: there } = table.state.seats;
  if (met === null || there === null) return;
  const me = Math.max(0, met.you);
  const bot = usualBot(met.game);
  const seats = there.seats.map((seat, place): SeatWish => (place === me ? { kind: "me" } : { kind: "bot", bot, name: seat.name }));
  open({ game: met.game, seats, listed: false, after: { table: met.table, step, token: tokenOf(met.table) } });
}

/** Oneself, and seats for those who come by the link. */
export function withFriends(seats: number): SeatWish[] {
  return [{ kind: "me" }, ...Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: "open" }))];
}

/** Open a table that only its link leads to: with the small game, as long as "Play a bot" begins with one. */
export function invite(game: Game, seats: number): void {
  const first = wantsFirst(game.name) ? gameProfileOf(game.name)?.begin : undefined;
  open({ game: game.name, seats: withFriends(seats), options: first?.options() ?? {}, listed: false });
}
