// What the interface says, in whole sentences of each language (Project Fluent). Each language is loaded when it is first spoken.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { withoutDoublePeriods } from "./double-periods";
import { lang, type Lang } from "./settings";

export type Arg = string | number | boolean;

const files = import.meta.glob<string>("./words/*/*.ftl", { query: "?raw", import: "default" });
const bundles = signal<Partial<Record<Lang, FluentBundle>>>({});
const coming = new Map<Lang, Promise<void>>();
const more: Record<Lang, string[]> = { en: [], ja: [] };

/** Load a language; once it is there, everything on the page speaks it. */
export function learn(wanted: Lang): Promise<void> {
  let promise = coming.get(wanted);
  if (promise === undefined) {
    promise = fetchWords(wanted).then((bundle) => {
      bundles.value = { ...bundles.value, [wanted]: bundle };
    });
    coming.set(wanted, promise);
  }
  return promise;
}

async function fetchWords(wanted: Lang): Promise<FluentBundle> {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  const mine = Object.keys(files).filter((path) => path.startsWith(`./words/${wanted}/`)).sort();
  for (const text of await Promise.all(mine.map((path) => files[path]!()))) bundle.addResource(new FluentResource(text));
  for (const text of more[wanted]) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Learn messages of a language besides those of the page: what a game calls its own. */
export function learnMore(of: Lang, fluent: string): void {
  if (fluent === "" || more[of].includes(fluent)) return;
  more[of].push(fluent);
  bundles.value[of]?.addResource(new FluentResource(fluent));
}

function bundle(): FluentBundle | undefined {
  return bundles.value[lang.value] ?? Object.values(bundles.value)[0];
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle()?.hasMessage(id) ?? false;
}

/** The message with its variables filled in; a message that is missing shows its id. */
export function say(id: string, args: Record<string, Arg> = {}): string {
  const spoken = bundle();
  const pattern = spoken?.getMessage(id)?.value;
  if (!spoken || !pattern) return id;
  const native = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : String(value),
    ]),
  );
  const errors: Error[] = [];
  const text = spoken.formatPattern(pattern, native, errors);
  return spoken.locales[0] === "en" ? withoutDoublePeriods(text, Object.values(args)) : text;
}

/** How wide a name is, counted in letters of English: a Japanese character has the width of almost two. */
export function widthOf(name: string): number {
  return [...name].reduce((width, letter) => width + (letter >= "\u3000" ? 1.75 : 1), 0);
}

/** How many letters the longest word of a name has: with them the name is made to fit its card. */
export function lettersOf(name: string): number {
  return Math.max(...name.split(/[ -]/).map((word) => word.length));
}
