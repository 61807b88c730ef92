// How a game shows itself in the lobby. A game without a face of its own is shown by its name alone.
import type { ComponentType } from "preact";
import { games } from "../catalogue";
import type { Game } from "../protocol";

/** What has been chosen for a table: the options that have been changed. */
export type Options = Readonly<Record<string, string | number | boolean>>;

export interface GameProfile {
  /** The picture on the tall slip, made of the game's own signs. */
  Art: ComponentType;
  /** The game's name as it is written down the slip in Japanese, where Japanese writes it otherwise. */
  down?: string;
  /** Where the game stands among the others. */
  place: number;
  /** The small games with which "Play a bot" begins, until one chooses more: for how many, and with what. */
  begin?: {
    seats: number;
    options: () => Record<string, string>;
  };
  /** Whether its cards can be chosen on a page of their own, before a table is opened. */
  room?: boolean;
  /** The option that lists the cards of a table. */
  cards?: string;
  /** The options that most tables care about; the others can be opened. */
  first: readonly string[];
  /** Options that are parts of the box, shown as check boxes: the id of their heading, and why one is not to be had ("" if it is). */
  parts?: {
    title: string;
    names: readonly string[];
    missing: (name: string, options: Options) => string;
  };
}

const modules = import.meta.glob<{ profile: GameProfile }>("./*/game-profile.tsx", { eager: true });

/** All games, in the order in which they are shown. */
export function gamesInOrder(): Game[] {
  return [...games.value].sort((a, b) => (gameProfileOf(a.name)?.place ?? 9) - (gameProfileOf(b.name)?.place ?? 9));
}

export function gameProfileOf(game: string): GameProfile | null {
  return modules[`./${game}/game-profile.tsx`]?.profile ?? null;
}
