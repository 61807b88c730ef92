// How a game lets its cards be looked through: what can be asked for, and how a card looks among others.
import type { ComponentType, VNode } from "preact";
import type { Kind, Text } from "../protocol";
import { localized, type Scene } from "../scene";
import { say } from "../words";

export interface Filter {
  /** Its name in the address. */
  id: string;
  title: string;
  /** How its values lie: boxes with names, in two columns or in one, or small buttons. */
  look: "boxes" | "rows" | "buttons";
  values: { id: string; label: string; drawn?: VNode }[];
  /** Whether a card has one of the values that are asked for, as an edition prints it. */
  has: (kind: Kind, wanted: ReadonlySet<string>, edition: string) => boolean;
}

export interface CardBrowser {
  filters: (scene: Scene) => Filter[];
  /** Which card stands before which. */
  order: (a: Kind, b: Kind) => number;
  /** The face by which a card is drawn. */
  faceOf: (kind: Kind) => string;
  /** A card among the others; text: what it says, with what was searched for marked. */
  Hit: ComponentType<{ scene: Scene; kind: Kind; text: VNode }>;
  /** The card, as large as it is drawn. */
  Large: ComponentType<{ scene: Scene; kind: Kind }>;
  /** What is printed on it besides its text, in words. */
  facts: (scene: Scene, kind: Kind) => [title: string, label: string][];
}

/** The sets of a game to choose among. */
export function bySet(scene: Scene, sets: readonly (readonly [id: string, name: Text])[] = Object.entries(scene.catalogue.sets)): Filter {
  return {
    id: "set",
    title: say("cards-sets"),
    look: "boxes",
    values: sets.map(([id, name]) => ({ id, label: localized(name) })),
    has: (kind, wanted) => wanted.has(kind.facts.set),
  };
}

const modules = import.meta.glob<{ cardBrowser: CardBrowser }>("./*/card-browser.tsx");

export async function cardBrowserOf(game: string): Promise<CardBrowser | null> {
  const load = modules[`./${game}/card-browser.tsx`];
  return load === undefined ? null : (await load()).cardBrowser;
}
