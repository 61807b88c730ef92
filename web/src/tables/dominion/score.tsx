// The score of Dominion: what is known of it while the game goes on, and the decks once it is over.
import { CardName } from "../../components/CardName";
import type { Ending } from "../../protocol";
import { factsOf, type Scene } from "../../scene";
import { figureText } from "../../figures";
import { say } from "../../words";
import type { Points, SceneProps } from "../board";
import { infoOf, inkOf } from "./cards";

/** Where a player's cards can be. */
const PLACES = ["hand", "deck", "discard", "play", "aside", "face_down", "exile", "tavern", "island", "native_village"];
/** The order of a deck's colours; all other cards come last. */
const ORDER = ["victory", "curse", "treasure"];

/** What all may count, and one's own points, which one may remember. */
export function points(scene: Scene): Points {
  const cards = scene.seats.map((_, seat) => PLACES.reduce((sum, place) => sum + scene.zone(place, seat).count, 0));
  const tokens = scene.counters("dominion").vp;
  const own = scene.own("dominion")?.score;
  const rows = [
    { name: say("dominion-row-cards"), note: "", cells: cards.map(String) },
    { name: say("dominion-row-turns"), note: "", cells: scene.counters("dominion").turns.map(String) },
    ...(tokens.some((count) => count > 0) ? [{ name: say("dominion-has-vp"), note: "", cells: tokens.map(String) }] : []),
    ...(own === undefined ? [] : [{ name: say("dominion-row-points"), note: say("dominion-row-own"), cells: scene.seats.map((_, seat) => (seat === scene.viewer ? figureText(own) : "–")) }]),
  ];
  return { rows };
}

/** A deck, one spine a card, and below it what is in it. */
export function Deck({ scene, ending, seat }: SceneProps & { ending: Ending; seat: number }) {
  const rows = ending.rows.filter((row) => row.face !== "" && row.counts[seat]! > 0 && factsOf(scene.kind(row.face), "dominion")?.sort === "card");
  const place = (face: string) => {
    const { types } = infoOf(scene, face);
    const found = ORDER.findIndex((type) => types.includes(type));
    return found < 0 ? ORDER.length : found;
  };
  const sorted = [...rows].sort((a, b) => place(a.face) - place(b.face));
  const groups = [...new Set(sorted.map((row) => place(row.face)))].map((at) => sorted.filter((row) => place(row.face) === at));
  return (
    <>
      <p class="many">{say("dominion-cards", { cards: rows.reduce((sum, row) => sum + row.counts[seat]!, 0) })}</p>
      <div class="spines" aria-hidden="true">
        {groups.map((group, at) => (
          <span key={at} style={{ flexGrow: group.reduce((sum, row) => sum + row.counts[seat]!, 0) }}>
            {group.flatMap((row) => Array.from({ length: row.counts[seat]! }, (_, copy) => <i key={`${row.face} ${copy}`} class={inkOf(row.face, scene)} />))}
          </span>
        ))}
      </div>
      <ul class="list">
        {sorted.map((row) => (
          <li key={row.face}>
            <b class="num">{row.counts[seat]}</b> <CardName scene={scene} face={row.face} ink={inkOf(row.face, scene)} />
          </li>
        ))}
      </ul>
    </>
  );
}
