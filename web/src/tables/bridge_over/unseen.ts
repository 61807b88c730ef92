// Which cards the viewer has not seen since the last shuffle, where the table counts that for its players.
import type { Scene } from "../../scene";
import { say } from "../../words";
import type { CardGroup } from "../board";
import { faceOf, SHAPES } from "./cards";

const OTHERS = "";

/** By colour; cards of two colours or none come last. */
export function unseen(scene: Scene): CardGroup[] {
  const counts = scene.own("bridge_over")?.unseen ?? {};
  const colourOf = (face: string) => {
    const { colours } = faceOf(scene, face);
    return colours.length === 1 ? colours[0]! : OTHERS;
  };
  const number = (face: string) => {
    const found = faceOf(scene, face).number;
    return found < 0 ? Infinity : found;
  };
  return [...Object.keys(SHAPES), OTHERS].flatMap((colour) => {
    const faces = Object.keys(counts).filter((face) => colourOf(face) === colour);
    if (faces.length === 0) return [];
    const cards = faces.sort((one, other) => number(one) - number(other) || 0).map((face) => ({ face, count: counts[face]! }));
    const sum = cards.reduce((total, card) => total + card.count, 0);
    return [{ name: colour === OTHERS ? say("bridge_over-unseen-others") : scene.word(colour), note: say("bridge_over-unseen-count", { cards: sum }), cards }];
  });
}
