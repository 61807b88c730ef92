// Several people at one device: the seats of a table whose tokens this browser holds, and whose turn it is to have the device.
import { decode, encode } from "@msgpack/msgpack";
import { signal } from "@preact/signals";
import { joinAnew } from "../table/current";
import type { TableModel } from "../table/table-model";
import type { FromServer, Seats, Text } from "../protocol";
import { read, write } from "../settings";
import { keepToken, tokenOf } from "../seat-tokens";
import { overWorker } from "./requests";

interface HeldSeat {
  seat: number;
  token: string;
}

/** Changes with every seat that is taken here. */
const changes = signal(0);
/** Why somebody could not sit down. */
export const refused = signal<Text | null>(null);

function held(table: string): HeldSeat[] {
  try {
    return JSON.parse(read(`here-${table}`) ?? "[]") as HeldSeat[];
  } catch {
    return [];
  }
}

function hold(table: string, seat: number, token: string): void {
  const others = held(table).filter((one) => one.seat !== seat);
  write(`here-${table}`, JSON.stringify([...others, { seat, token }]));
  changes.value += 1;
}

/** Whether somebody at this device has that seat of the table that is shown. */
export function isHere(table: string, seat: number): boolean {
  void changes.value;
  return held(table).some((one) => one.seat === seat);
}

/** Who sits at this device is there, whosever hand is shown. */
export function withSeatsHere(seats: Seats): Seats {
  return { ...seats, seats: seats.seats.map((seat, place) => (held(seats.table).some((one) => one.seat === place) ? { ...seat, here: true } : seat)) };
}

/** Let somebody else at this device sit down at the table that is shown. */
export function sitHere(at: TableModel, seat: number, name: string): void {
  const welcome = at.state.welcome.value!;
  const { table } = welcome;
  refused.value = null;
  hold(table, welcome.you, tokenOf(table));
  const line = overWorker(
    (data) => {
      const message = decode(data) as FromServer;
      if (message.t === "hello") line.send(encode({ t: "sit", table, name, invite: welcome.invite, seat }));
      else if (message.t === "seated") hold(table, message.seat, message.token);
      else if (message.t === "refused") refused.value = message.reason;
      if (message.t === "seated" || message.t === "refused") line.close();
    },
    () => {},
  );
}

/** The seat that is asked, where another one is shown, and both are played here; -1 for none. */
export function nextHere(table: TableModel): number {
  const put = table.state.question.value;
  if (put === null || put.mine || table.state.seats.value?.state !== "playing" || table.moments.looked.value !== null) return -1;
  return isHere(table.id, put.decider) ? put.decider : -1;
}

/** Show the table to that seat. */
export function pass(table: TableModel, seat: number): void {
  const one = held(table.id).find((each) => each.seat === seat);
  if (one === undefined) return;
  keepToken(table.id, one.token, table.state.welcome.value?.invite ?? "");
  joinAnew();
}
