import { expect, test } from "vitest";
import { byName, searchCards, documentsOf, splitMatches, readQuery, searchRules, textOf, toggleValue, queryText } from "../src/pages/card-search";
import type { Kind, Rule } from "../src/protocol";
import type { Filter } from "../src/tables/card-browser";

const both = (en: string, ja = en) => ({ en, ja });
const printed = (editions: number[]): Kind["facts"] => ({ game: "dominion", id: "", set: "base", types: ["action"], cost: [2, 0, 0], count: 10, sort: "card", editions, pile: "kingdom", figures: {}, worth: 0, plain: false });
const chapel: Kind = { id: "chapel", name: both("Chapel", "礼拝堂"), text: both("Trash up to 4 cards."), facts: printed([1, 2]), editions: {}, shown: 0 };
const thief: Kind = { id: "thief", name: both("Thief", "泥棒"), text: both("Each other player reveals."), facts: printed([1]), editions: { first: both("An older text.") }, shown: 0 };
const filter: Filter = { id: "set", title: "", look: "boxes", values: [], has: (kind, wanted) => wanted.has(kind.facts.set) };
const ask = (address: string) => readQuery(new URLSearchParams(address));

test("what is asked for can be written and read again", () => {
  const asked = ask("q=two words&set=base,seaside&edition=first");
  expect(asked.words).toBe("two words");
  expect([...asked.wanted.get("set")!]).toEqual(["base", "seaside"]);
  expect(readQuery(new URLSearchParams(queryText(asked)))).toEqual(asked);
  expect(queryText(ask(""))).toBe("");
});

test("a value is wanted, and then not any more", () => {
  const once = toggleValue(ask(""), "set", "base");
  expect(queryText(once)).toBe("?set=base");
  expect(queryText(toggleValue(once, "set", "base"))).toBe("");
});

test("cards are found by names and texts of both languages, filters and editions", () => {
  const found = (address: string) => searchCards([chapel, thief], ask(address), [filter]).map((kind) => kind.id);
  expect(found("q=TRASH cards")).toEqual(["chapel"]);
  expect(found("q=泥棒")).toEqual(["thief"]);
  expect(found("edition=second")).toEqual(["chapel"]);
  expect(found("edition=first&q=older")).toEqual(["thief"]);
  expect(found("set=seaside")).toEqual([]);
  expect(found("")).toEqual(["chapel", "thief"]);
  expect(textOf(thief, "first").en).toBe("An older text.");
});

test("an exact name comes first, then what begins so, in either language", () => {
  const named = (en: string, ja = en): Kind => ({ ...chapel, id: en, name: both(en, ja) });
  const cards = [named("Farming Village", "農村"), named("Village", "村"), named("Villa", "ヴィラ"), named("Chapel")];
  expect(byName(cards, "villa").map((kind) => kind.id)).toEqual(["Villa", "Village", "Farming Village", "Chapel"]);
  expect(byName(cards, "村").map((kind) => kind.id)).toEqual(["Village", "Farming Village", "Villa", "Chapel"]);
  expect(byName(cards, "").map((kind) => kind.id)).toEqual(cards.map((kind) => kind.id));
});

test("rules are found by id and words", () => {
  const rule: Rule = { id: "DUR-7", text: both("A Duration stays."), source: both("Document"), document: "durations", title: both("Durations"), address: "", game: "dominion", shown: 0 };
  expect(searchRules([rule], ask("q=dur-7"))).toEqual([rule]);
  expect(searchRules([rule], ask("q=stays document"))).toEqual([rule]);
  expect(searchRules([rule], ask("q=goes"))).toEqual([]);
});

test("rules are found by the document in which they are written", () => {
  const rule: Rule = { id: "DUR-7", text: both("A Duration stays."), source: both("Document"), document: "durations", title: both("Durations"), address: "", game: "dominion", shown: 0 };
  const other = { ...rule, id: "WAY-1", document: "ways", title: both("Ways") };
  expect(searchRules([rule, other], ask("document=ways"))).toEqual([other]);
  expect(searchRules([rule, other], ask("document=ways,durations"))).toEqual([rule, other]);
  expect(documentsOf([rule, other, { ...rule, id: "DUR-8" }])).toEqual([
    { id: "durations", title: both("Durations"), count: 2 },
    { id: "ways", title: both("Ways"), count: 1 },
  ]);
});

test("what was searched for is marked, also where it has signs of a pattern", () => {
  expect(splitMatches("+1 Card, +2", "+2")).toEqual([
    { text: "+1 Card, ", found: false },
    { text: "+2", found: true },
  ]);
  expect(splitMatches("as it is", "")).toEqual([{ text: "as it is", found: false }]);
});
