// What a game's first game explains: each kind of decision, when it comes up.
import type { Scene } from "../scene";

export interface Note {
  /** Its words are `learn-<game>-<id>`, its heading, and `learn-<game>-<id>-text`. */
  id: string;
  /** Whether it has something to say at this moment. */
  when: (scene: Scene) => boolean;
  /** What it speaks of: the first of these that is on the page is marked. */
  at: string;
}

/** What is marked of a note: nothing in the prompt while nobody asks the player, since another headline stands there then. */
export function markedBy(note: Note | undefined, asked: boolean): string | undefined {
  return asked || note?.at.startsWith(".slip") !== true ? note?.at : undefined;
}

const modules = import.meta.glob<{ lesson: readonly Note[] }>("./*/lesson.ts");

export async function lessonOf(game: string): Promise<readonly Note[]> {
  const load = modules[`./${game}/lesson.ts`];
  return load === undefined ? [] : (await load()).lesson;
}
