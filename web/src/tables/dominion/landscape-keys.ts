// The keys of the landscapes that a player chooses at some time: the same for the whole game.
import type { Scene } from "../../scene";

/** In the order in which they lie. */
export const LANDSCAPE_KEYS = "zxvs";
const CHOSEN = new Set(["event", "project", "way"]);

/** The key of a landscape, "" for one that is never chosen. */
export function landscapeKey(scene: Scene, face: string): string {
  return LANDSCAPE_KEYS[scene.counters("dominion").landscapes.filter((one) => CHOSEN.has(one.sort)).findIndex((one) => one.id === face)] ?? "";
}
