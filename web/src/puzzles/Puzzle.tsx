// Puzzles: the list with that of the day, those of a file, or one puzzle to solve, as the address says.
import { useEffect, useMemo } from "preact/hooks";
import "../styles/lab.css";
import "../styles/puzzle.css";
import { closeSheet } from "../components/dialogs";
import { Masthead } from "../components/Masthead";
import { TableContext } from "../table/context";
import { say } from "../words";
import { PuzzleContext } from "./context";
import { Puzzle } from "./puzzle";
import { PuzzleFile } from "./PuzzleFile";
import { PuzzleList } from "./PuzzleList";
import { Solve } from "./Solve";

interface PuzzleProps {
  name: string;
  /** A file in the address, and which of its puzzles, from 1. */
  file: string;
  number: number;
}

/** The page at that address; it owns the puzzles and their table. */
export function PuzzlePage({ name, file, number }: PuzzleProps) {
  const puzzle = useMemo(() => new Puzzle(), []);
  useEffect(
    () => () => {
      closeSheet();
      puzzle.forget();
    },
    [],
  );
  useEffect(() => {
    if (name !== "") void puzzle.open(name);
    else if (file !== "") void puzzle.openLink(file, number);
    else void puzzle.fetchList();
  }, [name, file, number]);
  const solves = name !== "" || (file !== "" && number > 0);
  return (
    <PuzzleContext.Provider value={puzzle}>
      <TableContext.Provider value={puzzle.table}>
        <div class="page">
          <Masthead where={say("puzzles")} />
          {solves ? <Solve address={name === "" ? puzzle.addressIn(number - 1) : `/puzzle/${name}`} /> : file !== "" ? <PuzzleFile /> : <PuzzleList />}
        </div>
      </TableContext.Provider>
    </PuzzleContext.Provider>
  );
}
