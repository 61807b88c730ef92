// What the dogma that is chosen will do to whom: by the icons as they count now, before anything is answered.
import { picks } from "../../choosing";
import { Seal, Sign } from "../../parts/small";
import { told, type Scene } from "../../scene";
import { say } from "../../words";
import { COLOURS, ICONS, lookOf, signOf } from "./cards";

interface Column {
  seat: number;
  count: number;
  /** Fewer icons than whoever activates the card. */
  fewer: boolean;
  mate: boolean;
  /** Far away, in the fourth edition: with a card returned they share and avoid, without one neither. */
  far: "no" | "pays" | "cannot";
}

/** The others who are still in the game, from the next one on. */
function others(scene: Scene, me: number): number[] {
  const lost = scene.counter<boolean[]>("lost");
  return Array.from({ length: scene.view.seats - 1 }, (_, step) => (me + 1 + step) % scene.view.seats).filter((seat) => !lost[seat]);
}

function columnsOf(scene: Scene, me: number, featured: string): Column[] {
  const place = (ICONS as readonly string[]).indexOf(featured);
  const counts = scene.counter<number[][]>("icons").map((of) => of[place] ?? 0);
  const teams = scene.counter<boolean>("teams");
  const rivals = others(scene, me);
  const far = scene.counter<string>("edition") === "fourth" && !teams ? rivals.slice(1, -1) : [];
  // In the order in which effects are carried out: from the next player on, whoever acts last.
  return [...rivals, me].map((seat) => ({
    seat,
    count: counts[seat] ?? 0,
    fewer: (counts[seat] ?? 0) < (counts[me] ?? 0),
    mate: teams && seat % 2 === me % 2,
    far: !far.includes(seat) ? "no" : scene.zone("hand", seat).count > 0 ? "pays" : "cannot",
  }));
}

/** Whether a card lies on somebody else's board: to activate it costs a card (the parley rule). */
function isFar(scene: Scene, me: number, id: number): boolean {
  return others(scene, me).some((seat) => COLOURS.some((colour) => scene.cards(colour, seat).some((card) => card.id === id)));
}

export function Preview({ scene }: { scene: Scene }) {
  const ask = scene.mine;
  const option = ask?.options[picks.value[0] ?? -1];
  if (ask === null || option?.verb !== "dogma") return null;
  const look = lookOf(scene, option.face);
  const me = ask.owner;
  const columns = columnsOf(scene, me, look.featured);
  const mine = columns.at(-1)!.count;
  const { effects } = look;
  const demands = effects.includes("demand");
  const compels = effects.includes("compel");
  const shared = effects.includes("dogma") || effects.includes("echo");
  const shares = columns.some((column) => column.seat !== me && !column.fewer && column.far !== "cannot");
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
          {demands && <Row name={say("innovation-demand")} columns={columns} me={me} mine={mine} hits={(column) => column.fewer} />}
          {compels && <Row name={say("innovation-compel")} columns={columns} me={me} mine={mine} hits={(column) => !column.fewer} />}
          {shared && (
            <tr>
              <th scope="row">
                <b>{say("innovation-shared")}</b>
              </th>
              {columns.map((column) => (
                <Share key={column.seat} column={column} me={me} mine={mine} />
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={columns.length + 1}>
              {look.kind !== undefined && <span class="serif">{told(look.kind.text)}</span>}
              {isFar(scene, me, option.id) && <em>{say("innovation-launch-pays")}</em>}
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

function Share({ column, me, mine }: { column: Column; me: number; mine: number }) {
  if (column.seat === me) return <td class="you">{say("innovation-you")}</td>;
  const enough = !column.fewer && column.far !== "cannot";
  const word = !enough ? "innovation-no" : column.far === "pays" ? "innovation-may-share" : "innovation-shares";
  const why = column.far === "pays" && enough ? say("innovation-for-a-card") : !column.fewer && !enough ? say("innovation-far-away") : compared(column, mine);
  return (
    <td class={enough ? "share" : "out"}>
      {say(word)}
      <small>{why}</small>
    </td>
  );
}

function compared(column: Column, mine: number): string {
  return say(column.fewer ? "innovation-fewer" : "innovation-as-many", { count: column.count, mine });
}

function Row({ name, columns, me, mine, hits }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
      </th>
      {columns.map((column) => {
        if (column.seat === me || column.mate) return <td key={column.seat}>–</td>;
        const hit = hits(column);
        return (
          <td key={column.seat} class={hit ? "hit" : "safe"}>
            {say(hit ? "innovation-hit" : "innovation-safe")}
            <small>{hit && column.far === "pays" ? say("innovation-unless-card") : compared(column, mine)}</small>
          </td>
        );
      })}
    </tr>
  );
}
