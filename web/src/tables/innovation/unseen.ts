// Which cards the viewer has not seen, and which they saw going to a hidden place: where the table counts that for its players.
import { factsOf, localized, type Scene } from "../../scene";
import { say } from "../../words";
import type { CardGroup, CardList } from "../board";
import { infoOf } from "./cards";

const CLOSED = ["hand", "score_pile", "achievements", "forecast", "safe"];

export function cardLists(scene: Scene): CardList[] {
  const own = scene.own("innovation");
  if (own === null) return [];
  return [
    { title: say("points-unseen"), about: say("innovation-unseen-about"), groups: byAge(scene, own.unseen) },
    { title: say("innovation-known-title"), about: say("innovation-known-about"), groups: known(scene, own.remembered) },
  ];
}

/** By set and age, as the decks lie. */
function byAge(scene: Scene, faces: readonly string[]): CardGroup[] {
  const { sets } = scene.counters("innovation");
  const setOf = (face: string) => factsOf(scene.kind(face), "innovation")?.set ?? "";
  const groups = new Map<string, string[]>();
  for (const face of faces) {
    const deck = `${setOf(face)}.${infoOf(scene, face).age}`;
    groups.set(deck, [...(groups.get(deck) ?? []), face]);
  }
  const place = (deck: string) => {
    const [set = "", age = ""] = deck.split(".");
    return sets.indexOf(set) * 100 + Number(age);
  };
  return [...groups.keys()]
    .sort((one, other) => place(one) - place(other))
    .map((deck) => {
      const [set = "", age = ""] = deck.split(".");
      const of = groups.get(deck)!;
      const base = set === "base";
      return {
        name: base ? say("innovation-unseen-age", { age }) : say("innovation-unseen-age-of", { age, set: setName(scene, set) }),
        note: say("innovation-unseen-count", { cards: of.length, deck: scene.zone(`deck.${deck}`).count - knownIn(scene, `deck.${deck}`).length }),
        cards: of.map((face) => ({ face, count: 1 })),
      };
    });
}

function setName(scene: Scene, set: string): string {
  const name = scene.catalogue.sets[set];
  return name === undefined ? set : localized(name);
}

/** The cards that the viewer knows to be in a zone without seeing them there: in a deck the bottom one first. */
function knownIn(scene: Scene, zone: string): string[] {
  return [...scene.zone(zone).known, ...(scene.own("innovation")?.remembered[zone] ?? [])];
}

/** What lies face down, and the viewer saw go there or was shown. */
function known(scene: Scene, remembered: Readonly<Record<string, readonly string[]>>): CardGroup[] {
  const ofSeats = scene.seats.flatMap((_, seat) => CLOSED.map((place) => `${seat}.${place}`));
  const others = [...new Set([...Object.keys(scene.view.zones), ...Object.keys(remembered)])].filter((zone) => !ofSeats.includes(zone));
  return [...ofSeats, ...others].flatMap((zone) => {
    const faces = knownIn(scene, zone);
    if (faces.length === 0) return [];
    const note = say(zone.startsWith("deck.") ? "innovation-known-count-deck" : "innovation-known-count", { cards: faces.length });
    return [{ name: zoneName(scene, zone), note, cards: faces.map((face) => ({ face, count: 1 })) }];
  });
}

function zoneName(scene: Scene, zone: string): string {
  const [first = "", second = "", third = ""] = zone.split(".");
  if (first === "deck") return second === "base" ? say("innovation-known-deck", { age: third }) : say("innovation-known-deck-of", { age: third, set: setName(scene, second) });
  if (CLOSED.includes(second)) return say("innovation-known", { seat: scene.name(Number(first)), place: second });
  return say("innovation-known-place", { place: first });
}
