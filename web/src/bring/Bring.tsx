// Bring a game: the log of one that was played elsewhere, turn by turn, with the coach, statistics and the replay.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { catalogue, games } from "../catalogue";
import { Chart } from "./Chart";
import { keysOf } from "../pages/keys";
import { useTable } from "../table/context";
import type { TableModel } from "../table/table-model";
import { FileChoice } from "../components/FileChoice";
import { CardDialog } from "../components/CardDialog";
import { closeSheet, sheet } from "../components/dialogs";
import { useDrop } from "../components/file-drop";
import { CardPreview } from "../components/CardPreview";
import { Masthead } from "../components/Masthead";
import { readable } from "../components/card-preview";
import { Refusal } from "../components/Refusal";
import { useLoaded } from "../components/use-loaded";
import type { BringLog, BringRead } from "../protocol";
import { cardsOf, localized, type Scene } from "../scene";
import { inTab } from "../tab/in-tab";
import { boardOf, type Board } from "../tables/board";
import { has, say } from "../words";
import * as bring from "./bring";
import "./bring.css";
import { Tables } from "./Tables";
import { Cards, Turn, turnText } from "./Turn";

const GAME = "dominion";

interface Known {
  scene: Scene;
  board: Board;
}

export function BringPage() {
  const table = useTable();
  const root = useRef<HTMLElement>(null);
  const known = useSignal<Known | null>(null);
  const game = games.value.find((one) => one.name === GAME);
  useLoaded(
    () => (game === undefined ? null : Promise.all([catalogue(GAME), boardOf(GAME)])),
    ([cards, board]) => (known.value = { scene: cardsOf(game!, cards), board }),
    [game],
  );
  useEffect(() => (root.current === null ? undefined : readable(root.current)), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => onBringKey(table, event);
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      closeSheet();
    };
  }, []);
  const { over, handlers } = useDrop((fallen) => void bring.addFiles([...(fallen?.files ?? [])]));
  const read = bring.read.value;
  const now = known.value;
  return (
    <>
      <Masthead where={say("bring")} />
      <main ref={root} class={over ? "bring over" : "bring"} data-region="bring" aria-busy={bring.busy.value !== ""} {...handlers}>
        <h1>{say("bring")}</h1>
        <Begin />
        {bring.busy.value === "read" && (
          <p class="working cap" role="status">
            {say("lab-working")}
          </p>
        )}
        <Notes read={read} />
        {read !== null && now !== null && <Shown read={read} {...now} />}
        {now !== null && sheet.value === "card" && <CardDialog {...now} />}
        {now !== null && <CardPreview {...now} />}
      </main>
    </>
  );
}

