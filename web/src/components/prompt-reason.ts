// What led to a question, in a few words: the cards along its causes.
import type { Scene } from "../scene";
import type { Board } from "../tables/board";
import { say } from "../words";

/** How many causes are named, the last ones. */
const MOST = 4;

/** The causes of the last line of the log, each as "Alice: Witch", the first one first. */
export function causesOf(scene: Scene, board: Pick<Board, "facesOf">): string[] {
  const causes: string[] = [];
  for (const line of scene.causes(scene.lines.length - 1)) {
    const faces = board.facesOf(scene, scene.lines.indexOf(line));
    if (line.seat < 0 || faces.length === 0) continue;
    const cause = say("slip-crumb", { seat: scene.name(line.seat), cards: faces.map((face) => scene.card(face)).join(say("list-comma")) });
    if (causes.at(-1) !== cause) causes.push(cause);
  }
  return causes.slice(-MOST);
}
