// Why a question is put: the cards along its causes, and the rule that makes it a choice.
import type { Scene } from "../scene";
import type { Board } from "../tables/board";
import { causesOf } from "./prompt-reason";
import { RuleLink } from "./Why";

/** What led to the viewer's question. */
export function PromptReason({ scene, board }: { scene: Scene; board: Board }) {
  const rule = scene.mine?.rule ?? "";
  return (
    <p class="because">
      {causesOf(scene, board).map((cause, place) => (
        <span key={place}>
          {place > 0 && <i>› </i>}
          {cause}
        </span>
      ))}
      {rule !== "" && <RuleLink id={rule} where="slip" />}
    </p>
  );
}
