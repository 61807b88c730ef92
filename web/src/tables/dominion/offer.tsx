// The kingdom of a table that waits: what will be played with, and what one may do without.
import { useSignal } from "@preact/signals";
import { useLoaded } from "../../components/use-loaded";
import type { Drawn } from "../../protocol";
import { cardsOf, factsOf } from "../../scene";
import { say } from "../../words";
import type { Offer } from "../offer";
import { drawKingdom } from "./kingdom-draw";
import { KingdomCards } from "./kingdom-cards";

/** What says which cards lie there, once they have been drawn. */
const LISTED = ["kingdom", "colonies", "shelters"];
/** What lies there because of a card goes with that card alone. */
const BROUGHT = ["ally", "prophecy"];

export const offer: Offer = ({ game, cards, options, veto }) => {
  const drawn = useSignal<Drawn | null>(null);
  const query = new URLSearchParams(LISTED.map((name) => [name, String(options[name] ?? "")])).toString();
  useLoaded(
    () => drawKingdom(game.name, query),
    (found) => (drawn.value = found),
    [query],
  );
  const scene = cardsOf(game, cards);
  if (drawn.value === null) return null;
  const verb = (card: string) =>
    veto !== null && (
      <button type="button" aria-label={say("veto-card", { card: scene.card(card) })} onClick={() => veto(card)}>
        {say("veto-do")}
      </button>
    );
  return (
    <div class="offered">
      <KingdomCards scene={scene} drawn={drawn.value} {...(veto === null ? {} : { verbs: verb, beside: (id: string) => !BROUGHT.includes(factsOf(scene.kind(id), "dominion")?.sort ?? "") && verb(id) })} />
    </div>
  );
};
