// Where cards lie besides hand and board: what is on display, in museums, in the forecast, in the safe.
import { optionAttributesOf } from "../../components/option-attributes";
import { useTable } from "../../table/context";
import { showCard } from "../../components/dialogs";
import { Key } from "../../components/symbols";
import type { Card, Zone } from "../../protocol";
import { localized, type Scene } from "../../scene";
import { say } from "../../words";
import { cardText, COLOURS, infoOf } from "./cards";

const PLACES = ["revealed", "display", "exhibits", "museums", "forecast", "safe"];

interface PlacesProps {
  scene: Scene;
  seat: number;
}

/** The age on a card's back: all may know it of what lies face down. */
export function backs(zone: Zone): number[] {
  return zone.backs.map((back) => Number(/_(\d+)$/.exec(back)?.[1] ?? 0));
}

/** All of a player's places that have cards. */
export function Places({ scene, seat }: PlacesProps) {
  const places = PLACES.filter((place) => scene.zone(place, seat).count > 0);
  const scored = scoredAges(scene, seat);
  if (places.length === 0 && scored.length === 0) return null;
  return (
    <dl class="places">
      {scored.length > 0 && (
        <div>
          <dt>{say("innovation-place-score_pile")}</dt>
          {scored.map(([age, count]) => (
            <dd key={age}>
              <span class="chip down num">{age}</span>
              {count > 1 && <span> × {count}</span>}
            </dd>
          ))}
        </div>
      )}
      {places.map((place) => (
        <div key={place}>
          <dt>{say(`innovation-place-${place}`)}</dt>
          <Lying scene={scene} zone={scene.zone(place, seat)} />
        </div>
      ))}
    </dl>
  );
}

/** The ages of a score pile, each with how many: everybody sees the backs. */
function scoredAges(scene: Scene, seat: number): [age: number, count: number][] {
  const zone = scene.zone("score_pile", seat);
  const ages = zone.backs.length > 0 ? backs(zone) : zone.cards.map((card) => infoOf(scene, card.face).age);
  const counts = new Map<number, number>();
  for (const age of ages.sort((a, b) => a - b)) counts.set(age, (counts.get(age) ?? 0) + 1);
  return [...counts];
}

function Lying({ scene, zone }: { scene: Scene; zone: Zone }) {
  if (zone.cards.length === zone.count) {
    return (
      <>
        {zone.cards.map((card) => (
          <dd key={card.id}>
            <Chip scene={scene} card={card} />
          </dd>
        ))}
      </>
    );
  }
  return (
    <>
      {backs(zone).map((age, place) => (
        <dd key={place} class="chip down num">
          {age}
        </dd>
      ))}
    </>
  );
}

/** A card by its name and age, in its colour. */
export function Chip({ scene, card }: { scene: Scene; card: Card }) {
  const table = useTable();
  const info = infoOf(scene, card.face);
  const option = scene.optionOf(card);
  const on = option >= 0 && table.selection.picks.value.includes(option);
  const style = ["chip", info.colour !== "" && `k-${info.colour}`, option >= 0 && "legal2", on && "sel2", option >= 0 && table.selection.cursor.value === option && "at2"];
  const name = cardText(scene, card.face);
  return (
    <button
      type="button"
      class={style.filter(Boolean).join(" ")}
      data-face={card.face}
      data-colour={info.colour === "" ? undefined : scene.word(info.colour)}
      {...optionAttributesOf(option, on)}
      onClick={() => (option >= 0 ? table.pick(option) : showCard(card.face))}
    >
      <span aria-hidden="true">
        {info.name} {info.colour !== "" && <b class="num">{info.age}</b>}
      </span>
      <span class="vh">{option >= 0 ? `${localized(scene.mine!.options[option]!.label)}: ${name}` : name}</span>
      {option >= 0 && <Key>{table.selection.keyOf(option)}</Key>}
    </button>
  );
}

/** The cards that a player's board shows one by one. */
export function drawnAt(scene: Scene, seat: number): Card[] {
  const stacks = COLOURS.flatMap((colour, place) => {
    const cards = scene.cards(colour, seat);
    return scene.counters("innovation").splays[seat]?.[place] === 0 ? cards.slice(-1) : cards;
  });
  return [...stacks, ...PLACES.flatMap((place) => scene.cards(place, seat))];
}

/** The viewer's own cards as the page draws them. */
export function drawn(scene: Scene): Card[] {
  return [...scene.cards("hand", scene.me), ...drawnAt(scene, scene.me)];
}
