// Puzzles: the list with that of the day, and one puzzle: its task, the table, hints, the judge's word, and the solution step by step.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import "../styles/lab.css";
import "../styles/puzzle.css";
import { catalogue, games } from "../catalogue";
import { TableContext } from "../table/context";
import { keepFocus } from "../pages/focus";
import { keysOf } from "../pages/keys";
import { CardDialog } from "../components/CardDialog";
import { copyText } from "../components/clipboard";
import { useLoaded } from "../components/use-loaded";
import { useFileDrop } from "../components/file-drop";
import { closeSheet, sheet } from "../components/dialogs";
import { CardPreview } from "../components/CardPreview";
import { Log } from "../components/Log";
import { Masthead } from "../components/Masthead";
import { Prompt } from "../components/Prompt";
import { readable } from "../components/card-preview";
import { Refusal } from "../components/Refusal";
import { useFit } from "../components/fit-table";
import type { PuzzleEntry, PuzzleStand } from "../protocol";
import { addressOf, follow } from "../route";
import { localized, type Scene } from "../scene";
import { boardOf, type Board } from "../tables/board";
import { gamesInOrder } from "../tables/game-profile";
import { say } from "../words";
import { PuzzleContext, usePuzzle } from "./context";
import { Puzzle, solvedHere } from "./puzzle";

interface PuzzleProps {
  name: string;
  /** A file in the address, and which of its puzzles, from 1. */
  file: string;
  number: number;
}

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
          {solves ? <Solve address={name === "" ? puzzle.addressIn(number - 1) : `/puzzle/${name}`} /> : file !== "" ? <FileList /> : <List />}
        </div>
      </TableContext.Provider>
    </PuzzleContext.Provider>
  );
}

