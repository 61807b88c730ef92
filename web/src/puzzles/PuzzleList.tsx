// Our own puzzles, that of the day first, and a place for a file of somebody else's.
import { FileChoice } from "../components/FileChoice";
import { useFileDrop } from "../components/file-drop";
import type { PuzzleEntry } from "../protocol";
import { follow } from "../route";
import { localized } from "../scene";
import { gamesInOrder } from "../tables/game-profile";
import { say } from "../words";
import { usePuzzle } from "./context";
import { solvedHere } from "./puzzle";
import { FileMistakes } from "./PuzzleFile";
import { PuzzleNote } from "./PuzzleNote";

/** The page with the list of them, game by game. */
export function PuzzleList() {
  const puzzle = usePuzzle();
  const { over, handlers, take } = useFileDrop((file) => void puzzle.openFile(file));
  const found = puzzle.list.value;
  const today = found?.puzzles.find((one) => one.name === found.today);
  return (
    <main class={over ? "puzzles over" : "puzzles"} data-region="puzzles" aria-busy={puzzle.busy.value} {...handlers}>
      <h1>{say("puzzles")}</h1>
      <p>{say("puzzles-about")}</p>
      <PuzzleNote />
      {found === null && puzzle.busy.value && (
        <p class="cap" role="status">
          {say("lab-working")}
        </p>
      )}
      {puzzle.opened.value?.found.puzzles.length === 0 && <FileMistakes />}
      {today !== undefined && (
        <section class="today">
          <h2>{say("puzzle-today")}</h2>
          <a href={`/puzzle/${today.name}`} onClick={follow}>
            <b class="serif">{localized(today.title)}</b>
            <span>{localized(today.task)}</span>
          </a>
        </section>
      )}
      {gamesInOrder().map((game) => {
        const of = found?.puzzles.filter((one) => one.game === game.name) ?? [];
        return (
          of.length > 0 && (
            <section key={game.name}>
              <h2>
                {localized(game.title)} <span class="cap">{say("puzzles-solved", { solved: of.filter((one) => solvedHere.value.includes(one.name)).length, all: of.length })}</span>
              </h2>
              <ul>
                {of.map((one) => (
                  <PuzzleLink key={one.name} one={one} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <section class="own">
        <h2>{say("puzzle-file")}</h2>
        <p>{say("puzzle-file-about")}</p>
        <FileChoice label={say("lab-file-choose")} accept=".yaml,.yml,text/yaml" onFiles={take} />
      </section>
    </main>
  );
}

function PuzzleLink({ one }: { one: PuzzleEntry }) {
  const solved = solvedHere.value.includes(one.name);
  return (
    <li>
      <a href={`/puzzle/${one.name}`} onClick={follow}>
        <b class="serif">{localized(one.title)}</b>
        {solved && <span class="done">{say("puzzle-solved")}</span>}
        <span>{localized(one.task)}</span>
      </a>
    </li>
  );
}
