import { Sign } from "../../parts/small";
import type { Face } from "../face";

const TYPES = ["action", "treasure", "victory", "duration", "reaction", "attack", "curse", "night"];

function Art() {
  return (
    <>
      <span class="art">
        {TYPES.map((type) => (
          <i key={type} class={`k-${type}`}>
            <Sign name={type} />
          </i>
        ))}
      </span>
      <span class="purse">
        <b class="num">1</b>
        <b class="num">2</b>
        <b class="num">3</b>
      </span>
      <span class="land">
        <b class="num">1</b>
        <b class="num">3</b>
        <b class="num">6</b>
      </span>
    </>
  );
}

export const face: Face = { Art, down: "ドミニオン", place: 1, first: ["kingdom", "sets", "require", "ban", "spread", "edition", "landscapes", "colonies", "shelters"] };
