// The review of a game that is over: the chance to win along it, the answers that cost most, and what would have been better.
import { useEffect, useRef } from "preact/hooks";
import { useTable } from "../table/context";
import { roundsOf, type Round } from "../table/rounds";
import type { TableModel } from "../table/table-model";
import { Counted } from "../components/GameResult";
import { percent } from "../components/Hint";
import { LabLink } from "../components/LabLink";
import { Figure, Key, Marked } from "../components/symbols";
import type { Costly } from "../protocol";
import { localized, type Scene } from "../scene";
import type { Board } from "../tables/board";
import { has, say } from "../words";
import { Curve } from "./Curve";
import { afterText } from "./after";
import { costText } from "./cost";
import { reviewOf } from "./review-model";
import "./review.css";

interface ReviewProps {
  scene: Scene;
  board: Board;
}

export default function Review({ scene, board }: ReviewProps) {
  const table = useTable();
  const model = reviewOf(table);
  const { seat, chosen, mine } = model;
  const review = model.found.value;
  useEffect(() => {
    const stop = model.start();
    const onKey = (event: KeyboardEvent) => {
      if (model.press(event)) event.preventDefault();
    };
    addEventListener("keydown", onKey, true);
    return () => {
      stop();
      removeEventListener("keydown", onKey, true);
    };
  }, []);
  const names = table.state.seats.value?.seats.map((one) => one.name) ?? [];
  const who = { seat: names[seat.value] ?? "" };
  const about = `review-about-${table.state.welcome.value?.game ?? ""}`;
  const share = review?.share ?? 0;
  const rounds = roundsOf(table.state.lines.value, board);
  return (
    <main class="rv" data-region="review">
      <section class="curve">
        <header>
          <h1 tabIndex={-1}>{say("review-title", who)}</h1>
          <p>{say(has(about) ? about : "review-about", who)}</p>
          <div class="eyes">
            <label>
              <span class="cap">{say("review-eyes")} </span>
              <select value={seat.value} onChange={(event) => model.choose(Number(event.currentTarget.value))}>
                {names.map((name, place) => (
                  <option key={place} value={place}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" class="btn" onClick={() => (table.showsReview.value = false)}>
              <Key open>v</Key>
              {say("review-back")}
            </button>
          </div>
        </header>
        <Curve review={review} seat={seat.value} ends={!has(about) && table.state.over.value !== null} rounds={rounds} mistakes={mine.value} chosen={chosen.value} choose={(place) => (chosen.value = place)} />
      </section>
      <section class="worst" tabIndex={0} aria-label={share < 1 ? say("review-waits") : say("review-costly", { mistakes: mine.value.length })}>
        {review !== null && share === 1 ? <Worst weighed={review.weighed} skipped={review.skipped} rounds={rounds} /> : <Wait share={share} />}
      </section>
      <section class="mom" aria-live="polite">
        {share < 1 || mine.value.length === 0 ? <Result scene={scene} board={board} goesOn={share < 1} /> : <Moment name={who.seat} />}
      </section>
    </main>
  );
}

/** Of how large a share of the review the speed is known before its end is estimated. */
const KNOWN = 0.05;

/** How many minutes the review still takes, at the speed so far; null where that is not known yet. */
function useMinutesLeft(share: number): number | null {
  const begun = useRef({ at: performance.now(), share });
  const done = share - begun.current.share;
  if (done < KNOWN) return null;
  const passed = performance.now() - begun.current.at;
  return Math.max(1, Math.round((passed * (1 - share)) / done / 60_000));
}

/** How far the review is, how long it takes, and what is still to come. */
function Wait({ share }: { share: number }) {
  const table = useTable();
  const minutes = useMinutesLeft(share);
  // 100 % is shown only once all of it is done.
  const counted = say("review-counting", { percent: Math.min(99, percent(share)) });
  return (
    <div class="wait">
      <h2>{say("review-waits")}</h2>
      <p class="far" role="status">
        <Marked text={counted} />
      </p>
      <progress max={1} value={share} aria-label={counted.replace(/[‹›]/g, "")} />
      {minutes !== null && <p>{say("review-left", { minutes })}</p>}
      {table.note.value !== null && (
        <p class="note" role="status">
          {localized(table.note.value)}
        </p>
      )}
      <p>{say("review-coming")}</p>
    </div>
  );
}

/** How the game ended, and the ways to look at it: for as long as the review takes, and where it has found no mistake. */
function Result({ scene, board, goesOn }: ReviewProps & { goesOn: boolean }) {
  const table = useTable();
  if (table.state.over.value === null) return null; // a game that was brought along may end in its midst
  const { seat } = reviewOf(table);
  const { ending, scores } = table.state.over.value;
  const won = scores.filter((score) => score.won).map((score) => score.seat);
  return (
    <>
      <h2>{localized(ending.verdict)}</h2>
      <p>{localized(ending.why)}</p>
      <div class="acts">
        <span class="cap">{goesOn && say("review-goes-on")}</span>
        <button type="button" class="btn" onClick={() => showTable(table)}>
          {say("end-table")}
        </button>
        <button type="button" class="btn main" onClick={() => table.lookAt({ step: 0 }, seat.value)}>
          {say("end-replay")}
        </button>
      </div>
      {ending.measures.length > 0 && <Counted scene={scene} board={board} ending={ending} won={won} />}
    </>
  );
}

function showTable(table: TableModel): void {
  table.showsTable.value = true;
  table.showsReview.value = false;
}

function Worst({ weighed, skipped, rounds }: { weighed: number; skipped: number; rounds: readonly Round[] }) {
  const { mine, chosen } = reviewOf(useTable());
  return (
    <>
      <h2>{say("review-costly", { mistakes: mine.value.length })}</h2>
      <ol>
        {mine.value.map((mistake, place) => (
          <li key={mistake.step}>
            <button type="button" aria-pressed={place === chosen.value} onClick={() => (chosen.value = place)}>
              <Key open={place !== chosen.value}>{place + 1}</Key>
              <b class="t">
                {localized(mistake.given)}
                <small>{afterText(rounds, mistake.turn)}</small>
              </b>
              <span class="alt">{say("review-better", { better: localized(mistake.better) })}</span>
              <Loss mistake={mistake} />
            </button>
          </li>
        ))}
      </ol>
      <p class="fine">{say("review-fine", { weighed })}</p>
      {skipped > 0 && <p class="fine">{say("review-skipped", { skipped })}</p>}
    </>
  );
}

function Loss({ mistake }: { mistake: Costly }) {
  const { cost, half } = costText(mistake.cost, mistake.half);
  return (
    <span class="loss">
      <Figure>{say(mistake.this_turn ? "review-cost-turn" : "review-cost", { cost })}</Figure>
      <small>{say(mistake.this_turn ? "review-half-turn" : "review-half", { half })}</small>
    </span>
  );
}

function Moment({ name }: { name: string }) {
  const table = useTable();
  const model = reviewOf(table);
  const mistake = model.mine.value[model.chosen.value];
  if (mistake === undefined) return null;
  const ways = [
    { text: mistake.better, chance: mistake.chance + mistake.cost, note: "review-instead", why: localized(mistake.why) },
    { text: mistake.given, chance: mistake.chance, note: "review-given", why: "" },
  ];
  return (
    <>
      <h2>{localized(mistake.question)}</h2>
      <ol class="ways">
        {ways.map((way, place) => (
          <li key={place} class={place === 0 ? "best" : ""}>
            <span>
              <b class="serif">{localized(way.text)}</b>
              <small>{say(way.note)}</small>
            </span>
            {!mistake.this_turn && <meter min={0} max={1} value={way.chance} aria-hidden="true" />}
            {!mistake.this_turn && <Figure>{percent(way.chance)}</Figure>}
            {way.why !== "" && <p>{way.why}</p>}
          </li>
        ))}
      </ol>
      <div class="acts">
        <span class="cap">{say("review-knows", { seat: name })}</span>
        <button type="button" class="btn" onClick={() => model.look(mistake)}>
          <Key open>m</Key>
          {say("review-look")}
        </button>
        {table.file === undefined && <LabLink asked={{ table: table.id, step: String(mistake.step) }} style="btn" />}
        <button type="button" class="btn main" onClick={() => model.playOn(mistake)}>
          <Key>p</Key>
          {say("scrub-from-here")}
        </button>
      </div>
    </>
  );
}
