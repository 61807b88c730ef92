// Which cards the viewer has not seen, and which lie face down where they saw them: where the table counts that for its players.
import { factsOf, localized, type Scene } from "../../scene";
import { say } from "../../words";
import type { CardGroup } from "../board";
import { infoOf } from "./cards";

const CLOSED = ["hand", "score_pile", "achievements", "forecast", "safe"];

export function unseen(scene: Scene): CardGroup[] {
  const own = scene.own("innovation");
  return own === null ? [] : [...byAge(scene, own.unseen), ...known(scene)];
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
        note: say("innovation-unseen-count", { cards: of.length, deck: scene.zone(`deck.${deck}`).count }),
        cards: of.map((face) => ({ face, count: 1 })),
      };
    });
}

function setName(scene: Scene, set: string): string {
  const name = scene.catalogue.sets[set];
  return name === undefined ? set : localized(name);
}

/** What other players have face down, and the viewer saw go there or was shown. */
function known(scene: Scene): CardGroup[] {
  return scene.seats.flatMap((_, seat) =>
    CLOSED.flatMap((place) => {
      const faces = scene.zone(place, seat).known;
      return faces.length === 0 ? [] : [{ name: say("innovation-known", { seat: scene.name(seat), place }), note: say("innovation-known-count", { cards: faces.length }), cards: faces.map((face) => ({ face, count: 1 })) }];
    }),
  );
}
