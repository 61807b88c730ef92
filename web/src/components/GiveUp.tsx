// Giving the game up: asked once more, since it cannot be taken back.
import { say } from "../words";
import { useTable } from "../table/context";
import { Dialog } from "./Dialog";
import { closeSheet } from "./dialogs";

export default function GiveUpSheet() {
  const table = useTable();
  const rated = table.state.welcome.value?.rated === true;
  const teams = (table.state.seats.value?.seats.length ?? 0) > 2;
  const giveUp = () => {
    table.seat.giveUp();
    closeSheet();
  };
  return (
    <Dialog title={say("give-up")}>
      <p>{say(rated ? "give-up-rated" : teams ? "give-up-teams" : "give-up-about")}</p>
      <p class="pair">
        <button type="button" class="btn main" onClick={giveUp}>
          {say("give-up")}
        </button>
        <button type="button" class="btn" onClick={closeSheet}>
          {say("give-up-no")}
        </button>
      </p>
    </Dialog>
  );
}
