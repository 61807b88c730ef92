// Something that is done by the server or a passkey, and what is said if it is not.
import { type Signal, useSignal } from "@preact/signals";
import { told } from "../scene";
import { say } from "../words";
import { Undone } from "./people";

export interface Doing {
  /** Whether it is under way: a second press does not do it again. */
  busy: Signal<boolean>;
  /** Why the last one was not done, "" if it was. */
  note: Signal<string>;
  do: (what: () => Promise<void>) => void;
}

export function useDoing(): Doing {
  const busy = useSignal(false);
  const note = useSignal("");
  const run = async (what: () => Promise<void>) => {
    if (busy.value) return;
    busy.value = true;
    note.value = "";
    try {
      await what();
    } catch (error) {
      if (error instanceof Undone) note.value = `${told(error.reason)} ${error.detail}`.trim();
      else if (error instanceof DOMException) note.value = say(error.name === "InvalidStateError" ? "me-passkey-there" : "me-passkey-none");
      else note.value = say("me-no-answer");
    } finally {
      busy.value = false;
    }
  };
  return { busy, note, do: (what) => void run(what) };
}

export function Note({ of }: { of: Doing }) {
  return of.note.value === "" ? null : (
    <p class="note" role="alert">
      {of.note.value}
    </p>
  );
}

/** What a new passkey is called until its owner says something else. */
export function thisDevice(): string {
  return say(/Android|iPhone|iPad|Mobile/.test(navigator.userAgent) ? "me-device-phone" : "me-device-computer");
}
