// Letting a bot go on in one's seat: asked once more, since what it answers is not taken back.
import { say } from "../words";
import { useTable } from "../table/context";
import { ConfirmSheet } from "./ConfirmSheet";

export default function HandOverSheet() {
  const table = useTable();
  return <ConfirmSheet title={say("hand-over")} about={say("hand-over-about")} confirm={() => table.seat.hand(true)} />;
}
