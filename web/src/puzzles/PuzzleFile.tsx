// The puzzles of a file that somebody has opened, or that a link holds.
import { follow } from "../route";
import { localized } from "../scene";
import { say } from "../words";
import { usePuzzle } from "./context";
import { PuzzleNote } from "./PuzzleNote";
import { ShareLink } from "./ShareLink";

/** The page with the list of them. */
export function PuzzleFile() {
  const puzzle = usePuzzle();
  const found = puzzle.opened.value?.found;
  return (
    <main class="puzzles" data-region="puzzles" aria-busy={puzzle.busy.value}>
      <h1>{say("puzzle-file")}</h1>
      <PuzzleNote />
      <FileMistakes />
      {found !== undefined && (
        <ul>
          {found.puzzles.map((one, place) => (
            <li key={place}>
              <a href={puzzle.addressIn(place)} onClick={follow}>
                <b class="serif">{localized(one.title)}</b>
                <span>{localized(one.task)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div class="pair">
        <ShareLink address={puzzle.addressIn(-1)} />
        <a class="btn" href="/puzzle" onClick={follow}>
          {say("puzzle-others")}
        </a>
      </div>
    </main>
  );
}

/** What is wrong with the puzzles of a file that are none. */
export function FileMistakes() {
  const puzzle = usePuzzle();
  return (
    <>
      {puzzle.opened.value?.found.wrong.map((one, place) => (
        <p key={place} class="note" role="alert">
          {one.line > 0 && `${say("puzzle-file-line", { line: one.line })} `}
          {localized(one.what)}
        </p>
      ))}
    </>
  );
}
