// Where a rule is written, and the way to the scenarios that show it.
import type { Rule } from "../protocol";
import { localized } from "../scene";
import { LabLink } from "./LabLink";

interface RuleSourceProps {
  rule: Rule;
}

export function RuleSource({ rule }: RuleSourceProps) {
  return (
    <small>
      {localized(rule.source)}
      {rule.shown > 0 && (
        <>
          {" "}
          <LabLink asked={{ game: rule.game, rule: rule.id }} name="lab-open-shown" />
        </>
      )}
    </small>
  );
}
