// How a guest takes a name, and how somebody comes back under theirs.
import { useSignal } from "@preact/signals";
import { LONGEST_NAME } from "../protocol";
import { told } from "../scene";
import { guest } from "../settings";
import { say } from "../words";
import { Note, thisDevice, useDoing } from "./doing";
import { comeIn, comeWithCode, keepName, why } from "./people";
import { knowsPasskeys } from "./passkeys";
import { shownCodes } from "./codes";

export function ComeIn() {
  const doing = useDoing();
  const name = useSignal(guest.value);
  const code = useSignal("");
  if (why.value !== null) return <p class="note">{told(why.value)}</p>;
  if (!knowsPasskeys()) return <p class="note">{say("me-no-passkeys")}</p>;
  return (
    <div class="dev at-once">
      <h2>{say("me-keep-title")}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          doing.do(async () => {
            shownCodes.value = await keepName(name.value, thisDevice());
          });
        }}
      >
        <p>{say("me-keep-how")}</p>
        <label class="field">
          <span>{say("set-name")}</span>
          <input type="text" required maxLength={LONGEST_NAME} value={name.value} autocomplete="nickname" onInput={(event) => (name.value = event.currentTarget.value)} />
        </label>
        <button type="submit" class="btn main" disabled={doing.busy.value}>
          {say("me-keep")}
        </button>
      </form>
      <h2>{say("me-in-title")}</h2>
      <div class="acts4">
        <button type="button" class="btn" disabled={doing.busy.value} onClick={() => doing.do(comeIn)}>
          {say("me-in")}
        </button>
      </div>
      <details>
        <summary>{say("me-lost")}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            doing.do(() => comeWithCode(code.value));
          }}
        >
          <label class="field">
            <span>{say("me-code")}</span>
            <input type="text" required maxLength={40} value={code.value} autocomplete="one-time-code" spellcheck={false} onInput={(event) => (code.value = event.currentTarget.value)} />
          </label>
          <button type="submit" class="btn" disabled={doing.busy.value}>
            {say("me-code-in")}
          </button>
        </form>
      </details>
      <Note of={doing} />
    </div>
  );
}
