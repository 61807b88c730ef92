// How a game shows itself in the lobby. A game without a face of its own is shown by its name alone.
import type { ComponentType } from "preact";

export interface Face {
  /** The picture on the tall slip, made of the game's own signs. */
  Art: ComponentType;
  /** The game's name as it is written down the slip in Japanese. */
  down: string;
  /** Where the game stands among the others. */
  place: number;
}

const modules = import.meta.glob<{ face: Face }>("./*/face.tsx", { eager: true });

export function faceOf(game: string): Face | null {
  return modules[`./${game}/face.tsx`]?.face ?? null;
}
