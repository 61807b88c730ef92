// What is asked for among the cards: all of it stands in the address, so that a search can be sent.
import type { Kind, Rule, Text } from "../protocol";
import type { Filter } from "../tables/card-browser";

export interface CardQuery {
  /** What is searched for in names and texts. */
  words: string;
  /** By filter, the values that are wanted; a filter without any asks for nothing. */
  wanted: ReadonlyMap<string, ReadonlySet<string>>;
  edition: string;
  /** Cards, or the rules of the game. */
  what: "cards" | "rules";
}

/** By this name the documents of rules are asked for. */
export const DOCUMENT = "document";

export function readQuery(address: URLSearchParams): CardQuery {
  const wanted = new Map<string, ReadonlySet<string>>();
  for (const [name, value] of address) {
    if (!["q", "edition", "what"].includes(name) && value !== "") wanted.set(name, new Set(value.split(",")));
  }
  return { words: address.get("q") ?? "", wanted, edition: address.get("edition") ?? "", what: address.get("what") === "rules" ? "rules" : "cards" };
}

/** The part of an address that asks for this; "" for nothing. */
export function queryText({ words, wanted, edition, what }: CardQuery): string {
  const address = new URLSearchParams();
  if (words !== "") address.set("q", words);
  for (const [name, values] of wanted) if (values.size > 0) address.set(name, [...values].join(","));
  if (edition !== "") address.set("edition", edition);
  if (what === "rules") address.set("what", what);
  const text = address.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** The same with a value of a filter wanted, or not any more. */
export function toggleValue(asked: CardQuery, filter: string, value: string): CardQuery {
  const values = new Set(asked.wanted.get(filter));
  if (!values.delete(value)) values.add(value);
  return { ...asked, wanted: new Map(asked.wanted).set(filter, values) };
}

/** What a card says in an edition. */
export function textOf(kind: Kind, edition: string): Text {
  return kind.editions[edition] ?? kind.text;
}

/** Whether all the words that are searched for stand in one of these texts. */
function says(words: string, texts: readonly Text[]): boolean {
  const all = plain(texts.flatMap(({ en, ja }) => [en, ja]).join("\n"));
  return plain(words)
    .split(" ")
    .every((word) => all.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, " ").trim();
}

/** The cards that are as asked. */
export function searchCards(kinds: readonly Kind[], asked: CardQuery, filters: readonly Filter[]): Kind[] {
  const edition = asked.edition;
  return kinds.filter(
    (kind) =>
      inEdition(kind, edition) &&
      filters.every((filter) => (asked.wanted.get(filter.id)?.size ?? 0) === 0 || filter.has(kind, asked.wanted.get(filter.id)!, edition)) &&
      says(asked.words, [kind.name, textOf(kind, edition)]),
  );
}

/** The same cards: first those that are called so, then those whose names begin so, then those that have it in their names. */
export function byName(kinds: readonly Kind[], words: string): Kind[] {
  const asked = plain(words);
  const rank = ({ name }: Kind) => Math.min(...[name.en, name.ja].map(plain).map((one) => (one === asked ? 0 : one.startsWith(asked) ? 1 : one.includes(asked) ? 2 : FAR)));
  return asked === "" ? [...kinds] : [...kinds].sort((one, other) => rank(one) - rank(other));
}

const FAR = 3;

/** Whether an edition has the card; a game numbers its editions, or names them. */
function inEdition(kind: Kind, edition: string): boolean {
  if (edition === "" || !("editions" in kind.facts)) return true;
  const editions: readonly (string | number)[] = kind.facts.editions;
  return editions.includes(edition) || NUMBERS[edition] === undefined || editions.includes(NUMBERS[edition]);
}

const NUMBERS: Record<string, number> = { first: 1, second: 2 };

/** The rules that are as asked: by id or words, and by the document in which they are written. */
export function searchRules(rules: readonly Rule[], { words, wanted }: CardQuery): Rule[] {
  const documents = wanted.get(DOCUMENT) ?? new Set();
  return rules.filter((rule) => (documents.size === 0 || documents.has(rule.document)) && says(words, [rule.text, { en: rule.id, ja: rule.id }, rule.source]));
}

/** The documents of some rules, with how many are written in each, in the order of the rules. */
export function documentsOf(rules: readonly Rule[]): { id: string; title: Text; count: number }[] {
  const found = new Map<string, { id: string; title: Text; count: number }>();
  for (const { document, title } of rules) {
    const known = found.get(document) ?? { id: document, title, count: 0 };
    found.set(document, { ...known, count: known.count + 1 });
  }
  return [...found.values()];
}

export interface Part {
  text: string;
  found: boolean;
}

/** A text in parts: those that were searched for, and what is between. */
export function splitMatches(text: string, words: string): Part[] {
  const wanted = words.trim().split(/\s+/).filter((word) => word !== "");
  if (wanted.length === 0) return [{ text, found: false }];
  const pattern = new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(pattern).flatMap((part, place) => (part === "" ? [] : [{ text: part, found: place % 2 === 1 }]));
}
