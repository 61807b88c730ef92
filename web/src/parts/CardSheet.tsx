// One card, large, with its text.
import { told, type Scene } from "../scene";
import type { Board } from "../tables/board";
import { shownFace } from "./sheets";
import { Sheet } from "./Sheet";

export function CardSheet({ scene, board }: { scene: Scene; board: Board }) {
  const face = shownFace.value;
  const kind = scene.kind(face);
  return (
    <Sheet title={scene.card(face)}>
      <div class="inspect">
        <board.Card face={face} scene={scene} />
        <div>
          {kind !== undefined && <p class="serif">{told(kind.text)}</p>}
          {board.facts && <p class="cap">{board.facts(scene, face)}</p>}
        </div>
      </div>
    </Sheet>
  );
}
