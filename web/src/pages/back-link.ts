// The way from a card back to where it was found.
import { go, place } from "../route";
import { readQuery, queryText } from "./card-search";

/** Back to the cards, as they were looked through. */
export function goBack(game: string): void {
  const asked = place.value.page === "cards" ? place.value.asked : new URLSearchParams();
  go(`/cards/${game}${queryText(readQuery(asked))}`);
}
