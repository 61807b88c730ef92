// One field of a situation, with the input for its sort of value; what has fields inside shows these.
import { useSignal } from "@preact/signals";
import type { LabForm } from "../protocol";
import { say } from "../words";
import { CardInput } from "./CardInput";
import { CardList } from "./CardList";
import { useLab } from "./context";
import { CountInput } from "./CountInput";
import type { Value } from "./document";
import { MoreSelect } from "./MoreSelect";
import { at, english, keyText, lay, listed, someOf, wordText, type Path } from "./situation";
import { SupplyField } from "./SupplyField";
import { numbersFrom, wordFrom } from "./field-values";

interface FieldProps {
  field: LabForm;
  value: Value | undefined;
  path: Path;
  seats: readonly string[];
}

/** A field with its name beside it. */
export function SituationField({ field, value, path, seats }: FieldProps) {
  const lab = useLab();
  const name = keyText(lab, path.at(-1)!);
  return (
    <div class="row-of" data-key={path.join(".")}>
      <span class="name">{name}</span>
      <FieldInput field={field} value={value} path={path} seats={seats} />
    </div>
  );
}

function FieldInput({ field, value, path, seats }: FieldProps) {
  const lab = useLab();
  const label = path.map((key) => keyText(lab, key)).join(", ");
  const set = (next: Value | undefined) => void lay(lab, path, next);
  switch (field.sort) {
    case "number":
      return <CountInput label={label} value={typeof value === "number" ? value : undefined} set={set} />;
    case "flag":
      return <input type="checkbox" aria-label={label} checked={value === true} onChange={(event) => set(event.currentTarget.checked || undefined)} />;
    case "word":
    case "seat":
      return (
        <select aria-label={label} value={value === undefined ? "" : String(value)} onChange={(event) => set(wordFrom(event.currentTarget.value))}>
          <option value="">{say("lab-usual")}</option>
          {(field.sort === "seat" ? seats : field.words).map((word) => (
            <option key={word} value={word}>
              {field.sort === "seat" ? word : wordText(lab, word)}
            </option>
          ))}
        </select>
      );
    case "card":
      return <CardInput label={label} of={field.of} value={typeof value === "string" ? value : ""} set={(text) => set(text === "" ? undefined : english(lab, text))} />;
    case "numbers":
      return <input aria-label={label} value={Array.isArray(value) ? value.join(", ") : ""} onChange={(event) => set(numbersFrom(event.currentTarget.value))} />;
    case "supply":
      return <SupplyField label={label} of={field.of} value={value} path={path} />;
    case "map":
      return <MapField field={field} value={value} path={path} seats={seats} label={label} />;
    case "parts":
      return (
        <div class="inner">
          {field.parts.map((part) => (
            <SituationField key={part.key} field={part} value={at(value, [part.key])} path={[...path, part.key]} seats={seats} />
          ))}
        </div>
      );
    default:
      return <CardList label={label} of={field.of} cards={someOf(value)} set={(cards) => set(listed(cards))} path={path} ordered={field.sort === "pile"} />;
  }
}

/** What belongs to several keys: stacks by colour, decks by age, tokens by the card that puts them there. */
function MapField({ field, value, path, seats, label }: FieldProps & { label: string }) {
  const lab = useLab();
  const [part] = field.parts;
  const keys = Object.keys((value ?? {}) as Record<string, Value>);
  const open = useSignal<readonly string[]>([]);
  const shown = [...keys, ...open.value.filter((key) => !keys.includes(key))];
  if (part === undefined) return null;
  const words = field.words.filter((word) => !shown.includes(word));
  const show = (key: string) => (open.value = [...open.value, key]);
  return (
    <div class="inner">
      {shown.map((key) => (
        <SituationField key={key} field={part} value={at(value, [key])} path={[...path, key]} seats={seats} />
      ))}
      {field.words.length === 0 ? (
        <CardInput label={say("lab-add-to", { place: label })} of={field.of} adds set={(text) => show(english(lab, text))} />
      ) : (
        words.length > 0 && <MoreSelect place={label} choices={words.map((key) => ({ key, name: keyText(lab, key) }))} choose={show} />
      )}
    </div>
  );
}
