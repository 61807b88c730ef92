// Bridge Over on one screen.
import { Sign } from "../../components/symbols";
import type { Scene } from "../../scene";
import { say } from "../../words";
import type { SceneProps } from "../board";
import type { HowToPlay } from "../how-to-play";
import { BCard } from "./cards";
import "./table.css";

function Row({ scene, faces, arrow = "arrow" }: { scene: Scene; faces: string[]; arrow?: string }) {
  return (
    <div class="pic" aria-hidden="true">
      {faces.map((face, place) => (
        <span key={place} class="kept">
          {place > 0 && <Sign name={arrow} />}
          <BCard scene={scene} face={face} />
        </span>
      ))}
    </div>
  );
}

function Fits({ scene }: SceneProps) {
  return <Row scene={scene} faces={["red number_4", "red number_10", "green number_10", "wild"]} />;
}

function Attack({ scene }: SceneProps) {
  return (
    <div class="pic goes">
      {["blue draw_2", "red draw_2", ""].map((face, place) => (
        <div key={place} class="kept">
          {place > 0 && <Sign name="arrow" />}
          <figure>
            {face === "" ? <b class="num big-number">4</b> : <BCard scene={scene} face={face} />}
            <figcaption>{say(`how-bridge_over-attack-${place + 1}`)}</figcaption>
          </figure>
        </div>
      ))}
    </div>
  );
}

function Defence({ scene }: SceneProps) {
  return (
    <div class="pic goes">
      {["block", "through", "reflect"].map((face) => (
        <figure key={face}>
          <BCard scene={scene} face={face} />
          <figcaption>{say(`how-bridge_over-${face}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Score({ scene }: SceneProps) {
  return (
    <div class="pic">
      {Object.entries({ "yellow number_6": 6, "blue skip": 15, wild_draw_3: 35 }).map(([face, points]) => (
        <span key={face} class="kept">
          <BCard scene={scene} face={face} />
          <span class="x num">{points}</span>
        </span>
      ))}
    </div>
  );
}

export const howToPlay: HowToPlay = [Fits, Attack, Defence, Score];
