// Letting a bot go on in one's seat: asked once more, since what it answers is not taken back.
import { say } from "../words";
import { useTable } from "../table/context";
import { Dialog } from "./Dialog";
import { closeSheet } from "./dialogs";

export default function HandOverSheet() {
  const table = useTable();
  const handOver = () => {
    table.seat.hand(true);
    closeSheet();
  };
  return (
    <Dialog title={say("hand-over")}>
      <p>{say("hand-over-about")}</p>
      <p class="pair">
        <button type="button" class="btn main" onClick={handOver}>
          {say("hand-over")}
        </button>
        <button type="button" class="btn" onClick={closeSheet}>
          {say("give-up-no")}
        </button>
      </p>
    </Dialog>
  );
}
