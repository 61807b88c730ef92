// Statistics over several games that were played elsewhere.
import type { BringRead, BringShare } from "../protocol";
import type { Scene } from "../scene";
import { say } from "../words";
import * as bring from "./bring";

/** In which order the tables stand. */
const ORDER = ["cards", "openings", "first", "kingdom", "opponents", "players"];
const NAMES = new Set(["opponents", "players"]);

export function Tables({ read, scene }: { read: BringRead; scene: Scene }) {
  return (
    <section class="stats" aria-labelledby="bring-stats">
      <h2 id="bring-stats">{say("bring-stats", { games: read.games.length })}</h2>
      <label class="field">
        <span>{say("bring-whose")}</span>
        <select
          value={bring.player.value}
          onChange={(event) => {
            bring.player.value = event.currentTarget.value;
            void bring.look(false);
          }}
        >
          <option value="">{say("bring-everybody")}</option>
          {read.players.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div class="tables">
        {ORDER.map((name) => {
          const shares = read.tables[name] ?? [];
          return shares.length > 0 && <Shares key={name} name={name} shares={shares} scene={scene} />;
        })}
      </div>
      <p class="cap">{say("bring-stats-about")}</p>
    </section>
  );
}

function Shares({ name, shares, scene }: { name: string; shares: readonly BringShare[]; scene: Scene }) {
  const called = (of: string) =>
    name === "first" ? say(`bring-seat-${of}`) : NAMES.has(name) ? of : of.split(", ").map((id) => scene.card(id)).join(say("list-comma"));
  return (
    <div class="table-of" tabIndex={0} role="region" aria-label={say(`bring-table-${name}`)}>
      <table>
        <caption>{say(`bring-table-${name}`)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("bring-games")}</th>
            <th scope="col">{say("bring-won")}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.of}>
              <th scope="row">{called(share.of)}</th>
              <td>{share.games}</td>
              <td>{share.decided === 0 ? "–" : say("bring-percent", { percent: Math.round((100 * share.won) / share.decided) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
