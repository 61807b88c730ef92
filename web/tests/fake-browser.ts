// As much of a browser as the connection to the server needs: a socket whose other end is the test, an address, events, memory.
import { decode, encode } from "@msgpack/msgpack";
import { vi } from "vitest";
import { PROTOCOL, type FromClient, type FromServer } from "../src/protocol";

/** One connection, seen from the server. */
export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  binaryType = "";
  onmessage: ((event: { data: Uint8Array }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** What the page has sent and the test has not looked at yet. */
  private sent: FromClient[] = [];

  constructor(readonly address: string) {
    sockets.push(this);
  }

  send(data: Uint8Array): void {
    this.sent.push(decode(data) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The connection stands, and the server greets the page. */
  open(protocol = PROTOCOL): void {
    this.readyState = FakeSocket.OPEN;
    this.deliver({ t: "hello", protocol });
  }

  /** The server sends a message; what the page does not read of it may be left out. */
  deliver(message: { t: FromServer["t"] } & Record<string, unknown>): void {
    this.onmessage?.({ data: encode(message) });
  }

  /** The connection ends. */
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What the page has sent since the last look. */
  read(): FromClient[] {
    return this.sent.splice(0);
  }
}

/** All connections that the page has tried, the first one first. */
export const sockets: FakeSocket[] = [];

/** The connection that the page uses now. */
export function socket(): FakeSocket {
  return sockets.at(-1)!;
}

/** The listeners of the window and of the document, by the event. */
const listeners = new Map<string, (() => void)[]>();

/** Something happens in the browser. */
export function happen(event: "online" | "offline" | "visibilitychange"): void {
  for (const listener of listeners.get(event) ?? []) listener();
}

function listenTo(event: string, listener: () => void): void {
  listeners.set(event, [...(listeners.get(event) ?? []), listener]);
}

export const page = {
  visibilityState: "visible",
  addEventListener: listenTo,
  documentElement: { hasAttribute: () => false, lang: "", setAttribute: () => {}, removeAttribute: () => {}, toggleAttribute: () => {} },
};

/** What the browser remembers. */
export const memory = new Map<string, string>();

/** Make all of it global, as it is when a browser starts; a page that is imported later finds it. Time stands still until the test moves it. */
export function startBrowser(): void {
  vi.useFakeTimers();
  vi.clearAllTimers();
  sockets.length = 0;
  listeners.clear();
  memory.clear();
  page.visibilityState = "visible";
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "table.example", origin: "https://table.example", pathname: "/", search: "", hash: "" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("addEventListener", listenTo);
  vi.stubGlobal("history", { pushState: () => {}, replaceState: () => {} });
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => memory.set(name, value),
    removeItem: (name: string) => memory.delete(name),
  });
  vi.stubGlobal("fetch", () => new Promise(() => {}));
}
