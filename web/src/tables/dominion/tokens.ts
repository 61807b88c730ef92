// Tokens that lie on something: on a pile, on a landscape, before a player. What they are called, and whose they are.
import type { DominionLying as Lying } from "../../protocol";
import { factsOf, type Scene } from "../../scene";
import { say } from "../../words";

export interface Token {
  name: string;
  /** Whose it is, -1 if it is nobody's. */
  seat: number;
  label: string;
}

function tokens(scene: Scene, lies: (token: Lying) => boolean): Token[] {
  return scene
    .counters("dominion")
    .tokens.filter((token) => token.says !== "" && lies(token))
    .map(({ token, says, seat, count }) => ({ name: token, seat, label: say(`dominion-token-${says}`, { count, card: scene.card(token) }) }));
}

/** What lies on a pile: tokens of players first, then what was put there for everybody, and the pile's Trait. */
export function onPile(scene: Scene, zone: number): Token[] {
  const lying = tokens(scene, (token) => token.zone === zone);
  return [...lying.filter((token) => token.seat >= 0), ...lying.filter((token) => token.seat < 0)];
}

/** What lies before a player. */
export function before(scene: Scene, seat: number): Token[] {
  return tokens(scene, (token) => token.seat === seat && token.zone < 0);
}

const IN_FORCE = "in_force";

/** Whether these are of a Prophecy in force. */
export function isInForce(lying: readonly Token[]): boolean {
  return lying.some((token) => token.name === IN_FORCE);
}

/** What lies on a landscape; of a Prophecy without Suns, that it is in force. */
export function onLandscape(scene: Scene, id: string): Token[] {
  const lying = tokens(scene, (token) => token.card === id);
  const prophecy = factsOf(scene.kind(id), "dominion")?.sort === "prophecy";
  return prophecy && lying.length === 0 ? [{ name: IN_FORCE, seat: -1, label: say("dominion-in-force") }] : lying;
}
