// Where the cards are chosen that somebody likes and bans in matches; nothing for a game that draws none.
import { useSignal } from "@preact/signals";
import { cardPreferencesOf, type CardPreferencesEditor } from "../tables/card-preferences";
import { useLoaded } from "./use-loaded";

export function CardPreferences({ game }: { game: string }) {
  const shown = useSignal<{ Chosen: CardPreferencesEditor | null }>({ Chosen: null });
  useLoaded(
    () => cardPreferencesOf(game),
    (found) => (shown.value = { Chosen: found }),
    [game],
  );
  const { Chosen } = shown.value;
  return Chosen === null ? null : <Chosen game={game} />;
}
