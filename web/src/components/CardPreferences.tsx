// Where the cards are chosen that somebody likes and bans in matches; nothing for a game that draws none.
import { useSignal } from "@preact/signals";
import { likesOf, type Likes } from "../tables/card-preferences";
import { useComing } from "./use-loaded";

export function Liked({ game }: { game: string }) {
  const shown = useSignal<{ Chosen: Likes | null }>({ Chosen: null });
  useComing(
    () => likesOf(game),
    (found) => (shown.value = { Chosen: found }),
    [game],
  );
  const { Chosen } = shown.value;
  return Chosen === null ? null : <Chosen game={game} />;
}
