// The cards that somebody likes to play with, and those that they ban, in matches; kept in this browser, by game.
import { signal } from "@preact/signals";
import { read, write } from "./settings";

export interface Choice {
  likes: string[];
  bans: string[];
}

/** How many of each a server takes. */
export const MOST = { likes: 10, bans: 5 } as const;

const chosen = signal<Record<string, Choice>>(JSON.parse(read("likes") ?? "{}") as Record<string, Choice>);

export function choiceFor(game: string): Choice {
  return chosen.value[game] ?? { likes: [], bans: [] };
}

export function choose(game: string, choice: Choice): void {
  chosen.value = { ...chosen.value, [game]: choice };
  write("likes", JSON.stringify(chosen.value));
}
