// What a person sets for themselves, and the keys.
import type { Signal } from "@preact/signals";
import { atOnce, guest, lang, LANGS, motion, MOTIONS, theme, THEMES } from "../settings";
import { LONGEST_NAME } from "../protocol";
import { say } from "../words";
import { Sheet } from "./Sheet";

interface ChoiceProps<T extends string> {
  name: string;
  values: readonly T[];
  of: Signal<T>;
}

function Choice<T extends string>({ name, values, of }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend>{say(`set-${name}`)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={of.value === value} onChange={() => (of.value = value)} />
          <span>{say(`set-${name}-${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SettingsSheet() {
  return (
    <Sheet title={say("mast-settings")}>
      <div class="settings">
        <label class="field">
          <span>{say("set-name")}</span>
          <input
            type="text"
            maxLength={LONGEST_NAME}
            value={guest.value}
            autocomplete="nickname"
            onChange={(event) => (guest.value = event.currentTarget.value.trim())}
          />
        </label>
        <Choice name="lang" values={LANGS} of={lang} />
        <Choice name="theme" values={THEMES} of={theme} />
        <Choice name="motion" values={MOTIONS} of={motion} />
        <Choice name="at-once" values={["no", "yes"]} of={atOnce} />
      </div>
    </Sheet>
  );
}

export function KeysSheet() {
  const rows = say("keys-all").trim().split("\n");
  return (
    <Sheet title={say("mast-keys")}>
      <table class="keys">
        <tbody>
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
    </Sheet>
  );
}
