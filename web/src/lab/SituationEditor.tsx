// A situation set up by hand: each place with its cards, each counter, each token; what a game has of these, the server says.
import { useSignal } from "@preact/signals";
import type { LabForm } from "../protocol";
import { say } from "../words";
import { useLab } from "./context";
import { seatsOf, type Value } from "./document";
import { MoreSelect } from "./MoreSelect";
import { ScenarioOptions, ScenarioSeats } from "./ScenarioTable";
import { alter, at, isShown, keyText, type Path } from "./situation";
import { SituationField } from "./SituationField";

/** Places that are always offered, whatever lies in them. */
const COMMON = ["top", "pile", "supply", "decks"];
const SEAT = ["hand", "deck", "board"];

/** The scenario's title, what each seat and the table have, and the table's seats and options. */
export function SituationEditor() {
  const lab = useLab();
  const scenario = lab.scenario.value;
  const room = lab.room.value;
  if (scenario === null || room === null || room.game !== scenario.game) return <p class="cap">{say("lab-no-form")}</p>;
  const seats = seatsOf(scenario);
  return (
    <div class="set-up" key={lab.text.value === "" ? "none" : room.game}>
      <label class="field">
        <span>{say("lab-title")}</span>
        <input value={scenario.scenario} onChange={(event) => event.currentTarget.value.trim() !== "" && void alter(lab, { ...scenario, scenario: event.currentTarget.value })} />
      </label>
      {typeof scenario.setup === "string" ? (
        <p class="note">{say("lab-dealt")}</p>
      ) : (
        <>
          {seats.map((seat, place) => (
            <Place key={seat} title={say("lab-seat", { seat })} note={place === 0 ? say("lab-to-act") : ""} fields={room.seat.filter((field) => place === 0 || !field.first)} always={SEAT} path={[seat]} seats={seats} />
          ))}
          <Place title={say("lab-table")} note="" fields={room.common} always={COMMON} path={[]} seats={seats} />
        </>
      )}
      <ScenarioSeats scenario={scenario} />
      <ScenarioOptions scenario={scenario} />
    </div>
  );
}

interface PlaceProps {
  title: string;
  note: string;
  fields: readonly LabForm[];
  always: readonly string[];
  path: Path;
  seats: readonly string[];
}

/** All that one seat has, or the table. */
function Place({ title, note, fields, always, path, seats }: PlaceProps) {
  const lab = useLab();
  const more = useSignal<readonly string[]>([]);
  const scenario = lab.scenario.value!;
  const setup = scenario.setup as Value;
  const lies = (field: LabForm) => at(setup, [...path, field.key]);
  const shown = fields.filter((field) => isShown(field, lies(field), [...always, ...more.value]));
  const hidden = fields.filter((field) => !shown.includes(field));
  return (
    <fieldset class="place">
      <legend>
        {title} {note !== "" && <small>{note}</small>}
      </legend>
      {shown.map((field) => (
        <SituationField key={field.key} field={field} value={lies(field)} path={[...path, field.key]} seats={seats} />
      ))}
      {hidden.length > 0 && <MoreSelect place={title} choices={hidden.map(({ key }) => ({ key, name: keyText(lab, key) }))} choose={(key) => (more.value = [...more.value, key])} />}
    </fieldset>
  );
}
