// The points while a game goes on: what everybody may know of them, and what is one's own.
import type { Scene } from "../scene";
import type { Points } from "../tables/board";
import { say } from "../words";
import { Dialog } from "./Dialog";
import { SeatName } from "./symbols";

interface PointsProps {
  scene: Scene;
  points: Points;
}

/** Rows are what counts, columns the players. */
export function PointsSheet({ scene, points }: PointsProps) {
  return (
    <Dialog title={say("points")} wide>
      <table class="points">
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
          {points.rows.map((row) => (
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
        {points.totals !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">{say("points-sum")}</th>
              {points.totals.map((total, place) => (
                <td key={place} class="num">
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Dialog>
  );
}
