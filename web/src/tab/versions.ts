// The Service Worker: it keeps all files, so that the table is there without a network; a new version waits until it is wanted.
import { signal } from "@preact/signals";
import { baseUrl } from "./base-url";

/** The new version that waits; null for none. */
export const newer = signal<ServiceWorker | null>(null);
/** Whether all files are kept. */
export const offline = signal(false);

export async function watchVersions(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const found = await navigator.serviceWorker.register(`${baseUrl}sw.js`, { scope: baseUrl }).catch(() => null);
  if (found === null) return;
  const look = () => {
    offline.value = found.active !== null;
    // Where there is none yet, the first one takes over by itself.
    newer.value = found.waiting !== null && found.active !== null ? found.waiting : null;
  };
  look();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
  found.installing?.addEventListener("statechange", look);
}

/** Go on with the new version. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  newer.value?.postMessage("take over");
}
