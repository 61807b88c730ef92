// How an answer is given: how many are chosen, what may be chosen at one press, and the button that gives it.
import { answerOf, nameOf } from "../autoplay";
import { connectionState } from "../connection";
import type { Option } from "../protocol";
import type { Scene } from "../scene";
import { useTable } from "../table/context";
import type { Board, Fixed } from "../tables/board";
import { say } from "../words";
import { readByTouch } from "./card-preview";
import { confirmText, limitsOf } from "./prompt-answer";
import { countOf } from "./prompt-text";
import { Key, Marked } from "./symbols";

interface ConfirmProps {
  scene: Scene;
  board: Board;
}

/** All that stands beside the viewer's question and belongs to its answer. */
export function ConfirmAnswer({ scene, board }: ConfirmProps) {
  const table = useTable();
  const ask = scene.mine!;
  const chosen = table.selection.picks.value;
  const first = chosen[0] === undefined ? undefined : ask.options[chosen[0]];
  const numbered = table.selection.range.value !== null;
  const { least, most } = limitsOf(ask, numbered);
  const verbFor = (option: Option | undefined) => board.verb?.(ask, option) ?? say("slip-confirm");
  const off = !table.selection.complete.value || table.answers.sending.value || connectionState.value !== "on";
  const give = () => {
    table.automatic.remember();
    table.answer();
  };
  return (
    <>
      <p class={least === 1 && most === 1 ? "count one" : "count"}>
        <Marked text={say(countOf(least, most, ask.options.length), { count: chosen.length, least, most })} />
      </p>
      {first?.face && (
        <button type="button" class="btn look" aria-label={say("glance-read")} onClick={() => readByTouch(first.face)}>
          <Key open>i</Key>
        </button>
      )}
      <AutomaticAnswer scene={scene} />
      <ChoiceButtons scene={scene} board={board} />
      <button type="button" class="btn main" aria-disabled={off} data-confirm onClick={give}>
        {table.answers.sending.value ? say("slip-sending") : confirmText(ask, first, numbered, verbFor)} <Key>Enter</Key>
      </button>
    </>
  );
}

/** A question that may be answered the same from now on; or one that answers itself, unless one stops it. */
function AutomaticAnswer({ scene }: { scene: Scene }) {
  const { automatic, selection } = useTable();
  if (automatic.waits.value) {
    return (
      <button type="button" class="btn auto" onClick={() => (selection.byHand.value = true)}>
        {say("auto-stop")} <Key>Esc</Key>
      </button>
    );
  }
  const asked = selection.asked.value;
  if (asked === null || nameOf(asked) === "" || answerOf(scene, asked, null) !== null) return null;
  return (
    <label class="from-now-on">
      <input type="checkbox" checked={automatic.remembers} onChange={(event) => automatic.setRemembers(event.currentTarget.checked)} />
      <span>{say("auto-always")}</span>
    </label>
  );
}

/** The buttons that such a question always has; else one for all that may be chosen together. */
function ChoiceButtons({ scene, board }: ConfirmProps) {
  const { selection } = useTable();
  const all = selection.together();
  const fixed = board.fixed?.(scene) ?? [];
  if (fixed.length > 0) {
    return (
      <div class="fixed">
        {fixed.map((one) => (
          <FixedButton key={one.key} fixed={one} together={one.key === board.together} />
        ))}
      </div>
    );
  }
  if (all.length < 2 || all.length === selection.picks.value.length) return null;
  return (
    <button type="button" class="btn" onClick={() => (selection.picks.value = all)}>
      {say("slip-all", { count: all.length })}
    </button>
  );
}

/** together: whether it chooses all that may be chosen together. */
function FixedButton({ fixed, together }: { fixed: Fixed; together: boolean }) {
  const table = useTable();
  const { key, name, numbers, why } = fixed;
  const chosen = table.selection.picks.value;
  const on = numbers.length > 0 && numbers.every((number) => chosen.includes(number));
  const press = () => {
    if (why !== "") return;
    if (together) table.pickTogether();
    else table.pickOf(numbers);
  };
  return (
    <button type="button" class={on ? "btn on" : "btn"} data-fixed={key} aria-disabled={why !== ""} aria-pressed={why === "" ? on : undefined} title={why} onClick={press}>
      <Key open={why !== ""}>{key}</Key>
      {name}
      {why !== "" && <span class="vh">{why}</span>}
    </button>
  );
}
