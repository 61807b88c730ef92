// What the dogma that is chosen will do to whom, as the rules say it before anything is answered.
import { Seal, Sign } from "../../components/symbols";
import { useTable } from "../../table/context";
import type { InnovationWay as Way } from "../../protocol";
import type { Scene } from "../../scene";
import { say } from "../../words";
import { COLOURS, infoOf, signOf } from "./cards";

/** The players in the order in which effects are carried out: the player who activates the card comes last. */
function inOrder(scene: Scene, me: number): number[] {
  const lost = scene.counters("innovation").lost;
  const seats = Array.from({ length: scene.view.seats }, (_, step) => (me + 1 + step) % scene.view.seats);
  return seats.filter((seat) => !lost[seat]);
}

/** Whether a card lies on somebody else's board: to activate it costs a card (the parley rule). */
function isFar(scene: Scene, me: number, id: number): boolean {
  const others = inOrder(scene, me).slice(0, -1);
  return others.some((seat) => COLOURS.some((colour) => scene.cards(colour, seat).some((card) => card.id === id)));
}

export function Preview({ scene }: { scene: Scene }) {
  const table = useTable();
  const ask = scene.mine;
  const option = ask?.options[table.selection.picks.value[0] ?? -1];
  if (ask === null || option?.verb !== "dogma") return null;
  const reach = scene.counters("innovation").reach.find((each) => each.seat === ask.owner && each.face === option.face);
  if (reach === undefined) return null;
  const info = infoOf(scene, option.face);
  const someShare = reach.ways.some((way) => (way.shares ?? []).length > 0);
  return (
    <section class="pre" aria-live="polite">
      <header>
        <h2>{say("innovation-if-dogma", { card: info.name })}</h2>
      </header>
      {reach.ways.map((way) => (
        <OneWay key={way.icon} scene={scene} me={ask.owner} way={way} />
      ))}
      <footer>
        <span class="serif">{scene.text(option.face)}</span>
        {reach.karmas.length > 0 && (
          <em>{say("innovation-karma-first", { cards: reach.karmas.map((face) => infoOf(scene, face).name).join(", ") })}</em>
        )}
        {isFar(scene, ask.owner, option.id) && <em>{say("innovation-launch-pays")}</em>}
        {someShare && <em>{say("innovation-then")}</em>}
      </footer>
    </section>
  );
}

interface OneWayProps {
  scene: Scene;
  me: number;
  way: Way;
}

/** By one icon: the featured one, or the avatar. */
function OneWay({ scene, me, way }: OneWayProps) {
  const seats = inOrder(scene, me);
  return (
    <>
      <p>
        <Sign name={signOf(way.icon)} /> {say("innovation-counts", { icon: say(`innovation-icon-${way.icon}`) })}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Seal scene={scene} seat={seat} />
                <span class="vh">{scene.name(seat)}</span>
                <b class="num">{way.counts[seat]}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {way.demanded !== null && <Hits name={say("innovation-demand")} seats={seats} me={me} way={way} hit={way.demanded} />}
          {way.compelled !== null && <Hits name={say("innovation-compel")} seats={seats} me={me} way={way} hit={way.compelled} />}
          {way.shares !== null && <Shares seats={seats} me={me} way={way} shares={way.shares} />}
        </tbody>
      </table>
    </>
  );
}

interface RowProps {
  seats: number[];
  me: number;
  way: Way;
}

function Hits({ name, seats, me, way, hit }: RowProps & { name: string; hit: number[] }) {
  const met = way.demanded === hit ? [...hit, ...(way.immune ?? [])] : seats;
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
      </th>
      {seats.map((seat) => {
        if (seat === me || !met.includes(seat)) return <td key={seat}>–</td>;
        const isHit = hit.includes(seat);
        return (
          <td key={seat} class={isHit ? "hit" : "safe"}>
            {say(isHit ? "innovation-hit" : "innovation-safe")}
            <small>{isHit && way.pays.includes(seat) ? say("innovation-unless-card") : compared(way, seat, me)}</small>
          </td>
        );
      })}
    </tr>
  );
}

function Shares({ seats, me, way, shares }: RowProps & { shares: number[] }) {
  return (
    <tr>
      <th scope="row">
        <b>{say("innovation-shared")}</b>
      </th>
      {seats.map((seat) => {
        if (seat === me) return <td key={seat} class="you">{say("innovation-you")}</td>;
        const does = shares.includes(seat);
        const pays = does && way.pays.includes(seat);
        const enough = (way.counts[seat] ?? 0) >= (way.counts[me] ?? 0);
        const why = pays ? say("innovation-for-a-card") : enough && !does ? say("innovation-far-away") : compared(way, seat, me);
        return (
          <td key={seat} class={does ? "share" : "out"}>
            {say(pays ? "innovation-may-share" : does ? "innovation-shares" : "innovation-no")}
            <small>{why}</small>
          </td>
        );
      })}
    </tr>
  );
}

function compared(way: Way, seat: number, me: number): string {
  const count = way.counts[seat] ?? 0;
  const mine = way.counts[me] ?? 0;
  return say(count < mine ? "innovation-fewer" : "innovation-as-many", { count, mine });
}
