// The page on which a game's cards are chosen before one sits down.
import { useSignal } from "@preact/signals";
import { catalogue, games } from "../catalogue";
import { Masthead } from "../components/Masthead";
import { useLoaded } from "../components/use-loaded";
import type { Catalogue } from "../protocol";
import { cardsOf } from "../scene";
import { cardPickerOf, type CardPicker } from "../tables/card-picker";
import { say } from "../words";
import { NotFoundPage } from "./NotFound";

export function KingdomPage({ game: name, asked }: { game: string; asked: URLSearchParams }) {
  const known = useSignal<{ cards: Catalogue; Room: CardPicker | null } | null>(null);
  const game = games.value.find((one) => one.name === name);
  useLoaded(
    () => (game === undefined ? null : Promise.all([catalogue(name), cardPickerOf(name)])),
    ([cards, Room]) => (known.value = { cards, Room }),
    [game],
  );
  if (games.value.length > 0 && game === undefined) return <NotFoundPage />;
  const shown = known.value;
  if (game === undefined || shown === null) return <Masthead where={say("room-kingdom")} />;
  if (shown.Room === null) return <NotFoundPage />;
  return (
    <>
      <Masthead where={say("room-kingdom")} />
      <shown.Room game={game} scene={cardsOf(game, shown.cards)} asked={asked} />
    </>
  );
}
