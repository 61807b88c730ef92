import { expect, test } from "vitest";
import { startBrowser } from "./fake-browser";
import type { Catalogue } from "../src/protocol";

startBrowser();
const innovation = await import("../src/tables/innovation/unseen");
const bridgeOver = await import("../src/tables/bridge_over/unseen");
const { Scene } = await import("../src/scene");
const { learn } = await import("../src/words");

const both = (text: string) => ({ en: text, ja: text });
type View = ConstructorParameters<typeof Scene>[4];

function scene(game: string, kinds: Record<string, object>, view: object) {
  const faces = Object.fromEntries(Object.keys(kinds).map((id) => [id, { name: both(id.toUpperCase()), kind: id }]));
  const catalogue = { faces, kinds: Object.fromEntries(Object.entries(kinds).map(([id, facts]) => [id, { id, name: both(id), text: both(""), editions: {}, facts: { game, ...facts } }])), words: {}, sets: {}, named: {} } as unknown as Catalogue;
  const seats = ["Aya", "Ben"].map((name) => ({ name }));
  return new Scene(game, both(game), {}, seats as unknown as ConstructorParameters<typeof Scene>[3], { viewer: 0, seats: 2, decides_for: {}, ...view } as unknown as View, null, [], catalogue, false, []);
}

const innovationKinds = { oars: { set: "base", age: 1, faces: {} }, tools: { set: "base", age: 1, faces: {} }, laser: { set: "base", age: 9, faces: {} }, kazoo: { set: "echoes", age: 1, faces: {} } };

function listed(of: InstanceType<typeof Scene>) {
  return innovation.cardLists(of).map((list) => list.groups.map((group) => [group.name, group.cards.map((card) => card.face)]));
}

test("cards of Innovation are grouped as the decks lie, and those known to be in a hidden place stand apart", () => {
  const zones = { "deck.base.1": { count: 4, cards: [], known: [], backs: [] }, "1.score_pile": { count: 2, cards: [], known: ["laser"], backs: ["base_2"] } };
  const view = { public: { game: "innovation", sets: ["base", "echoes"] }, private: { game: "innovation", unseen: ["kazoo", "oars", "tools"], remembered: {} }, zones };
  expect(listed(scene("innovation", innovationKinds, view))).toEqual([
    [
      ["innovation-unseen-age", ["oars", "tools"]],
      ["innovation-unseen-age-of", ["kazoo"]],
    ],
    [["innovation-known", ["laser"]]],
  ]);
});

const inDecks = { "deck.base.1": { count: 4, cards: [], known: [], backs: [] }, "1.hand": { count: 2, cards: [], known: ["laser"], backs: ["base_1"] } };
const remembering = {
  public: { game: "innovation", sets: ["base", "echoes"] },
  private: { game: "innovation", unseen: ["oars"], remembered: { "1.hand": ["tools"], "deck.base.1": ["axe"], "deck.echoes.1": ["kazoo"], junk: ["soap"] } },
  zones: inDecks,
};

test("cards that went to a hidden place in sight are listed there", () => {
  expect(listed(scene("innovation", innovationKinds, remembering))[1]).toEqual([
    ["innovation-known", ["laser", "tools"]],
    ["innovation-known-deck", ["axe"]],
    ["innovation-known-deck-of", ["kazoo"]],
    ["innovation-known-place", ["soap"]],
  ]);
});

test("nothing is listed where the table does not count", () => {
  const view = { public: { game: "innovation", sets: ["base"] }, private: null, zones: { "1.hand": { count: 1, cards: [], known: ["oars"], backs: [] } } };
  expect(innovation.cardLists(scene("innovation", innovationKinds, view))).toEqual([]);
  const other = { public: { game: "bridge_over" }, private: { game: "bridge_over", hand_points: 3, unseen: null }, zones: {} };
  expect(bridgeOver.unseen(scene("bridge_over", {}, other))).toEqual([]);
});

test("cards of Bridge Over are grouped by colour, numbers in their order, others last", () => {
  const kinds = { number_2: { number: 2, types: [] }, number_10: { number: 10, types: [] }, skip: { types: [] }, wild: { types: [] } };
  const unseen = { "blue number_10": 1, "blue number_2": 2, "blue skip": 1, "red/green skip": 1, wild: 3, "red number_2": 1 };
  const view = { public: { game: "bridge_over" }, private: { game: "bridge_over", hand_points: 0, unseen }, zones: {} };
  expect(bridgeOver.unseen(scene("bridge_over", kinds, view)).map((group) => [group.name, group.cards.map((card) => `${card.face} ${card.count}`)])).toEqual([
    ["red", ["red number_2 1"]],
    ["blue", ["blue number_2 2", "blue number_10 1", "blue skip 1"]],
    ["bridge_over-unseen-others", ["red/green skip 1", "wild 3"]],
  ]);
});

test("a card that is known to lie in a deck is not counted among the unseen ones there", async () => {
  await learn("en");
  const groups = innovation.cardLists(scene("innovation", innovationKinds, remembering))[0]?.groups ?? [];
  expect(groups.map((group) => group.note)).toEqual(["1 card, 3 of them in the deck"]);
});
