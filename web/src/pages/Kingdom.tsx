// The page on which a game's cards are chosen before one sits down.
import { useSignal } from "@preact/signals";
import { catalogue, games } from "../catalogue";
import { Mast } from "../components/Masthead";
import { useComing } from "../components/use-loaded";
import type { Catalogue } from "../protocol";
import { cardsOf } from "../scene";
import { roomOf, type Room } from "../tables/card-picker";
import { say } from "../words";
import { NowherePage } from "./NotFound";

export function KingdomPage({ game: name, asked }: { game: string; asked: URLSearchParams }) {
  const known = useSignal<{ cards: Catalogue; Room: Room | null } | null>(null);
  const game = games.value.find((one) => one.name === name);
  useComing(
    () => (game === undefined ? null : Promise.all([catalogue(name), roomOf(name)])),
    ([cards, Room]) => (known.value = { cards, Room }),
    [game],
  );
  if (games.value.length > 0 && game === undefined) return <NowherePage />;
  const shown = known.value;
  if (game === undefined || shown === null) return <Mast where={say("room-kingdom")} />;
  if (shown.Room === null) return <NowherePage />;
  return (
    <>
      <Mast where={say("room-kingdom")} />
      <shown.Room game={game} scene={cardsOf(game, shown.cards)} asked={asked} />
    </>
  );
}
