// Giving the game up: asked once more, since it cannot be taken back.
import * as sitting from "../sitting";
import { say } from "../words";
import { Sheet } from "./Sheet";
import { closeSheet } from "./sheets";

export default function GiveUpSheet() {
  const rated = sitting.welcome.value?.rated === true;
  const teams = (sitting.seats.value?.seats.length ?? 0) > 2;
  const giveUp = () => {
    sitting.giveUp();
    closeSheet();
  };
  return (
    <Sheet title={say("give-up")}>
      <p>{say(rated ? "give-up-rated" : teams ? "give-up-teams" : "give-up-about")}</p>
      <p class="pair">
        <button type="button" class="btn main" onClick={giveUp}>
          {say("give-up")}
        </button>
        <button type="button" class="btn" onClick={closeSheet}>
          {say("give-up-no")}
        </button>
      </p>
    </Sheet>
  );
}
