// Dominion on one screen.
import { Sign } from "../../components/symbols";
import type { Scene } from "../../scene";
import { say } from "../../words";
import type { SceneProps } from "../board";
import type { HowToPlay } from "../how-to-play";
import { DCard } from "./cards";
import "./table.css";

const PHASES = ["action", "buy", "cleanup"];

function Cards({ scene, faces, arrows = false }: { scene: Scene; faces: string[]; arrows?: boolean }) {
  return (
    <div class="pic" aria-hidden="true">
      {faces.map((face, place) => (
        <span key={place} class="kept">
          {arrows && place > 0 && <Sign name="arrow" />}
          <DCard scene={scene} face={face} />
        </span>
      ))}
    </div>
  );
}

function Begin({ scene }: SceneProps) {
  return (
    <div class="pic" aria-hidden="true">
      {Object.entries({ copper: 7, estate: 3 }).map(([face, count]) => (
        <span key={face} class="kept">
          <DCard scene={scene} face={face} />
          <span class="x num">× {count}</span>
        </span>
      ))}
    </div>
  );
}

function Turn({ scene }: SceneProps) {
  return (
    <>
      <ol class="ph">
        {PHASES.map((phase) => (
          <li key={phase}>
            <b>{say(`dominion-phase-${phase}`)}</b>
            <span>{say(`how-dominion-phase-${phase}`)}</span>
          </li>
        ))}
      </ol>
      <Cards scene={scene} faces={["village", "smithy", "gold"]} arrows />
    </>
  );
}

function Round({ scene }: SceneProps) {
  const market = <DCard scene={scene} face="market" />;
  const places = ["bought", "discard", "deck", "hand"];
  return (
    <div class="pic goes">
      {places.map((place, at) => (
        <div key={place} class="kept">
          {at > 0 && <Sign name="arrow" />}
          <figure>
            {place === "deck" ? <span class="down" aria-hidden="true" /> : market}
            <figcaption>{say(`how-dominion-place-${place}`)}</figcaption>
          </figure>
        </div>
      ))}
    </div>
  );
}

function Points({ scene }: SceneProps) {
  return <Cards scene={scene} faces={["estate", "duchy", "province"]} />;
}

export const howToPlay: HowToPlay = [Begin, Turn, Round, Points];
