// A list of what else can be set up in a place.
import { say } from "../words";

interface MoreProps {
  /** The name of the place. */
  place: string;
  /** What can be chosen: its key, and its name. */
  choices: readonly { key: string; name: string }[];
  choose: (key: string) => void;
}

/** Whatever is chosen, the list shows its heading again. */
export function MoreSelect({ place, choices, choose }: MoreProps) {
  return (
    <select class="more" aria-label={say("lab-more", { place })} value="" onChange={(event) => choose(event.currentTarget.value)}>
      <option value="">{say("lab-more-here")}</option>
      {choices.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
}
