// Innovation's cards, looked through.
import { Sign } from "../../components/symbols";
import type { InnovationFace, Kind } from "../../protocol";
import { factsOf, localized, type Scene } from "../../scene";
import { say } from "../../words";
import { bySet, type CardBrowser } from "../card-browser";
import { COLOURS, ICard, ICONS, infoOf, signOf } from "./cards";
import "./table.css";

const OLDEST = 11;

function printed(kind: Kind, edition: string): Pick<InnovationFace, "icons" | "featured"> {
  const faces = factsOf(kind, "innovation").faces ?? {};
  return faces[edition] ?? Object.values(faces).at(-1) ?? { icons: [], featured: "" };
}

const age = (kind: Kind) => factsOf(kind, "innovation").age ?? 0;
const colour = (kind: Kind) => factsOf(kind, "innovation").colour ?? "";

function icons(): { id: string; label: string; drawn: ReturnType<typeof Sign> }[] {
  return ICONS.map((icon) => ({ id: icon, label: say(`innovation-icon-${icon}`), drawn: <Sign name={signOf(icon)} /> }));
}

export const cardBrowser: CardBrowser = {
  filters: (scene) => [
    bySet(scene),
    {
      id: "age",
      title: say("cards-age"),
      look: "buttons",
      values: Array.from({ length: OLDEST }, (_, place) => ({ id: String(place + 1), label: String(place + 1) })),
      has: (kind, wanted) => wanted.has(String(age(kind))),
    },
    {
      id: "colour",
      title: say("cards-colour"),
      look: "buttons",
      values: COLOURS.map((id) => ({ id, label: scene.word(id), drawn: <span class={`pn k-${id}`} /> })),
      has: (kind, wanted) => wanted.has(colour(kind)),
    },
    { id: "icon", title: say("cards-icon"), look: "buttons", values: icons(), has: (kind, wanted, edition) => printed(kind, edition).icons.some((icon) => wanted.has(icon)) },
    { id: "dogma", title: say("cards-dogma"), look: "buttons", values: icons(), has: (kind, wanted, edition) => wanted.has(printed(kind, edition).featured) },
  ],
  order: (a, b) => age(a) - age(b) || COLOURS.indexOf(colour(a) as "red") - COLOURS.indexOf(colour(b) as "red") || localized(a.name).localeCompare(localized(b.name)),
  faceOf: (kind) => kind.id,
  Hit: ({ scene, kind, text }) => (
    <span class="crow">
      <ICard scene={scene} face={kind.id} />
      <span>
        <b class="serif">{localized(kind.name)}</b>
        <p>{text}</p>
      </span>
    </span>
  ),
  Large: ({ scene, kind }) => <ICard scene={scene} face={kind.id} />,
  facts: (scene, kind) => [
    [say("cards-sets"), localized(scene.catalogue.sets[kind.facts.set] ?? kind.name)],
    ...(colour(kind) === "" ? [] : [[say("cards-age"), String(age(kind))] as [string, string], [say("cards-colour"), scene.word(colour(kind))] as [string, string], [say("cards-dogma"), dogmaText(scene, kind)] as [string, string]]),
  ],
};

function dogmaText(scene: Scene, kind: Kind): string {
  const { featured } = infoOf(scene, kind.id);
  return featured === "" ? "–" : say(`innovation-icon-${featured}`);
}
