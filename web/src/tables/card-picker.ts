// Where the cards of a game are chosen before one sits down, for a game that has that.
import type { ComponentType } from "preact";
import type { Game } from "../protocol";
import type { Scene } from "../scene";

export type CardPicker = ComponentType<{ game: Game; scene: Scene; asked: URLSearchParams }>;

const modules = import.meta.glob<{ cardPicker: CardPicker }>("./*/card-picker.tsx");

export async function cardPickerOf(game: string): Promise<CardPicker | null> {
  const load = modules[`./${game}/card-picker.tsx`];
  return load === undefined ? null : (await load()).cardPicker;
}
