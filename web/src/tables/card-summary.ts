// The cards that a game is played with, at one glance; for a game that draws them anew for each table.
import type { ComponentType } from "preact";
import type { Scene } from "../scene";

export type CardSummary = ComponentType<{ scene: Scene; cards: readonly string[] }>;

const modules = import.meta.glob<{ summary: CardSummary }>("./*/card-summary.tsx");

export async function cardSummaryOf(game: string): Promise<CardSummary | null> {
  const load = modules[`./${game}/card-summary.tsx`];
  return load === undefined ? null : (await load()).summary;
}
