// How a game tells itself on one screen: four pictures, made of its own cards.
import type { ComponentType } from "preact";
import type { SceneProps } from "./board";

export type HowToPlay = readonly ComponentType<SceneProps>[];

const modules = import.meta.glob<{ howToPlay: HowToPlay }>("./*/how-to-play.tsx");

export async function howToPlayOf(game: string): Promise<HowToPlay | null> {
  const load = modules[`./${game}/how-to-play.tsx`];
  return load === undefined ? null : (await load()).howToPlay;
}
