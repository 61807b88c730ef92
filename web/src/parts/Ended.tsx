// The slip once a game is over: another game, and looking back at this one.
import { refusal } from "../lobby";
import { told, type Scene } from "../scene";
import { save } from "../saving";
import * as sitting from "../sitting";
import type { Board } from "../tables/board";
import { say } from "../words";
import { winners } from "./End";
import { Key } from "./small";

interface EndedProps {
  scene: Scene;
  board: Board;
}

export function Ended({ board }: EndedProps) {
  const note = sitting.note.value ?? refusal.value?.reason ?? null;
  const seated = sitting.ownEyes() >= 0;
  const table = sitting.showsTable.value;
  return (
    <section class="slip ended" data-region="slip" aria-label={say("slip-name")}>
      <div class="q">
        <h2 tabIndex={-1} aria-live="polite">
          {table ? winners() : say(seated ? "again" : "slip-over")}
        </h2>
        <div class="two">
          {seated && <Again board={board} />}
          <span class="heading">{say("end-back")}</span>
          <Back />
        </div>
        {note !== null && (
          <p class="note" role="status">
            {told(note)}
          </p>
        )}
      </div>
      <div class="act">
        {seated && (
          <button type="button" class="btn main" onClick={() => sitting.rematch("same")}>
            {say(next() === "" ? "again-same" : "again-join")}
          </button>
        )}
        <a class="btn" href="/">
          {say("table-to-lobby")}
        </a>
      </div>
    </section>
  );
}

function next(): string {
  return sitting.seats.value?.next ?? "";
}

/** Another game than just the same one again. */
function Again({ board }: { board: Board }) {
  if (next() !== "") return null;
  return (
    <>
      <span class="heading">{say("again-how")}</span>
      <div class="opts">
        {board.lots && (
          <button type="button" class="opt" onClick={() => sitting.rematch("new")}>
            {say("again-new")}
          </button>
        )}
        <button type="button" class="opt" onClick={() => sitting.rematch("swapped")}>
          {say("again-swapped")}
        </button>
      </div>
    </>
  );
}

function Back() {
  const over = sitting.over.value;
  const table = sitting.showsTable.value;
  return (
    <div class="opts">
      <button type="button" class="opt" onClick={() => (sitting.showsTable.value = !table)}>
        <Key>b</Key>
        {say(table ? "end-points" : "end-table")}
      </button>
      <button type="button" class="opt" onClick={() => sitting.lookAt({ step: 0 })}>
        {say("end-replay")}
      </button>
      {over !== null && (
        <button type="button" class="opt" onClick={() => void save(over.record, over.table)}>
          {say("end-record")}
        </button>
      )}
    </div>
  );
}
