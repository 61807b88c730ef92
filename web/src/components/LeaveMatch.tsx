// Leaving a match: asked once more, since it cannot be taken back.
import { say } from "../words";
import { useTable } from "../table/context";
import { Dialog } from "./Dialog";
import { closeSheet } from "./dialogs";

export default function LeaveMatchSheet() {
  const table = useTable();
  const leave = () => {
    table.seat.leaveMatch();
    closeSheet();
  };
  return (
    <Dialog title={say("match-leave")}>
      <p>{say((table.state.seats.value?.seats.length ?? 0) > 2 ? "match-leave-many" : "match-leave-about")}</p>
      <p class="pair">
        <button type="button" class="btn main" onClick={leave}>
          {say("match-leave")}
        </button>
        <button type="button" class="btn" onClick={closeSheet}>
          {say("give-up-no")}
        </button>
      </p>
    </Dialog>
  );
}
