// A situation while it is set up by hand: what lies where, by the path of keys that leads there.
import { signal } from "@preact/signals";
import type { Catalogue, LabForm, Text } from "../protocol";
import { localized } from "../scene";
import { has, say } from "../words";
import type { Scenario, Value } from "./document";
import type { Lab } from "./lab";

export type Path = readonly string[];
type Tree = { readonly [key: string]: Value };

function isTree(value: Value | undefined): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function at(value: Value | undefined, path: Path): Value | undefined {
  return path.reduce<Value | undefined>((found, key) => (isTree(found) ? found[key] : undefined), value);
}

/** The same with something else at a path; undefined for nothing, and then what held only that is gone too. */
export function put(value: Value | undefined, path: Path, next: Value | undefined): Value | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  const tree = isTree(value) ? value : {};
  const inside = put(tree[key], rest, next);
  if (inside !== undefined) return { ...tree, [key]: inside };
  const { [key]: _, ...others } = tree;
  return Object.keys(others).length === 0 && rest.length > 0 ? undefined : others;
}

/** Let something lie at a path of the situation, and look at it as it is set up. */
export function lay(lab: Lab, path: Path, value: Value | undefined): Promise<boolean> {
  const now = lab.scenario.value;
  if (now === null || typeof now.setup === "string") return Promise.resolve(false);
  return alter(lab, { ...now, setup: (put(now.setup, path, value) ?? {}) as Record<string, Value> });
}

export function alter(lab: Lab, next: Scenario): Promise<boolean> {
  return lab.change(next, 0);
}

// --- lists of cards ---

/** Some equal cards that lie side by side. */
export interface Some {
  name: string;
  times: number;
}

const TIMES = /^(.+?)\s*\*\s*([0-9]{1,3})$/;

export function someOf(value: Value | undefined): Some[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return list.map((one) => {
    const found = TIMES.exec(String(one));
    return found === null ? { name: String(one), times: 1 } : { name: found[1]!, times: Number(found[2]) };
  });
}

export function listed(cards: readonly Some[]): Value | undefined {
  const left = cards.filter((one) => one.times > 0);
  return left.length === 0 ? undefined : left.map(({ name, times }) => (times === 1 ? name : `${name}*${times}`));
}

/** The same cards with those at a place as many places further on. */
export function moveCards(cards: readonly Some[], place: number, by: number): Some[] {
  const next = [...cards];
  const [one] = next.splice(place, 1);
  next.splice(place + by, 0, one!);
  return next;
}

/** What is being dragged from one place to another. */
export const dragged = signal<{ path: Path; place: number } | null>(null);

/** Let one of the cards that are dragged lie at the end of another place. */
export function drop(lab: Lab, to: Path): void {
  const from = dragged.value;
  const now = lab.scenario.value;
  dragged.value = null;
  if (from === null || now === null || typeof now.setup === "string" || from.path.join("\n") === to.join("\n")) return;
  const there = someOf(at(now.setup, from.path));
  const moved = there[from.place];
  if (moved === undefined) return;
  const left = there.map((one, place) => (place === from.place ? { ...one, times: one.times - 1 } : one));
  const setup = put(put(now.setup, from.path, listed(left)), to, listed([...someOf(at(now.setup, to)), { name: moved.name, times: 1 }]));
  void alter(lab, { ...now, setup: (setup ?? {}) as Record<string, Value> });
}

// --- names ---

interface Names {
  /** By what may be written, in either language: how it is called, and its face. */
  known: ReadonlyMap<string, { name: Text; face: string; sort: string }>;
}

const made = new WeakMap<Catalogue, Names>();

function key(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}

export function namesOf(catalogue: Catalogue): Names {
  let names = made.get(catalogue);
  if (names === undefined) {
    const known = new Map<string, { name: Text; face: string; sort: string }>();
    for (const kind of Object.values(catalogue.kinds)) {
      const sort = "sort" in kind.facts ? kind.facts.sort : (kind.facts.types[0] ?? "");
      for (const text of [kind.id, kind.name.en, kind.name.ja]) known.set(key(text), { name: kind.name, face: kind.id, sort });
    }
    for (const [face, one] of Object.entries(catalogue.faces)) {
      const sort = known.get(key(one.kind))?.sort ?? "back";
      for (const text of [face, one.name.en, one.name.ja]) known.set(key(text), { name: one.name, face, sort });
    }
    names = { known };
    made.set(catalogue, names);
  }
  return names;
}

/** How a card is called in the language of the page, and its face; as it is written where it is no card's name. */
export function called(lab: Lab, text: string): { name: string; face: string } {
  const catalogue = lab.cards.value;
  const found = catalogue === null ? undefined : namesOf(catalogue).known.get(key(text));
  return found === undefined ? { name: text, face: "" } : { name: localized(found.name), face: found.face };
}

/** What is written for a card: its English name where it is known, so that the file reads in any language. */
export function english(lab: Lab, text: string): string {
  const catalogue = lab.cards.value;
  const [, name = text, times = ""] = /^(.+?)(\s*\*\s*[0-9]{1,3})?$/.exec(text.trim()) ?? [];
  const found = catalogue === null ? undefined : namesOf(catalogue).known.get(key(name));
  return (found?.name.en ?? name) + times.replace(/\s/g, "");
}

/** The names to choose among for a field, in the language of the page. */
export function namesFor(lab: Lab, of: readonly string[]): string[] {
  const catalogue = lab.cards.value;
  if (catalogue === null) return [];
  const found = [...namesOf(catalogue).known.values()].filter((one) => (of.length === 0 ? one.sort !== "back" : of.includes(one.sort)));
  return [...new Set(found.map((one) => localized(one.name)))].sort((a, b) => a.localeCompare(b));
}

/** What a key of a situation is called: a word of the game, a place, or a card. */
export function keyText(lab: Lab, name: string): string {
  const catalogue = lab.cards.value;
  const word = catalogue?.words[name] ?? catalogue?.sets[name];
  if (word !== undefined) return localized(word);
  const id = `lab-key-${name}`;
  return has(id) ? say(id) : called(lab, name).name;
}

/** A place of a situation in words, as "A · Hand": whose it is, then what. */
export function pathText(lab: Lab, path: string): string {
  const seats = lab.run.value?.seats ?? [];
  return path
    .split(".")
    .map((part) => (seats.includes(part) ? part : keyText(lab, part)))
    .join(" · ");
}

export function wordText(lab: Lab, word: string): string {
  const id = `lab-word-${word}`;
  return has(id) ? say(id) : keyText(lab, word);
}

/** The fields of a place that are shown: those that say something, and the first ones of all. */
export function isShown(field: LabForm, value: Value | undefined, always: readonly string[]): boolean {
  return value !== undefined || always.includes(field.key);
}
