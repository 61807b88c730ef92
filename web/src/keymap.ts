// Which key does what: a person may exchange keys, and switch single letters off. All other parts know the keys as they are at first:
// a press is passed on to them as the key that it stands for.
import { effect, signal } from "@preact/signals";
import { letters, read, write } from "./settings";

/** The commands whose keys can be changed, each with its key at first, as they are listed. */
export const COMMANDS = {
  undo: "u",
  hint: "h",
  why: "w",
  read: "i",
  log: "l",
  points: "t",
  table: "b",
  review: "v",
  search: "/",
  treasures: "c",
  end: "e",
  draw: "d",
  yes: "y",
  no: "n",
  before: "[",
  after: "]",
  next: ".",
  lang: "L",
  lobby: "q",
  keys: "?",
} as const;
export type Command = keyof typeof COMMANDS;

/** Keys that stay what they are: the browser needs them, and so do people who play by keyboard alone. */
const FIXED = /^(Ctrl\+)?(Alt\+)?(Enter|Escape|Tab| |Arrow.*|Home|End|Page.*|Backspace|Delete|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|F2|F3|F5|F11|F12)$/;

/** The key under which a key is found now, where they differ. Keys are only ever exchanged, so each is there once. */
const moved = signal<Readonly<Record<string, string>>>(kept());
effect(() => write("keys", Object.keys(moved.value).length > 0 ? JSON.stringify(moved.value) : null));

function kept(): Record<string, string> {
  try {
    const found = JSON.parse(read("keys") ?? "{}") as unknown;
    if (typeof found !== "object" || found === null) return {};
    const [from, to] = [Object.keys(found).sort(), Object.values(found).sort()];
    return JSON.stringify(from) === JSON.stringify(to) ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** The key to press for what at first has that key. */
export function keyNow(key: string): string {
  return moved.value[key] ?? key;
}

/** What a pressed key stands for. */
export function commandKey(pressed: string): string {
  return Object.entries(moved.value).find(([, to]) => to === pressed)?.[0] ?? pressed;
}

/** Whether any key is not where it was at first. */
export function hasChangedKeys(): boolean {
  return Object.keys(moved.value).length > 0;
}

/** Why a key cannot be given away, "" where it can. */
export function fixedReason(pressed: string): "" | "fixed" {
  return FIXED.test(pressed) ? "fixed" : "";
}

/** Exchange the key of a command with the one that was pressed; returns what had that one so far: a command, "card" for a key of
 * cards, "" for none. */
export function exchange(command: Command, pressed: string): Command | "card" | "" {
  const mine = COMMANDS[command];
  const other = commandKey(pressed);
  if (other === mine) return "";
  const next = { ...moved.value, [mine]: pressed, [other]: keyNow(mine) };
  moved.value = Object.fromEntries(Object.entries(next).filter(([from, to]) => from !== to));
  const had = (Object.keys(COMMANDS) as Command[]).find((one) => COMMANDS[one] === other);
  return had ?? (/^[a-z0-9]$/.test(other) ? "card" : "");
}

export function resetKeys(): void {
  moved.value = {};
}

/** How a pressed key is called. */
export function keyName(event: KeyboardEvent): string {
  const graph = event.getModifierState?.("AltGraph") === true;
  return `${event.ctrlKey && !graph ? "Ctrl+" : ""}${event.altKey && !graph ? "Alt+" : ""}${event.key}`;
}

/** Whether the next key that is pressed is to be given to a command: then it does nothing else. */
export const capturesKey = signal(false);

/** Whether keys that are pressed there are text. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !["range", "radio", "checkbox"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Pass a press on as what it stands for; a single letter where they are switched off, to nobody. */
function translate(event: KeyboardEvent): void {
  if (!event.isTrusted || event.metaKey || event.isComposing || capturesKey.value || isTextField(event.target)) return;
  const pressed = keyName(event);
  const key = commandKey(pressed);
  const silent = letters.value === "no" && pressed.length === 1 && pressed !== " ";
  if (key === pressed && !silent) return;
  event.stopImmediatePropagation();
  if (silent) return;
  const passed = new KeyboardEvent("keydown", { key: key.replace(/^(Ctrl\+)?(Alt\+)?(?=.)/, ""), ctrlKey: key.startsWith("Ctrl+"), altKey: key.includes("Alt+"), bubbles: true, cancelable: true, repeat: event.repeat });
  if (!(event.target ?? document.body).dispatchEvent(passed)) event.preventDefault();
}

if (typeof window !== "undefined") addEventListener("keydown", translate, true);
