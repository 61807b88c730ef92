// The puzzles of the page, as its parts get them.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Puzzle } from "./puzzle";

export const PuzzleContext = createContext<Puzzle | null>(null);

/** The puzzles of the page that shows this part. Throws on another page. */
export function usePuzzle(): Puzzle {
  const puzzle = useContext(PuzzleContext);
  if (puzzle === null) throw new Error("this page has no puzzles");
  return puzzle;
}
