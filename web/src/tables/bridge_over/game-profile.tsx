import { Sign } from "../../components/symbols";
import { say } from "../../words";
import type { GameProfile } from "../game-profile";

const SHAPES = { red: "circle", green: "triangle", blue: "square", yellow: "diamond" } as const;

function Art() {
  return (
    <>
      <span class="art">
        {Object.entries(SHAPES).map(([colour, shape]) => (
          <i key={colour} class={`k-${colour}`}>
            <b>{say(`bridge_over-slip-${colour}`)}</b>
            <Sign name={shape} />
          </i>
        ))}
      </span>
      <span class="rise num">
        <b>2</b>
        <b>4</b>
        <b>6</b>
      </span>
    </>
  );
}

export const profile: GameProfile = { Art, place: 3, first: ["deck", "expansion", "rounds", "start_hand"] };
