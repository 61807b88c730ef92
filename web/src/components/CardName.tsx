// A card that is named in a text: it can be read there, and pressed for its sheet.
import type { Scene } from "../scene";
import { showCard } from "./dialogs";

interface CardNameProps {
  scene: Scene;
  face: string;
  /** The class that sets its colour, "" for none. */
  ink?: string;
}

export function CardName({ scene, face, ink = "" }: CardNameProps) {
  return (
    <button type="button" class={`c ${ink}`} data-face={face} onClick={() => showCard(face)}>
      {scene.card(face)}
    </button>
  );
}
