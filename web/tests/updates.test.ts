import { expect, test, vi } from "vitest";
import { startBrowser } from "./fake-browser";

startBrowser();
const { isOutdated, lookForUpdate, watchUpdates } = await import("../src/updates");
vi.stubGlobal("document", { querySelector: () => ({ src: "https://table.example/assets/index-OLD.js" }) });

const page = (script: string) => new Response(`<script type="module" crossorigin src="/assets/${script}"></script>`);

/** Whether the page is out of date once a part of it could not be fetched, where this is served now. */
async function outdatedBy(served: Response | TypeError): Promise<boolean> {
  vi.stubGlobal("fetch", () => (served instanceof Response ? Promise.resolve(served) : Promise.reject(served)));
  await lookForUpdate();
  return isOutdated.value;
}

test("a part that cannot be fetched means an update only where another page is served", async () => {
  expect(await outdatedBy(new TypeError("no connection"))).toBe(false);
  expect(await outdatedBy(new Response("busy", { status: 503 }))).toBe(false);
  expect(await outdatedBy(page("index-OLD.js"))).toBe(false);
  expect(await outdatedBy(page("index-NEW.js"))).toBe(true);
});

test("it is looked for as soon as a part cannot be fetched", () => {
  const asked: string[] = [];
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return new Promise(() => {});
  });
  watchUpdates();
  events.dispatchEvent(new Event("vite:preloadError"));
  expect(asked).toEqual(["https://table.example/"]);
});
