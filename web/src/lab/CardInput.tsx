// A field for the name of a card, which suggests those that fit.
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { say } from "../words";
import { useLab } from "./context";
import { called, namesFor } from "./situation";

interface CardInputProps {
  label: string;
  /** The sorts of cards to suggest, none for any. */
  of: readonly string[];
  value?: string;
  set: (text: string) => void;
  /** Whether what has been taken leaves the field empty. */
  adds?: boolean;
}

/** One card; or, where it adds, one card after the other. */
export function CardInput({ label, of, value = "", set, adds = false }: CardInputProps) {
  const lab = useLab();
  const id = useId();
  const names = useSignal<readonly string[]>([]);
  const take = (input: HTMLInputElement) => {
    const text = input.value.trim();
    if (adds && text === "") return;
    if (adds) input.value = "";
    set(text);
  };
  return (
    <>
      <input
        class="card-name"
        list={id}
        aria-label={label}
        placeholder={adds ? say("lab-add") : ""}
        value={adds ? undefined : called(lab, value).name}
        onFocus={() => (names.value = namesFor(lab, of))}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.isComposing) return;
          event.preventDefault();
          if (adds) take(event.currentTarget);
          else event.currentTarget.blur();
        }}
        onChange={(event) => take(event.currentTarget)}
      />
      <datalist id={id}>
        {names.value.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
