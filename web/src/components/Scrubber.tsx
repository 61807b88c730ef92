// An earlier moment of the game: which one, through whose eyes, and the way back to now.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Looked } from "../protocol";
import { playFrom } from "../lobby";
import * as record from "../record-file";
import * as live from "../live-table";
import { addressOf } from "../route";
import { say } from "../words";
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
function review(): void {
  live.lookAway();
  live.showsReview.value = true;
}

/** Go this many moments on, or back. */
export function step(by: number): void {
  const looked = live.looked.value;
  if (looked === null) return;
  const from = live.lookedStep();
  const to = Math.min(looked.steps.length - 1, Math.max(0, from + by));
  if (to !== from) live.lookAt({ step: to });
  else playing.value = false;
}

/** Go to where the next turn begins, or to where this one began. */
export function stepTurn(by: 1 | -1): void {
  const looked = live.looked.value;
  const starts = looked === null ? [] : turnsOf(looked);
  const at = live.lookedStep();
  const to = by > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at);
  if (to !== undefined) live.lookAt({ step: to });
  else if (looked !== null) live.lookAt({ step: by > 0 ? looked.steps.length - 1 : 0 });
}

/** The moments at which somebody else began to decide. */
function turnsOf(looked: Looked): number[] {
  return looked.steps.flatMap((one, place) => (place === 0 || one.decider !== looked.steps[place - 1]!.decider ? [place] : []));
}

export function Scrubber() {
  const looked = live.looked.value;
  useEffect(() => {
    if (!playing.value) return;
    const timer = setTimeout(() => step(1), PACE);
    return () => clearTimeout(timer);
  }, [playing.value, looked]);
  useEffect(() => () => void (playing.value = false), []);
  if (looked === null) return null;
  const last = looked.steps.length - 1;
  const turns = new Set(turnsOf(looked));
  const over = live.seats.value?.state === "over";
  const file = record.isFile();
  return (
    <section class="scrub" aria-label={say("scrub")} data-region="scrub">
      <div class="moves">
        <button type="button" class="btn" aria-label={say("scrub-turn-back")} onClick={() => stepTurn(-1)}>
          <Sign name="stepb" />
        </button>
        <button type="button" class="btn" aria-label={say("scrub-back")} onClick={() => step(-1)}>
          <Sign name="back" />
        </button>
        <button type="button" class="btn wide" aria-pressed={playing.value} onClick={() => (playing.value = !playing.value)}>
          {say(playing.value ? "scrub-stop" : "scrub-play")}
        </button>
        <button type="button" class="btn" aria-label={say("scrub-on")} onClick={() => step(1)}>
          <Sign name="play" />
        </button>
        <button type="button" class="btn" aria-label={say("scrub-turn-on")} onClick={() => stepTurn(1)}>
          <Sign name="stepf" />
        </button>
      </div>
      <div class="rail">
        <svg viewBox={`0 0 ${Math.max(1, last)} 10`} preserveAspectRatio="none" aria-hidden="true">
          {looked.steps.map((_, place) => (
            <line key={place} x1={place} x2={place} y1={turns.has(place) ? 0 : 5} y2={10} />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={looked.step}
          aria-label={say("scrub-moment")}
          aria-valuetext={say("scrub-at", { at: looked.step, of: last })}
          onInput={(event) => live.lookAt({ step: event.currentTarget.valueAsNumber })}
        />
        <p class="cap">
          <span>{say("scrub-at", { at: looked.step, of: last })}</span>
        </p>
      </div>
      <div class="eyes">
        <label>
          <span class="cap">{say("scrub-eyes")}</span>
          <select value={looked.viewer} onChange={(event) => live.lookAt({ step: looked.step }, Number(event.currentTarget.value))}>
            {eyes(over).map(([viewer, name]) => (
              <option key={viewer} value={viewer}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {over && !file && <LabLink asked={{ table: live.table.value, step: String(looked.step) }} style="btn" />}
        {file && (
          <button type="button" class="btn" onClick={review}>
            {say("end-review")}
          </button>
        )}
        {file && live.over.value !== null && !record.isBrought() && (
          <button type="button" class="btn" onClick={() => void record.store()}>
            {say("record-store")}
          </button>
        )}
        {over && !file && (
          <button type="button" class="btn" onClick={() => void copyMoment(looked)}>
            {say(copied.value === looked ? "room-copied" : "scrub-link")}
          </button>
        )}
        {over && (
          <button type="button" class="btn" onClick={() => (file ? void record.playFrom(looked.step) : playFrom(looked.step))}>
            {say("scrub-from-here")}
          </button>
        )}
        {(!file || live.over.value !== null) && (
          <button type="button" class="btn main" onClick={live.lookAway}>
            {say(over ? "scrub-end" : "scrub-now")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Through whose eyes the moment may be seen: everybody's only after the end. */
function eyes(over: boolean): [number, string][] {
  const names = live.seats.value?.seats.map((seat) => seat.name) ?? [];
  const mine = live.ownEyes();
  const allowed = names.flatMap((name, seat): [number, string][] => (over || seat === mine ? [[seat, name]] : []));
  return [...allowed, [PUBLIC, say("scrub-public")], ...(over ? [[ALL_HANDS, say("scrub-all")] as [number, string]] : [])];
}
