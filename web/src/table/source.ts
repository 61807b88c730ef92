// Where a table comes from: a server, a file, the lab, a puzzle. A page has one, and its table knows no more of it than this.
import type { ReadonlySignal } from "@preact/signals";
import type { FromClient, Text } from "../protocol";
import type { Scene } from "../scene";

/** An earlier moment: the one of a step, or the one after a line of the log, as one seat sees it. */
export interface Moment {
  step?: number;
  line?: number;
  viewer: number;
}

type WithoutTable<Message> = Message extends { table: string } ? Omit<Message, "table"> : never;
/** A message about the table, without its name. */
export type Command = WithoutTable<FromClient>;

/** What can be done with a record that somebody has as a file, and with no table of a server. */
export interface RecordActions {
  /** The file as it was read. */
  readonly text: string;
  /** Whether it is still the file that is shown. */
  readonly isOpen: boolean;
  /** Whether its shuffles are written down, as of a game that was brought along: a table has none, so it cannot be kept. */
  readonly isBrought: boolean;
  /** Go on from a moment at a new table: in that seat, bots in all others. */
  playFrom(step: number, me?: number): Promise<void>;
  /** Keep the game on this server: then it has an address that can be sent. */
  store(): Promise<void>;
  /** Say why something cannot be done with it. */
  fail(what: Text | string): void;
}

/** The origin of one table. */
export interface Source {
  /** The record, where the table comes from a file. */
  readonly file?: RecordActions;
  /** What there is to see, where it is not made of the messages of a server. */
  readonly scene?: ReadonlySignal<Scene | null>;
  /** Take an answer to the question with that number. Returns whether the page has to wait for what comes of it. */
  answer(sequence: number, picks: readonly number[]): boolean;
  /** Show an earlier moment. Returns whether it is on its way. */
  look(moment: Moment): boolean;
  /** Do something else. Returns whether it is on its way: only a server takes all of this. */
  send(command: Command): boolean;
}
