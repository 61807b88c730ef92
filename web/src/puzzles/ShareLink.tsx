// A button that copies a link to this page.
import { useSignal } from "@preact/signals";
import { copyText } from "../components/clipboard";
import { addressOf } from "../route";
import { say } from "../words";

/** address: the page on this site. */
export function ShareLink({ address }: { address: string }) {
  const copied = useSignal(false);
  return (
    <button type="button" class="btn" onClick={() => void copyText(addressOf(address), null).then((done) => (copied.value = done))}>
      {say(copied.value ? "room-copied" : "room-copy-link")}
    </button>
  );
}
