// The end of a game, in the place of its table: who has won by what, why it is over, and all that was counted.
import type { Ending, Measure, Row } from "../protocol";
import { useTable } from "../table/context";
import type { TableModel } from "../table/table-model";
import { localized, type Scene } from "../scene";
import type { Board } from "../tables/board";
import { inTab } from "../tab/in-tab";
import { figureText } from "../figures";
import { say } from "../words";
import { MatchScore } from "./Match";
import { Notice } from "./Notice";
import { botText } from "./SeatStatus";
import { initial, SeatName } from "./symbols";
import { RuleLink, WhyBox } from "./Why";
import { openRule } from "./open-rule";

interface GameResultProps {
  scene: Scene;
  board: Board;
}

/** Who has won, as a sentence. */
export function winners(table: TableModel): string {
  const over = table.state.over.value;
  return over === null ? say("slip-over") : localized(over.ending.verdict);
}

export function GameResult({ scene, board }: GameResultProps) {
  const table = useTable();
  const over = table.state.over.value!;
  const { ending } = over;
  const { Kept } = board;
  const won = over.scores.filter((score) => score.won).map((score) => score.seat);
  return (
    <div class="counted">
      <section class="fin" data-region="end" tabIndex={0} aria-label={say("end-counted")}>
        <header>
          {won[0] !== undefined && (
            <span class="seal" aria-hidden="true">
              {initial(scene.name(won[0]))}
            </span>
          )}
          <div>
            <h1 tabIndex={-1}>{localized(ending.verdict)}</h1>
            <p>
              {localized(ending.why)} {ending.rule !== "" && <RuleLink id={ending.rule} where="end" />}
            </p>
            <Stands scene={scene} />
            {openRule.value?.where === "end" && <WhyBox id={openRule.value.id} />}
          </div>
        </header>
        <MatchScore scene={scene} />
        {ending.measures.length > 0 && <Counted scene={scene} board={board} ending={ending} won={won} />}
      </section>
      <aside class="decks" aria-label={say("end-decks")} tabIndex={0}>
        {Kept !== undefined &&
          ending.measures.length > 0 &&
          scene.seats.map((seat, place) => (
            <section key={place}>
              <h2>
                <SeatName name={seat.name} />
              </h2>
              <Kept scene={scene} ending={ending} seat={place} />
            </section>
          ))}
        {!inTab && table.file?.isBrought !== true && (
          <dl class="proof">
            <dt>{say("end-sealed")}</dt>
            <dd class="mono">{over.commitment}</dd>
            <dt>{say("end-opened")}</dt>
            <dd class="mono">{over.seed}</dd>
            <dt class="vh">{say("end-check")}</dt>
            <dd class="cap">{say("end-verify")}</dd>
          </dl>
        )}
      </aside>
    </div>
  );
}

/** For whom a bot played at the end, and why. */
function Stands({ scene }: { scene: Scene }) {
  const table = useTable();
  const last = new Map((table.state.seats.value?.notices ?? []).filter((notice) => notice.what !== "hint").map((notice) => [notice.seat, notice]));
  const stood = [...last.values()].filter((notice) => notice.what !== "back" && notice.what !== "gave_up");
  return (
    <>
      {stood.map((notice) => (
        <p key={notice.seat} class="cap">
          <Notice notice={notice} scene={scene} />
        </p>
      ))}
    </>
  );
}

interface CountedProps extends GameResultProps {
  ending: Ending;
  won: number[];
}

/** Rows are what was counted, columns the players; below the sum what breaks a tie, or does not count here. */
export function Counted({ scene, board, ending, won }: CountedProps) {
  const rows = ending.rows.filter((row) => row.figures.some((figure) => figure !== 0));
  const many = scene.seats.length > 3;
  return (
    <table class={many ? "pts many" : "pts"}>
      <thead>
        <tr>
          <td />
          {scene.seats.map((seat, place) => (
            <th scope="col" key={place}>
              <SeatName name={seat.name} bot={seat.kind === "bot" ? botText(scene.game, seat.bot) : ""} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <CountedRow key={place} row={row} scene={scene} board={board} />
        ))}
        {ending.measures.map((measure, place) => (
          <MeasureRow key={place} measure={measure} sum={place === 0} won={won} />
        ))}
      </tbody>
    </table>
  );
}

function CountedRow({ row, scene, board }: GameResultProps & { row: Row }) {
  const each = eachOf(row);
  return (
    <tr>
      <th scope="row">
        {row.face !== "" && <i class={`pn ${board.inkOf(row.face, scene)}`} aria-hidden="true" />}
        {localized(row.label.name)} {each !== null && <small>{say("end-each", { points: each })}</small>}
      </th>
      {row.figures.map((figure, seat) => (
        <td key={seat} class={figure === 0 ? "zero" : ""}>
          {row.counts[seat]! > 0 && row.counts[seat] !== figure && <small>{say("end-times", { count: row.counts[seat]! })}</small>} <b>{figureText(figure)}</b>
        </td>
      ))}
    </tr>
  );
}

/** What one of it is worth, where that is the same for all and not just one. */
function eachOf(row: Row): number | null {
  const worth = new Set(row.figures.flatMap((figure, seat) => (row.counts[seat]! > 0 ? [figure / row.counts[seat]!] : [])));
  const [each] = worth;
  return worth.size === 1 && each !== undefined && Number.isInteger(each) && row.counts.some((count, seat) => count !== row.figures[seat]) ? each : null;
}

function MeasureRow({ measure, sum, won }: { measure: Measure; sum: boolean; won: number[] }) {
  const note = localized(measure.label.note);
  return (
    <tr class={!measure.used ? "not" : sum ? "sum" : "tie"}>
      <th scope="row">
        {localized(measure.label.name)} {note !== "" && <small>{note}</small>} {!sum && measure.used && measure.rule !== "" && <RuleLink id={measure.rule} where="end" />}
      </th>
      {measure.figures.map((figure, seat) => (
        <td key={seat} class={measure.used && won.includes(seat) ? "win" : ""}>
          <b>{figureText(figure)}</b>
        </td>
      ))}
    </tr>
  );
}
