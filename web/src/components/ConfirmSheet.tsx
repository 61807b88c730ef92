// A sheet that asks once more before something that cannot be taken back.
import { say } from "../words";
import { Dialog } from "./Dialog";
import { closeSheet } from "./dialogs";

interface ConfirmSheetProps {
  /** What will be done, in words: the title and the button. */
  title: string;
  /** What that means. */
  about: string;
  confirm: () => void;
}

export function ConfirmSheet({ title, about, confirm }: ConfirmSheetProps) {
  const confirmAndClose = () => {
    confirm();
    closeSheet();
  };
  return (
    <Dialog title={title}>
      <p>{about}</p>
      <p class="pair">
        <button type="button" class="btn main" onClick={confirmAndClose}>
          {title}
        </button>
        <button type="button" class="btn" onClick={closeSheet}>
          {say("give-up-no")}
        </button>
      </p>
    </Dialog>
  );
}
