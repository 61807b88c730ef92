// A table for friends, in two presses: "Invite a friend", and how many are to play.
import { signal } from "@preact/signals";
import { isNameless } from "../lobby";
import type { Game } from "../protocol";
import { localized } from "../scene";
import { inTab } from "../tab/in-tab";
import { say } from "../words";
import { NameField } from "./NameField";
import { Dialog } from "./Dialog";
import { closeSheet, openSheet } from "./dialogs";

interface InviteProps {
  game: Game;
  /** Open a table with so many seats. */
  open: (seats: number) => void;
  disabled?: boolean;
  /** Whether it is heard for which game: where there is such a button for each. */
  named?: boolean;
}

/** Whether it is asked there how the host is called: as long as the sheet is open, also while they write. */
const asks = signal(false);
/** To whose table somebody is about to invite. */
const invited = signal<InviteProps | null>(null);

export function Invite({ disabled = false, named = false, ...table }: InviteProps) {
  const ask = () => {
    invited.value = table;
    asks.value = isNameless();
    openSheet("invite");
  };
  return (
    <button
      type="button"
      class="btn"
      disabled={disabled}
      aria-haspopup="dialog"
      onClick={ask}
    >
      {say(inTab ? "tab-together" : "lobby-invite")}
      {named && <OfGame game={table.game} />}
    </button>
  );
}

/** For which game a button is, where the same one stands under each: to be heard, not seen. */
export function OfGame({ game }: { game: Game }) {
  return <span class="vh">{say("lobby-of-game", { game: localized(game.title) })}</span>;
}

export function InviteSheet() {
  const table = invited.value;
  if (table === null) return null;
  const chosen = (seats: number) => {
    closeSheet();
    table.open(seats);
  };
  return (
    <Dialog title={say(inTab ? "tab-together-title" : "invite-title")}>
      {asks.value && (
        <div class="asks">
          <NameField />
          <p class="cap">{say("invite-name")}</p>
        </div>
      )}
      <p class="pair counts">
        {table.game.seats.map((seats, place) => (
          <button key={seats} type="button" class="btn" autofocus={place === 0} aria-label={say("invite-count", { seats })} onClick={() => chosen(seats)}>
            {seats}
          </button>
        ))}
      </p>
      <p class="cap">{say(inTab ? "tab-together-about" : "invite-about")}</p>
    </Dialog>
  );
}
