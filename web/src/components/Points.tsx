// The points while a game goes on: what everybody may know of them, and what is one's own.
import { figureText } from "../figures";
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
                  {figureText(total)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {points.lists
        ?.filter((list) => list.groups.length > 0)
        .map((list) => (
          <section key={list.title} class="unseen">
            <h3>{list.title}</h3>
            <p>{list.about}</p>
            <dl>
              {list.groups.map((group) => (
                <div key={group.name}>
                  <dt>
                    {group.name} <small>{group.note}</small>
                  </dt>
                  <dd>{group.cards.map(({ face, count }) => (count === 1 ? scene.card(face) : say("points-unseen-some", { card: scene.card(face), count }))).join(say("list-comma"))}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Dialog>
  );
}
