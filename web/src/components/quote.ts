// What a question quotes: the text of the card whose effect asks, or of the few cards of which one is chosen.
import type { Scene } from "../scene";

export interface Quoted {
  face: string;
  /** The card's name, where it is not the one that the question names. */
  name: string;
  text: string;
}

/** From so many cards on their texts are read on the cards themselves. */
const FEW = 3;

/** The texts that belong to the viewer's question, none where it is no question of a card. */
export function quotesOf(scene: Scene): Quoted[] {
  const ask = scene.mine;
  if (ask === null) return [];
  const quoted = (face: string, name: string) => ({ face, name, text: scene.text(face) });
  if (ask.about !== "") return [quoted(ask.about, "")].filter((one) => one.text !== "");
  // One of a few cards, and nothing else: as where the first card is laid down.
  const faces = ask.options.map((option) => option.face);
  if (ask.most !== 1 || faces.length < 2 || faces.length > FEW || faces.includes("") || new Set(faces).size !== faces.length) return [];
  return faces.map((face) => quoted(face, scene.card(face))).filter((one) => one.text !== "");
}
