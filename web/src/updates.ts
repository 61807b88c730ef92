// A page that was opened before the server was updated: parts of it that are fetched later are gone.
import { computed, signal } from "@preact/signals";
import { connectionState } from "./connection";

const gone = signal(false);

/** Whether another version is served by now, so that the page has to be loaded anew. */
export const isOutdated = computed(() => gone.value || connectionState.value === "old");

/** Whether the page with this script is still the one that is served. html: the page that is served now. */
export function isServed(script: string, html: string): boolean {
  return html.includes(script.slice(script.lastIndexOf("/") + 1));
}

/** A part of the page could not be fetched. That may be the line alone: so it is looked which version is served. */
export async function lookForUpdate(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";
  const { origin, pathname } = location;
  const served = await fetch(origin + pathname, { cache: "no-store" }).catch(() => null);
  if (served?.ok && script !== "" && !isServed(script, await served.text())) gone.value = true;
}

/** Notice parts of the page that cannot be fetched any more. */
export function watchUpdates(): void {
  addEventListener("vite:preloadError", () => void lookForUpdate());
}
