// A record that somebody has as a file, shown as a game that is over: nothing of it is stored unless that is wanted.
import { decode } from "@msgpack/msgpack";
import { signal } from "@preact/signals";
import { request } from "./api";
import { nameOr, usualBot } from "./lobby";
import type { FromServer, Seated, SeatWish, Text } from "./protocol";
import { go, place } from "./route";
import * as live from "./live-table";
import { keepToken } from "./seat-tokens";

/** The file as it was read, "" for none. */
export const text = signal("");
/** Why it cannot be shown, or not be gone on from: the server's words, or a message of the page. */
export const wrong = signal<Text | string | null>(null);
export const busy = signal(false);

/** How many bytes the server takes. */
const LARGEST = 256 * 1024;

/** What the server answers, null where it only says what is wrong. */
async function asked(address: string, body: string): Promise<unknown> {
  wrong.value = null;
  let response: Response;
  try {
    response = await request(address, { method: "POST", body });
  } catch {
    wrong.value = "record-no-server";
    return null;
  }
  const packed = response.headers.get("content-type") === "application/msgpack";
  const reply: unknown = await (packed ? response.arrayBuffer().then((data) => decode(new Uint8Array(data))) : response.json()).catch(() => null);
  if (response.ok && reply !== null && !isText(reply)) return reply;
  wrong.value = isText(reply) ? reply : "record-no-answer";
  return null;
}

function isText(reply: unknown): reply is Text {
  return typeof reply === "object" && reply !== null && "en" in reply && "ja" in reply;
}

/** Show a file, if it is a record that holds. */
export async function open(file: File): Promise<void> {
  wrong.value = null;
  if (file.size > LARGEST) {
    wrong.value = "record-too-large";
    return;
  }
  await openText(await file.text());
}

/** Show a record; returns whether it holds. */
export async function openText(read: string): Promise<boolean> {
  busy.value = true;
  try {
    const reply = await asked("/api/replay/look?whole&step=0&as=-2", read);
    if (reply === null) return false;
    text.value = read;
    live.show(reply as FromServer[], look);
    return true;
  } finally {
    busy.value = false;
  }
}

/** Another moment of it. */
async function look(moment: live.Moment): Promise<void> {
  const query = new URLSearchParams({ as: String(moment.viewer) });
  for (const name of ["step", "line"] as const) if (moment[name] !== undefined) query.set(name, String(moment[name]));
  live.hearAll(((await asked(`/api/replay/look?${query}`, text.value)) ?? []) as FromServer[]);
}

/** Go on from a moment at a new table: in that seat, bots in all others. */
export async function playFrom(step: number, me = Math.max(0, live.looked.value?.viewer ?? 0)): Promise<void> {
  await sitDown({ record: text.value, step, game: live.welcome.value!.game, names: live.seats.value!.seats.map((seat) => seat.name), me });
}

interface Going {
  record: string;
  step: number;
  game: string;
  names: readonly string[];
  /** The seat that one has; bots have all others. */
  me: number;
}

/** Open a table that goes on from a moment of a record; what is wrong with that is said by `wrong`. */
export async function sitDown({ record, step, game, names, me }: Going): Promise<void> {
  const bot = usualBot(game);
  const seats = names.map((name, at): SeatWish => (at === me ? { kind: "me" } : { kind: "bot", bot, name }));
  const wish = { t: "create", name: nameOr(), game, seats, listed: false, takeover: bot };
  const seated = (await asked("/api/replay/play", JSON.stringify({ record, step, wish }))) as Seated | null;
  if (seated === null) return;
  keepToken(seated.table, seated.token, seated.invite);
  go(`/t/${seated.table}`);
}

/** Keep the game on this server: then it has an address that can be sent. */
export async function store(): Promise<void> {
  const looked = live.looked.value;
  const kept = (await asked("/api/replay/keep", text.value)) as { table: string } | null;
  if (kept === null) return;
  go(looked === null ? `/r/${kept.table}` : `/r/${kept.table}?at=${looked.step}&as=${looked.viewer}`);
}

export function forget(): void {
  text.value = "";
  wrong.value = null;
  live.part();
}

/** Whether its shuffles are written down, as of a game that was brought along: a table has none, so it cannot be kept. */
export function isBrought(): boolean {
  return text.value.includes('"deals":[{');
}

/** Whether what is looked at is a file, and no table of the server. */
export function isFile(): boolean {
  return place.value.page === "record" && text.value !== "";
}
