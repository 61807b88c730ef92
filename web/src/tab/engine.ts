// The table's Worker, as a page sees it. One page of a browser has it; the others come to it through that page, and one of
// them takes over when it is closed.
import { signal } from "@preact/signals";
import { baseUrl } from "./base-url";
import type { FromWorker, Keeping, Progress, ToWorker } from "./messages";

/** How far the start is. */
export const progress = signal<Progress>({ step: "fetch", loaded: 0, total: 0 });
export const keeping = signal<Keeping>("kept");
/** Why Python does not start, "" if it does. */
export const failed = signal("");

type Sent = Exclude<ToWorker, { kind: "start" | "job" }>;
export type Come = Extract<FromWorker, { client: string }>;

export const client = crypto.getRandomValues(new Uint32Array(2)).join("-");
const hears = new Set<(message: Come) => void>();
const restarts = new Set<() => void>();
const channel = new BroadcastChannel(`fudaba ${baseUrl}`);
let worker: Worker | null = null;
let settings: TabSettings = { python: {}, pace: 0 };
let leads = false;

/** Call that with what comes to this page. */
export function hear(listener: (message: Come) => void): void {
  hears.add(listener);
}

/** Call that when the Worker is another one: what was asked of the last one is not answered any more. */
export function restarted(listener: () => void): void {
  restarts.add(listener);
}

export function post(message: Sent): void {
  if (worker !== null) worker.postMessage(message);
  else channel.postMessage({ to: "worker", message });
}

/** What `tab.json` says: the bytes of each file of Python, and for how many seconds a bot seems to think. */
export interface TabSettings {
  python: Record<string, number>;
  pace: number;
}

/** Begin; this page may have to wait until another one has gone, and speaks through it meanwhile. */
export function begin(by: TabSettings): void {
  settings = by;
  channel.onmessage = (event: MessageEvent<{ to: string; message: unknown }>) => {
    const { to, message } = event.data;
    if (to === "worker") worker?.postMessage(message);
    else if (to === client) for (const listener of hears) listener(message as Come);
    else if (to === "all" && !leads) share(message as FromWorker);
    else if (to === "leader" && leads) channel.postMessage({ to: "all", message: { kind: "progress", progress: progress.peek() } });
  };
  if (!("locks" in navigator)) {
    lead();
    return;
  }
  channel.postMessage({ to: "leader" });
  void navigator.locks.request(`fudaba ${baseUrl}`, () => {
    lead();
    return new Promise(() => {}); // as long as this page is open
  });
}

function lead(): void {
  leads = true;
  start();
}

function start(): void {
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const mine = worker;
  mine.onmessage = (event: MessageEvent<FromWorker>) => {
    if (mine === worker) come(event.data);
  };
  mine.onerror = (event) => {
    if (mine === worker) failed.value = event.message || "error";
  };
  mine.postMessage({ kind: "start", home: baseUrl, parts: settings.python, pace: settings.pace, thinks: false } satisfies ToWorker);
  for (const listener of restarts) listener();
  channel.postMessage({ to: "all", message: { kind: "closed", client: "", line: 0, code: 0 } satisfies FromWorker });
}

function come(message: FromWorker): void {
  if (!("client" in message)) {
    share(message);
    channel.postMessage({ to: "all", message });
  } else if (message.client === client) for (const listener of hears) listener(message);
  else channel.postMessage({ to: message.client, message });
}

/** What is said to every page. */
function share(message: FromWorker): void {
  if (message.kind === "progress") progress.value = message.progress;
  else if (message.kind === "keeping") keeping.value = message.keeping;
  else if (message.kind === "failed") failed.value = message.why;
  else if (message.kind === "closed") for (const listener of restarts) listener();
}

/** End the Worker, which does not answer, and begin another one; all that was acknowledged is kept. */
export function revive(): void {
  if (!leads) return;
  worker?.terminate();
  failed.value = "";
  start();
}
