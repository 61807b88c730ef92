// Cards in order: in the trash, on mats.
import type { Scene } from "../../scene";
import { infoOf } from "./cards";
import { compareRanks } from "../stacks";
import { rank } from "./card-rank";

/** Faces by rank, and equal ranks by name. */
export function sortCards(scene: Scene, faces: Iterable<string>): string[] {
  return [...faces].sort((one, other) => compareRanks(rank(infoOf(scene, one)), rank(infoOf(scene, other))) || scene.card(one).localeCompare(scene.card(other)));
}
