// How a guest takes a name, and how somebody comes back under theirs.
import { useSignal } from "@preact/signals";
import { LONGEST_NAME } from "../protocol";
import { localized } from "../scene";
import { guest } from "../settings";
import { say } from "../words";
import { Button, Field, Form, Note, deviceName, useAction } from "./action";
import { signIn, signInWithCode, register, nameRefusal } from "./people";
import { hasPasskeys } from "./passkeys";
import { shownCodes } from "./recovery-codes";

/** How many characters a code has at most, as somebody may write it. */
const LONGEST_CODE = 40;

export function SignIn() {
  const doing = useAction();
  const name = useSignal(guest.value);
  const code = useSignal("");
  if (nameRefusal.value !== null) return <p class="note">{localized(nameRefusal.value)}</p>;
  if (!hasPasskeys()) return <p class="note">{say("me-no-passkeys")}</p>;
  return (
    <div class="dev at-once">
      <h2>{say("me-keep-title")}</h2>
      <Form
        doing={doing}
        verb={say("me-keep")}
        main
        does={async () => {
          shownCodes.value = await register(name.value, deviceName());
        }}
      >
        <p>{say("me-keep-how")}</p>
        <Field label={say("set-name")} of={name} longest={LONGEST_NAME} filled="nickname" />
      </Form>
      <h2>{say("me-in-title")}</h2>
      <div class="acts4">
        <Button doing={doing} does={signIn} label={say("me-in")} />
      </div>
      <details>
        <summary>{say("me-lost")}</summary>
        <Form doing={doing} does={() => signInWithCode(code.value)} verb={say("me-code-in")}>
          <Field label={say("me-code")} of={code} longest={LONGEST_CODE} filled="one-time-code" />
        </Form>
      </details>
      <Note of={doing} />
    </div>
  );
}
