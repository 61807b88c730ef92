// What a person sets for themselves.
import { askToNotify, ring } from "../alerts";
import { always, follow, followed, forget } from "../autoplay";
import { localized } from "../scene";
import { atOnce, bots, guest, lang, LANGS, letters, motion, MOTIONS, notifies, sounds, theme, THEMES } from "../settings";
import { LONGEST_NAME } from "../protocol";
import { inTab } from "../tab/in-tab";
import { say } from "../words";
import { RadioGroup } from "./RadioGroup";
import { AUTOMATIC_ANSWERS as BRIDGE_OVER } from "../tables/bridge_over/automatic-answers";
import { AUTOMATIC_ANSWERS as DOMINION } from "../tables/dominion/automatic-answers";
import { AUTOMATIC_ANSWERS as INNOVATION } from "../tables/innovation/automatic-answers";
import { PushSetting } from "./PushSetting";
import { Dialog } from "./Dialog";

/** The rules that a game offers to play by itself, in the order in which they are shown. */
const RULES = ["dominion treasures", "dominion end"];
const MORE: readonly (readonly [game: string, rules: readonly (readonly [id: string, ...rest: unknown[]])[]])[] = [
  ["dominion", DOMINION],
  ["innovation", INNOVATION],
  ["bridge_over", BRIDGE_OVER],
];

function Ticks({ rules }: { rules: readonly string[] }) {
  return (
    <>
      {rules.map((rule) => (
        <label key={rule} class="tick">
          <input type="checkbox" checked={followed.value.includes(rule)} onChange={(event) => follow(rule, event.currentTarget.checked)} />
          {say(`auto-${rule.replace(" ", "-")}`)}
        </label>
      ))}
    </>
  );
}

/** What is answered by itself: rules of the games, and answers that were settled. */
function Autoplay() {
  return (
    <fieldset class="autoplay">
      <legend>{say("auto-title")}</legend>
      <Ticks rules={RULES} />
      {MORE.map(([game, rules]) => (
        <details key={game}>
          <summary>{say(`auto-more-${game}`)}</summary>
          <Ticks rules={rules.map(([id]) => `${game} ${id}`)} />
        </details>
      ))}
      {always.value.map((rule) => (
        <p key={rule.question} class="settled">
          {localized(rule.text)}
          <button type="button" class="link" onClick={() => forget(rule)}>
            {say("auto-forget")}
          </button>
        </p>
      ))}
      <p class="cap">{say("auto-about")}</p>
    </fieldset>
  );
}

export default function SettingsSheet() {
  return (
    <Dialog title={say("mast-settings")}>
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
        <RadioGroup name="lang" values={LANGS} of={lang} />
        <RadioGroup name="theme" values={THEMES} of={theme} />
        <RadioGroup name="motion" values={MOTIONS} of={motion} />
        <RadioGroup name="at-once" values={["no", "yes"]} of={atOnce} />
        <RadioGroup name="bots" values={["usual", "quick"]} of={bots} />
        <RadioGroup name="letters" values={["yes", "no"]} of={letters} />
        <RadioGroup name="sounds" values={["no", "yes"]} of={sounds} then={() => sounds.value === "yes" && void ring("turn")} />
        <RadioGroup name="notifies" values={["no", "yes"]} of={notifies} then={() => void askToNotify()} />
        {!inTab && <PushSetting />}
        <Autoplay />
      </div>
    </Dialog>
  );
}
