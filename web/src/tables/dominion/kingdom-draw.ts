// What a table would be played with, as the server draws it.
import { request } from "../../api";
import type { Drawn } from "../../protocol";

/** query: the options that say what is drawn from, and the seed; or the cards that are listed. */
export async function drawKingdom(game: string, query: string): Promise<Drawn> {
  return (await (await request(`/api/draws/${game}?${query}`)).json()) as Drawn;
}
