// Which sheet lies over the page, if any.
import { signal } from "@preact/signals";

export type SheetName = "settings" | "keys" | "card" | "points" | "chat" | "log" | "device" | "give-up" | "invite";

export const sheet = signal<SheetName | null>(null);
/** The face that the card sheet shows. */
export const shownFace = signal("");

let before: HTMLElement | null = null;

export function openSheet(name: SheetName): void {
  if (sheet.value === null) before = document.activeElement as HTMLElement | null;
  sheet.value = sheet.value === name && name !== "card" ? null : name;
}

/** Take the sheet away; the focus is where it was. */
export function closeSheet(): void {
  sheet.value = null;
  const back = before;
  before = null;
  if (back?.isConnected) back.focus({ preventScroll: true });
}

export function showCard(face: string): void {
  shownFace.value = face;
  openSheet("card");
}
