// A sheet that lies over the page: the focus goes into it, Escape takes it away.
// A browser may close a dialog without asking first (`cancel`), so its end is listened to as well.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../words";
import { closeSheet } from "./sheets";

interface SheetProps {
  title: string;
  children: ComponentChildren;
  wide?: boolean;
}

export function Sheet({ title, children, wide = false }: SheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
    return () => box.current?.close();
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
