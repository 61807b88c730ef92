// The cards that somebody likes and bans in matches, for a game that draws cards for each table.
import type { ComponentType } from "preact";
import { withAllWords } from "../words";

export type CardPreferencesEditor = ComponentType<{ game: string }>;

const modules = import.meta.glob<{ preferences: CardPreferencesEditor }>("./*/card-preferences.tsx");

/** What they are chosen with, null for a game that draws none. */
export async function cardPreferencesOf(game: string): Promise<CardPreferencesEditor | null> {
  const load = modules[`./${game}/card-preferences.tsx`];
  return load === undefined ? null : (await withAllWords(load())).preferences;
}
