// The focus is never lost: when what had it goes away with an update, the next thing at its place gets it.
const FOCUSABLE = "button:not([disabled]), a[href], input, select, [tabindex]";

interface Place {
  region: HTMLElement;
  name: string;
  nth: number;
}

let last: Place | null = null;
let pressed: Element | null = null;

addEventListener("pointerdown", (event) => (pressed = event.target instanceof Element ? event.target.closest("button, a, summary") : null), true);
addEventListener("keydown", (event) => event.key === "Tab" && (pressed = null), true);

/** Whether what has the focus got it by being pressed, and not by Tab. */
export function cameByPointer(target: Element): boolean {
  return pressed?.contains(target) === true;
}

function remember(event: FocusEvent): void {
  const target = event.target as HTMLElement;
  const region = target.closest<HTMLElement>("[data-region]");
  last = region === null ? null : { region, name: region.dataset["region"]!, nth: [...region.querySelectorAll(FOCUSABLE)].indexOf(target) };
}

/** Watch over the focus in a page; returns what ends it. */
export function keepFocus(root: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (last === null || document.activeElement !== document.body) return;
    const region = document.querySelector<HTMLElement>(`[data-region="${last.name}"]`);
    if (region === null) return;
    const there = [...region.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const heading = region.querySelector<HTMLElement>("h2[tabindex]");
    (heading ?? there[Math.min(last.nth, there.length - 1)] ?? null)?.focus({ preventScroll: true });
  });
  const forget = (event: Event) => {
    // A click beside everything lets go of the focus on purpose.
    if ((event.target as HTMLElement).closest(FOCUSABLE) === null) last = null;
  };
  root.addEventListener("focusin", remember);
  root.addEventListener("pointerdown", forget);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", remember);
    root.removeEventListener("pointerdown", forget);
  };
}
