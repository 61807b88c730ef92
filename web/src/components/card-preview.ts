// Which card is being read, and beside what: the one under the pointer, the one that a finger rests on, or the one asked for by key.
// Whatever shows a card says so by `data-face`; nothing else is needed to make it readable.
import { signal } from "@preact/signals";
import { rests as fingerRests } from "../settings";
import { sheet, showCard } from "./dialogs";

/** How long a pointer rests on a card before its text is shown; from then on the next card's is shown at once. */
const REST = 250;
/** How long a finger stays on a card to read it. */
const PRESS = 400;
/** A finger that has moved this many pixels scrolls, and does not press. */
const STILL = 10;

export interface Reading {
  face: string;
  /** What shows the card. */
  at: HTMLElement;
  how: "pointer" | "touch" | "key";
}

export const reading = signal<Reading | null>(null);

let hovered: HTMLElement | null = null;
/** What was clicked is not read again before the pointer has left it. */
let done: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let pressed: { id: number; x: number; y: number } | null = null;
let swallows = false;
/** Where the pointer has last been moved to: the page moves under it too. */
let rests: { x: number; y: number } | null = null;
/** Whether what is under the pointer came there by itself, and waits for the pointer to be moved. */
let waits = false;

function cardAt(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-face]") : null;
  return found?.dataset["face"] ? found : null;
}

function read(at: HTMLElement, how: Reading["how"]): void {
  clearTimeout(timer);
  if (at.isConnected && sheet.value === null) reading.value = { face: at.dataset["face"]!, at, how };
}

export function stopReading(): void {
  clearTimeout(timer);
  reading.value = null;
}

/** Read the card under the pointer, else the one with the focus, else `otherwise`; or no more, if that one is being read. Returns whether there is one. */
export function readByKey(otherwise: HTMLElement | null): boolean {
  const under = hovered?.isConnected ? hovered : null;
  const at = under ?? cardAt(document.activeElement) ?? otherwise;
  if (at === null) return false;
  if (reading.value?.at === at && reading.value.face === at.dataset["face"]) stopReading();
  else read(at, "key");
  return true;
}

/** What shows a card there, and can be seen; null where nothing does. */
export function shown(place: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(place)].find((one) => one.dataset["face"] && one.getClientRects().length > 0) ?? null;
}

/** Read a card as if a finger rested on it. */
export function readByTouch(face: string): void {
  const at = shown(`[data-face="${face}"]`);
  if (at !== null) read(at, "touch");
  else showCard(face);
}

/** Take care that what is read is still there; called when the page has changed. */
export function readOn(): void {
  const now = reading.value;
  if (now !== null && (!now.at.isConnected || now.at.dataset["face"] !== now.face)) stopReading();
}

function over(event: PointerEvent): void {
  if (event.pointerType === "touch") return;
  const card = cardAt(event.target);
  if (card === hovered) return;
  hovered = card;
  if (card !== done) done = null;
  clearTimeout(timer);
  // What comes to lie under a pointer that rests is not asked for, and ends nothing that was asked for by key.
  const moved = rests === null || rests.x !== event.clientX || rests.y !== event.clientY;
  waits = !moved && reading.value?.how !== "pointer";
  if (!waits) turnTo(card);
}

/** The pointer has been moved to a card, or off all cards. */
function turnTo(card: HTMLElement | null): void {
  if (reading.value?.how === "touch") return;
  if (card === null || done !== null) stopReading();
  else if (reading.value !== null) read(card, "pointer");
  else timer = setTimeout(() => read(card, "pointer"), REST);
}

function down(event: PointerEvent): void {
  swallows = false;
  const inside = event.target instanceof Element && event.target.closest(".glance") !== null;
  if (inside) return;
  if (reading.value !== null || event.pointerType !== "touch") stopReading();
  const card = cardAt(event.target);
  if (event.pointerType !== "touch") {
    done = card;
    return;
  }
  if (card === null) return;
  pressed = { id: event.pointerId, x: event.clientX, y: event.clientY };
  timer = setTimeout(() => {
    pressed = null;
    swallows = true;
    read(card, "touch");
    fingerRests.value = "yes";
  }, PRESS);
}

function move(event: PointerEvent): void {
  if (pressed?.id === event.pointerId && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL) lift();
}

function lift(): void {
  if (pressed !== null) clearTimeout(timer);
  pressed = null;
}

/** A press that has opened a card does not choose it too. */
function click(event: MouseEvent): void {
  if (!swallows) return;
  swallows = false;
  event.preventDefault();
  event.stopPropagation();
}

/** The menu of the browser does not come up over a card that a finger rests on. */
function menu(event: Event): void {
  if (swallows || pressed !== null) event.preventDefault();
}

function leave(event: PointerEvent): void {
  if (event.pointerType === "touch") return;
  hovered = null;
  waits = false;
  if (reading.value?.how !== "touch") stopReading();
}

function scroll(): void {
  if (reading.value?.how === "pointer") stopReading();
}

function note(event: PointerEvent): void {
  if (event.pointerType === "touch" || (rests?.x === event.clientX && rests.y === event.clientY)) return;
  rests = { x: event.clientX, y: event.clientY };
  if (waits) turnTo(hovered);
  waits = false;
}

// On all pages: the next one comes up under a pointer that still rests where the last one was left.
addEventListener("pointermove", note, { capture: true, passive: true });

/** Let all cards in a page be read; returns what ends it. */
export function readable(root: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  root.addEventListener("pointerover", over, { signal });
  root.addEventListener("pointerdown", down, { signal });
  root.addEventListener("pointermove", move, { signal });
  root.addEventListener("pointerup", lift, { signal });
  root.addEventListener("pointercancel", lift, { signal });
  root.addEventListener("click", click, { signal, capture: true });
  root.addEventListener("contextmenu", menu, { signal });
  root.addEventListener("scroll", scroll, { signal, capture: true });
  document.documentElement.addEventListener("pointerleave", leave, { signal });
  return () => {
    ending.abort();
    stopReading();
    hovered = done = pressed = null;
    waits = false;
  };
}
