// The first game of Dominion.
import type { DominionQuestionKind } from "../../protocol";
import type { Scene } from "../../scene";
import type { Note } from "../lesson";

const PROVINCE = 8;
/** From so few Provinces on the end is near. */
const FEW = 4;
const PHASES: readonly string[] = ["action", "buy", "night"] satisfies DominionQuestionKind[];

const kind = (scene: Scene) => scene.mine?.kind ?? "";
const counter = (scene: Scene, name: "actions" | "buys" | "coins") => scene.counters("dominion")[name];
const turns = (scene: Scene) => scene.counters("dominion").turns[scene.me] ?? 0;
const left = (scene: Scene, id: string) => scene.counters("dominion").piles.find((pile) => pile.id === id)?.count ?? 0;

export const lesson: readonly Note[] = [
  { id: "hand", when: (scene) => kind(scene) === "buy" && turns(scene) <= 1 && counter(scene, "coins") === 0, at: ".hand ul" },
  { id: "price", when: (scene) => kind(scene) === "buy" && counter(scene, "coins") > 0 && turns(scene) <= 2, at: ".supply .kingdom" },
  { id: "back", when: (scene) => scene.mine !== null && turns(scene) === 2, at: ".pl.act .nums" },
  { id: "shuffle", when: (scene) => scene.mine !== null && scene.lines.some((line) => line.kind === "shuffles" && line.seat === scene.me), at: ".pl.act .nums" },
  { id: "action", when: (scene) => kind(scene) === "action", at: ".hand ul" },
  { id: "more", when: (scene) => kind(scene) === "action" && counter(scene, "actions") > 1, at: ".counters" },
  { id: "asks", when: (scene) => scene.mine !== null && !PHASES.includes(kind(scene)), at: ".slip .q" },
  { id: "buys", when: (scene) => kind(scene) === "buy" && counter(scene, "buys") > 1, at: ".counters" },
  { id: "green", when: (scene) => kind(scene) === "buy" && counter(scene, "coins") >= PROVINCE, at: ".supply .basics" },
  { id: "end", when: (scene) => scene.mine !== null && left(scene, "province") <= FEW, at: ".supply .basics" },
];
