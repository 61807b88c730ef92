// A look at a card that is named somewhere: beside the pointer or the focus, never over the slip.
import { signal } from "@preact/signals";
import type { Scene } from "../scene";
import { told } from "../scene";
import type { Board } from "../tables/board";

const DELAY = 250;
/** So much room is kept for it above the slip. */
const HEIGHT = 380;

interface Shown {
  face: string;
  right: number;
  top: number;
}

const glance = signal<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function showGlance(face: string, beside: HTMLElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const box = beside.getBoundingClientRect();
    const slip = document.querySelector(".middle")?.getBoundingClientRect().top ?? innerHeight;
    const top = Math.max(56, Math.min(box.top - 20, slip - HEIGHT));
    glance.value = { face, right: Math.max(8, innerWidth - box.left + 12), top };
  }, DELAY);
}

export function hideGlance(): void {
  clearTimeout(timer);
  glance.value = null;
}

export function Glance({ scene, board }: { scene: Scene; board: Board }) {
  const shown = glance.value;
  if (shown === null || innerWidth <= 700) return null;
  const kind = scene.kind(shown.face);
  return (
    <div class="glance" role="tooltip" style={{ right: `${shown.right}px`, top: `${shown.top}px` }}>
      <board.Card face={shown.face} scene={scene} />
      {kind !== undefined && <p>{told(kind.text)}</p>}
    </div>
  );
}
