// A table for a game that has none of its own yet: every place by its name, every card by its name.
import { showCard } from "../components/dialogs";
import { useTable } from "../table/context";
import { Key, Seal } from "../components/symbols";
import type { Card } from "../protocol";
import { localized, type Scene } from "../scene";
import { say } from "../words";
import type { Board, SceneProps } from "./board";
import "./plain.css";

function Table({ scene }: SceneProps) {
  const places = Object.keys(scene.view.zones);
  const common = places.filter((place) => !/^\d+\./.test(place));
  return (
    <section class="felt plain-felt" data-region="felt">
      <dl class="counters">
        {Object.entries(scene.view.public ?? {})
          .filter(([name]) => `counter-${name}` in scene.catalogue.words)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{scene.word(`counter-${name}`)}</dt>
              <dd class="num">{String(value)}</dd>
            </div>
          ))}
      </dl>
      {common.map((place) => (
        <Place key={place} scene={scene} place={place} />
      ))}
      {[...scene.others(), scene.me].map((seat) => (
        <section key={seat} class="plain-seat">
          <h3>
            <Seal scene={scene} seat={seat} /> {scene.name(seat)}
          </h3>
          {places
            .filter((place) => place.startsWith(`${seat}.`) && !(seat === scene.viewer && place.endsWith(".hand")))
            .map((place) => (
              <Place key={place} scene={scene} place={place} />
            ))}
        </section>
      ))}
    </section>
  );
}

/** What the game calls a place; where it says nothing, its own word for it. */
function placeText(scene: Scene, place: string): string {
  const name = place.replace(/^\d+\./, "");
  return `zone-${name}` in scene.catalogue.words ? scene.word(`zone-${name}`) : name.replaceAll("_", " ");
}

/** A place and what can be seen in it; nothing where it is empty. */
function Place({ scene, place }: SceneProps & { place: string }) {
  const zone = scene.view.zones[place]!;
  if (zone.count === 0) return null;
  return (
    <p class="plain-place">
      <span class="cap">
        {placeText(scene, place)} · {zone.count}
      </span>
      {zone.cards.map((card) => (
        <Chip key={card.id} scene={scene} card={card} />
      ))}
    </p>
  );
}

function Chip({ scene, card }: SceneProps & { card: Card }) {
  const table = useTable();
  const option = scene.optionOf(card);
  const on = option >= 0 && table.selection.picks.value.includes(option);
  return (
    <button
      type="button"
      class={["chip", option >= 0 && "legal", on && "on"].filter(Boolean).join(" ")}
      data-face={card.face}
      aria-pressed={option >= 0 ? on : undefined}
      onClick={() => (option >= 0 ? table.pick(option) : showCard(card.face))}
    >
      {scene.card(card.face)}
      {option >= 0 && <Key>{table.selection.keyOf(option)}</Key>}
    </button>
  );
}

function Hand({ scene }: SceneProps) {
  const place = `${scene.me}.hand`;
  return (
    <section class="hand" data-region="hand">
      {scene.view.zones[place] !== undefined && <Place scene={scene} place={place} />}
    </section>
  );
}

export const board: Board = {
  title: (scene) => localized(scene.title),
  Table,
  Hand,
  Card: ({ face, scene }) => <p class="serif">{scene.card(face)}</p>,
  inkOf: () => "",
  isHead: (line) => line.cause < 0,
  facesOf: (scene, index) => (scene.lines[index]?.cards ?? []).map((card) => card.face),
  points: (scene) => ({ rows: scene.scores.length > 0 ? [{ name: say("points-sum"), note: "", cells: scene.scores.map((score) => String(score.score)) }] : [] }),
  top: () => "",
};
