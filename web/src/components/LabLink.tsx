// The way into the lab: to a scenario that shows a rule or a card, or to a moment of a game that is over.
import { follow, place } from "../route";
import { say } from "../words";

interface LabLinkProps {
  /** What is wanted there, as the lab's address has it. */
  asked: Record<string, string>;
  /** What it is called; "lab-open" if nothing is said. */
  name?: string;
  style?: string;
}

/** From a table, and from the lab itself, one looks it up beside it, in another tab. */
export function LabLink({ asked, name = "lab-open", style = "link" }: LabLinkProps) {
  const page = place.value.page;
  const beside = page === "table" || page === "replay" || page === "lab";
  return (
    <a class={style} href={`/lab?${new URLSearchParams(asked)}`} {...(beside ? { target: "_blank" } : { onClick: follow })}>
      {say(name)}
    </a>
  );
}
