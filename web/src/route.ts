// Which page is shown: its address.
import { computed, signal } from "@preact/signals";
import { inTab } from "./tab/in-tab";

export type Place =
  | { page: "lobby" }
  | { page: "new"; game: string; how: "bots" | "people" }
  | { page: "table"; table: string; invite: string; device: string; review: boolean }
  | { page: "replay"; table: string }
  | { page: "record" }
  | { page: "how"; game: string }
  | { page: "cards"; game: string; card: string; asked: URLSearchParams }
  | { page: "kingdom"; game: string; asked: URLSearchParams }
  | { page: "lab"; asked: URLSearchParams; scenario: string }
  | { page: "day"; game: string }
  | { page: "puzzle"; name: string; file: string; number: number }
  | { page: "bring" }
  | { page: "person"; id: string }
  | { page: "friend"; link: string }
  | { page: "leaders"; game: string }
  | { page: "moderation" }
  | { page: "tab" }
  | { page: "frame"; scenario: string }
  | { page: "nowhere" };

/** What the address bar says; in a tab all of it stands behind the "#", for a static host has one page. */
function here(): string {
  return inTab ? pathIn(location.hash) : location.pathname + location.search + location.hash;
}

function pathIn(hash: string): string {
  return hash.startsWith("#/") ? hash.slice(1).replace(";", "#") : "/";
}

/** How a link to a page of this site is written. path: as the server has it. */
export function hrefOf(path: string): string {
  return inTab ? `#${path.replace("#", ";")}` : path;
}

/** The whole address of a page, for somebody else. */
export function addressOf(path: string): string {
  return new URL(hrefOf(path), inTab ? location.href : location.origin).href;
}

const address = signal(here());

addEventListener("popstate", () => {
  address.value = here();
});

export const place = computed<Place>(() => {
  const url = new URL(address.value, location.origin);
  const parts = url.pathname.split("/").map(decoded);
  if (parts.includes(null)) return { page: "nowhere" };
  const [, room, name = "", more = ""] = parts as string[];
  const hash = new URLSearchParams(url.hash.slice(1));
  if (room === "t" && name) return { page: "table", table: name, invite: hash.get("invite") ?? "", device: hash.get("device") ?? "", review: hash.has("review") };
  if (room === "r") return name ? { page: "replay", table: name } : { page: "record" };
  if (room === "new") return { page: "new", game: name, how: url.searchParams.get("with") === "people" ? "people" : "bots" };
  if (room === "how" && name) return { page: "how", game: name };
  if (room === "cards") return { page: "cards", game: name, card: more, asked: url.searchParams };
  if (room === "lab") return { page: "lab", asked: url.searchParams, scenario: hash.get("s") ?? "" };
  if (room === "puzzle") return { page: "puzzle", name, file: hash.get("s") ?? "", number: Number(hash.get("n") ?? 0) || 0 };
  if (room === "bring") return { page: "bring" };
  if (room === "day" && name) return { page: "day", game: name };
  if (room === "me") return { page: "person", id: "" };
  if (room === "f" && name) return { page: "friend", link: name };
  if (room === "leaders") return { page: "leaders", game: name };
  if (room === "moderation" && !inTab) return { page: "moderation" };
  if (room === "p" && name) return { page: "person", id: name };
  if (room === "kingdom" && name) return { page: "kingdom", game: name, asked: url.searchParams };
  if (room === "tab" && inTab) return { page: "tab" };
  if (room === "frame" && inTab) return { page: "frame", scenario: hash.get("s") ?? "" };
  return room === "" ? { page: "lobby" } : { page: "nowhere" };
});

/** A part of an address; null where it has been cut within a letter. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Go to another page without loading anything again. */
export function go(to: string): void {
  if (to !== address.value) history.pushState(null, "", hrefOf(to));
  address.value = to;
  scrollTo(0, 0);
}

/** Stay on the page with another address: what is asked for has changed. */
export function replace(to: string): void {
  history.replaceState(null, "", hrefOf(to));
  address.value = to;
}

/** What the address of this page asks for. */
export function query(): URLSearchParams {
  return new URL(address.peek(), location.origin).searchParams;
}

/** Let the address say something else, of which the page itself knows already. */
export function restate(asked: string): void {
  history.replaceState(null, "", hrefOf(address.peek().replace(/[?#].*$/, "") + asked));
}

/** What a link does when it is clicked: stay on this page, unless a new tab was asked for. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(inTab ? pathIn(link.hash) : link.pathname + link.search + link.hash);
}
