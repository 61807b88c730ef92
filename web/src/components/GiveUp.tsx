// Giving the game up: asked once more, since it cannot be taken back.
import { say } from "../words";
import { useTable } from "../table/context";
import { ConfirmSheet } from "./ConfirmSheet";

export default function GiveUpSheet() {
  const table = useTable();
  const rated = table.state.welcome.value?.rated === true;
  const teams = (table.state.seats.value?.seats.length ?? 0) > 2;
  const about = say(rated ? "give-up-rated" : teams ? "give-up-teams" : "give-up-about");
  return <ConfirmSheet title={say("give-up")} about={about} confirm={() => table.seat.giveUp()} />;
}