/** The puzzles of a file. */
function FileList() {
  const puzzle = usePuzzle();
  const found = puzzle.opened.value?.found;
  return (
    <main class="puzzles" data-region="puzzles" aria-busy={puzzle.busy.value}>
      <h1>{say("puzzle-file")}</h1>
      <Note />
      <Mistakes />
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
function Mistakes() {
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

function ShareLink({ address }: { address: string }) {
  const copied = useSignal(false);
  return (
    <button type="button" class="btn" onClick={() => void copyText(addressOf(address), null).then((done) => (copied.value = done))}>
      {say(copied.value ? "room-copied" : "room-copy-link")}
    </button>
  );
}

function List() {
  const puzzle = usePuzzle();
  const { over, handlers, take } = useFileDrop((file) => void puzzle.openFile(file));
  const found = puzzle.list.value;
  const today = found?.puzzles.find((one) => one.name === found.today);
  return (
    <main class={over ? "puzzles over" : "puzzles"} data-region="puzzles" aria-busy={puzzle.busy.value} {...handlers}>
      <h1>{say("puzzles")}</h1>
      <p>{say("puzzles-about")}</p>
      <Note />
      {found === null && puzzle.busy.value && (
        <p class="cap" role="status">
          {say("lab-working")}
        </p>
      )}
      {puzzle.opened.value?.found.puzzles.length === 0 && <Mistakes />}
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
                  <Entry key={one.name} one={one} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <section class="own">
        <h2>{say("puzzle-file")}</h2>
        <p>{say("puzzle-file-about")}</p>
        <label class="file">
          <input
            type="file"
            accept=".yaml,.yml,text/yaml"
            onChange={(event) => {
              take(event.currentTarget.files);
              event.currentTarget.value = "";
            }}
          />
          <span class="btn">{say("lab-file-choose")}</span>
        </label>
      </section>
    </main>
  );
}

function Entry({ one }: { one: PuzzleEntry }) {
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

function Note() {
  const puzzle = usePuzzle();
  const what = puzzle.note.value;
  if (what === null) return null;
  return <Refusal what={puzzle.note}>{typeof what === "string" ? say(what) : localized(what)}</Refusal>;
}

function Solve({ address }: { address: string }) {
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
    const press = (event: KeyboardEvent) => onPuzzleKey(puzzle, event);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const scene = puzzle.scene.value;
  const shown = board.value;
  return (
    <main ref={root} class={`lab pz show-${puzzle.panel.value}`} data-region="puzzle" aria-busy={puzzle.busy.value}>
      <Head address={address} />
      <div class="problem-of">
        <Note />
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

function Task({ now }: { now: PuzzleStand }) {
  const puzzle = usePuzzle();
  const shown = puzzle.solution.value;
  const solved = now.solved && shown === null;
  const kind = now.puzzle.kind;
  return (
    <div class="task">
      <p class="what">{localized(now.puzzle.task)}</p>
      {now.steps.length > 0 && (
        <ol class="steps">
          {now.steps.map((step, place) => (
            <li key={place}>
              <code>{step}</code>
            </li>
          ))}
        </ol>
      )}
      {kind === "which" && <Outcomes now={now} done={solved || shown !== null} />}
      {kind === "ways" && !solved && shown === null && <Ways />}
      {kind === "answers" && !solved && shown === null && <Named now={now} />}
      <div class="word" role="status">
        {solved && <p class="done">{say("puzzle-solved")}</p>}
        {now.wrong && shown === null && <p>{say("puzzle-wrong")}</p>}
        {!solved && shown === null && now.over && kind !== "which" && <p>{say("puzzle-over")}</p>}
        {now.reached !== null && <p class="cap">{say("puzzle-reached", { number: now.reached })}</p>}
        {now.hints.map((hint) => (
          <p key={hint.en} class="hint">
            {localized(hint)}
          </p>
        ))}
        {(shown?.reason ?? now.reason).en !== "" && (solved || shown !== null) && <p class="because-of">{localized(shown?.reason ?? now.reason)}</p>}
        {shown?.right.map((one) => (
          <p key={one.en} class="right">
            {localized(one)}
          </p>
        ))}
      </div>
      {shown !== null && shown.line.length > 0 && <Walk now={now} length={shown.line.length} />}
      <div class="pair">
        {now.own.length > 0 && (
          <>
            <button type="button" class="btn" onClick={() => void puzzle.takeBack(false)}>
              {say("puzzle-undo")}
            </button>
            <button type="button" class="btn" onClick={() => void puzzle.takeBack(true)}>
              {say("puzzle-again")}
            </button>
          </>
        )}
        {!solved && shown === null && now.more && (
          <button type="button" class="btn" onClick={() => void puzzle.hint()}>
            {say("puzzle-hint")}
          </button>
        )}
        {shown === null && (
          <button type="button" class="btn" onClick={() => void puzzle.show()}>
            {say("puzzle-solution")}
          </button>
        )}
      </div>
    </div>
  );
}

function Outcomes({ now, done }: { now: PuzzleStand; done: boolean }) {
  const puzzle = usePuzzle();
  const said = useSignal(-1);
  return (
    <ul class="outcomes">
      {now.outcomes.map((outcome, place) => (
        <li key={outcome.en}>
          <button
            type="button"
            class="opt"
            disabled={done}
            aria-pressed={said.value === place}
            onClick={() => {
              said.value = place;
              void puzzle.say(place);
            }}
          >
            <span class="name">{localized(outcome)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Ways() {
  const puzzle = usePuzzle();
  const number = useSignal("");
  return (
    <form
      class="pair"
      onSubmit={(event) => {
        event.preventDefault();
        if (/^\d{1,6}$/.test(number.value)) void puzzle.say(Number(number.value));
      }}
    >
      <label>
        {say("puzzle-ways")} <input type="text" inputMode="numeric" size={6} value={number.value} onInput={(event) => (number.value = event.currentTarget.value)} />
      </label>
      <button type="submit" class="btn main">
        {say("puzzle-say")}
      </button>
    </form>
  );
}

function Named({ now }: { now: PuzzleStand }) {
  const puzzle = usePuzzle();
  const scene = puzzle.scene.value;
  if (scene === null || now.question === null) return null;
  const options = now.question.options;
  const called = (picks: readonly number[]) => picks.map((pick) => (options[pick] === undefined ? "" : localized(options[pick].label))).join(say("list-comma")) || say("puzzle-nothing");
  return (
    <div class="named">
      <p class="cap">{say("puzzle-name-all")}</p>
      <ul>
        {puzzle.named.value.map((picks) => (
          <li key={picks.join()}>
            <button type="button" class="w must" aria-label={say("room-take-off", { card: called(picks) })} onClick={() => void puzzle.give(picks)}>
              {called(picks)} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="btn main" disabled={puzzle.named.value.length === 0} onClick={() => void puzzle.sayNamed()}>
        {say("puzzle-say-all")}
      </button>
    </div>
  );
}

/** The solution, step by step. */
function Walk({ now, length }: { now: PuzzleStand; length: number }) {
  const puzzle = usePuzzle();
  const at = Math.min(now.line.length, length);
  const before = now.own.filter((place) => place < at).at(-1) ?? 0;
  return (
    <div class="pair walk">
      <button type="button" class="btn" disabled={at === 0} onClick={() => void puzzle.step(before)}>
        {say("puzzle-back")}
      </button>
      <span class="cap">{say("puzzle-step", { step: at, all: length })}</span>
      <button type="button" class="btn main" disabled={at >= length} onClick={() => void puzzle.step(at + 1)}>
        {say("puzzle-next")}
      </button>
    </div>
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

/** `u` takes back, `[` and `]` go through the solution; the rest is as at a table. */
function onPuzzleKey(puzzle: Puzzle, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const writing = target.closest("input, textarea, select") !== null;
  const now = puzzle.stand.value;
  const shown = puzzle.solution.value;
  if (!writing && sheet.value === null && now !== null && !event.ctrlKey && !event.metaKey && !event.altKey) {
    if (event.key === "u") void puzzle.takeBack(false);
    else if (event.key === "]" && shown !== null && now.line.length < shown.line.length) void puzzle.step(now.line.length + 1);
    else if (event.key === "[" && shown !== null) void puzzle.step(now.own.at(-1) ?? 0);
    else if (event.key !== "t" && event.key !== "b") {
      keysOf(puzzle.table).press(event);
      return;
    }
    event.preventDefault();
  } else keysOf(puzzle.table).press(event);
}
