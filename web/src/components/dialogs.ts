// Which sheet lies over the page, if any.
import { signal } from "@preact/signals";

export type SheetName = "settings" | "keys" | "card" | "points" | "chat" | "log" | "device" | "give-up" | "hand-over" | "seek" | "leave-match" | "invite";

export const sheet = signal<SheetName | null>(null);
/** The face that the card sheet shows. */
export const shownFace = signal("");

let before: HTMLElement | null = null;
/** Whether a pointer was used last, and whether it opened the sheet. */
let points = false;
let pointed = false;

addEventListener("pointerdown", () => (points = true), true);
addEventListener("keydown", () => (points = false), true);

export function openSheet(name: SheetName): void {
  if (sheet.value === null) {
    before = document.activeElement as HTMLElement | null;
    pointed = points;
  }
  sheet.value = sheet.value === name && name !== "card" ? null : name;
}

/** Take the sheet away; the focus is where it was, but at the question where a pointer had opened the sheet. */
export function closeSheet(): void {
  sheet.value = null;
  const back = before;
  before = null;
  const question = pointed ? document.querySelector<HTMLElement>(".tbl .slip h2[tabindex]") : null;
  if (question !== null) question.focus({ preventScroll: true });
  else if (back?.isConnected) back.focus({ preventScroll: true });
}

export function showCard(face: string): void {
  shownFace.value = face;
  openSheet("card");
}
