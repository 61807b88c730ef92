// Bridge Over on one screen.
import { Fragment } from "preact";
import { Sign } from "../../parts/small";
import type { Scene } from "../../scene";
import { say } from "../../words";
import type { SceneProps } from "../board";
import type { How } from "../how";
import { BCard } from "./cards";
import "./table.css";

function Row({ scene, faces, arrow = "arrow" }: { scene: Scene; faces: string[]; arrow?: string }) {
  return (
    <div class="pic" aria-hidden="true">
      {faces.map((face, place) => (
        <Fragment key={place}>
          {place > 0 && <Sign name={arrow} />}
          <BCard scene={scene} face={face} />
        </Fragment>
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
        <Fragment key={place}>
          {place > 0 && <Sign name="arrow" />}
          <figure>
            {face === "" ? <b class="num big-number">4</b> : <BCard scene={scene} face={face} />}
            <figcaption>{say(`how-bridge_over-attack-${place + 1}`)}</figcaption>
          </figure>
        </Fragment>
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
      <BCard scene={scene} face="yellow number_6" />
      <span class="x num">6</span>
      <BCard scene={scene} face="blue skip" />
      <span class="x num">15</span>
      <BCard scene={scene} face="wild_draw_3" />
      <span class="x num">35</span>
    </div>
  );
}

export const how: How = [Fits, Attack, Defence, Score];
