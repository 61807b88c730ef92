// One of a few values that a person sets for themselves.
import type { Signal } from "@preact/signals";
import { say } from "../words";

interface RadioGroupProps<T extends string> {
  name: string;
  values: readonly T[];
  of: Signal<T>;
  /** What follows from a choice. */
  then?: () => void;
}

export function RadioGroup<T extends string>({ name, values, of, then }: RadioGroupProps<T>) {
  return (
    <fieldset>
      <legend>{say(`set-${name}`)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={of.value === value} onChange={() => {
              of.value = value;
              then?.();
            }}
          />
          <span>{say(`set-${name}-${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
