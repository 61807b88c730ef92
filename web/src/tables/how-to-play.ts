// How a game tells itself on one screen: four pictures, made of its own cards.
import type { ComponentType } from "preact";
import type { SceneProps } from "./board";

export type How = readonly ComponentType<SceneProps>[];

const modules = import.meta.glob<{ how: How }>("./*/how-to-play.tsx");

export async function howOf(game: string): Promise<How | null> {
  const load = modules[`./${game}/how-to-play.tsx`];
  return load === undefined ? null : (await load()).how;
}
