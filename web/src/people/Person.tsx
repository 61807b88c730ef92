// Somebody's page: who it is, the games and how they ended; for oneself also what lets one in.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "./people.css";
import { games } from "../catalogue";
import { useLoaded } from "../components/use-loaded";
import { Masthead } from "../components/Masthead";
import { initial, Sign } from "../components/symbols";
import type { DayPlayed, Played, Profile, Tally, Text } from "../protocol";
import { follow } from "../route";
import { nameOr } from "../lobby";
import { localized } from "../scene";
import { gameProfileOf, gamesInOrder } from "../tables/game-profile";
import { say } from "../words";
import { Devices } from "./Devices";
import { SignIn } from "./SignIn";
import { Friends, PersonActions } from "./Friends";
import { dateText } from "./date";
import { Button, Note, useAction } from "./action";
import { loadMe, me, nameRefusal, profileOf, PeopleError } from "./people";
import { hasPasskeys } from "./passkeys";
import { noFiguresText, noGamesText } from "./profile-text";
import { CardStatistics } from "./CardStatistics";

/** id: whose page it is, "" for one's own. */
export function PersonPage({ id }: { id: string }) {
  const profile = useSignal<Profile | null>(null);
  const gone = useSignal<Text | null>(null);
  const own = id === "" || id === me.value?.id;
  const whose = id === "" ? (me.value?.id ?? "") : id;
  useEffect(() => void loadMe(true), []);
  useLoaded(
    () => {
      profile.value = null;
      gone.value = null;
      return whose === "" ? null : profileOf(whose).catch((error: unknown) => (error instanceof PeopleError ? error.reason : null));
    },
    (found) => {
      if (found !== null && "en" in found) gone.value = found;
      else profile.value = found;
    },
    [whose],
  );
  const name = profile.value?.name ?? (own ? (me.value?.name ?? nameOr()) : "");
  const where = own ? say("me-own") : name;
  if (gone.value !== null) {
    return (
      <>
        <Masthead where="" />
        <main class="plain">
          <h1>{localized(gone.value)}</h1>
        </main>
      </>
    );
  }
  return (
    <>
      <Masthead where={where} />
      <main class="pf" data-region="person">
        <aside class="who2">
          <div class="id">
            <span class="seal" aria-hidden="true">
              {initial(name || say("guest-name"))}
            </span>
            <h1>{name || say("guest-name")}</h1>
            <p>{profile.value === null ? say("me-guest") : say("me-since", { day: dateText(profile.value.since, true) })}</p>
          </div>
          {own && (me.value === null ? <SignIn /> : <Devices />)}
          {own && me.value !== null && <Friends />}
          {own && me.value?.moderator && (
            <p class="dev">
              <a href="/moderation" onClick={follow}>
                {say("moderation")}
              </a>
            </p>
          )}
          {!own && <PersonActions id={id} />}
        </aside>
        <section class="mid2">
          <Tallies tallies={profile.value?.tallies ?? []} days={profile.value?.days ?? []} guest={own && me.value === null} />
          {profile.value !== null && <Games key={profile.value.id} profile={profile.value} own={own} />}
          {profile.value !== null && <CardStatistics tallies={profile.value.tallies} />}
          {profile.value !== null && <Bests tallies={profile.value.tallies} />}
        </section>
        {profile.value !== null && profile.value.days.length > 0 && <Days days={profile.value.days} own={own} />}
      </main>
    </>
  );
}

function titleOf(game: string): string {
  const found = games.value.find((one) => one.name === game);
  return found === undefined ? game : localized(found.title);
}

/** How often each game was played and won; empty slips where there is nothing yet. */
function Tallies({ tallies, days, guest }: { tallies: readonly Tally[]; days: readonly DayPlayed[]; guest: boolean }) {
  return (
    <>
      <div class="rate">
        {gamesInOrder().map((game) => {
          const tally = tallies.find((one) => one.game === game.name);
          return (
            <div key={game.name} class={tally === undefined ? "none" : ""}>
              <h2>
                <span class={`gm g-${game.name}`} aria-hidden="true" />
                {localized(game.title)}
              </h2>
              {tally !== undefined && tally.rated > 0 ? (
                <Rating tally={tally} />
              ) : (
                <p class="rr">
                  <b class="num">{tally?.won ?? "–"}</b>
                  {tally !== undefined && <small>{say("me-won", { played: tally.played })}</small>}
                </p>
              )}
              <p>{tally === undefined ? noFiguresText({ guest, daily: days.some((one) => one.game === game.name) }) : tally.rated > 0 ? say("me-played", { played: tally.played, won: tally.won }) : say("me-row", { row: tally.streak })}</p>
              <p>
                <a href={`/leaders/${game.name}`} aria-label={say("leaders-of", { game: localized(game.title) })} onClick={follow}>
                  {say("leaders")}
                </a>
              </p>
            </div>
          );
        })}
      </div>
      {guest && nameRefusal.value === null && hasPasskeys() && <p class="taken">{say("me-take")}</p>}
    </>
  );
}

/** How many rated games make a rating of which something can be said; before it is dashed. */
const ENOUGH = 10;

