// What the coach says of a question: the best answers, how often each wins, and why. It selects nothing.
import type { Advice } from "../protocol";
import { localized } from "../scene";
import * as live from "../live-table";
import { say } from "../words";
import { Figure, Key } from "./symbols";

/** Whether the others have to agree first: the request itself says so, and can be taken back there. */
function awaited(): boolean {
  return live.hinted.value === "asked" && live.consentAsked.value?.what === "hint";
}

/** Ask the coach, or hide again what it has said. */
export function HintButton() {
  const rule = live.welcome.value?.hints;
  if (rule === undefined || rule === "off" || live.looked.value !== null || awaited()) return null;
  const shown = live.hinted.value !== null;
  return (
    <button type="button" class="btn" aria-pressed={shown} title={say("hint-all-see")} onClick={live.askHint}>
      <Key open>h</Key>
      {say(shown ? "hint-hide" : "hint")}
    </button>
  );
}

export function Hint() {
  const hinted = live.hinted.value;
  if (hinted === null || awaited()) return null;
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
      <p class="cap">{say("hint-games", { games: hinted.games, game: live.welcome.value?.game ?? "" })}</p>
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
