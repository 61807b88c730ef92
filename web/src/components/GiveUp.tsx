// Giving the game up: asked once more, since it cannot be taken back.
import * as live from "../live-table";
import { say } from "../words";
import { Dialog } from "./Dialog";
import { closeSheet } from "./dialogs";

export default function GiveUpSheet() {
  const rated = live.welcome.value?.rated === true;
  const teams = (live.seats.value?.seats.length ?? 0) > 2;
  const giveUp = () => {
    live.giveUp();
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