/** A rating, how sure it is, and how it came about, over a dotted line where everybody begins. */
function Rating({ tally }: { tally: Tally }) {
  const line = [START, ...tally.line];
  const low = Math.min(...line);
  const high = Math.max(...line, low + 1);
  const y = (value: number) => (34 - (34 * (value - low)) / (high - low)).toFixed(1);
  return (
    <>
      <p class="rr">
        <b class={tally.rated < ENOUGH ? "num few" : "num"}>{tally.rating}</b>
        <small>± {tally.error}</small>
      </p>
      <svg viewBox="0 0 100 34" preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" y1={y(START)} x2="100" y2={y(START)} />
        <path d={line.map((value, place) => `${place === 0 ? "M" : "L"}${((100 * place) / (line.length - 1)).toFixed(1)} ${y(value)}`).join(" ")} />
      </svg>
    </>
  );
}

/** Where every rating begins. */
const START = 1500;

function Games({ profile, own }: { profile: Profile; own: boolean }) {
  const doing = useAction();
  const games = useSignal(profile.games);
  const older = useSignal(profile.older);
  const more = async () => {
    const found = await profileOf(profile.id, games.value.at(-1)!.table);
    games.value = [...games.value, ...found.games];
    older.value = found.older;
  };
  const played = profile.tallies.reduce((sum, one) => sum + one.played, 0);
  return (
    <>
      <h2>
        {say("me-games")}
        {own && (
          <a href="/api/people/data" download>
            {say("me-data", { games: played })}
          </a>
        )}
      </h2>
      {played === 0 ? (
        <p class="cap">{noGamesText({ own, days: profile.days.length })}</p>
      ) : (
        // The list scrolls where it is long: so it can be reached by keys.
        <div class="scroll" tabIndex={0} role="region" aria-label={say("me-games")}>
          <table class="games">
            <thead class="vh">
              <tr>
                {["game", "against", "what", "result", "change", "more"].map((column) => (
                  <th key={column} scope="col">
                    {say(`me-column-${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {games.value.map((game) => (
                <Game key={`${game.table} ${game.you}`} game={game} />
              ))}
            </tbody>
          </table>
          {older.value && (
            <p class="older">
              <Button doing={doing} does={more} label={say("me-older")} />
            </p>
          )}
          <Note of={doing} />
        </div>
      )}
    </>
  );
}

function Game({ game }: { game: Played }) {
  const mine = game.seats[game.you]!;
  const others = game.seats.filter((_, seat) => seat !== game.you);
  const bots = others.every((seat) => seat.bot !== "");
  const figures = [mine, ...others].map((seat) => seat.figure).join(" : ");
  return (
    <tr>
      <td>
        <span class={`gm g-${game.game}`} title={titleOf(game.game)} />
        <span class="vh">{titleOf(game.game)}</span>
      </td>
      <td class="r">
        <span class={mine.won ? "won" : "won lost"}>
          <Sign name={mine.won ? "check" : "curse"} />
        </span>
        <span class="vh">{say(mine.won ? "me-game-won" : "me-game-lost")}</span> {bots ? say("me-bots", { bots: others.length }) : others.map((seat) => seat.name).join(say("list-comma"))}
      </td>
      <td>
        <span class="what">{localized(game.about) || titleOf(game.game)}</span>
        <small>
          {dateText(game.ended)} · {say(game.rated ? "me-rated" : "me-casual")}
        </small>
      </td>
      <td class="r">
        {figures}
        {game.decided !== null && <small>{localized(game.decided)}</small>}
      </td>
      <td class="num">{game.change === null ? "–" : game.change < 0 ? `−${-game.change}` : `+${game.change}`}</td>
      <td class="lk">
        <a href={`/t/${game.table}#review`} onClick={follow}>
          {say("me-review")}
        </a>
        <a href={`/r/${game.table}`} onClick={follow}>
          {say("me-replay")}
        </a>
        <a href={`/api/record/${game.table}`} download>
          {say("me-record")}
        </a>
      </td>
    </tr>
  );
}

/** How the last games of the day have gone. */
function Days({ days, own }: { days: readonly DayPlayed[]; own: boolean }) {
  return (
    <section class="days">
      <h2>
        {say("me-days")}
        <a href={`/day/${days[0]!.game}`} onClick={follow}>
          {say("me-day-today")}
        </a>
      </h2>
      <ol>
        {days.map((one) => (
          <li key={`${one.day} ${one.game}`}>
            <time dateTime={one.day}>{dateText(Date.parse(one.day) / 1000)}</time>
            <b>
              <span class={one.won ? "won" : "won lost"}>
                <Sign name={one.won ? "check" : "curse"} />
              </span>
              <span class="vh">{say(one.won ? "me-game-won" : "me-game-lost")}</span> {say("day-score", { mine: one.points, other: one.others })}
            </b>
            <small>{say("me-day-rank", { rank: one.rank, results: one.results })}</small>
            {own && (
              <a href={`/r/${one.table}`} onClick={follow}>
                {say("me-replay")}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Three figures that one likes to look at, of the game that was played last. */
function Bests({ tallies }: { tallies: readonly Tally[] }) {
  const best = tallies.find((one) => one.won > 0 && gameProfileOf(one.game) !== null);
  if (best === undefined) return null;
  const game = titleOf(best.game);
  return (
    <div class="best">
      {best.fastest > 0 && (
        <div>
          <b class="num">{best.fastest}</b>
          {say("me-fastest", { game })}
        </div>
      )}
      {best.highest > 0 && (
        <div>
          <b class="num">{best.highest}</b>
          {say("me-highest", { game })}
        </div>
      )}
      <div>
        <b class="num">{best.streak}</b>
        {say("me-streak", { game })}
      </div>
    </div>
  );
}
