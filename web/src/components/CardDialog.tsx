// One card, large, with its text.
import type { Scene } from "../scene";
import type { Board } from "../tables/board";
import { CardText } from "./CardPreview";
import { shownFace } from "./dialogs";
import { Dialog } from "./Dialog";

export function CardDialog({ scene, board }: { scene: Scene; board: Board }) {
  const face = shownFace.value;
  return (
    <Dialog title={scene.card(face)}>
      <div class="inspect">
        <board.Card face={face} scene={scene} />
        <div>
          <CardText scene={scene} board={board} face={face} />
        </div>
      </div>
    </Dialog>
  );
}
