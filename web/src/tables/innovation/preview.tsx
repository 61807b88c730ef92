// What the dogma that is chosen will do to whom: by the icons as they count now, before anything is answered.
import { picks } from "../../choosing";
import { Seal, Sign } from "../../parts/small";
import { told, type Scene } from "../../scene";
import { say } from "../../words";
import { ICONS, lookOf, signOf } from "./cards";

interface Column {
  seat: number;
  count: number;
  reached: boolean;
}

export function Preview({ scene }: { scene: Scene }) {
  const ask = scene.mine;
  const option = ask?.options[picks.value[0] ?? -1];
  if (ask === null || option?.verb !== "dogma") return null;
  const look = lookOf(scene, option.face);
  const place = (ICONS as readonly string[]).indexOf(look.featured);
  const counts = scene.counter<number[][]>("icons").map((of) => of[place] ?? 0);
  const me = ask.owner;
  const mine = counts[me] ?? 0;
  // In the order in which effects are carried out: from the next player on, whoever acts last.
  const order = [...Array.from({ length: scene.view.seats - 1 }, (_, step) => (me + 1 + step) % scene.view.seats), me];
  const columns = order.map((seat): Column => ({ seat, count: counts[seat] ?? 0, reached: (counts[seat] ?? 0) < mine }));
  const { effects } = look;
  const demands = effects.includes("demand");
  const compels = effects.includes("compel");
  const shared = effects.some((effect) => effect !== "demand" && effect !== "compel");
  const shares = columns.some((column) => column.seat !== me && !column.reached);
  return (
    <section class="pre" aria-live="polite">
      <header>
        <h2>{say("innovation-if-dogma", { card: look.name })}</h2>
        <p>
          <Sign name={signOf(look.featured)} /> {say("innovation-counts", { icon: say(`innovation-icon-${look.featured}`) })}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.seat} scope="col">
                <Seal scene={scene} seat={column.seat} />
                <span class="vh">{scene.name(column.seat)}</span>
                <b class="num">{column.count}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {demands && <Row name={say("innovation-demand")} columns={columns} me={me} mine={mine} hits={(column) => column.reached} />}
          {compels && <Row name={say("innovation-compel")} columns={columns} me={me} mine={mine} hits={(column) => !column.reached} />}
          {shared && (
            <tr>
              <th scope="row">
                <b>{say("innovation-shared")}</b>
              </th>
              {columns.map((column) => (
                <td key={column.seat} class={column.seat === me ? "you" : column.reached ? "out" : "share"}>
                  {column.seat === me ? say("innovation-you") : column.reached ? say("innovation-no") : say("innovation-shares")}
                  {column.seat !== me && <small>{say(column.reached ? "innovation-fewer" : "innovation-as-many", { count: column.count, mine })}</small>}
                </td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={columns.length + 1}>
              {look.kind !== undefined && <span class="serif">{told(look.kind.text)}</span>}
              {shares && shared && <em>{say("innovation-then")}</em>}
            </th>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface RowProps {
  name: string;
  columns: Column[];
  me: number;
  mine: number;
  hits: (column: Column) => boolean;
}

function Row({ name, columns, me, mine, hits }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
      </th>
      {columns.map((column) => {
        if (column.seat === me) return <td key={column.seat}>–</td>;
        const hit = hits(column);
        return (
          <td key={column.seat} class={hit ? "hit" : "safe"}>
            {say(hit ? "innovation-hit" : "innovation-safe")}
            <small>{say(column.reached ? "innovation-fewer" : "innovation-as-many", { count: column.count, mine })}</small>
          </td>
        );
      })}
    </tr>
  );
}
