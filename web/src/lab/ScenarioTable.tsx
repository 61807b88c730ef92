// The seats and the options of the table that a scenario is played at.
import { games } from "../catalogue";
import { localized } from "../scene";
import { say } from "../words";
import { useLab } from "./context";
import { seatsOf, type Scenario } from "./document";
import { MoreSelect } from "./MoreSelect";
import { withOption, withoutLastSeat, withSeat } from "./scenario-table";
import { alter } from "./situation";

interface ScenarioProps {
  scenario: Scenario;
}

/** How many seats there are: one more or one fewer, as the game allows. */
export function ScenarioSeats({ scenario }: ScenarioProps) {
  const lab = useLab();
  const seats = seatsOf(scenario);
  const allowed = games.value.find((game) => game.name === scenario.game)?.seats ?? [];
  const larger = withSeat(scenario);
  return (
    <fieldset class="place">
      <legend>{say("lab-seats-of", { count: seats.length })}</legend>
      <div class="pair">
        {allowed.includes(seats.length + 1) && larger !== null && (
          <button type="button" class="btn" onClick={() => void alter(lab, larger)}>
            {say("lab-seat-more")}
          </button>
        )}
        {allowed.includes(seats.length - 1) && (
          <button type="button" class="btn" onClick={() => void alter(lab, withoutLastSeat(scenario))}>
            {say("lab-seat-fewer", { seat: seats.at(-1)! })}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** The options of the table; those that choose its cards mean nothing here. */
export function ScenarioOptions({ scenario }: ScenarioProps) {
  const lab = useLab();
  const switches = (games.value.find((game) => game.name === scenario.game)?.options ?? []).filter((one) => one.choices.length > 0);
  const given = scenario.options ?? {};
  const hidden = switches.filter((one) => !(one.name in given));
  const show = (name: string) => {
    const one = switches.find((other) => other.name === name);
    if (one !== undefined) void alter(lab, withOption(scenario, one, String(one.choices.find((choice) => choice.value !== one.default)?.value)));
  };
  return (
    <fieldset class="place">
      <legend>{say("lab-options")}</legend>
      {switches
        .filter((one) => one.name in given)
        .map((one) => (
          <label key={one.name} class="row-of">
            <span class="name">{localized(one.title)}</span>
            <select value={String(given[one.name])} onChange={(event) => void alter(lab, withOption(scenario, one, event.currentTarget.value || undefined))}>
              <option value="">{say("lab-usual")}</option>
              {one.choices.map((choice) => (
                <option key={String(choice.value)} value={String(choice.value)}>
                  {localized(choice.title)}
                </option>
              ))}
            </select>
          </label>
        ))}
      {hidden.length > 0 && <MoreSelect place={say("lab-options")} choices={hidden.map((one) => ({ key: one.name, name: localized(one.title) }))} choose={show} />}
    </fieldset>
  );
}
