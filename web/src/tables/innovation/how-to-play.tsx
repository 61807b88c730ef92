// Innovation on one screen.
import { Sign } from "../../components/symbols";
import type { Scene } from "../../scene";
import { say } from "../../words";
import type { SceneProps } from "../board";
import type { HowToPlay } from "../how-to-play";
import { ICard, ICONS, signOf } from "./cards";
import "./table.css";

const ACTIONS = ["draw", "meld", "dogma", "achieve"];
const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const PRICE = 5;

function Cards({ scene, faces }: { scene: Scene; faces: string[] }) {
  return (
    <div class="pic" aria-hidden="true">
      {faces.map((face) => (
        <ICard key={face} scene={scene} face={face} />
      ))}
    </div>
  );
}

function Stacks({ scene }: SceneProps) {
  return <Cards scene={scene} faces={["archery", "agriculture", "the_wheel", "writing", "mysticism"]} />;
}

function Turn() {
  return (
    <ol class="ph four">
      {ACTIONS.map((action) => (
        <li key={action}>
          <b>{say(`innovation-do-${action}`)}</b>
          <span>{say(`how-innovation-do-${action}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Reach({ scene }: SceneProps) {
  return (
    <div class="pic">
      <span aria-hidden="true">
        <ICard scene={scene} face="archery" />
      </span>
      <ul class="reach">
        {["fewer", "as-many"].map((who) => (
          <li key={who}>
            <Sign name={signOf("castle")} /> {say(`how-innovation-${who}`)}
          </li>
        ))}
        <li class="all">
          {ICONS.slice(0, 6).map((icon) => (
            <span key={icon}>
              <Sign name={signOf(icon)} /> {say(`innovation-icon-${icon}`)}
            </span>
          ))}
        </li>
      </ul>
    </div>
  );
}

function Goal() {
  return (
    <ol class="pic ages" aria-hidden="true">
      {AGES.map((age) => (
        <li key={age}>
          <b class="num">{age}</b>
          <small>{say("innovation-price", { points: age * PRICE })}</small>
        </li>
      ))}
    </ol>
  );
}

export const howToPlay: HowToPlay = [Stacks, Turn, Reach, Goal];
