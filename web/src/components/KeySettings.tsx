// The keys: what each does, and the key of each command, which a person may change.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hasChangedKeys, COMMANDS, exchange, keyNow, capturesKey, keyName, resetKeys, fixedReason, type Command } from "../keymap";
import { say } from "../words";
import { Dialog } from "./Dialog";
import { Key } from "./symbols";

const MODIFIERS = ["Shift", "Control", "Alt", "AltGraph", "Meta"];

export default function KeysSheet() {
  /** The command that waits for its new key. */
  const asked = useSignal<Command | null>(null);
  const note = useSignal("");
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const command = asked.peek();
      if (command === null || MODIFIERS.includes(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      note.value = given(command, event);
      stop();
    };
    const stop = () => {
      capturesKey.value = false;
      asked.value = null;
    };
    addEventListener("keydown", take, true);
    return () => {
      removeEventListener("keydown", take, true);
      stop();
    };
  }, []);
  const rows = say("keys-all").trim().split("\n");
  return (
    <Dialog title={say("mast-keys")}>
      <p class="cap">{say("keys-about")}</p>
      <table class="keys">
        <tbody>
          {(Object.keys(COMMANDS) as Command[]).map((command) => (
            <tr key={command} data-command={command}>
              <th scope="row">
                <button
                  type="button"
                  class={asked.value === command ? "btn on" : "btn"}
                  aria-pressed={asked.value === command}
                  aria-label={say("keys-change", { does: say(`keys-do-${command}`), key: keyNow(COMMANDS[command]) })}
                  onClick={() => {
                    note.value = "";
                    asked.value = asked.value === command ? null : command;
                    capturesKey.value = asked.value !== null;
                  }}
                >
                  {asked.value === command ? say("keys-press") : <Key open>{COMMANDS[command]}</Key>}
                </button>
              </th>
              <td>{say(`keys-do-${command}`)}</td>
            </tr>
          ))}
          {rows.map((row) => {
            const [keys = "", does = ""] = row.split(" | ");
            return (
              <tr key={row}>
                <th scope="row" class="mono">
                  {keys}
                </th>
                <td>{does}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="keys-foot">
        <span role="status">{note.value}</span>
        {hasChangedKeys() && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              resetKeys();
              note.value = say("keys-were-reset");
            }}
          >
            {say("keys-reset")}
          </button>
        )}
      </p>
    </Dialog>
  );
}

/** Give a command the key that was pressed; returns what is said of it. */
function given(command: Command, event: KeyboardEvent): string {
  const does = say(`keys-do-${command}`);
  if (event.key === "Escape") return "";
  const key = keyName(event);
  if (fixedReason(key) !== "") return say("keys-fixed", { key });
  const before = keyNow(COMMANDS[command]);
  const had = exchange(command, key);
  if (had === "") return say("keys-given", { does, key });
  return say(had === "card" ? "keys-given-card" : "keys-given-for", { does, key, before, other: had === "card" ? "" : say(`keys-do-${had}`) });
}
