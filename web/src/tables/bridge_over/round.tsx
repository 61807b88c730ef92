// The round that has just ended: what everybody held and was charged, until one plays on.
import { signal } from "@preact/signals";
import { Key, Seal } from "../../components/symbols";
import type { BridgeOverLineKind, Line, LineKind } from "../../protocol";
import type { Scene } from "../../scene";
import { useTable } from "../../table/context";
import { perTable } from "../../table/per-table";
import type { TableModel } from "../../table/table-model";
import { figureText } from "../../figures";
import { say } from "../../words";
import type { SceneProps } from "../board";
import { BCard } from "./cards";

/** Lines of a new round that are no answer of anybody's. */
const DEALT: ReadonlySet<LineKind> = new Set<BridgeOverLineKind>(["round", "turn", "is_dealt"]);

interface Round {
  number: number;
  /** The lines that say what each was charged. */
  charged: readonly Line[];
  /** Who went out, -1 where nobody did. */
  out: number;
}

/** The round that is not shown any more, 0 for none. */
const away = perTable(() => signal(0));

/** The round that ended last, as long as the viewer has not answered anything in the new one; null where there is none to show. */
export function roundToShow(table: TableModel, scene: Scene): Round | null {
  if (scene.past || scene.viewer < 0 || scene.counters("bridge_over").over) return null;
  const begun = scene.lines.findLastIndex((line) => line.kind === "round");
  if (begun <= 0 || scene.lines.slice(begun).some((line) => line.seat === scene.viewer && !DEALT.has(line.kind))) return null;
  const before = scene.lines.slice(scene.lines.slice(0, begun).findLastIndex((line) => line.kind === "round") + 1, begun);
  const charged = before.filter((line) => line.kind === "is_charged");
  if (charged.length === 0) return null;
  const round = { number: scene.counters("bridge_over").round - 1, charged, out: before.findLast((line) => line.kind === "goes_out")?.seat ?? -1 };
  return away(table).value === round.number ? null : round;
}

/** Look at the table again. Returns whether a round was shown instead. */
export function lookOn(table: TableModel, scene: Scene): boolean {
  const round = roundToShow(table, scene);
  if (round !== null) away(table).value = round.number;
  return round !== null;
}

export function RoundOver({ scene, round }: SceneProps & { round: Round }) {
  const table = useTable();
  const totals = scene.counters("bridge_over").points;
  const least = Math.min(...totals);
  const last = scene.counters("bridge_over").history.at(-1) ?? [];
  const held = (seat: number) => round.charged.find((line) => line.seat === seat)?.cards ?? [];
  return (
    <section class="round-over" role="status" aria-label={say("bridge_over-round-over", { round: round.number })}>
      <h2>{say("bridge_over-round-over", { round: round.number })}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("bridge_over-round-held")}</th>
            <th scope="col">{say("bridge_over-round", { round: round.number })}</th>
            <th scope="col">{say("bridge_over-round-sum")}</th>
          </tr>
        </thead>
        <tbody>
          {scene.seats.map((_, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Seal scene={scene} seat={seat} plain /> {scene.name(seat)}
              </th>
              <td class="held-then">
                {seat === round.out
                  ? say("bridge_over-round-out")
                  : held(seat).map((card, place) => (
                      <span key={place} data-face={card.face} title={scene.card(card.face)}>
                        <BCard scene={scene} face={card.face} />
                        <span class="vh">{scene.card(card.face)}</span>
                      </span>
                    ))}
              </td>
              <td class="num">{figureText(last[seat] ?? 0)}</td>
              <td class={totals[seat] === least ? "num least" : "num"}>{figureText(totals[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="btn main" onClick={() => lookOn(table, scene)}>
        {say("bridge_over-round-on")} <Key>b</Key>
      </button>
    </section>
  );
}
