// Looking for an opponent: waiting at a table of one's own that the lobby lists, until somebody comes or is found.
import { computed, effect, signal } from "@preact/signals";
import { announce } from "./alerts";
import { current, join, leave, seatedFirst } from "./table/current";
import { nameOr, refusal, watch } from "./lobby";
import type { FromServer, Seek } from "./protocol";
import { go } from "./route";
import { keepToken } from "./seat-tokens";
import { onConnected, onMessage, send } from "./connection";
import { say } from "./words";

export type SearchWish = Omit<Seek, "t" | "name" | "but">;

/** What is looked for, and how far that is: asked for; waiting at a table; sitting down at the one that was found. */
interface Search {
  wish: SearchWish;
  since: number;
  step: "asked" | "waits" | "sits";
  table: string;
  /** Tables at which one could not sit down. */
  but: string[];
}

export const search = signal<Search | null>(null);
export const isLooking = computed(() => search.value !== null);

/** How many tables are left out at most. */
const MOST = 20;

export function startSearch(wish: SearchWish): void {
  refusal.value = null;
  search.value = { wish, since: Date.now(), step: "asked", table: "", but: [] };
  ask();
}

function ask(): void {
  const now = search.value;
  if (now !== null) send({ t: "seek", name: nameOr(), ...now.wish, but: now.but });
}

/** Look no more: the table that waits is withdrawn. */
export function stopSearch(): void {
  const now = search.value;
  search.value = null;
  if (now !== null && now.table !== "") {
    send({ t: "leave", table: now.table });
    leave(now.table);
  }
}

/** Hear of it before the table's page does; whether it is nothing for that. */
seatedFirst((message) => {
  const now = search.peek();
  if (now?.step !== "asked") return false;
  keepToken(message.table, message.token, message.invite);
  search.value = { ...now, step: "waits", table: message.table };
  join(message.table, message.invite);
  watch();
  return true;
});

onMessage((message: FromServer) => {
  const now = search.peek();
  if (now === null) return;
  if (message.t === "found") {
    if (now.step === "waits") send({ t: "leave", table: now.table });
    search.value = { ...now, step: "sits", table: message.table };
    if (now.step === "waits") leave(now.table);
    send({ t: "sit", table: message.table, name: nameOr(), rated: message.rated });
  } else if (message.t === "seated" && message.table === now.table && now.step === "sits") {
    found(message.table);
  } else if (message.t === "seats" && message.table === now.table && message.state === "playing") {
    found(message.table);
  } else if (message.t === "refused" && message.what === "sit" && now.step === "sits") {
    refusal.value = null;
    search.value = { ...now, step: "asked", table: "", but: [...now.but, now.table].slice(-MOST) };
    ask();
  } else if (message.t === "refused" && message.what === "seek") {
    refusal.value = message;
    search.value = null;
  } else if (message.t === "refused" && message.what === "join" && message.table === now.table) {
    search.value = { ...now, step: "asked", table: "" };
    ask();
  }
});

function found(table: string): void {
  search.value = null;
  announce(say("seek-found"), say("seek-found-body"), table);
  go(`/t/${table}`);
}

// Whoever goes to another table looks no more: nobody waits at that one then.
effect(() => {
  const at = current.value?.id;
  const now = search.peek();
  if (now?.step === "waits" && at !== now.table) search.value = null;
});

// What was asked for while there was no connection is asked for as soon as there is one.
onConnected(() => {
  if (search.peek()?.step === "asked") ask();
});
