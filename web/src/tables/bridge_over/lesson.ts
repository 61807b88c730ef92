// The first game of Bridge Over.
import type { Scene } from "../../scene";
import type { Note } from "../lesson";

/** From so few cards on one can go out. */
const FEW = 2;

const kind = (scene: Scene) => scene.mine?.kind ?? "";
const attacked = (scene: Scene) => scene.counters("bridge_over").attack?.on === scene.viewer;
const plays = (scene: Scene) => scene.mine?.options.some((option) => option.verb === "play") === true;
const CHOICES = ["colour", "direction", "player"];

export const lesson: readonly Note[] = [
  { id: "turn", when: (scene) => kind(scene) === "turn" && plays(scene) && !attacked(scene), at: ".hand ul" },
  { id: "nothing", when: (scene) => kind(scene) === "turn" && !plays(scene), at: ".draw" },
  { id: "colour", when: (scene) => kind(scene) === "colour", at: ".slip .q" },
  { id: "direction", when: (scene) => kind(scene) === "direction", at: ".slip .q" },
  { id: "whom", when: (scene) => kind(scene) === "player", at: ".slip .q" },
  { id: "attack", when: (scene) => scene.mine !== null && attacked(scene), at: ".ring" },
  { id: "more", when: (scene) => kind(scene) === "follow", at: ".slip .q" },
  { id: "asks", when: (scene) => scene.mine !== null && !["turn", "react", "follow", ...CHOICES].includes(kind(scene)), at: ".slip .q" },
  { id: "out", when: (scene) => kind(scene) === "turn" && scene.cards("hand", scene.me).length <= FEW, at: ".hand ul" },
];
