// How somebody did with each card and each kingdom, as far as the server kept which cards lay there.
import { useSignal } from "@preact/signals";
import type { Tally, WinCount } from "../protocol";
import { localized } from "../scene";
import { say } from "../words";

/** So many rows are shown at first. */
const FEW = 10;

export function CardStatistics({ tallies }: { tallies: readonly Tally[] }) {
  const known = tallies.find((one) => one.cards.length > 0);
  if (known === undefined) return null;
  return (
    <section class="records">
      <Rows title={say("me-by-card")} rows={known.cards} />
      {known.kingdoms.length > 0 && <Rows title={say("me-by-kingdom")} rows={known.kingdoms} />}
    </section>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly WinCount[] }) {
  const all = useSignal(false);
  const shown = all.value ? rows : rows.slice(0, FEW);
  return (
    <details>
      <summary>{title}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("me-record-what")}</th>
            <th scope="col">{say("me-record-played")}</th>
            <th scope="col">{say("me-record-won")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.name.en}>
              <th scope="row">{localized(row.name)}</th>
              <td class="num">{row.played}</td>
              <td class="num">{say("me-record-share", { won: row.won, percent: Math.round((100 * row.won) / row.played) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FEW && !all.value && (
        <button type="button" class="link" onClick={() => (all.value = true)}>
          {say("me-record-all", { rows: rows.length })}
        </button>
      )}
    </details>
  );
}
