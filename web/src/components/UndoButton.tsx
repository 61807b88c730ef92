// The button that takes the last answer back, or asks the others to agree to that.
import { localized } from "../scene";
import { useTable } from "../table/context";
import { say } from "../words";
import { Key } from "./symbols";

/** Nothing where answers cannot be taken back, while an earlier moment is looked at, and for spectators. */
export function UndoButton() {
  const table = useTable();
  const taking = table.state.undo.value;
  if (taking === null || taking.why === "off" || table.moments.looked.value !== null || table.state.you < 0) return null;
  const off = taking.how === "none";
  return (
    <button type="button" class={off ? "btn no" : "btn"} aria-disabled={off} title={localized(taking.text)} onClick={() => table.takeBack()}>
      <Key open>u</Key>
      {say(taking.how === "consent" ? "undo-ask" : "undo")}
    </button>
  );
}
