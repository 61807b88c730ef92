// A sheet that lies over the page: the focus goes into it, Escape takes it away.
// It is open from the moment it is there: an effect that waits for the next picture would let an Escape fall into the gap.
// A browser may close a dialog without asking first (`cancel`), so its end is listened to as well.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../words";
import { closeSheet } from "./dialogs";

interface DialogProps {
  title: string;
  children: ComponentChildren;
  wide?: boolean;
}

export function Dialog({ title, children, wide = false }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    shown?.showModal();
    addEventListener("keydown", onEscape);
    return () => {
      removeEventListener("keydown", onEscape);
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={wide ? "sheet wide" : "sheet"}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        closeSheet();
      }}
      onClose={(event) => event.currentTarget.isConnected && closeSheet()}
      onClick={(event) => event.target === box.current && closeSheet()}
    >
      <div class="paper">
        <header>
          <h2>{title}</h2>
          <button type="button" class="btn" onClick={closeSheet}>
            {say("sheet-close")}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

function onEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
  event.preventDefault();
  closeSheet();
}
