// One puzzle while it is being solved: its task, its table, its log.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { catalogue, games } from "../catalogue";
import { CardDialog } from "../components/CardDialog";
import { CardPreview } from "../components/CardPreview";
import { readable } from "../components/card-preview";
import { sheet } from "../components/dialogs";
import { useFit } from "../components/fit-table";
import { Log } from "../components/Log";
import { Prompt } from "../components/Prompt";
import { useLoaded } from "../components/use-loaded";
import { keepFocus } from "../pages/focus";
import { keysOf } from "../pages/keys";
import { follow } from "../route";
import { localized, type Scene } from "../scene";
import { boardOf, type Board } from "../tables/board";
import { say } from "../words";
import { usePuzzle } from "./context";
import type { Puzzle } from "./puzzle";
import { commandOf } from "./puzzle-keys";
import { PuzzleNote } from "./PuzzleNote";
import { ShareLink } from "./ShareLink";
import { Task } from "./Task";

/** The page of the puzzle. address: the same page, for somebody else. */
export function Solve({ address }: { address: string }) {
  const puzzle = usePuzzle();
  const root = useRef<HTMLElement>(null);
  const board = useSignal<Board | null>(null);
  const now = puzzle.stand.value;
  const game = now?.puzzle.game ?? "";
  useLoaded(
    () => (games.value.some((one) => one.name === game) ? Promise.all([catalogue(game), boardOf(game)]) : null),
    ([cards, found]) => {
      puzzle.cards.value = cards;
      board.value = found;
      keysOf(puzzle.table).use(found);
    },
    [game, games.value.length],
  );
  useEffect(() => (root.current === null ? undefined : keepFocus(root.current)), []);
  useEffect(() => (root.current === null ? undefined : readable(root.current)), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(puzzle, event);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const scene = puzzle.scene.value;
  const shown = board.value;
  return (
    <main ref={root} class={`lab pz show-${puzzle.panel.value}`} data-region="puzzle" aria-busy={puzzle.busy.value}>
      <Head address={address} />
      <div class="problem-of">
        <PuzzleNote />
      </div>
      <div class="panels" role="group" aria-label={say("lab-panels")}>
        {(["task", "table"] as const).map((one) => (
          <button key={one} type="button" class="narrow-tab" aria-pressed={puzzle.panel.value === one} onClick={() => (puzzle.panel.value = one)}>
            {say(one === "task" ? "puzzle-task" : "lab-panel-table")}
          </button>
        ))}
      </div>
      {scene !== null && shown !== null ? <Table scene={scene} board={shown} /> : <div class="tbl none" />}
      <section class="lab-side" aria-label={say("puzzle-task")}>
        {now !== null && <Task now={now} />}
        {scene !== null && shown !== null && scene.lines.length > 0 && <Log scene={scene} board={shown} />}
      </section>
      {sheet.value === "card" && scene !== null && shown !== null && <CardDialog scene={scene} board={shown} />}
      {scene !== null && shown !== null && <CardPreview scene={scene} board={shown} />}
    </main>
  );
}

function Head({ address }: { address: string }) {
  const puzzle = usePuzzle();
  const now = puzzle.stand.value;
  const several = (puzzle.opened.value?.found.puzzles.length ?? 0) > 1 && puzzle.ofFile.value >= 0;
  return (
    <header class="ttl">
      <div>
        <h1>{now === null ? say("puzzles") : localized(now.puzzle.title)}</h1>
      </div>
      <div class="acts">
        <a class="btn" href={several ? puzzle.addressIn(-1) : "/puzzle"} onClick={follow}>
          {say(several ? "puzzle-file-others" : "puzzle-others")}
        </a>
        <ShareLink key={address} address={address} />
      </div>
    </header>
  );
}

function Table({ scene, board }: { scene: Scene; board: Board }) {
  const puzzle = usePuzzle();
  const root = useRef<HTMLDivElement>(null);
  useFit(root);
  return (
    <div ref={root} class={`tbl g-${scene.game}`} data-past={false}>
      {board.Side && <board.Side scene={scene} />}
      <board.Table scene={scene} />
      <board.Hand scene={scene} />
      <div class="middle">{puzzle.stand.value?.question != null && <Prompt scene={scene} board={board} />}</div>
    </div>
  );
}

/** Do what a key does; where something is typed, or a dialog is open, that is what it does at any table. */
function pressKey(puzzle: Puzzle, event: KeyboardEvent): void {
  const writing = (event.target as HTMLElement).closest("input, textarea, select") !== null;
  const now = puzzle.stand.value;
  const own = !writing && sheet.value === null && now !== null && !event.ctrlKey && !event.metaKey && !event.altKey;
  const command = own ? commandOf(event.key, now, puzzle.solution.value) : ({ does: "table" } as const);
  if (command.does === "table") {
    keysOf(puzzle.table).press(event);
    return;
  }
  if (command.does === "take-back") void puzzle.takeBack(false);
  else if (command.does === "step") void puzzle.step(command.to);
  event.preventDefault();
}
