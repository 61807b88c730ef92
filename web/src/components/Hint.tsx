// What the coach says of a question: the best answers, how often each wins, and why. It selects nothing.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Advice } from "../protocol";
import { useTable } from "../table/context";
import type { TableModel } from "../table/table-model";
import { localized } from "../scene";
import { say } from "../words";
import { Key, Marked } from "./symbols";

/** Whether the others have to agree first: the request itself says so, and can be taken back there. */
function awaited(table: TableModel): boolean {
  return table.hints.shown.value === "asked" && table.consent.asked.value?.what === "hint";
}

/** Ask the coach, or hide again what it has said. */
export function HintButton() {
  const table = useTable();
  const rule = table.state.welcome.value?.hints;
  if (rule === undefined || rule === "off" || table.moments.looked.value !== null || awaited(table)) return null;
  const shown = table.hints.shown.value !== null;
  return (
    <button type="button" class="btn" aria-pressed={shown} title={say("hint-all-see")} onClick={() => table.askHint()}>
      <Key open>h</Key>
      {say(shown ? "hint-hide" : "hint")}
    </button>
  );
}

/** Scroll the question's box until the best answers, and what speaks for the first, are in sight: the slip keeps its height. */
function scrollIntoSight(coach: HTMLElement | null): void {
  const box = coach?.closest(".q");
  if (!coach || !box) return;
  const last = coach.querySelector("ol + p:not(.cap)") ?? coach.querySelector("ol") ?? coach;
  const { top, bottom } = box.getBoundingClientRect();
  const below = last.getBoundingClientRect().bottom + FADE - bottom;
  box.scrollTop += Math.max(0, Math.min(below, coach.getBoundingClientRect().top - top));
}

/** So many pixels at the foot of a box that can be scrolled on are shown faintly. */
const FADE = 22;

export function Hint() {
  const table = useTable();
  const shown = useRef<HTMLElement>(null);
  const hinted = table.hints.shown.value;
  useLayoutEffect(() => scrollIntoSight(shown.current), [hinted]);
  if (hinted === null || awaited(table)) return null;
  if (hinted === "asked") {
    return (
      <p ref={scrollIntoSight} class="coach cap" role="status">
        {say("hint-comes")}
      </p>
    );
  }
  const [best] = hinted.advice;
  if (best === undefined) {
    return (
      <p class="coach cap" role="status">
        {say("hint-none")}
      </p>
    );
  }
  const game = table.state.welcome.value?.game ?? "";
  const why = [localized(best.why), localized(hinted.threat)].filter((text) => text !== "");
  return (
    <section ref={shown} class="coach" aria-label={say("hint-coach")} aria-live="polite">
      <ol>
        {hinted.advice.map((advice, place) => (
          <Advised key={place} game={game} advice={advice} best={place === 0} />
        ))}
      </ol>
      {why.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {hinted.coming && <p class="cap">{say("hint-comes")}</p>}
      <p class="cap">{say("hint-games", { games: hinted.games, game })}</p>
    </section>
  );
}

/** A chance to win, in whole parts of 100. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** An answer, how often it wins, and how sure that is. */
export function Advised({ game, advice, best }: { game: string; advice: Advice; best: boolean }) {
  return (
    <li class={best ? "best" : ""} title={localized(advice.why)}>
      <b class="serif">{localized(advice.text)}</b>
      <span class="wins">
        <Marked text={say("hint-wins", { game, chance: percent(advice.chance) })} />
      </span>
      <small>{say("hint-range", { least: percent(advice.least), most: percent(advice.most) })}</small>
      <meter min={0} max={1} value={advice.chance} aria-hidden="true" />
    </li>
  );
}
