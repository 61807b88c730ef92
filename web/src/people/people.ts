// Who one is here: a guest, or somebody who keeps a name. Guests ask the server for nothing of it.
import { signal } from "@preact/signals";
import type { Acquaintance, Challenged, Company, FriendLink, Here, Leaderboard, LiftWish, Me, Moderation, NotDone, Opened, PeopleFound, Profile, SanctionWish, Text } from "../protocol";
import { request } from "../api";
import { guest, read, write } from "../settings";
import { seatKeys } from "../seat-tokens";
import { reconnect } from "../connection";

/** Who one is; null for a guest, and as long as it is not known. */
export const me = signal<Me | null>(null);
/** Why no name can be kept at this address; null where it can, or where nobody has asked. */
export const nameRefusal = signal<Text | null>(null);

/** Something was not done, and why. */
export class PeopleError extends Error {
  constructor(
    readonly code: string,
    readonly reason: Text,
    readonly detail: string,
  ) {
    super(code);
  }
}

export async function requestPeople<T>(path: string, body?: object): Promise<T> {
  const sent = body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await request(`/api/people/${path}`, sent);
  if (response.status === 204) return undefined as T;
  const reply = (await response.json()) as T;
  if (response.ok) return reply;
  const { code, reason, detail } = reply as NotDone;
  throw new PeopleError(code, reason, detail);
}

function become(now: Me | null): void {
  me.value = now;
  write("person", now?.id ?? null);
  if (now !== null) guest.value = now.name;
}

/** Learn who one is, where this browser has been somebody's, or (always) in any case. */
export async function loadMe(always = false): Promise<void> {
  if (!always && read("person") === null) return;
  try {
    const here = await requestPeople<Here>("me");
    nameRefusal.value = here.why;
    become(here.me);
  } catch {
    // The server cannot be reached just now: one is who one was.
  }
}

/** Somebody has come in: what this browser holds is theirs, and the connection is made anew as theirs. */
async function entered(reply: Opened): Promise<string[]> {
  const seats = seatKeys();
  if (seats.length > 0) await requestPeople("seats", { seats });
  become(reply.me);
  reconnect();
  return reply.codes;
}

const ceremonies = () => import("./passkeys");

/** Keep a name with a new passkey. Returns the codes, which are shown this once. */
export async function register(name: string, title: string): Promise<string[]> {
  const { make } = await ceremonies();
  const { challenge, options } = await requestPeople<Challenged>("new/ask", { name });
  return entered(await requestPeople<Opened>("new", { challenge, credential: await make(options), title }));
}

/** Come in with a passkey. */
export async function signIn(): Promise<void> {
  const { sign } = await ceremonies();
  const { challenge, options } = await requestPeople<Challenged>("in/ask", {});
  await entered(await requestPeople<Opened>("in", { challenge, credential: await sign(options) }));
}

/** Come in with one of the codes on paper. */
export async function signInWithCode(code: string): Promise<void> {
  await entered(await requestPeople<Opened>("code", { code }));
}

/** Do what only somebody may who has just shown that it is they; where that is long ago, they show it once more. */
async function proving<T>(what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (error) {
    if (!(error instanceof PeopleError) || error.code !== "prove") throw error;
    await signIn();
    return what();
  }
}

export async function addDevice(title: string): Promise<void> {
  const { make } = await ceremonies();
  await proving(async () => {
    const { challenge, options } = await requestPeople<Challenged>("devices/ask", {});
    become(await requestPeople<Me>("devices", { challenge, credential: await make(options), title }));
  });
}

export async function renameDevice(id: string, title: string): Promise<void> {
  become(await requestPeople<Me>("devices/call", { id, title }));
}

export async function removeDevice(id: string): Promise<void> {
  become(await proving(() => requestPeople<Me>("devices/remove", { id })));
}

/** Other codes instead of those that there were. */
export async function renewCodes(): Promise<string[]> {
  const reply = await proving(() => requestPeople<Opened>("codes", {}));
  become(reply.me);
  return reply.codes;
}

export async function rename(name: string): Promise<void> {
  become(await requestPeople<Me>("name", { name }));
}

export async function signOut(everywhere: boolean): Promise<void> {
  await requestPeople("out", { everywhere });
  become(null);
  reconnect();
}

/** Keep nothing of oneself here any more. */
export async function leave(): Promise<void> {
  await proving(() => requestPeople("leave", {}));
  become(null);
  reconnect();
}

/** What may be known of somebody. before: the table of a game, for the games before it. */
export function profileOf(id: string, before = ""): Promise<Profile> {
  return requestPeople<Profile>(`of/${encodeURIComponent(id)}${before === "" ? "" : `?before=${encodeURIComponent(before)}`}`);
}

/** The leaderboard of a game. */
export function leadersOf(game: string): Promise<Leaderboard> {
  return requestPeople<Leaderboard>(`leaders/${encodeURIComponent(game)}`);
}

// --- company ---

/** One's friends, and those of whom one wants nothing; null as long as that is not known. */
export const friends = signal<Company | null>(null);

function keep(now: Company): void {
  friends.value = now;
  if (me.value !== null) me.value = { ...me.value, blocked: now.blocked.map((one) => one.id) };
}

export async function loadFriends(): Promise<void> {
  keep(await requestPeople<Company>("company"));
}

/** A link that makes the person who follows it one's friend. */
export async function friendLink(): Promise<string> {
  const { link } = await requestPeople<FriendLink>("friends/link", {});
  return `${location.origin}/f/${link}`;
}

/** Whose link that is. */
export function ownerOf(link: string): Promise<Acquaintance> {
  return requestPeople<Acquaintance>("friends/owner", { link });
}

export function followFriend(link: string): Promise<Acquaintance> {
  return requestPeople<Acquaintance>("friends/follow", { link });
}

export async function unfriend(id: string): Promise<void> {
  keep(await requestPeople<Company>("friends/part", { id }));
}

export async function block(id: string, yes: boolean): Promise<void> {
  keep(await requestPeople<Company>(yes ? "block" : "unblock", { id }));
}

/** Tell the server's operator of somebody. */
export function report(id: string, text: string): Promise<void> {
  return requestPeople("report", { id, text });
}

// --- moderation ---

export function loadModeration(): Promise<Moderation> {
  return requestPeople<Moderation>("moderation");
}

export function findPeople(name: string): Promise<PeopleFound> {
  return proving(() => requestPeople<PeopleFound>("moderation/find", { name }));
}

/** Decide about a person (by id) or a table (by its address). */
export function sanction(wish: SanctionWish): Promise<Moderation> {
  return proving(() => requestPeople<Moderation>("moderation/give", wish));
}

export function liftSanction(wish: LiftWish): Promise<Moderation> {
  return proving(() => requestPeople<Moderation>("moderation/lift", wish));
}
