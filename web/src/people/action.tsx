// Something that is done by the server or a passkey, and what is said if it is not.
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { localized } from "../scene";
import { say } from "../words";
import { PeopleError } from "./people";

export interface Action {
  /** Whether it is under way: a second press does not do it again. */
  busy: Signal<boolean>;
  /** Why the last one was not done, "" if it was. */
  note: Signal<string>;
  do: (what: () => Promise<void>) => void;
}

export function useAction(): Action {
  const busy = useSignal(false);
  const note = useSignal("");
  const run = async (what: () => Promise<void>) => {
    if (busy.value) return;
    busy.value = true;
    note.value = "";
    try {
      await what();
    } catch (error) {
      if (error instanceof PeopleError) note.value = `${localized(error.reason)} ${error.detail}`.trim();
      else if (error instanceof DOMException) note.value = say(error.name === "InvalidStateError" ? "me-passkey-there" : "me-passkey-none");
      else note.value = say("me-no-answer");
    } finally {
      busy.value = false;
    }
  };
  return { busy, note, do: (what) => void run(what) };
}

interface Has {
  doing: Action;
  does: () => Promise<void>;
}

interface ButtonProps extends Has {
  label: string;
  /** What it is called where its label does not say of what it is. */
  about?: string;
  kind?: "btn" | "btn main" | "link";
}

/** A button that has something done; not pressed while something is under way. */
export function Button({ doing, does, label, about, kind = "btn" }: ButtonProps) {
  return (
    <button type="button" class={kind} aria-label={about} disabled={doing.busy.value} onClick={() => doing.do(does)}>
      {label}
    </button>
  );
}

interface FormProps extends Has {
  verb: string;
  main?: boolean;
  /** Whether there is nothing to be done. */
  idle?: boolean;
  children: ComponentChildren;
}

/** What is written, and the button that has something done with it. */
export function Form({ doing, does, verb, main = false, idle = false, children }: FormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        doing.do(does);
      }}
    >
      {children}
      <button type="submit" class={main ? "btn main" : "btn"} disabled={doing.busy.value || idle}>
        {verb}
      </button>
    </form>
  );
}

interface FieldProps {
  label: string;
  of: Signal<string>;
  longest: number;
  /** How a browser may fill it in. */
  filled?: "nickname" | "one-time-code" | "off";
}

export function Field({ label, of, longest, filled = "off" }: FieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input type="text" required maxLength={longest} value={of.value} autocomplete={filled} spellcheck={false} onInput={(event) => (of.value = event.currentTarget.value)} />
    </label>
  );
}

export function Note({ of }: { of: Action }) {
  return of.note.value === "" ? null : (
    <p class="note" role="alert">
      {of.note.value}
    </p>
  );
}

/** What a new passkey is called until its owner says something else. */
export function deviceName(): string {
  return say(/Android|iPhone|iPad|Mobile/.test(navigator.userAgent) ? "me-device-phone" : "me-device-computer");
}
