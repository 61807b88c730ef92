// What a game shows in the browser: the one thing that the page asks a game's module for.
import type { ComponentType } from "preact";
import type { Ending, Line, Option, Question } from "../protocol";
import type { Scene } from "../scene";
import type { TableModel } from "../table/table-model";

export interface SceneProps {
  scene: Scene;
}

export interface Points {
  /** What each row counts, and for each seat what it came to. */
  rows: { name: string; note: string; cells: string[] }[];
  /** Their sums, where they have some. */
  totals?: number[];
  /** What the viewer knows and does not know of the cards, where the table counts them. */
  lists?: readonly CardList[];
}

/** Cards under a heading, with what the list counts. */
export interface CardList {
  title: string;
  about: string;
  groups: readonly CardGroup[];
}

/** Cards that belong together, each with how many of it there are. */
export interface CardGroup {
  name: string;
  note: string;
  cards: readonly { face: string; count: number }[];
}

/** A button beside the answer: what it chooses, or why there is nothing to choose. */
export interface Fixed {
  key: string;
  name: string;
  numbers: readonly number[];
  /** Why it cannot be pressed, where it cannot. */
  why: string;
}

/** A move on the page: what flies, and the places as selectors, the first that is in sight counts. */
export interface Flight {
  face: string;
  from: readonly string[];
  to: readonly string[];
}

export interface Board {
  /** The game, its main options, and how far it is. */
  title(scene: Scene): string;
  /** All that lies on the table but the viewer's own hand. */
  Table: ComponentType<SceneProps>;
  Hand: ComponentType<SceneProps>;
  /** A column at the left, where the game has one. */
  Side?: ComponentType<SceneProps>;
  /** What stands above the log. */
  Above?: ComponentType<SceneProps>;
  /** What stands below the log. */
  Foot?: ComponentType<SceneProps>;
  /** One card by its face, as large as it is drawn. */
  Card: ComponentType<{ face: string; scene: Scene }>;
  /** What a card costs, beside its name. */
  Price?: ComponentType<{ face: string; scene: Scene }>;
  /** A line of figures about a card. */
  facts?(scene: Scene, face: string): string;
  /** The class that sets a card's colour, "" for none. */
  inkOf(face: string, scene: Scene): string;
  /** What an option is called on the slip, and what follows from it; without it, its whole label. */
  label?(scene: Scene, option: Option): { name: string; note: string };
  /** Whether what an option takes can be pressed on the table or in the hand: then the slip does not say it again. "far": a phone
   * has no room to show it, and so only there it stands in the slip. */
  lies?(scene: Scene, option: Option, table: TableModel): boolean | "far";
  /** Under which heading an option stands on the slip, "" for none; options of one heading stand together. */
  group?(scene: Scene, option: Option): string;
  /** Where an option stands among those of its heading; without it, as the game lists them. */
  order?(scene: Scene, option: Option): number;
  /** The key that an option always has at this table, "" for none of its own. */
  keyOf?(scene: Scene, option: Option): string;
  /** Keys that stand for what `keyOf` says, and for no card of a hand. */
  reserved?: string;
  /** The key that chooses all that may be chosen together. */
  together?: string;
  /** Buttons that stand beside the answer in the same place whenever such a question is asked, also where they make no sense. */
  fixed?(scene: Scene): readonly Fixed[];
  /** What is chosen together with an answer, although the game asks for it only afterwards. */
  Second?: ComponentType<SceneProps>;
  /** Choose that by its key; returns whether the key does. */
  second?(table: TableModel, key: string): boolean;
  /** A word on the options that lie where one may not look for them, "" for none. */
  aside?(scene: Scene): string;
  /** Answers that a player may let be given by themselves, each by its name. */
  autoplay?: readonly { id: string; answer: (scene: Scene) => readonly number[] | null }[];
  /** What the button says that gives this answer. */
  verb?(ask: Question, picked: Option | undefined): string;
  /** Under the seal on the slip: what the question means to the player who decides. */
  stance?(scene: Scene): string;
  /** Whether a line of the log begins a new turn or more. */
  isHead(line: Line): boolean;
  /** Whether a line of the log begins a round, whose number it has; absent where there are no rounds. */
  beginsRound?(line: Line): boolean;
  /** The cards that a line of the log is about. */
  facesOf(scene: Scene, index: number): string[];
  /** How what a line tells of moved across the page, null where nothing is seen to move. */
  flight?(scene: Scene, line: Line): Flight | null;
  /** The face that a look at the table itself means, "" for none. */
  top(scene: Scene): string;
  /** Look at the table itself again, where something stands in its place; returns whether that was so. */
  look?(table: TableModel, scene: Scene): boolean;
  /** Watch over a table while it is shown. Returns how to stop. */
  watch?(table: TableModel): () => void;
  /** The points while the game goes on, as far as the viewer may know them. */
  points(scene: Scene): Points;
  /** Whether an option is shown there as its card: where that says all, so that no verb is lost. */
  isPictured?(scene: Scene, option: Option): boolean;
  /** A card as it lies in the slip of a phone, for a game whose hand is chosen from there. */
  Picture?: ComponentType<SceneProps & { face: string }>;
  /** What a seat has in the end. */
  Kept?: ComponentType<SceneProps & { ending: Ending; seat: number }>;
  /** Whether a table draws some of its cards at random, so that the next one may have others. */
  draws?: boolean;
}

const modules = import.meta.glob<{ board: Board }>("./*/table.tsx");

/** The table of a game, by its name; a plain one for a game that has none of its own. */
export async function boardOf(game: string): Promise<Board> {
  const load = modules[`./${game}/table.tsx`] ?? (() => import("./plain"));
  return (await load()).board;
}
