// The name by which the others see a guest; who keeps a name has that one. It may be left empty: then they are called a guest.
import { me } from "../people/people";
import { LONGEST_NAME } from "../protocol";
import { guest } from "../settings";
import { say } from "../words";

export function NameField() {
  return (
    <label class="field">
      <span>{say("set-name")}</span>
      <input
        type="text"
        maxLength={LONGEST_NAME}
        value={guest.value}
        placeholder={say("guest-name")}
        readOnly={me.value !== null}
        autocomplete="nickname"
        onInput={(event) => (guest.value = event.currentTarget.value)}
      />
    </label>
  );
}
