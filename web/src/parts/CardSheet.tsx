// One card, large, with its text.
import type { Scene } from "../scene";
import type { Board } from "../tables/board";
import { Told } from "./Glance";
import { shownFace } from "./sheets";
import { Sheet } from "./Sheet";

export function CardSheet({ scene, board }: { scene: Scene; board: Board }) {
  const face = shownFace.value;
  return (
    <Sheet title={scene.card(face)}>
      <div class="inspect">
        <board.Card face={face} scene={scene} />
        <div>
          <Told scene={scene} board={board} face={face} />
        </div>
      </div>
    </Sheet>
  );
}
