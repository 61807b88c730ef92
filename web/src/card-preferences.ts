// The cards that somebody likes to play with, and those that they ban, in matches; kept in this browser, by game.
import { signal } from "@preact/signals";
import { read, write } from "./settings";

export interface CardPreferences {
  likes: string[];
  bans: string[];
}

/** How many of each a server takes. */
export const LIMITS = { likes: 10, bans: 5 } as const;

const chosen = signal<Record<string, CardPreferences>>(JSON.parse(read("likes") ?? "{}") as Record<string, CardPreferences>);

export function preferencesFor(game: string): CardPreferences {
  return chosen.value[game] ?? { likes: [], bans: [] };
}

export function savePreferences(game: string, choice: CardPreferences): void {
  chosen.value = { ...chosen.value, [game]: choice };
  write("likes", JSON.stringify(chosen.value));
}
