// Those whose words somebody does not want to read: kept in this browser, so a guest can have it, too.
import { effect, signal } from "@preact/signals";
import { read, write } from "./settings";

/** How many are kept, those that were hidden last. */
const MOST = 200;

const hushed = signal<readonly string[]>(JSON.parse(read("hushed") ?? "[]"));
effect(() => write("hushed", hushed.value.length === 0 ? null : JSON.stringify(hushed.value)));

/** Who says something: at every table the same, if they keep a name. */
export function speakerKey(table: string, name: string, person: string): string {
  return person === "" ? `at ${table} ${name}` : `who ${person}`;
}

export function isMuted(who: string): boolean {
  return hushed.value.includes(who);
}

export function mute(who: string, yes: boolean): void {
  const others = hushed.value.filter((one) => one !== who);
  hushed.value = yes ? [...others, who].slice(-MOST) : others;
}
