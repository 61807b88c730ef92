// A field for how many there are of something.
import { countFrom, MOST } from "./field-values";

interface CountProps {
  label: string;
  value: number | undefined;
  /** Called with the new count, undefined where the field is left empty. */
  set: (value: number | undefined) => void;
  /** What an empty field stands for. */
  usual?: string;
}

/** A count from 0 on, or nothing. */
export function CountInput({ label, value, set, usual = "0" }: CountProps) {
  return (
    <input
      type="number"
      min={0}
      max={MOST}
      aria-label={label}
      value={value ?? ""}
      placeholder={usual}
      onChange={(event) => set(countFrom(event.currentTarget.value, event.currentTarget.valueAsNumber))}
    />
  );
}
