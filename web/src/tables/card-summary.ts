// The cards that a game is played with, at one glance; for a game that draws them anew for each table.
import type { ComponentType } from "preact";
import type { Scene } from "../scene";

export type Glance = ComponentType<{ scene: Scene; cards: readonly string[] }>;

const modules = import.meta.glob<{ glance: Glance }>("./*/card-summary.tsx");

export async function glanceOf(game: string): Promise<Glance | null> {
  const load = modules[`./${game}/card-summary.tsx`];
  return load === undefined ? null : (await load()).glance;
}
