// What the coach says of a question: the best answers, how often each wins, and why. It selects nothing.
import type { Advice } from "../protocol";
import { useTable } from "../table/context";
import type { TableModel } from "../table/table-model";
import { localized } from "../scene";
import { say } from "../words";
import { Figure, Key } from "./symbols";

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

export function Hint() {
  const table = useTable();
  const hinted = table.hints.shown.value;
  if (hinted === null || awaited(table)) return null;
  if (hinted === "asked") {
    return (
      <p class="coach cap" role="status">
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
  const why = [localized(best.why), localized(hinted.threat)].filter((text) => text !== "");
  return (
    <section class="coach" aria-label={say("hint-coach")} aria-live="polite">
      <ol>
        {hinted.advice.map((advice, place) => (
          <Advised key={place} advice={advice} best={place === 0} />
        ))}
      </ol>
      {why.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {hinted.coming && <p class="cap">{say("hint-comes")}</p>}
      <p class="cap">{say("hint-games", { games: hinted.games, game: table.state.welcome.value?.game ?? "" })}</p>
    </section>
  );
}

/** A chance to win, in whole parts of 100. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

function Advised({ advice, best }: { advice: Advice; best: boolean }) {
  const range = say("hint-range", { least: percent(advice.least), most: percent(advice.most) });
  return (
    <li class={best ? "best" : ""} title={localized(advice.why)}>
      <b class="serif">{localized(advice.text)}</b>
      <span class="vh">{say("hint-chance")}</span>
      <Figure>{percent(advice.chance)}</Figure>
      <small>{range}</small>
      <meter min={0} max={1} value={advice.chance} aria-hidden="true" />
    </li>
  );
}
