// How near a player is to the special achievements of the base game, where that can be counted.
import type { Scene } from "../../scene";
import { COLOURS, ICONS, infoOf, SPLAYS } from "./cards";

export interface Progress {
  have: number;
  need: number;
}

/** The icons of the base game. */
const STANDARD = 6;
const EACH = 3;
const CLOCKS = 12;
const IN_A_TURN = 6;
const HIGH = 8;
const WIDE: readonly string[] = ["right", "up", "aslant"];

const COUNTS: Record<string, (scene: Scene, seat: number) => Progress | null> = {
  empire: (scene, seat) => ({ have: iconsOf(scene, seat).slice(0, STANDARD).filter((count) => count >= EACH).length, need: STANDARD }),
  world: (scene, seat) => ({ have: iconsOf(scene, seat)[ICONS.indexOf("clock")] ?? 0, need: CLOCKS }),
  wonder: (scene, seat) => ({ have: (scene.counters("innovation").splays[seat] ?? []).filter((splay) => WIDE.includes(SPLAYS[splay] ?? "")).length, need: COLOURS.length }),
  universe: (scene, seat) => ({ have: topsOf(scene, seat).filter((face) => infoOf(scene, face).age >= HIGH).length, need: COLOURS.length }),
  // The fourth edition asks for demands on top, which no page knows.
  monument: (scene, seat) => (scene.counters("innovation").edition === "fourth" ? null : { have: Math.max(scene.counters("innovation").tucked[seat] ?? 0, scene.counters("innovation").scored[seat] ?? 0), need: IN_A_TURN }),
};

function iconsOf(scene: Scene, seat: number): readonly number[] {
  return scene.counters("innovation").icons[seat] ?? [];
}

function topsOf(scene: Scene, seat: number): string[] {
  return COLOURS.flatMap((colour) => scene.cards(colour, seat).at(-1)?.face ?? []);
}

/** How much of what a special achievement asks for a player has; null where that is no matter of counting. */
export function progressOf(scene: Scene, face: string, seat: number): Progress | null {
  const counted = COUNTS[face]?.(scene, seat) ?? null;
  return counted === null ? null : { ...counted, have: Math.min(counted.have, counted.need) };
}
