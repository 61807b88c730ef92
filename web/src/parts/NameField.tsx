// The name by which the others see a guest.
import { LONGEST_NAME } from "../protocol";
import { guest } from "../settings";
import { say } from "../words";

export function NameField() {
  return (
    <label class="field">
      <span>{say("set-name")}</span>
      <input
        type="text"
        required
        maxLength={LONGEST_NAME}
        value={guest.value}
        autocomplete="nickname"
        onInput={(event) => (guest.value = event.currentTarget.value)}
      />
    </label>
  );
}
