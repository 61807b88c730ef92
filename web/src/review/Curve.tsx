// The chance to win of one seat along a game: a line over the band of its error, and where it fell most.
import type { Chance, Costly, Reviewed } from "../protocol";
import { useTable } from "../table/context";
import { roundOfTurn, type Round } from "../table/rounds";
import type { TableModel } from "../table/table-model";
import { say } from "../words";
import { afterText } from "./after";
import { spacedOut } from "./spacing";

const WIDE = 1000;
const HIGH = 200;
/** Half of a 95 % interval, in standard errors. */
const Z95 = 1.96;
/** How far apart the numbers of turns below the line are at least, as parts of its width. */
const APART = 1 / 14;

interface CurveProps {
  review: Reviewed | null;
  seat: number;
  /** Whether the line goes on to how the game ended: not where it tells of rounds. */
  ends: boolean;
  /** The rounds of the game: each has a line of its own. */
  rounds: readonly Round[];
  mistakes: readonly Costly[];
  chosen: number;
  choose: (place: number) => void;
}

interface Point {
  x: number;
  chance: number;
  error: number;
  turn: number;
}

export function Curve({ review, seat, ends, rounds, mistakes, chosen, choose }: CurveProps) {
  const table = useTable();
  const last = Math.max(1, (review?.steps ?? 1) - 1);
  const points = (review?.curve ?? []).flatMap((one) => pointOf(one, seat, last));
  const done = review?.share === 1;
  if (done && ends) points.push({ x: 1, chance: result(table, seat), error: 0, turn: -1 });
  const end = points.at(-1);
  const parts = byRound(points, rounds);
  const turns = points.filter((one) => one.turn >= 0);
  const room = spacedOut(turns.map((one) => one.x), APART);
  const go = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    table.lookAt({ step: Math.round(((event.clientX - box.left) / box.width) * last) }, seat);
  };
  return (
    <>
      <div class="plot" role="group" aria-label={say("review-curve")}>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true" onClick={done ? go : undefined}>
          {parts.map((part) => (
            <polygon key={part.round} class="band" points={bandOf(part.points)} />
          ))}
          {[0, HIGH].map((y) => (
            <line key={y} class="ax" x1={0} x2={WIDE} y1={y} y2={y} vector-effect="non-scaling-stroke" />
          ))}
          <line class="mid" x1={0} x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} vector-effect="non-scaling-stroke" />
          {parts.map((part) => (
            <polyline key={part.round} class="cv" points={part.points.map((one) => at(one.x, one.chance)).join(" ")} vector-effect="non-scaling-stroke" />
          ))}
          {parts.slice(1).map((part) => (
            <line key={part.round} class="round-begins" x1={part.points[0]!.x * WIDE} x2={part.points[0]!.x * WIDE} y1={0} y2={HIGH} vector-effect="non-scaling-stroke" />
          ))}
          {!done && end !== undefined && (
            <line class="rest" x1={end.x * WIDE} x2={WIDE} y1={(1 - end.chance) * HIGH} y2={(1 - end.chance) * HIGH} vector-effect="non-scaling-stroke" />
          )}
          {mistakes.filter((one) => !one.this_turn).map((one) => (
            <line key={one.step} class="fall" x1={(one.step / last) * WIDE} x2={(one.step / last) * WIDE} y1={(1 - one.chance - one.cost) * HIGH} y2={(1 - one.chance) * HIGH} vector-effect="non-scaling-stroke" />
          ))}
        </svg>
        {[100, 50, 0].map((part) => (
          <span key={part} class="lab" style={{ top: `${100 - part}%` }}>
            {part}
          </span>
        ))}
        {rounds.length > 1 &&
          parts.map((part) => (
            <span key={part.round} class="round-number" style={{ left: `${100 * part.points[0]!.x}%` }}>
              {say("round-number", { round: part.round })}
            </span>
          ))}
        {mistakes.map((one, place) => (
          <button
            key={one.step}
            type="button"
            class="pt"
            style={{ left: `${(100 * one.step) / last}%`, top: `${Math.min(92, 100 * (1 - one.chance) + 8)}%` }}
            aria-pressed={place === chosen}
            title={afterText(rounds, one.turn)}
            onClick={() => choose(place)}
          >
            {place + 1}
          </button>
        ))}
      </div>
      <p class="turns" aria-hidden="true">
        {turns.map((one, place) => room[place] && <span key={place} style={{ left: `${100 * one.x}%` }}>{one.turn}</span>)}
      </p>
    </>
  );
}

function pointOf(one: Chance, seat: number, last: number): Point[] {
  const chance = one.chances[seat];
  return chance == null ? [] : [{ x: one.step / last, chance, error: one.errors[seat] ?? 0, turn: one.turn }];
}

/** The points of each round, whose chances have nothing to do with those of the round before. */
function byRound(points: readonly Point[], rounds: readonly Round[]): { round: number; points: Point[] }[] {
  const parts: { round: number; points: Point[] }[] = [];
  for (const point of points) {
    const last = parts.at(-1);
    const round = point.turn < 0 ? (last?.round ?? 0) : roundOfTurn(rounds, point.turn);
    if (last?.round === round) last.points.push(point);
    else parts.push({ round, points: [point] });
  }
  return parts;
}

/** The outline of the band of error. */
function bandOf(points: readonly Point[]): string {
  const upper = points.map((one) => at(one.x, Math.min(1, one.chance + Z95 * one.error)));
  const lower = points.map((one) => at(one.x, Math.max(0, one.chance - Z95 * one.error))).reverse();
  return [...upper, ...lower].join(" ");
}

function at(x: number, chance: number): string {
  return `${(x * WIDE).toFixed(1)},${((1 - chance) * HIGH).toFixed(1)}`;
}

/** What became of the game for a seat: won, lost, or shared. */
function result(table: TableModel, seat: number): number {
  const scores = table.state.over.value?.scores ?? [];
  const won = scores.filter((score) => score.won);
  return won.some((score) => score.seat === seat) ? 1 / won.length : 0;
}
