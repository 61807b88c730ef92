// Bridge Over's cards, looked through.
import type { Kind } from "../../protocol";
import { factsOf, localized, type Scene } from "../../scene";
import { say } from "../../words";
import { bySet, type CardBrowser } from "../card-browser";
import { BCard } from "./cards";
import "./table.css";

const GROUPS = ["number", "coloured", "two_coloured", "wild", "public", "defence", "discard", "special"];

const group = (kind: Kind) => factsOf(kind, "bridge_over").types[0] ?? "";

/** A card by its first colour, where it has one. */
function faceOf(kind: Kind): string {
  const [first] = factsOf(kind, "bridge_over").colours;
  return first === undefined ? kind.id : `${first} ${kind.id}`;
}

function coloursText(scene: Scene, kind: Kind): string {
  const names = factsOf(kind, "bridge_over").colours.map((pair) => pair.split("/").map((one) => scene.word(one)).join(" / "));
  return names.length === 0 ? "–" : names.join(say("list-comma"));
}

export const cardBrowser: CardBrowser = {
  filters: (scene) => [
    bySet(scene),
    {
      id: "type",
      title: say("cards-types"),
      look: "buttons",
      values: GROUPS.map((id) => ({ id, label: say(`cards-group-${id}`) })),
      has: (kind, wanted) => wanted.has(group(kind)),
    },
  ],
  order: (a, b) => GROUPS.indexOf(group(a)) - GROUPS.indexOf(group(b)) || (factsOf(a, "bridge_over").number ?? 0) - (factsOf(b, "bridge_over").number ?? 0),
  faceOf,
  Hit: ({ scene, kind, text }) => (
    <span class="crow">
      <BCard scene={scene} face={faceOf(kind)} />
      <span>
        <b class="serif">{localized(kind.name)}</b>
        <p>{text}</p>
      </span>
    </span>
  ),
  Large: ({ scene, kind }) => <BCard scene={scene} face={faceOf(kind)} />,
  facts: (scene, kind) => [
    [say("cards-sets"), localized(scene.catalogue.sets[kind.facts.set] ?? kind.name)],
    [say("cards-types"), say(`cards-group-${group(kind)}`)],
    [say("cards-colour"), coloursText(scene, kind)],
    [say("cards-count"), String(factsOf(kind, "bridge_over").count)],
    [say("cards-points"), String(factsOf(kind, "bridge_over").points)],
  ],
};
