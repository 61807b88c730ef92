// An earlier moment of the game: which one, through whose eyes, and the way back to now.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Looked } from "../protocol";
import { useTable } from "../table/context";
import type { TableModel } from "../table/table-model";
import { playFrom } from "../lobby";
import { addressOf } from "../route";
import { say } from "../words";
import { roundsOf } from "../table/rounds";
import type { Board } from "../tables/board";
import { LabLink } from "./LabLink";
import { Sign } from "./symbols";

const ALL_HANDS = -2;
const PUBLIC = -1;
/** Milliseconds for which each moment is shown while the replay plays. */
const PACE = 700;

export const playing = signal(false);

/** The moment whose link has been copied. */
const copied = signal<Looked | null>(null);

/** Copy the address at which everybody who may see this game sees this moment. */
async function copyMoment(looked: Looked): Promise<void> {
  const address = addressOf(`/r/${looked.table}?at=${looked.step}&as=${looked.viewer}`);
  try {
    await navigator.clipboard.writeText(address);
    copied.value = looked;
  } catch {
    prompt(say("scrub-link"), address);
  }
}

/** From a moment of a file to its review. */
function review(table: TableModel): void {
  table.moments.leave();
  table.showsReview.value = true;
}

/** Go this many moments on, or back. */
export function step(table: TableModel, by: number): void {
  const looked = table.moments.looked.value;
  if (looked === null) return;
  const from = table.moments.step;
  const to = Math.min(looked.steps.length - 1, Math.max(0, from + by));
  if (to !== from) table.lookAt({ step: to });
  else playing.value = false;
}

/** Go to where the next turn begins, or to where this one began. */
export function stepTurn(table: TableModel, by: 1 | -1): void {
  const looked = table.moments.looked.value;
  const starts = looked === null ? [] : turnsOf(looked);
  const at = table.moments.step;
  const to = by > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at);
  if (to !== undefined) table.lookAt({ step: to });
  else if (looked !== null) table.lookAt({ step: by > 0 ? looked.steps.length - 1 : 0 });
}

/** The moments at which somebody else began to decide. */
function turnsOf(looked: Looked): number[] {
  return looked.steps.flatMap((one, place) => (place === 0 || one.decider !== looked.steps[place - 1]!.decider ? [place] : []));
}

export function Scrubber({ board }: { board: Board }) {
  const table = useTable();
  const looked = table.moments.looked.value;
  useEffect(() => {
    if (!playing.value) return;
    const timer = setTimeout(() => step(table, 1), PACE);
    return () => clearTimeout(timer);
  }, [playing.value, looked]);
  useEffect(() => () => void (playing.value = false), []);
  if (looked === null) return null;
  const last = looked.steps.length - 1;
  const turns = new Set(turnsOf(looked));
  const log = table.state.lines.value.length > looked.lines.length ? table.state.lines.value : looked.lines;
  const rounds = roundsOf(log, board).map((round) => ({ number: round.number, step: looked.steps.findIndex((one) => one.lines > round.line) }));
  const now = rounds.findLast((round) => round.step <= looked.step);
  const at = say("scrub-at", { at: looked.step, of: last });
  const over = table.state.seats.value?.state === "over";
  const { file } = table;
  return (
    <section class="scrub" aria-label={say("scrub")} data-region="scrub">
      <div class="moves">
        <button type="button" class="btn" aria-label={say("scrub-turn-back")} onClick={() => stepTurn(table, -1)}>
          <Sign name="stepb" />
        </button>
        <button type="button" class="btn" aria-label={say("scrub-back")} onClick={() => step(table, -1)}>
          <Sign name="back" />
        </button>
        <button type="button" class="btn wide" aria-pressed={playing.value} onClick={() => (playing.value = !playing.value)}>
          {say(playing.value ? "scrub-stop" : "scrub-play")}
        </button>
        <button type="button" class="btn" aria-label={say("scrub-on")} onClick={() => step(table, 1)}>
          <Sign name="play" />
        </button>
        <button type="button" class="btn" aria-label={say("scrub-turn-on")} onClick={() => stepTurn(table, 1)}>
          <Sign name="stepf" />
        </button>
      </div>
      <div class="rail">
        <svg viewBox={`0 0 ${Math.max(1, last)} 10`} preserveAspectRatio="none" aria-hidden="true">
          {looked.steps.map((_, place) => (
            <line key={place} x1={place} x2={place} y1={turns.has(place) ? 0 : 5} y2={10} />
          ))}
          {rounds.map((round) => (
            <line key={`round ${round.number}`} class="round-begins" x1={round.step} x2={round.step} y1={-4} y2={10} />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={looked.step}
          aria-label={say("scrub-moment")}
          aria-valuetext={now === undefined ? at : say("scrub-at-round", { at: looked.step, of: last, round: now.number })}
          onInput={(event) => table.lookAt({ step: event.currentTarget.valueAsNumber })}
        />
        <p class="cap">
          <span>{at}</span>
          {now !== undefined && <span>{say("round-number", { round: now.number })}</span>}
        </p>
      </div>
      <div class="eyes">
        <label>
          <span class="cap">{say("scrub-eyes")}</span>
          <select value={looked.viewer} onChange={(event) => table.lookAt({ step: looked.step }, Number(event.currentTarget.value))}>
            {eyes(table, over).map(([viewer, name]) => (
              <option key={viewer} value={viewer}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {over && file === undefined && <LabLink asked={{ table: table.id, step: String(looked.step) }} style="btn" />}
        {file !== undefined && (
          <button type="button" class="btn" onClick={() => review(table)}>
            {say("end-review")}
          </button>
        )}
        {file !== undefined && table.state.over.value !== null && !file.isBrought && (
          <button type="button" class="btn" onClick={() => void file.store()}>
            {say("record-store")}
          </button>
        )}
        {over && file === undefined && (
          <button type="button" class="btn" onClick={() => void copyMoment(looked)}>
            {say(copied.value === looked ? "room-copied" : "scrub-link")}
          </button>
        )}
        {over && (
          <button type="button" class="btn" onClick={() => (file === undefined ? playFrom(table, looked.step) : void file.playFrom(looked.step))}>
            {say("scrub-from-here")}
          </button>
        )}
        {(file === undefined || table.state.over.value !== null) && (
          <button type="button" class="btn main" onClick={() => table.moments.leave()}>
            {say(over ? "scrub-end" : "scrub-now")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Through whose eyes the moment may be seen: everybody's only after the end. */
function eyes(table: TableModel, over: boolean): [number, string][] {
  const names = table.state.seats.value?.seats.map((seat) => seat.name) ?? [];
  const mine = table.state.you;
  const allowed = names.flatMap((name, seat): [number, string][] => (over || seat === mine ? [[seat, name]] : []));
  return [...allowed, [PUBLIC, say("scrub-public")], ...(over ? [[ALL_HANDS, say("scrub-all")] as [number, string]] : [])];
}
