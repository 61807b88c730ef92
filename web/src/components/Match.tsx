// A match of several games: its score at the end of a game, and what comes next.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pointsText, totals } from "../match";
import { useTable } from "../table/context";
import type { Match } from "../protocol";
import { follow } from "../route";
import { download } from "../download";
import type { Scene } from "../scene";
import { say } from "../words";
import { SeatName } from "./symbols";

/** Who has won the match, or how it stands; and each game of it. */
export function MatchScore({ scene }: { scene: Scene }) {
  const table = useTable();
  const match = table.state.seats.value?.match ?? null;
  if (match === null) return null;
  const sums = totals(match);
  return (
    <section class="match" aria-label={say("match")}>
      <h2>{verdict(match, scene)}</h2>
      <table class="pts">
        <thead>
          <tr>
            <td />
            {scene.seats.map((seat, place) => (
              <th scope="col" key={place}>
                <SeatName name={seat.name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {match.points.map((game, place) => (
            <tr key={place}>
              <th scope="row">
                <a class="link" href={`/r/${match.tables[place]!}`} onClick={follow}>
                  {say("match-number", { number: place + 1 })}
                </a>
              </th>
              {game.map((points, seat) => (
                <td key={seat} class={points === 0 ? "zero" : ""}>
                  <b>{pointsText(points / 2)}</b>
                </td>
              ))}
            </tr>
          ))}
          <tr class="tie">
            <th scope="row">{say("match-sum")}</th>
            {sums.map((sum, seat) => (
              <td key={seat} class={match.won.includes(seat) ? "win" : ""}>
                <b>{pointsText(sum)}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {match.points.length > 0 && (
        <button type="button" class="link" onClick={() => void download(`/api/match/${match.id}`, table.id, `fudaba-match-${match.id}.zip`)}>
          {say("match-records")}
        </button>
      )}
    </section>
  );
}

function verdict(match: Match, scene: Scene): string {
  if (!match.over) return say("match-stands", { number: match.points.length, games: match.games });
  const won = match.won.map((seat) => scene.name(seat)).join(say("list-comma"));
  if (match.left >= 0) return say(match.won.length === 0 ? "match-left" : "match-left-won", { name: scene.name(match.left), won });
  const sides = new Set(match.won.map((seat) => totals(match)[seat]));
  return say(match.won.length < match.players.length && sides.size === 1 ? "match-won" : "match-drawn", { won });
}

/** The seconds until the next game begins by itself. */
export function NextIn() {
  const table = useTable();
  const match = table.state.seats.value?.match ?? null;
  const since = useSignal(Date.now());
  const now = useSignal(Date.now());
  useEffect(() => {
    since.value = Date.now();
    now.value = Date.now();
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, [match]);
  if (match === null || match.next_in < 0) return null;
  const left = Math.max(0, Math.ceil(match.next_in - (now.value - since.value) / 1000));
  return <p class="aside">{say("match-next-in", { seconds: left })}</p>;
}

/** Who is ready for the next game. */
export function Ready() {
  const table = useTable();
  const seats = table.state.seats.value;
  if (seats === null || seats.ready.length === 0) return null;
  return (
    <p class="note" role="status">
      {say("match-ready", { names: seats.ready.map((seat) => seats.seats[seat]!.name).join(say("list-comma")) })}
    </p>
  );
}

