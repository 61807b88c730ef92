// A record that somebody has as a file, shown as a game that is over: nothing of it is stored unless that is wanted.
import { decode } from "@msgpack/msgpack";
import { signal } from "@preact/signals";
import { request } from "./api";
import { nameOr, usualBot } from "./lobby";
import type { FromServer, Seated, SeatWish, Text } from "./protocol";
import { go } from "./route";
import { keepToken } from "./seat-tokens";
import type { Moment, RecordActions, Source } from "./table/source";
import { TableModel } from "./table/table-model";

/** The file that is shown, null for none. */
export const opened = signal<RecordFile | null>(null);
/** Why a file cannot be shown, or not be gone on from: the server's words, or a message of the page. */
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

/** The table of a record: its moments come from the server by request, and it is joined nowhere. */
export class RecordFile implements Source, RecordActions {
  readonly table: TableModel;
  readonly file = this;

  constructor(
    readonly text: string,
    messages: readonly FromServer[],
  ) {
    this.table = new TableModel(messages.find((one) => one.t === "welcome")?.table ?? "", this);
    this.table.hearAll(messages);
  }

  get isBrought(): boolean {
    return this.text.includes('"deals":[{');
  }

  get isOpen(): boolean {
    return opened.peek() === this;
  }

  look(moment: Moment): boolean {
    void this.fetch(moment);
    return true;
  }

  private async fetch(moment: Moment): Promise<void> {
    const query = new URLSearchParams({ as: String(moment.viewer) });
    for (const name of ["step", "line"] as const) if (moment[name] !== undefined) query.set(name, String(moment[name]));
    this.table.hearAll(((await asked(`/api/replay/look?${query}`, this.text)) ?? []) as FromServer[]);
  }

  /** The game is over, so nothing is answered. */
  answer(): boolean {
    return false;
  }

  send(): boolean {
    return false;
  }

  async playFrom(step: number, me = Math.max(0, this.table.moments.looked.value?.viewer ?? 0)): Promise<void> {
    const { welcome, seats } = this.table.state;
    await sitDown({ record: this.text, step, game: welcome.value!.game, names: seats.value!.seats.map((seat) => seat.name), me });
  }

  async store(): Promise<void> {
    const looked = this.table.moments.looked.value;
    const kept = (await asked("/api/replay/keep", this.text)) as { table: string } | null;
    if (kept === null) return;
    go(looked === null ? `/r/${kept.table}` : `/r/${kept.table}?at=${looked.step}&as=${looked.viewer}`);
  }

  fail(what: Text | string): void {
    wrong.value = what;
  }
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

/** Show a record; null where it does not hold. */
export async function openText(read: string): Promise<RecordFile | null> {
  busy.value = true;
  try {
    const reply = await asked("/api/replay/look?whole&step=0&as=-2", read);
    if (reply === null) return null;
    return (opened.value = new RecordFile(read, reply as FromServer[]));
  } finally {
    busy.value = false;
  }
}

interface Continuation {
  record: string;
  step: number;
  game: string;
  names: readonly string[];
  /** The seat that one has; bots have all others. */
  me: number;
}

/** Open a table that goes on from a moment of a record; what is wrong with that is said by `wrong`. */
export async function sitDown({ record, step, game, names, me }: Continuation): Promise<void> {
  const bot = usualBot(game);
  const seats = names.map((name, at): SeatWish => (at === me ? { kind: "me" } : { kind: "bot", bot, name }));
  const wish = { t: "create", name: nameOr(), game, seats, listed: false, takeover: bot };
  const seated = (await asked("/api/replay/play", JSON.stringify({ record, step, wish }))) as Seated | null;
  if (seated === null) return;
  keepToken(seated.table, seated.token, seated.invite);
  go(`/t/${seated.table}`);
}

export function close(): void {
  opened.value = null;
  wrong.value = null;
}
