// Messages about one's turn while no page is open: this browser asks the server for them, and keeps that up to date.
import { effect } from "@preact/signals";
import type { PushOffer, PushWish, Text } from "../protocol";
import { lang, pushes, read, write } from "../settings";
import { seatKeys } from "../seat-tokens";
import { onMessage } from "../connection";
import { say } from "../words";
import { localized } from "../scene";
import { requestPeople, me, PeopleError } from "./people";

const WORKER = "/push.js";

/** Something is not as it would have to be. */
class Cannot extends Error {}

/** Ask for it, from the press of a button on; returns why no messages come after all, "" where they do. */
export async function turnOn(): Promise<string> {
  try {
    if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) throw new Cannot(say("push-no-browser"));
    if ((await Notification.requestPermission()) !== "granted") throw new Cannot(say("push-denied"));
    await subscribe();
    refreshPush();
    return "";
  } catch (error) {
    pushes.value = "no";
    if (error instanceof Cannot) return error.message;
    if (error instanceof PeopleError) return localized(error.reason);
    return say(error instanceof DOMException ? "push-no-service" : "me-no-answer");
  }
}

/** Want it no more; nothing of it is left here, nor at the server. */
export async function turnOff(): Promise<string> {
  write("pushed", null);
  const worker = await navigator.serviceWorker?.getRegistration("/");
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) {
    await requestPeople("push/off", { endpoint: subscription.endpoint }).catch(() => undefined); // else it learns it from the push service
    await subscription.unsubscribe();
  }
  await worker?.unregister();
  return "";
}

async function subscribe(): Promise<void> {
  const offer = await requestPeople<PushOffer>("push");
  if (offer.key === "") throw new Cannot(localized(offer.why as Text));
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytes(offer.key);
  let subscription = await pushManager.getSubscription();
  if (subscription !== null && !isSame(subscription.options.applicationServerKey, key)) {
    await subscription.unsubscribe(); // of a server that has been set up anew
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  const wish: PushWish = { endpoint: endpoint ?? "", p256dh, auth, lang: lang.value, seats: seatKeys() };
  await requestPeople("push/on", wish);
  write("pushed", said());
}

/** What there is to say, once a day. */
function said(): string {
  return JSON.stringify([new Date().toDateString(), me.value?.id ?? "", lang.value, seatKeys().map((seat) => seat.table)]);
}

let kept = false;

/** Say it again whenever somebody else comes in here, a seat is taken, or another language is spoken. */
export function refreshPush(): void {
  if (kept) return;
  kept = true;
  const again = () => {
    if (pushes.value === "no" || read("pushed") === said()) return;
    if (Notification.permission === "granted") void subscribe().catch(() => undefined); // when it is said next
    else pushes.value = "no"; // the browser has been set otherwise
  };
  effect(again);
  onMessage((message) => {
    if (message.t === "seated") again();
  });
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const mine = new Uint8Array(one ?? new ArrayBuffer(0));
  return mine.length === other.length && mine.every((byte, place) => byte === other[place]);
}
