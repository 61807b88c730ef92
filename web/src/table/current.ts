// At which table of the server this page is: one at a time, also while another page than the table's is shown.
import { signal } from "@preact/signals";
import { onConnected, onMessage } from "../connection";
import type { FromServer, Seated, Seats } from "../protocol";
import { go } from "../route";
import { keepToken, tokenOf } from "../seat-tokens";
import { LiveTable } from "./live-table";

/** The table at which this page is, null for none; the connection joins it whenever it stands. */
export const current = signal<LiveTable | null>(null);

/** Who is there, as this page knows it better than the table: somebody may sit beside who is shown. */
let present = (seats: Seats): Seats => seats;

export function setPresent(by: (seats: Seats) => Seats): void {
  present = by;
}

/** Who takes a seat that is not for the page of a table: whether they do. */
let takesSeat = (_seated: Seated): boolean => false;

export function seatedFirst(by: (seated: Seated) => boolean): void {
  takesSeat = by;
}

function change(next: LiveTable | null): void {
  current.peek()?.close();
  current.value = next;
}

/** Be at a table; where this page is there already, it stays as it is. code: of a seat that is brought from another device. */
export function join(id: string, invitation: string, code = ""): void {
  let table = current.peek();
  const stays = table?.id === id;
  if (!stays) change((table = new LiveTable(id, tokenOf(id) === "" ? code : "", present)));
  table!.table.seat.invitation.value = invitation;
  if (!stays) table!.enter();
}

/** Leave the table at which this page is, or that one alone; the seat stays one's own. */
export function leave(id = current.peek()?.id): void {
  if (current.peek()?.id === id) change(null);
}

/** Join again from the beginning: after a seat was taken. */
export function joinAnew(): void {
  const last = current.peek();
  if (last === null) return;
  const next = new LiveTable(last.id, "", present);
  next.table.seat.invitation.value = last.table.seat.invitation.peek();
  change(next);
  next.enter();
}

function hear(message: FromServer): void {
  const table = current.peek();
  if (message.t === "seated") sit(message);
  else if (!("table" in message) || message.table === "" || message.table === table?.id) table?.hear(message);
}

/** A seat was taken here: it is kept, and the page goes to its table. */
function sit(message: Seated): void {
  if (takesSeat(message)) return;
  keepToken(message.table, message.token, message.invite);
  if (message.table === current.peek()?.id && !message.joined) {
    joinAnew();
    return;
  }
  // The connection that has opened a table is there already.
  if (message.joined) change(new LiveTable(message.table, "", present));
  go(`/t/${message.table}`);
}

onConnected(() => current.peek()?.enter());
onMessage(hear);
