// Those whose words somebody does not want to read: kept in this browser, so a guest can have it, too.
import { effect, signal } from "@preact/signals";
import { read, write } from "./settings";

/** How many are kept, those that were hidden last. */
const MOST = 200;

const muted = signal<readonly string[]>(JSON.parse(read("hushed") ?? "[]"));
effect(() => write("hushed", muted.value.length === 0 ? null : JSON.stringify(muted.value)));

/** Who says something: at every table the same, if they keep a name. */
export function speakerKey(table: string, name: string, person: string): string {
  return person === "" ? `at ${table} ${name}` : `who ${person}`;
}

export function isMuted(who: string): boolean {
  return muted.value.includes(who);
}

export function mute(who: string, yes: boolean): void {
  const others = muted.value.filter((one) => one !== who);
  muted.value = yes ? [...others, who].slice(-MOST) : others;
}
