// What the server tells once: the games and their options, their cards, and the rules.
import { signal } from "@preact/signals";
import { request } from "./api";
import type { CardRules, Catalogue, Game, Rule } from "./protocol";
import { LANGS } from "./settings";
import { learnMore } from "./words";

/** All games there are; empty until they have been fetched. */
export const games = signal<readonly Game[]>([]);
const catalogues = new Map<string, Promise<Catalogue>>();
const rules = new Map<string, Promise<Rule | null>>();

async function fetched<T>(address: string): Promise<T> {
  const response = await request(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

export async function fetchGames(): Promise<void> {
  games.value = await fetched<Game[]>("/api/games");
}

/** The cards of a game, fetched once. */
export function catalogue(game: string): Promise<Catalogue> {
  let coming = catalogues.get(game);
  if (coming === undefined) {
    coming = fetched<Catalogue>(`/api/catalogue/${game}`).then((found) => {
      for (const lang of LANGS) learnMore(lang, found.fluent[lang]);
      return found;
    });
    coming.catch(() => catalogues.delete(game));
    catalogues.set(game, coming);
  }
  return coming;
}

/** What a rule says; null where there is none of this id. */
export function rule(id: string): Promise<Rule | null> {
  let coming = rules.get(id);
  if (coming === undefined) {
    coming = fetched<Rule>(`/api/rules/${encodeURIComponent(id)}`).catch(() => null);
    rules.set(id, coming);
  }
  return coming;
}

/** All rules of a game. */
export function allRules(game: string): Promise<Rule[]> {
  return fetched<Record<string, Rule>>(`/api/rules?game=${encodeURIComponent(game)}`).then((found) => Object.values(found));
}

/** What is ruled about a card, and which scenarios show it; null where that cannot be had. */
export function cardRules(game: string, card: string): Promise<CardRules | null> {
  return fetched<CardRules>(`/api/cards/${game}/${encodeURIComponent(card)}`).catch(() => null);
}
