// A small chart of a figure by turn, a line for each player; below it the same as a table.
import { spacedOut } from "../review/spacing";
import { say } from "../words";

const WIDE = 1000;
const HIGH = 200;
/** How far apart the numbers of turns below the lines are at least, as parts of the width. */
const APART = 1 / 12;
/** How lines differ without colour, by player. */
const STYLES = ["", "14 8", "3 6", "20 6 3 6", "8 4", "2 3"];

interface ChartProps {
  title: string;
  names: readonly string[];
  /** The figures of each player, by turn; the last is the end. */
  figures: readonly (readonly number[])[];
  /** The number of each turn. */
  turns: readonly number[];
  /** The turn that is looked at, and how another one is chosen. */
  chosen: number;
  choose: (place: number) => void;
}

export function Chart({ title, names, figures, turns, chosen, choose }: ChartProps) {
  const last = Math.max(1, turns.length);
  const most = Math.max(1, ...figures.flat());
  const at = (place: number, figure: number) => `${((place / last) * WIDE).toFixed(1)},${((1 - figure / most) * HIGH).toFixed(1)}`;
  const heads = turns.flatMap((number, place) => (number !== turns[place - 1] ? [{ number, place }] : []));
  const room = spacedOut(heads.map((one) => one.place / last), APART);
  const go = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    choose(Math.max(0, Math.min(turns.length - 1, Math.round(((event.clientX - box.left) / box.width) * last))));
  };
  return (
    <figure class="chart">
      <figcaption>
        <b class="serif">{title}</b>
        {names.map((name, player) => (
          <span key={player} class="of">
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <line x1={0} x2={28} y1={4} y2={4} stroke-dasharray={STYLES[player] === "" ? undefined : "5 4"} />
            </svg>
            {name} <b class="num">{figures[player]?.[chosen] ?? ""}</b>
          </span>
        ))}
      </figcaption>
      <div class="plot">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true" onClick={go}>
          {[0, HIGH / 2, HIGH].map((y) => (
            <line key={y} class="ax" x1={0} x2={WIDE} y1={y} y2={y} vector-effect="non-scaling-stroke" />
          ))}
          {chosen >= 0 && <line class="now" x1={(chosen / last) * WIDE} x2={(chosen / last) * WIDE} y1={0} y2={HIGH} vector-effect="non-scaling-stroke" />}
          {figures.map((of, player) => (
            <polyline key={player} class="cv" stroke-dasharray={STYLES[player]} points={of.map((figure, place) => at(place, figure)).join(" ")} vector-effect="non-scaling-stroke" />
          ))}
        </svg>
        {[most, 0].map((figure) => (
          <span key={figure} class="lab" style={{ top: figure === 0 ? "100%" : "0" }}>
            {figure}
          </span>
        ))}
      </div>
      <p class="turns" aria-hidden="true">
        {heads.map((one, place) => room[place] && <span key={place} style={{ left: `${(100 * one.place) / last}%` }}>{one.number}</span>)}
      </p>
      <table class="vh">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say("bring-turn-column")}</th>
            {names.map((name, player) => (
              <th key={player} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map((number, place) => (
            <tr key={place}>
              <th scope="row">{number}</th>
              {figures.map((of, player) => (
                <td key={player}>{of[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
