// Why something was not done, shown where the eye is: what was pressed may stand a screen above it, or below.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface RefusalProps {
  /** What was refused: another one is brought into sight anew, also where it has the same words. */
  what: object;
  children: ComponentChildren;
}

export function Refusal({ what, children }: RefusalProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const piece = note.current!;
    if (!isInSight(piece)) piece.scrollIntoView({ block: "center" });
    piece.focus({ preventScroll: true });
  }, [what]);
  return (
    <p ref={note} class="note" role="alert" tabIndex={-1}>
      {children}
    </p>
  );
}

/** Whether the first and the last line can be read: neither is off the screen, nor does anything lie over it. */
function isInSight(piece: Element): boolean {
  const { left, width, top, bottom } = piece.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => piece.contains(document.elementFromPoint(left + width / 2, y)));
}
