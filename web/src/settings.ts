// What a person has chosen for themselves, kept in this browser. Nothing of it touches a game.
import { effect, signal, type Signal } from "@preact/signals";

export type Lang = "en" | "ja";
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "off";

function kept<T extends string>(name: string, values: readonly T[], fallback: T): Signal<T> {
  const stored = read(name) as T | null;
  const value = signal(stored !== null && values.includes(stored) ? stored : fallback);
  effect(() => write(name, value.value));
  return value;
}

/** A stored text; null where there is none, or where the browser keeps nothing. */
export function read(name: string): string | null {
  try {
    return localStorage.getItem(`fudaba-${name}`);
  } catch {
    return null;
  }
}

/** Keep a text in this browser, or forget it. */
export function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`fudaba-${name}`);
    else localStorage.setItem(`fudaba-${name}`, value);
  } catch {
    // A browser that keeps nothing still plays: the settings last as long as the page.
  }
}

const spoken: Lang = navigator.language.startsWith("ja") ? "ja" : "en";

export const LANGS = ["en", "ja"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "off"] as const;

export const lang = kept<Lang>("lang", LANGS, spoken);
export const theme = kept<Theme>("theme", THEMES, "system");
export const motion = kept<Motion>("motion", MOTIONS, "system");
/** Whether one click answers a question of which exactly one option is chosen. */
export const atOnce = kept<"yes" | "no">("at-once", ["yes", "no"], "no");
/** How long bots seem to think where nobody else plays or watches. */
export const bots = kept<"usual" | "quick">("bots", ["usual", "quick"], "usual");
/** Whether single letters are keys of the table; they are in the way of people who speak to their computer. */
export const letters = kept<"yes" | "no">("letters", ["yes", "no"], "yes");
/** Whether a sound says that it is one's turn, and whether the system says so to who looks elsewhere. */
export const sounds = kept<"yes" | "no">("sounds", ["yes", "no"], "no");
export const notifies = kept<"yes" | "no">("notifies", ["yes", "no"], "no");
/** Whether one's turn is announced while no page is open. */
export const pushes = kept<"yes" | "no">("pushes", ["yes", "no"], "no");
/** Whether somebody has rested a finger on a card to read it, or no longer wants the note that says so. */
export const rests = kept<"yes" | "no">("rests", ["yes", "no"], "no");
/** The name by which others see this guest. */
export const guest = signal(read("name") ?? "");
effect(() => write("name", guest.value || null));

effect(() => {
  document.documentElement.lang = lang.value;
});
effect(() => {
  const root = document.documentElement;
  if (theme.value === "system") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", theme.value);
});
effect(() => {
  document.documentElement.toggleAttribute("data-still", motion.value === "off");
});

effect(() => {
  document.documentElement.toggleAttribute("data-no-letters", letters.value === "no");
});

export function otherLanguage(): Lang {
  return lang.value === "en" ? "ja" : "en";
}

export function otherLang(): void {
  lang.value = otherLanguage();
}

export function nextTheme(): void {
  theme.value = isDark() ? "light" : "dark";
}

function isDark(): boolean {
  return theme.value === "dark" || (theme.value === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}
