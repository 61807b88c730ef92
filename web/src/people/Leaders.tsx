// The leaderboard of each game: people and bots by their ratings, those with few games apart.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "./leaders.css";
import { games } from "../catalogue";
import { useLoaded } from "../components/use-loaded";
import { Masthead } from "../components/Masthead";
import type { Leader, Leaderboard, Text } from "../protocol";
import { follow } from "../route";
import { localized } from "../scene";
import { gamesInOrder } from "../tables/game-profile";
import { say } from "../words";
import { loadMe, leadersOf, me, PeopleError } from "./people";

/** game: "" for the first one. */
export function LeadersPage({ game }: { game: string }) {
  const board = useSignal<Leaderboard | null>(null);
  const gone = useSignal<Text | null>(null);
  const away = useSignal(false);
  const wanted = game || (gamesInOrder()[0]?.name ?? "");
  useEffect(() => void loadMe(), []);
  useLoaded(
    () => {
      gone.value = null;
      away.value = false;
      return wanted === "" ? null : leadersOf(wanted).catch((error: unknown) => (error instanceof PeopleError ? error.reason : null));
    },
    (found) => {
      if (found === null) away.value = true;
      else if ("en" in found) gone.value = found;
      else board.value = found;
    },
    [wanted, me.value?.id],
  );
  const note = gone.value !== null ? localized(gone.value) : away.value ? say("me-no-answer") : "";
  return (
    <>
      <Masthead where={say("leaders")} />
      <main class="plain leaders" data-region="leaders">
        <h1>{say("leaders")}</h1>
        <nav class="of-games" aria-label={say("leaders")}>
          {gamesInOrder().map((one) => (
            <a key={one.name} href={`/leaders/${one.name}`} aria-current={one.name === wanted ? "page" : undefined} onClick={follow}>
              <span class={`gm g-${one.name}`} aria-hidden="true" />
              {localized(one.title)}
            </a>
          ))}
        </nav>
        {note !== "" ? (
          <p class="note" role="alert">
            {note}
          </p>
        ) : (
          board.value?.game === wanted && <Board board={board.value} />
        )}
      </main>
    </>
  );
}

function Board({ board }: { board: Leaderboard }) {
  const { own, ranked, provisional } = board;
  const isListed = own !== null && (own.rank === 0 ? provisional : ranked).some((one) => one.id === own.id);
  const beyond = own !== null && !isListed ? own : null;
  return (
    <>
      {ranked.length === 0 ? (
        <p class="cap">{say("leaders-none")}</p>
      ) : (
        <Rows title={say("leaders")} rows={beyond !== null && beyond.rank > 0 ? [...ranked, beyond] : ranked} game={board.game} own={own} />
      )}
      {board.count > ranked.length && <p class="fine">{say("leaders-more", { shown: ranked.length, count: board.count })}</p>}
      {(provisional.length > 0 || beyond?.rank === 0) && (
        <>
          <h2>{say("leaders-provisional")}</h2>
          <p class="fine">{say("leaders-provisional-about")}</p>
          <Rows title={say("leaders-provisional")} rows={beyond?.rank === 0 ? [...provisional, beyond] : provisional} game={board.game} own={own} />
        </>
      )}
    </>
  );
}

interface RowsProps {
  title: string;
  rows: readonly Leader[];
  game: string;
  own: Leader | null;
}

function Rows({ title, rows, game, own }: RowsProps) {
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          {["rank", "name", "rating", "games"].map((column) => (
            <th key={column} scope="col" class={column}>
              {say(`leaders-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.id || `bot:${one.bot}`} class={isOwn(one, own) ? "own" : ""}>
            <td class="num rank">{one.rank || "–"}</td>
            <th scope="row">
              <Name of={one} game={game} />
              {isOwn(one, own) && <small>{say("leaders-you")}</small>}
            </th>
            <td class="num rating">
              {one.rating} <small>± {one.error}</small>
            </td>
            <td class="num games">{one.played}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isOwn(one: Leader, own: Leader | null): boolean {
  return own !== null && one.id === own.id;
}

function Name({ of, game }: { of: Leader; game: string }) {
  if (of.bot === "") {
    return (
      <a href={`/p/${of.id}`} onClick={follow}>
        {of.name}
      </a>
    );
  }
  const bots = games.value.find((one) => one.name === game)?.bots ?? [];
  const title = bots.find((one) => one.name === of.bot)?.title;
  return <>{say("leaders-bot", { name: title === undefined ? of.bot : localized(title) })}</>;
}