/** Where texts are pasted, opened or dropped, and those that have been. */
function Begin() {
  const typed = useSignal("");
  const begun = bring.texts.value.length > 0;
  const take = async () => {
    const text = typed.value;
    await bring.add([{ name: say("bring-pasted", { number: bring.texts.value.length + 1 }), text }]);
    if (bring.texts.value.some((one) => one.text === text)) typed.value = "";
  };
  return (
    <section class="begin">
      {!begun && <p class="about">{say("bring-about")}</p>}
      {begun && (
        <ul class="pasted" aria-label={say("bring-texts")}>
          {bring.texts.value.map((one, place) => (
            <li key={place}>
              <button type="button" class="w must" aria-label={say("room-take-off", { card: one.name })} onClick={() => void bring.drop(place)}>
                {one.name} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <label class="field">
          <span>{say(begun ? "bring-more" : "bring-paste")}</span>
          <textarea
            rows={begun ? 2 : 9}
            spellcheck={false}
            value={typed.value}
            onInput={(event) => (typed.value = event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void take();
            }}
          />
        </label>
        <div class="pair">
          <button type="submit" class={begun ? "btn" : "btn main"} disabled={typed.value.trim() === ""}>
            {say("bring-read")}
          </button>
          <FileChoice label={say("bring-open")} accept=".txt,.log,.html,text/plain,text/html" onFiles={(files) => void bring.addFiles([...(files ?? [])])} multiple />
          {begun && (
            <button type="button" class="btn" onClick={bring.forget}>
              {say("bring-anew")}
            </button>
          )}
        </div>
      </form>
      {!begun && <p class="cap">{say(inTab ? "bring-private-tab" : "bring-private")}</p>}
    </section>
  );
}

/** What is wrong, with all of it or with a text. */
function Notes({ read }: { read: BringRead | null }) {
  const what = bring.note.value;
  return (
    <>
      {what !== null && <Refusal what={bring.note}>{typeof what === "string" ? say(what) : localized(what)}</Refusal>}
      {read?.wrong.map((one) => (
        <p key={one.text} class="note" role="alert">
          {one.text >= 0 && <b>{bring.texts.value[one.text]?.name} </b>}
          {localized(one.what)}
        </p>
      ))}
    </>
  );
}

function Shown({ read, scene, board }: Known & { read: BringRead }) {
  const log = read.log;
  const turn = bring.turn.value;
  return (
    <>
      {read.games.length > 1 && (
        <label class="field which">
          <span>{say("bring-which")}</span>
          <select value={read.at} onChange={(event) => void bring.choose(Number(event.currentTarget.value))}>
            {read.games.map((game, place) => (
              <option key={place} value={place}>
                {say("bring-game", { number: place + 1, players: game.players.join(" – "), turns: game.turns })}
              </option>
            ))}
          </select>
        </label>
      )}
      {log !== null && (
        <>
          <Summary log={log} />
          <Kingdom read={read} log={log} scene={scene} board={board} />
          {localized(log.without) !== "" && <p class="note">{localized(log.without)}</p>}
          <Charts log={log} />
          <div class="turn-by-turn">
            <Turns log={log} />
            {turn !== null && <Turn log={log} turn={turn} scene={scene} board={board} />}
          </div>
          <Replay log={log} />
          <Unknown log={log} />
        </>
      )}
      {read.games.length > 1 && <Tables read={read} scene={scene} />}
    </>
  );
}

function Summary({ log }: { log: BringLog }) {
  const named = log.viewers.map((viewer) => log.players[viewer]).join(say("list-comma"));
  const said = [
    say("bring-turns", { turns: log.turns.length }),
    log.texts > 1 ? say("bring-merged", { texts: log.texts }) : "",
    named === "" ? say("bring-no-hands") : say("bring-hands", { players: named }),
    log.resigned >= 0 ? say("bring-resigned", { player: log.players[log.resigned] ?? "" }) : log.ended ? "" : say("bring-not-ended"),
  ].filter((one) => one !== "");
  return (
    <header class="sum">
      <h2>{log.players.join(" – ")}</h2>
      <p>{said.join(" · ")}</p>
    </header>
  );
}

function Kingdom({ read, log, scene, board }: Known & { read: BringRead; log: BringLog }) {
  const typed = useSignal(bring.kingdom.value);
  const wrong = localized(read.kingdom);
  return (
    <section class="kingdom-of" aria-labelledby="bring-kingdom">
      <h2 id="bring-kingdom">{say("bring-kingdom-title")}</h2>
      {log.kingdom.length > 0 && <Cards cards={Object.fromEntries(log.kingdom.map((one) => [one.split(":")[0]!, 1]))} scene={scene} board={board} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          bring.kingdom.value = typed.value;
          void bring.look(false);
        }}
      >
        <label class="field">
          <span>{say("bring-kingdom")}</span>
          <textarea rows={2} maxLength={4000} spellcheck={false} value={typed.value} aria-invalid={wrong !== ""} onInput={(event) => (typed.value = event.currentTarget.value)} />
        </label>
        <button type="submit" class="btn">
          {say("room-by-text-use")}
        </button>
      </form>
      {wrong !== "" && (
        <p class="note" role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}

function Charts({ log }: { log: BringLog }) {
  const turns = log.turns.map((one) => one.number);
  const of = (figure: "size" | "money") => log.players.map((_, player) => [...log.turns.map((one) => one.decks[player]![figure]), log.decks[player]?.[figure] ?? 0]);
  const more = { names: log.players, turns, chosen: bring.chosen.value, choose: (place: number) => (bring.chosen.value = place) };
  return (
    <div class="charts">
      <Chart title={say("bring-chart-money")} figures={of("money")} {...more} />
      <Chart title={say("bring-chart-size")} figures={of("size")} {...more} />
    </div>
  );
}

function Turns({ log }: { log: BringLog }) {
  const list = useRef<HTMLOListElement>(null);
  const chosen = bring.chosen.value;
  useEffect(() => {
    const box = list.current;
    const at = box?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (box === null || box === undefined || at == null) return;
    const [down, along] = [at.offsetTop - box.scrollTop, at.offsetLeft - box.scrollLeft];
    if (down < 0 || down + at.offsetHeight > box.clientHeight) box.scrollTop = at.offsetTop - box.clientHeight / 2;
    if (along < 0 || along + at.offsetWidth > box.clientWidth) box.scrollLeft = at.offsetLeft - box.clientWidth / 3;
  }, [chosen]);
  return (
    <ol ref={list} class="turns-of" aria-label={say("bring-turns-list")} tabIndex={0}>
      {log.turns.map((turn, place) => (
        <li key={place}>
          <button type="button" class={turn.position === null ? "hidden-hand" : ""} aria-pressed={place === chosen} onClick={() => (bring.chosen.value = place)}>
            {turnText(log, turn)}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Replay({ log }: { log: BringLog }) {
  const found = bring.replay.value;
  const busy = bring.busy.value === "replay";
  const stops = `bring-stops-${found?.reason ?? ""}`;
  return (
    <section class="replay-of" aria-labelledby="bring-replay">
      <h2 id="bring-replay">{say("bring-replay")}</h2>
      <p>{say(log.kingdom.length === 0 ? "bring-replay-kingdom" : "bring-replay-about")}</p>
      {found === null ? (
        <button type="button" class="btn" disabled={bring.busy.value !== "" || log.kingdom.length === 0} onClick={() => void bring.follow()}>
          {say(busy ? "bring-replay-comes" : "bring-replay-begin")}
        </button>
      ) : (
        <>
          <p role="status">
            {say(found.whole ? "bring-replay-whole" : "bring-replay-part", { turns: found.turns, of: found.of })}
            {!found.whole && ` ${say(has(stops) ? stops : "bring-stops-answers", { line: found.line, text: found.text })}`}
          </p>
          {found.record !== "" && (
            <div class="pair">
              <button type="button" class="btn main" onClick={() => void bring.watch(false)}>
                {say("bring-replay-watch")}
              </button>
              <button type="button" class="btn" onClick={() => void bring.watch(true)}>
                {say("end-review")}
              </button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Unknown({ log }: { log: BringLog }) {
  if (log.unknowns === 0) return <p class="cap">{say("bring-all-read", { lines: log.lines })}</p>;
  return (
    <details class="unknown" open={log.unknowns < 9}>
      <summary>{say("bring-unknown", { lines: log.unknowns })}</summary>
      <ol>
        {log.unknown.map((line) => (
          <li key={line.number}>
            <b class="num">{line.number}</b> <code>{line.text}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** `[` and `]` go from turn to turn; `p`, `h`, `c` make something of one; the rest is as everywhere. */
function onBringKey(table: TableModel, event: KeyboardEvent): void {
  const writing = (event.target as HTMLElement).closest("input, textarea, select") !== null;
  if (writing || sheet.value !== null || bring.read.value === null || event.ctrlKey || event.metaKey || event.altKey) {
    keysOf(table).press(event);
    return;
  }
  const idle = bring.busy.value === "";
  if (event.key === "[" || event.key === "]") bring.step(event.key === "]" ? 1 : -1);
  else if (event.key === "p" && idle) void bring.play();
  else if (event.key === "h" && idle) void bring.hint();
  else if (event.key === "c" && idle) void bring.coach();
  else if (event.key !== "t" && event.key !== "b" && event.key !== "v") {
    keysOf(table).press(event);
    return;
  }
  event.preventDefault();
}
