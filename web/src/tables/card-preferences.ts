// The cards that somebody likes and bans in matches, for a game that draws cards for each table.
import type { ComponentType } from "preact";

export type Likes = ComponentType<{ game: string }>;

const modules = import.meta.glob<{ likes: Likes }>("./*/card-preferences.tsx");

/** What they are chosen with, null for a game that draws none. */
export async function likesOf(game: string): Promise<Likes | null> {
  const load = modules[`./${game}/card-preferences.tsx`];
  return load === undefined ? null : (await load()).likes;
}
