import { Sign } from "../../components/symbols";
import { read, write } from "../../settings";
import type { GameProfile } from "../game-profile";

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

/** Small kingdoms of the base game, the simplest first. */
const FIRST = ["quiet_street", "garden_path", "narrow_gate"];

/** The kingdom that was not played last. */
function nextKingdom(): string {
  const turn = Number(read("first-kingdom") ?? 0);
  write("first-kingdom", String(turn + 1));
  return FIRST[turn % FIRST.length]!;
}

export const profile: GameProfile = { Art, down: "ドミニオン", place: 1, room: true, cards: "kingdom", begin: { seats: 2, options: () => ({ kingdom: nextKingdom() }) }, first: ["kingdom", "sets", "require", "ban", "spread", "edition", "landscapes", "colonies", "shelters"] };
