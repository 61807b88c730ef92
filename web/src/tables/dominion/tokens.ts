// Tokens that lie on something: on a pile, on a landscape, before a player. What they are called, and whose they are.
import type { Scene } from "../../scene";
import { has, say } from "../../words";

export interface Token {
  name: string;
  /** Whose it is, -1 if it is nobody's. */
  seat: number;
  told: string;
}

/** Tokens of a player that lie on a pile: their counter is the zone of the pile. */
const ON_PILES = new Set(["plus_card", "plus_action", "plus_buy", "plus_coin", "minus_2", "trashing", "estate"]);
/** Tokens that a player has before them. */
const BEFORE = new Set(["minus_card", "minus_coin", "journey", "pirate_ship", "sinister_plot", "skips", "gained_gold"]);
/** What was put on a pile for everybody; the last three say for which card the pile is there. */
const FOR_ALL = new Set(["embargo", "tax", "harsh_winter", "family_of_inventors", "trade_route", "young_witch", "ferryman", "approaching_army"]);
/** The zone of the landscapes, as which what lies on one of them is counted under its name. */
const ON_LANDSCAPE = 2;

function tell(scene: Scene, name: string, count: number): string {
  const id = `dominion-mark-${name}`;
  return has(id) ? say(id, { count }) : scene.kind(name)?.facts.types[0] === "trait" ? scene.card(name) : say("dominion-vp", { points: String(count) });
}

/** What lies on a pile: tokens of players first, then what was put there for everybody, and the pile's Trait. */
export function onPile(scene: Scene, zone: number): Token[] {
  const marks = scene.counters("dominion").marks;
  const players = marks.filter(([name, , at]) => ON_PILES.has(name) && at === zone).map(([name, seat]) => ({ name, seat, told: tell(scene, name, 1) }));
  const others = marks.filter(([name, of, count]) => of === zone && count > 0 && !ON_PILES.has(name) && !BEFORE.has(name) && name !== "sun");
  // Counters of a seat and of a zone are told apart by their names alone.
  return [...players, ...others.filter(([name]) => isOfPiles(scene, name)).map(([name, , count]) => ({ name, seat: -1, told: tell(scene, name, count) }))];
}

function isOfPiles(scene: Scene, name: string): boolean {
  if (FOR_ALL.has(name)) return true;
  const types = scene.kind(name)?.facts.types ?? [];
  return types.some((type) => type === "trait" || type === "gathering" || type === "landmark");
}

/** What lies before a player. */
export function before(scene: Scene, seat: number): Token[] {
  return scene
    .counters("dominion")
    .marks.filter(([name, of, count]) => BEFORE.has(name) && of === seat && count > 0)
    .map(([name, , count]) => ({ name, seat, told: tell(scene, name, count) }));
}

/** What lies on a landscape. */
export function onLandscape(scene: Scene, id: string, sort: string): Token[] {
  return scene
    .counters("dominion")
    .marks.filter(([name, of, count]) => count > 0 && ((name === id && of === ON_LANDSCAPE) || (name === "sun" && sort === "prophecy")))
    .map(([name, , count]) => ({ name, seat: -1, told: tell(scene, name, count) }));
}
