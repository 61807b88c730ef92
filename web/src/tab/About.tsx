// What a table in a tab is, what it has not and why; all games as one file; whose work is in it.
import { useSignal } from "@preact/signals";
import { Masthead } from "../components/Masthead";
import { useLoaded } from "../components/use-loaded";
import { follow } from "../route";
import { say } from "../words";
import { keeping, progress } from "./engine";
import { loadGames, saveGames } from "./games-file";
import { baseUrl } from "./base-url";
import "./tab.css";
import { offline } from "./versions";

interface Licence {
  name: string;
  version: string;
  licence: string;
}

export function TabPage() {
  const licences = useSignal<Licence[]>([]);
  useLoaded(
    () => fetch(`${baseUrl}licences.json`).then((found) => found.json() as Promise<Licence[]>),
    (found) => (licences.value = found),
    [],
  );
  return (
    <>
      <Masthead where={say("tab-title")} />
      <main class="plain tab-page" data-region="tab">
        <h1>{say("tab-title")}</h1>
        <p>{say("tab-about")}</p>
        <p>{say(offline.value ? "tab-offline" : "tab-not-yet-offline")}</p>
        <Games />
        <section>
          <h2>{say("tab-lacks")}</h2>
          <ul>
            {say("tab-lacks-what")
              .trim()
              .split("\n")
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ul>
          <p>{say("tab-server")}</p>
          <pre>
            pipx install fudaba{"\n"}fudaba serve --open
          </pre>
        </section>
        <section>
          <h2>{say("tab-licences")}</h2>
          <table>
            <tbody>
              {licences.value.map((one) => (
                <tr key={one.name}>
                  <td>{one.name}</td>
                  <td class="mono">{one.version}</td>
                  <td>{one.licence}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p class="pair">
          <a class="btn main" href="/" onClick={follow}>
            {say("table-to-lobby")}
          </a>
        </p>
      </main>
    </>
  );
}

/** All games as one file, out and in. */
function Games() {
  const message = useSignal("");
  const busy = useSignal(false);
  const ready = progress.value.step === "ready" && !busy.value;
  const doing = async (work: () => Promise<string>) => {
    busy.value = true;
    message.value = await work().catch(() => say("tab-file-bad"));
    busy.value = false;
  };
  return (
    <section>
      <h2>{say("tab-games")}</h2>
      <p>{say(`tab-kept-${keeping.value}`)}</p>
      <p class="pair">
        <button type="button" class="btn" disabled={!ready} onClick={() => void doing(saveGames)}>
          {say("tab-save")}
        </button>
        <label class="btn">
          {say("tab-load")}
          <input
            type="file"
            class="vh"
            accept=".fudaba"
            disabled={!ready}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file !== undefined) void doing(() => loadGames(file));
            }}
          />
        </label>
      </p>
      {message.value !== "" && (
        <p class="note" role="status">
          {message.value}
        </p>
      )}
    </section>
  );
}
