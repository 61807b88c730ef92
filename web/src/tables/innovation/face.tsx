import { Sign } from "../../parts/small";
import type { Face } from "../face";

const ROWS: [string, string[]][] = [
  ["purple", ["castle", "crown", "bulb"]],
  ["blue", ["bulb", "leaf", "bulb"]],
  ["green", ["crown", "crown", "leaf"]],
  ["yellow", ["factory", "leaf", "clock"]],
  ["red", ["castle", "factory", "castle"]],
];

function Art() {
  return (
    <span class="art">
      {ROWS.map(([colour, icons]) => (
        <i key={colour} class={`k-${colour}`}>
          {icons.map((icon, place) => (
            <u key={place}>
              <Sign name={icon} />
            </u>
          ))}
        </i>
      ))}
    </span>
  );
}

export const face: Face = { Art, down: "イノベーション", place: 2 };
