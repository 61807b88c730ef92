// A day's kingdom: what everybody plays with today, one's own attempt, and how it has gone for all.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "../styles/daily-game.css";
import { catalogue, games } from "../catalogue";
import { fetchDay, playDay } from "../daily-game";
import { opening, refusal } from "../lobby";
import { Masthead } from "../components/Masthead";
import { Refusal } from "../components/Refusal";
import { useLoaded } from "../components/use-loaded";
import type { Catalogue, DayPage as Shown, DayResult } from "../protocol";
import { follow } from "../route";
import { cardsOf, localized } from "../scene";
import { type CardSummary, cardSummaryOf } from "../tables/card-summary";
import { inTab } from "../tab/in-tab";
import { say } from "../words";
import { NotFoundPage } from "./NotFound";

/** Milliseconds between two looks at how long it still is. */
const EVERY = 30_000;

export function DailyGamePage({ game }: { game: string }) {
  const found = useSignal<Shown | "none" | null>(null);
  useEffect(() => {
    const look = () => void fetchDay(game).then((now) => (found.value = now ?? "none"));
    look();
    const again = setInterval(look, EVERY);
    return () => clearInterval(again);
  }, [game]);
  const day = found.value;
  if (day === "none") return <NotFoundPage />;
  if (day === null) return <Masthead where={say("day-title")} />;
  const minutes = Math.max(1, Math.ceil(day.ends / 60));
  const mine = day.results.find((one) => one.mine);
  return (
    <>
      <Masthead where={say("day-title")} />
      <main class="day" data-region="day">
        <section class="of-day">
          <p class="date">
            <time dateTime={day.day}>{day.day}</time> · {say("day-left", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
          </p>
          <h1>{say("day-head", { game: localized(day.title) })}</h1>
          <Cards game={game} cards={day.cards} />
          <p class="with">{localized(day.about)}</p>
          <p>{say(inTab ? "tab-day-rules" : "day-rules")}</p>
          <p class="go">
            {day.table === "" ? (
              <button type="button" class="btn main" disabled={opening.value} onClick={() => playDay(game)}>
                {say("day-play")}
              </button>
            ) : (
              <a class="btn main" href={`/t/${day.table}`} onClick={follow}>
                {say(mine === undefined ? "day-go-on" : "day-see")}
              </a>
            )}
          </p>
          {refusal.value !== null && (
            <Refusal what={refusal.value}>
              {localized(refusal.value.reason)} {localized(refusal.value.detail)}
            </Refusal>
          )}
        </section>
        <Results title={say("day-results")} results={day.results} none={say("day-nobody")} />
        {day.before.length > 0 && <Results title={say("day-before")} results={day.before} none="" />}
      </main>
    </>
  );
}

/** What is played with, at one glance, once the cards are known. */
function Cards({ game: name, cards }: { game: string; cards: readonly string[] }) {
  const known = useSignal<{ all: Catalogue; Glance: CardSummary | null } | null>(null);
  useLoaded(
    () => (cards.length === 0 ? null : Promise.all([catalogue(name), cardSummaryOf(name)])),
    ([all, Glance]) => (known.value = { all, Glance }),
    [name, cards.length > 0],
  );
  const game = games.value.find((one) => one.name === name);
  const shown = known.value;
  if (game === undefined || shown === null || shown.Glance === null) return null;
  return <shown.Glance scene={cardsOf(game, shown.all)} cards={cards} />;
}

function Results({ title, results, none }: { title: string; results: readonly DayResult[]; none: string }) {
  return (
    <section class="results">
      <h2>{title}</h2>
      {results.length === 0 ? (
        <p class="cap">{none}</p>
      ) : (
        <div class="scroll" tabIndex={0} role="region" aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say("day-rank")}</th>
                <th scope="col">{say("day-name")}</th>
                <th scope="col">{say("day-points")}</th>
                <th scope="col">{say("day-turns")}</th>
                <th scope="col">{say("day-ended")}</th>
              </tr>
            </thead>
            <tbody>
              {results.map((one) => (
                <tr key={one.rank} class={one.mine ? "mine" : ""}>
                  <td class="num">{one.rank}</td>
                  <th scope="row">
                    {one.name}
                    {one.mine && <small> {say("day-mine")}</small>}
                  </th>
                  <td class="num">{say("day-score", { mine: one.points, other: one.others })}</td>
                  <td class="num">{one.turns}</td>
                  <td>{say(one.won ? "day-won" : "day-lost")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
