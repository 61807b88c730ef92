// The cards of a table that waits for its game, for a game that chooses them for each table.
import type { ComponentType } from "preact";
import type { Catalogue, Game, Welcome } from "../protocol";

export type Offer = ComponentType<{
  game: Game;
  cards: Catalogue;
  options: Welcome["options"];
  /** Does without a card; null for a player who has no veto left, or no seat. */
  veto: ((card: string) => void) | null;
}>;

const modules = import.meta.glob<{ offer: Offer }>("./*/offer.tsx");

export async function offerOf(game: string): Promise<Offer | null> {
  const load = modules[`./${game}/offer.tsx`];
  return load === undefined ? null : (await load()).offer;
}
