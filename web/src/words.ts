// What the interface says, in whole sentences of each language (Project Fluent). Each language is loaded when it is first spoken,
// and what only some pages say when such a page is.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { signed, withUnits } from "./figures";
import { withoutDoublePeriods } from "./double-periods";
import { lang, type Lang } from "./settings";

export type Arg = string | number | boolean;

const files = import.meta.glob<string>("./words/*/*.ftl", { query: "?raw", import: "default" });
/** What only pages say that are fetched later: it comes with them. */
const LATER = /\/(bring|lab|learn|puzzle|review|tab)\.ftl$/;
const bundles = signal<Partial<Record<Lang, FluentBundle>>>({});
const loading = new Map<string, Promise<void>>();
const loaded: Partial<Record<Lang, FluentBundle>> = {};
const more: Record<Lang, string[]> = { en: [], ja: [] };
const spoken = new Set<Lang>();
/** Whether a page has been wanted that is fetched later: then each language says everything. */
let all = false;

/** Load a language; once it is there, everything on the page speaks it. */
export async function learn(wanted: Lang): Promise<void> {
  spoken.add(wanted);
  await Promise.all([loadOnce(wanted, false), all && loadOnce(wanted, true)]);
  if (bundles.value[wanted] === undefined) bundles.value = { ...bundles.value, [wanted]: bundleIn(wanted) };
}

/** What comes later, once all words for it are there too. */
export async function withAllWords<T>(coming: Promise<T>): Promise<T> {
  all = true;
  const [found] = await Promise.all([coming, ...[...spoken, lang.peek()].map(learn)]);
  return found;
}

function bundleIn(language: Lang): FluentBundle {
  return (loaded[language] ??= new FluentBundle(language, { useIsolating: false }));
}

function loadOnce(language: Lang, later: boolean): Promise<void> {
  const key = `${language} ${later}`;
  const begun = loading.get(key) ?? load(language, later);
  loading.set(key, begun);
  begun.catch(() => loading.delete(key));
  return begun;
}

async function load(language: Lang, later: boolean): Promise<void> {
  const wanted = Object.keys(files).filter((path) => path.startsWith(`./words/${language}/`) && LATER.test(path) === later).sort();
  for (const text of await Promise.all(wanted.map((path) => files[path]!()))) bundleIn(language).addResource(new FluentResource(text));
}

/** Learn messages of a language besides those of the page: what a game calls its own. */
export function learnMore(of: Lang, fluent: string): void {
  if (fluent === "" || more[of].includes(fluent)) return;
  more[of].push(fluent);
  bundleIn(of).addResource(new FluentResource(fluent));
}

function bundle(): FluentBundle | undefined {
  return bundles.value[lang.value] ?? Object.values(bundles.value)[0];
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle()?.hasMessage(id) ?? false;
}

/** A number with a minus sign for the hyphen of code. */
class Signed extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return signed(super.toString(scope));
  }
}

/** The message with its variables filled in; a message that is missing shows its id. */
export function say(id: string, args: Record<string, Arg> = {}): string {
  const spoken = bundle();
  const pattern = spoken?.getMessage(id)?.value;
  if (!spoken || !pattern) return id;
  const native = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new Signed(value, { useGrouping: false }) : String(value),
    ]),
  );
  const errors: Error[] = [];
  const text = spoken.formatPattern(pattern, native, errors);
  return spoken.locales[0] === "en" ? withUnits(withoutDoublePeriods(text, Object.values(args))) : text;
}

/** How wide a name is, counted in letters of English: a Japanese character has the width of almost two. */
export function widthOf(name: string): number {
  return [...name].reduce((width, letter) => width + (letter >= "\u3000" ? 1.75 : 1), 0);
}

/** How many letters the longest word of a name has: with them the name is made to fit its card. */
export function lettersOf(name: string): number {
  return Math.max(...name.split(/[ -]/).map((word) => word.length));
}
