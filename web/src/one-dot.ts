// Names that end as a sentence does.

/** In English a name with a dot at its end ("Sammy Jr.") ends a sentence without a second one. */
export function withOneDot(told: string, args: unknown[]): string {
  for (const arg of args) {
    if (typeof arg !== "string" || !/[^\s./\\]\.$/.test(arg)) continue;
    told = told.replaceAll(`${arg}.`, (found, at: number, all: string) => (all[at + found.length] === "." ? found : arg));
  }
  return told;
}
