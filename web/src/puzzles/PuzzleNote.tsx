// Why there is nothing to see of the puzzles, or nothing more.
import { Refusal } from "../components/Refusal";
import { localized } from "../scene";
import { say } from "../words";
import { usePuzzle } from "./context";

/** The server's words, or a message of the page; nothing where all is well. */
export function PuzzleNote() {
  const puzzle = usePuzzle();
  const what = puzzle.note.value;
  if (what === null) return null;
  return <Refusal what={puzzle.note}>{typeof what === "string" ? say(what) : localized(what)}</Refusal>;
}
