// The first game of Innovation.
import type { InnovationVerb } from "../../protocol";
import type { Scene } from "../../scene";
import type { Note } from "../lesson";

const kind = (scene: Scene) => scene.mine?.kind ?? "";
const offers = (scene: Scene, verb: InnovationVerb) => kind(scene) === "action" && scene.mine!.options.some((option) => option.verb === verb);
const begun = (scene: Scene) => scene.lines.some((line) => line.kind === "turn");
const acts = (scene: Scene) => scene.lines.filter((line) => line.kind === "turn" && line.seat === scene.me).length;
const goal = (scene: Scene) => scene.counters("innovation").goal;

export const lesson: readonly Note[] = [
  { id: "begin", when: (scene) => kind(scene) === "meld" && !begun(scene), at: ".hand ul" },
  { id: "action", when: (scene) => kind(scene) === "action", at: ".slip .opts" },
  { id: "dogma", when: (scene) => offers(scene, "dogma") && acts(scene) >= 2, at: ".board.own .stacks" },
  { id: "asks", when: (scene) => scene.mine !== null && kind(scene) !== "action" && begun(scene) && scene.counters("innovation").turn === scene.me, at: ".slip .q" },
  { id: "demand", when: (scene) => scene.mine !== null && begun(scene) && scene.counters("innovation").turn !== scene.me, at: ".slip .q" },
  { id: "cover", when: (scene) => offers(scene, "meld") && acts(scene) >= 3, at: ".board.own .stacks" },
  { id: "splay", when: (scene) => scene.mine !== null && (scene.counters("innovation").splays[scene.me] ?? []).some((splay) => splay > 0), at: ".board.own .stacks" },
  { id: "score", when: (scene) => scene.mine !== null && (scene.counters("innovation").points[scene.me] ?? 0) > 0, at: ".board.own .nums" },
  { id: "achieve", when: (scene) => offers(scene, "achieve"), at: ".ages" },
  { id: "end", when: (scene) => scene.mine !== null && scene.counters("innovation").achievements.some((count) => count >= goal(scene) - 2), at: ".ages" },
];
