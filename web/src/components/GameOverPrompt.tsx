// The slip once a game is over: another game, and looking back at this one.
import { refusal } from "../lobby";
import { useTable } from "../table/context";
import type { TableModel } from "../table/table-model";
import { matchText } from "../match";
import { follow } from "../route";
import { localized, type Scene } from "../scene";
import { download } from "../download";
import type { Board } from "../tables/board";
import { say } from "../words";
import { openSheet } from "./dialogs";
import { winners } from "./GameResult";
import { NextIn, Ready } from "./Match";
import { concerned } from "../parts/rematch";
import { Key } from "./symbols";

interface GameOverPromptProps {
  scene: Scene;
  board: Board;
}

export function GameOverPrompt({ board }: GameOverPromptProps) {
  const table = useTable();
  const note = table.note.value ?? refusal.value?.reason ?? null;
  const seated = table.state.you >= 0;
  const laid = table.showsTable.value;
  const over = table.state.over.value;
  const match = table.state.seats.value?.match ?? null;
  const goesOn = match !== null && !match.over;
  return (
    <section class="slip ended" data-region="slip" aria-label={say("slip-name")}>
      <div class="q">
        <h2 tabIndex={-1} aria-live="polite">
          {laid ? winners(table) : goesOn ? matchText(match) : say(seated ? "again" : "slip-over")}
        </h2>
        {laid && over !== null && over.ending.measures.length === 0 && <p class="aside">{localized(over.ending.why)}</p>}
        <div class="two">
          {seated && match === null && <Again board={board} />}
          <span class="heading">{say("end-back")}</span>
          <Back />
        </div>
        {goesOn && <NextIn />}
        {goesOn ? <Ready /> : <Wishes />}
        {note !== null && (
          <p class="note" role="status">
            {localized(note)}
          </p>
        )}
      </div>
      <div class="act">
        {seated && goesOn ? <NextGame /> : seated ? <MainAgain /> : <WatchOn />}
        <a class="btn" href="/">
          {say("table-to-lobby")}
        </a>
      </div>
    </section>
  );
}

/** Begin the next game of the match, at once if all players want to. */
function NextGame() {
  const table = useTable();
  const ready = table.state.seats.value!.ready.includes(table.state.you);
  return (
    <>
      <button type="button" class={ready ? "btn" : "btn main"} onClick={() => table.nextGame.wish(ready ? "no" : "same")}>
        {say(ready ? "match-not-yet" : "match-next")}
      </button>
      <button type="button" class="btn" onClick={() => openSheet("leave-match")}>
        {say("match-leave")}
      </button>
    </>
  );
}

function next(table: TableModel): string {
  return table.state.seats.value?.next ?? "";
}

/** Wish for another game, agree to the one that somebody wishes for, or go where it is. */
function MainAgain() {
  const table = useTable();
  const seats = table.state.seats.value;
  if (seats === null) return null;
  const me = table.state.you;
  if (next(table) !== "") {
    return (
      <button type="button" class="btn main" onClick={() => table.nextGame.wish("same")}>
        {say("again-join")}
      </button>
    );
  }
  if (seats.ready.includes(me)) {
    return (
      <button type="button" class="btn" onClick={() => table.nextGame.wish("no")}>
        {say("again-no")}
      </button>
    );
  }
  const how = seats.ready.length > 0 ? wished(seats.again) : "same";
  return (
    <button type="button" class="btn main" onClick={() => table.nextGame.wish(how)}>
      {say(how === "same" && seats.match !== null ? "match-again" : `again-${how}`)}
    </button>
  );
}

/** Where the players have gone on: the way there for spectators. */
function WatchOn() {
  const table = useTable();
  const address = next(table);
  if (address === "") return null;
  return (
    <a class="btn main" href={`/t/${address}`} onClick={follow}>
      {say("again-watch")}
    </a>
  );
}

function wished(again: string): "same" | "new" | "swapped" {
  return again === "new" || again === "swapped" ? again : "same";
}

/** Who wishes for another game, and for whom that waits. */
function Wishes() {
  const table = useTable();
  const seats = table.state.seats.value;
  if (seats === null) return null;
  if (seats.next !== "" && table.state.you < 0) {
    return (
      <p class="note" role="status">
        {say("again-begun")}
      </p>
    );
  }
  if (seats.ready.length === 0 || seats.next !== "") return null;
  const me = table.state.you;
  const names = (places: number[]) => places.filter((place) => place !== me).map((place) => seats.seats[place]!.name).join(say("list-comma"));
  const waits = seats.seats.flatMap((seat, place) => (seat.kind === "person" && seat.here && !seats.ready.includes(place) ? [place] : []));
  const others = { by: concerned(seats.ready, me), ready: names(seats.ready), for: concerned(waits, me), waits: names(waits) };
  return (
    <p class="note" role="status">
      {say(`again-wished-${wished(seats.again)}`, others)}
    </p>
  );
}

/** Another game than just the same one again. */
function Again({ board }: { board: Board }) {
  const table = useTable();
  if (next(table) !== "") return null;
  return (
    <>
      <span class="heading">{say("again-how")}</span>
      <div class="opts">
        {board.draws && (
          <button type="button" class="opt" onClick={() => table.nextGame.wish("new")}>
            {say("again-new")}
          </button>
        )}
        <button type="button" class="opt" onClick={() => table.nextGame.wish("swapped")}>
          {say("again-swapped")}
        </button>
      </div>
    </>
  );
}

function Back() {
  const table = useTable();
  const over = table.state.over.value;
  const laid = table.showsTable.value;
  return (
    <div class="opts">
      <button type="button" class="opt" onClick={() => (table.showsTable.value = !laid)}>
        <Key>b</Key>
        {say(laid ? "end-points" : "end-table")}
      </button>
      <button type="button" class="opt" onClick={() => (table.showsReview.value = true)}>
        <Key>v</Key>
        {say("end-review")}
      </button>
      <button type="button" class="opt" onClick={() => table.lookAt({ step: 0 })}>
        {say("end-replay")}
      </button>
      {over !== null && over.record !== "" && (
        <button type="button" class="opt" onClick={() => void download(over.record, over.table)}>
          {say("end-record")}
        </button>
      )}
    </div>
  );
}
