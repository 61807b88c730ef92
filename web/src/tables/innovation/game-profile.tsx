import { Sign } from "../../components/symbols";
import type { GameProfile, Options } from "../game-profile";

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

const SETS = ["artifacts", "relics", "cities", "echoes", "figures", "unseen"];

/** Which sets an edition has. */
function missing(name: string, options: Options): string {
  const edition = options["edition"] ?? "third";
  if (edition === "first") return "innovation-not-first";
  if (name === "unseen" && edition !== "fourth") return "innovation-only-fourth";
  if (name === "relics" && (edition !== "third" || options["artifacts"] !== true)) return "innovation-relics-need";
  return "";
}

export const profile: GameProfile = { Art, down: "イノベーション", place: 2, begin: { seats: 2, options: () => ({}) }, first: ["edition", "teams", "start_hand"], parts: { title: "innovation-expansions", names: SETS, missing } };
