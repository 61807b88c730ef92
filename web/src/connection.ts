// The one connection to the server: it comes back by itself, and passes what arrives to its listeners.
import { decode, encode } from "@msgpack/msgpack";
import { computed, signal } from "@preact/signals";
import { CLOSE, PROTOCOL, type FromClient, type FromServer } from "./protocol";
import { inTab } from "./tab/in-tab";
import { overWebSocket, type Opener, type Transport } from "./transport";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** How often a sign of life is sent where nothing is asked for, so that a connection that died in silence is noticed. */
const HEARTBEAT = 5_000;
/** What is answered at once is answered within this time, or the connection is dead. */
let patience = 5_000;
const AT_ONCE = new Set<FromClient["t"]>(["ping", "answer", "say"]);

/** How the connection stands; `old` means that this page must be loaded again, `barred` that nobody is let in from here,
 * `crowded` that too many have come from here. */
export const connectionState = signal<"coming" | "on" | "lost" | "old" | "barred" | "crowded">("coming");
/** What the page says of it, by the name of the message; "" where there is nothing to say: a tab says itself how far its table is. */
export const connectionText = computed(() => (connectionState.value === "on" || connectionState.value === "coming" || (inTab && connectionState.value === "lost") ? "" : `link-${connectionState.value}`));

type Listener = (message: FromServer) => void;
const listeners = new Set<Listener>();
const greetings = new Set<() => void>();
let opener: Opener = overWebSocket;
let isStuck = () => {};
let transport: Transport | null = null;
let wait = FIRST_WAIT;
let heard = 0;
/** When that was sent for which nothing has been heard yet, 0 for nothing. */
let unanswered = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Call that with every message. Returns how to stop. */
export function onMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Call that whenever a connection stands, the first one and each later one. Returns how to stop. */
export function onConnected(greeting: () => void): () => void {
  greetings.add(greeting);
  return () => void greetings.delete(greeting);
}

/** Send, if the connection stands: it is open, and the server has said hello. What was not sent is for the caller to say again
 * after the next greeting; what was sent before it would be said twice. */
export function send(message: FromClient): boolean {
  if (connectionState.peek() !== "on" || transport?.isOpen !== true) return false;
  transport.send(encode(message));
  if (AT_ONCE.has(message.t)) unanswered ||= Date.now();
  return true;
}

export function connect(): void {
  clearTimeout(timer);
  const opened = opener(
    (data) => receive(decode(data) as FromServer),
    (code) => {
      if (transport === opened) lose(code);
    },
  );
  transport = opened;
}

/** Have the messages carried by something else, which may be silent for so many milliseconds while it works.
 * stuck: called where it was silent for longer. */
export function setTransport(other: Opener, silent: number, stuck: () => void): void {
  opener = other;
  patience = silent;
  isStuck = stuck;
}

function receive(message: FromServer): void {
  heard = Date.now();
  unanswered = 0;
  if (message.t === "hello") {
    if (message.protocol !== PROTOCOL) {
      connectionState.value = "old";
      transport?.close();
      return;
    }
    wait = FIRST_WAIT;
    connectionState.value = "on";
    for (const greeting of greetings) greeting();
  }
  for (const listener of listeners) listener(message);
}

function lose(code: number): void {
  transport = null;
  unanswered = 0;
  if (connectionState.value === "old") return;
  connectionState.value = code === CLOSE.BANNED ? "barred" : code === CLOSE.TOO_MANY ? "crowded" : "lost";
  if (code === CLOSE.BANNED) wait = LONGEST_WAIT;
  const slow = code === CLOSE.TOO_FAST || code === CLOSE.TOO_MANY;
  timer = setTimeout(connect, (slow ? LONGEST_WAIT : wait) * (0.5 + Math.random()));
  wait = Math.min(LONGEST_WAIT, wait * 2);
}

/** Come to the server anew: it is to know who one is now. */
export function reconnect(): void {
  const before = transport;
  if (before === null) return;
  transport = null;
  before.close();
  unanswered = 0;
  connectionState.value = "lost";
  wait = FIRST_WAIT;
  connect();
}

/** Try at once, however long the next try would have been put off. */
function hurry(): void {
  if ((connectionState.value === "lost" || connectionState.value === "crowded") && transport === null) connect();
}

/** Give up a connection that does not answer; it may say so itself only after minutes. */
function giveUp(): void {
  const dead = transport;
  if (dead === null || connectionState.value !== "on") return;
  lose(0);
  dead.close();
  isStuck();
}

addEventListener("online", hurry);
addEventListener("offline", () => {
  if (opener === overWebSocket) giveUp();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  hurry();
  // Who wakes up may have been away for long: whether the other side is still there is asked at once.
  send({ t: "ping" });
});
setInterval(() => {
  if (connectionState.value !== "on" || document.visibilityState !== "visible") return;
  if (unanswered > 0 && Date.now() - unanswered > patience) giveUp();
  else if (Date.now() - heard > HEARTBEAT) send({ t: "ping" });
}, 500);
