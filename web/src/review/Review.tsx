// The review of a game that is over: the chance to win along it, the answers that cost most, and what would have been better.
import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { playFrom } from "../lobby";
import { RequestError } from "../json-requests";
import { Counted } from "../components/GameResult";
import { percent } from "../components/Hint";
import { LabLink } from "../components/LabLink";
import { Figure, Key, Marked } from "../components/symbols";
import type { Costly, Reviewed } from "../protocol";
import { localized, type Scene } from "../scene";
import * as record from "../record-file";
import * as live from "../live-table";
import type { Board } from "../tables/board";
import { onConnected, onMessage, send } from "../connection";
import { has, say } from "../words";
import { Curve } from "./Curve";
import { costText } from "./cost";
import { reviewed } from "./file-review";
import "./review.css";

const found = signal<Reviewed | null>(null);
/** Through whose eyes, and which of that seat's mistakes is looked at. */
const seat = signal(0);
const chosen = signal(0);
const mine = computed<Costly[]>(() => found.value?.mistakes.filter((one) => one.seat === seat.value) ?? []);

onMessage((message) => {
  if (message.t === "reviewed" && message.table === live.table.peek()) found.value = message;
});
onConnected(() => ask());

/** Have the game looked through, unless that is done. */
function ask(): void {
  if (!live.showsReview.peek() || found.peek()?.share === 1) return;
  if (record.isFile()) void askOfFile();
  else send({ t: "look_through", table: live.table.peek() });
}

/** Which file is being looked through. */
let going = "";

/** Have a record that is no table looked through, part by part, for as long as it is shown. */
async function askOfFile(): Promise<void> {
  const text = record.text.peek();
  if (going === text) return;
  going = text;
  try {
    for await (const part of reviewed(text, live.table.peek())) {
      if (record.text.peek() !== text) return;
      found.value = part;
    }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (record.text.peek() === text) record.wrong.value = error.what;
  } finally {
    if (going === text) going = "";
  }
}

/** Go on from there at a new table. */
function playOn(step: number, seat: number): void {
  if (record.isFile()) void record.playFrom(step, seat);
  else playFrom(step);
}

function choose(seen: number, place = 0): void {
  seat.value = seen;
  chosen.value = place;
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
  const mistake = mine.value[chosen.value];
  const place = Number(event.key) - 1;
  if (mine.value[place] !== undefined) chosen.value = place;
  else if (event.key === "m" && mistake !== undefined) look(mistake);
  else if (event.key === "p" && mistake !== undefined) playOn(mistake.step, mistake.seat);
  else if (event.key === "Escape") live.showsReview.value = false;
  else return;
  event.preventDefault();
}

/** See the table as it was when that was asked, through the eyes of the player who was. */
function look(mistake: Costly): void {
  live.lookAt({ step: mistake.step }, mistake.seat);
}

interface ReviewProps {
  scene: Scene;
  board: Board;
}

export default function Review({ scene, board }: ReviewProps) {
  const review = found.value?.table === live.table.value ? found.value : null;
  useEffect(() => {
    if (found.peek()?.table !== live.table.peek()) {
      found.value = null;
      choose(Math.max(0, live.ownEyes()));
    }
    ask();
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, []);
  const names = live.seats.value?.seats.map((one) => one.name) ?? [];
  const who = { seat: names[seat.value] ?? "" };
  const about = `review-about-${live.welcome.value?.game ?? ""}`;
  const share = review?.share ?? 0;
  return (
    <main class="rv" data-region="review">
      <section class="curve">
        <header>
          <h1 tabIndex={-1}>{say("review-title", who)}</h1>
          <p>{say(has(about) ? about : "review-about", who)}</p>
          <div class="eyes">
            <label>
              <span class="cap">{say("review-eyes")} </span>
              <select value={seat.value} onChange={(event) => choose(Number(event.currentTarget.value))}>
                {names.map((name, place) => (
                  <option key={place} value={place}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" class="btn" onClick={() => (live.showsReview.value = false)}>
              <Key open>v</Key>
              {say("review-back")}
            </button>
          </div>
        </header>
        <Curve review={review} seat={seat.value} ends={!has(about) && live.over.value !== null} mistakes={mine.value} chosen={chosen.value} choose={(place) => (chosen.value = place)} />
      </section>
      <section class="worst" tabIndex={0} aria-label={share < 1 ? say("review-waits") : say("review-costly", { mistakes: mine.value.length })}>
        {review !== null && share === 1 ? <Worst weighed={review.weighed} skipped={review.skipped} /> : <Wait share={share} />}
      </section>
      <section class="mom" aria-live="polite">
        {share < 1 ? <Meanwhile scene={scene} board={board} /> : <Moment name={who.seat} />}
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
  const minutes = useMinutesLeft(share);
  // The last whole part is told only once all of it is done.
  const counted = say("review-counting", { percent: Math.min(99, percent(share)) });
  return (
    <div class="wait">
      <h2>{say("review-waits")}</h2>
      <p class="far" role="status">
        <Marked text={counted} />
      </p>
      <progress max={1} value={share} aria-label={counted.replace(/[‹›]/g, "")} />
      {minutes !== null && <p>{say("review-left", { minutes })}</p>}
      {live.note.value !== null && (
        <p class="note" role="status">
          {localized(live.note.value)}
        </p>
      )}
      <p>{say("review-coming")}</p>
    </div>
  );
}

/** How the game ended, and the ways to look at it for as long as the review takes. */
function Meanwhile({ scene, board }: ReviewProps) {
  if (live.over.value === null) return null; // a game that was brought along may end in its midst
  const { ending, scores } = live.over.value;
  const won = scores.filter((score) => score.won).map((score) => score.seat);
  return (
    <>
      <h2>{localized(ending.verdict)}</h2>
      <p>{localized(ending.why)}</p>
      <div class="acts">
        <span class="cap">{say("review-goes-on")}</span>
        <button type="button" class="btn" onClick={showTable}>
          {say("end-table")}
        </button>
        <button type="button" class="btn main" onClick={() => live.lookAt({ step: 0 }, seat.value)}>
          {say("end-replay")}
        </button>
      </div>
      {ending.measures.length > 0 && <Counted scene={scene} board={board} ending={ending} won={won} />}
    </>
  );
}

function showTable(): void {
  live.showsTable.value = true;
  live.showsReview.value = false;
}

function Worst({ weighed, skipped }: { weighed: number; skipped: number }) {
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
                <small>{say("review-after", { turn: mistake.turn })}</small>
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
      <Figure>{say("review-cost", { cost })}</Figure>
      <small>{say("review-half", { half })}</small>
    </span>
  );
}

function Moment({ name }: { name: string }) {
  const mistake = mine.value[chosen.value];
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
            <meter min={0} max={1} value={way.chance} aria-hidden="true" />
            <Figure>{percent(way.chance)}</Figure>
            {way.why !== "" && <p>{way.why}</p>}
          </li>
        ))}
      </ol>
      <div class="acts">
        <span class="cap">{say("review-knows", { seat: name })}</span>
        <button type="button" class="btn" onClick={() => look(mistake)}>
          <Key open>m</Key>
          {say("review-look")}
        </button>
        {!record.isFile() && <LabLink asked={{ table: live.table.value, step: String(mistake.step) }} style="btn" />}
        <button type="button" class="btn main" onClick={() => playOn(mistake.step, mistake.seat)}>
          <Key>p</Key>
          {say("scrub-from-here")}
        </button>
      </div>
    </>
  );
}
