// How a game ended: what counted, who won, the seal of the shuffles opened, and what can be played next.
import type { Scene } from "../scene";
import { save } from "../saving";
import * as sitting from "../sitting";
import type { Board } from "../tables/board";
import { say } from "../words";
import { Sheet } from "./Sheet";
import { initial } from "./small";

interface EndProps {
  scene: Scene;
  board: Board;
}

/** The points: rows are what counted, columns the players. */
export function PointsTable({ scene, board }: EndProps) {
  const points = board.points?.(scene) ?? null;
  const scores = new Map(scene.scores.map((score) => [score.seat, score]));
  return (
    <table class="points">
      <thead>
        <tr>
          <td />
          {scene.seats.map((seat, place) => (
            <th scope="col" key={place}>
              <span class="seal" aria-hidden="true">
                {initial(seat.name)}
              </span>{" "}
              {seat.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points?.rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.name} <small>{row.note}</small>
            </th>
            {row.cells.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("points-sum")}</th>
          {scene.seats.map((_, place) => (
            <td key={place} class={scores.get(place)?.won ? "num won" : "num"}>
              {points?.totals[place] ?? scores.get(place)?.score}
              {scores.get(place)?.won && <small>{say("points-won")}</small>}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Who won, as a sentence. */
export function winners(scene: Scene): string {
  const won = scene.scores.filter((score) => score.won).map((score) => scene.name(score.seat));
  if (won.length === 0) return say("slip-over");
  return say("end-won", { count: won.length, names: won.join(say("list-comma")) });
}

export function Again({ scene, board }: EndProps) {
  const next = sitting.seats.value?.next ?? "";
  if (scene.viewer < 0 && sitting.ownEyes() < 0) return null;
  return (
    <>
      <button type="button" class="btn main" onClick={() => sitting.rematch("same")}>
        {say(next === "" ? "again-same" : "again-join")}
      </button>
      {next === "" && board.lots && (
        <button type="button" class="btn" onClick={() => sitting.rematch("new")}>
          {say("again-new")}
        </button>
      )}
      {next === "" && (
        <button type="button" class="btn" onClick={() => sitting.rematch("swapped")}>
          {say("again-swapped")}
        </button>
      )}
    </>
  );
}

export function EndSheet({ scene, board }: EndProps) {
  const over = sitting.over.value;
  return (
    <Sheet title={over === null ? say("points") : winners(scene)} wide>
      <PointsTable scene={scene} board={board} />
      {over !== null && (
        <>
          <p class="pair">
            <Again scene={scene} board={board} />
            <button type="button" class="btn" onClick={() => sitting.lookAt({ step: 0 })}>
              {say("end-replay")}
            </button>
            <button type="button" class="btn" onClick={() => void save(over.record, over.table)}>
              {say("end-record")}
            </button>
          </p>
          <dl class="sealed">
            <dt>{say("end-sealed")}</dt>
            <dd class="mono">{over.commitment}</dd>
            <dt>{say("end-opened")}</dt>
            <dd class="mono">{over.seed}</dd>
          </dl>
          <p class="cap">{say("end-verify")}</p>
        </>
      )}
    </Sheet>
  );
}
