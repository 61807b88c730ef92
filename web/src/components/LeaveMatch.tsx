// Leaving a match: asked once more, since it cannot be taken back.
import { say } from "../words";
import { useTable } from "../table/context";
import { ConfirmSheet } from "./ConfirmSheet";

export default function LeaveMatchSheet() {
  const table = useTable();
  const about = say((table.state.seats.value?.seats.length ?? 0) > 2 ? "match-leave-many" : "match-leave-about");
  return <ConfirmSheet title={say("match-leave")} about={about} confirm={() => table.seat.leaveMatch()} />;
}
