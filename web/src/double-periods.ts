// Names that end as a sentence does.

/** In English a name with a dot at its end ("Sammy Jr.") ends a sentence without a second one. */
export function withoutDoublePeriods(text: string, args: unknown[]): string {
  for (const arg of args) {
    if (typeof arg !== "string" || !/[^\s./\\]\.$/.test(arg)) continue;
    text = text.replaceAll(`${arg}.`, (found, at: number, all: string) => (all[at + found.length] === "." ? found : arg));
  }
  return text;
}
