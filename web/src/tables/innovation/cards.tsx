// A card of Innovation: whole in its colour, its icons in the cells at which they are printed.
import { Key, Sign } from "../../components/symbols";
import type { Kind } from "../../protocol";
import { factsOf, localized, type Scene } from "../../scene";
import { say, widthOf } from "../../words";

export const COLOURS = ["red", "yellow", "green", "blue", "purple"] as const;
/** The icons that are counted, in the order of the counts. */
export const ICONS = ["crown", "leaf", "lightbulb", "castle", "factory", "clock", "person", "prehistory"] as const;
/** The directions of a splay, in the order of the engine's numbers. */
export const SPLAYS = ["none", "left", "right", "up", "aslant"] as const;

const SIGNS: Record<string, string> = {
  lightbulb: "bulb",
  prehistory: "hex",
  flag: "event",
  fountain: "ally",
  arrow_left: "arrow turned-left",
  arrow_right: "arrow",
  arrow_up: "arrow turned-up",
};
/** Where the icons stand, in the order in which they are listed. */
const PLACES = ["tl", "bl", "bc", "br", "tc", "tr"];
const SIX = 6;
/** A name of more letters is set smaller. */
const LONG = 14;

export function signOf(icon: string): string {
  return SIGNS[icon] ?? icon;
}

export interface CardInfo {
  kind: Kind | undefined;
  name: string;
  colour: string;
  age: number;
  icons: string[];
  featured: string;
  effects: string[];
}

export function infoOf(scene: Scene, face: string): CardInfo {
  const kind = scene.kind(face);
  const facts = factsOf(kind, "innovation");
  const faces = facts?.faces ?? {};
  // A card that this edition does not have is shown as another one prints it; at a table there is none such.
  const { icons, featured, effects } = faces[String(scene.options["edition"])] ?? Object.values(faces).at(-1) ?? { icons: [], featured: "", effects: [] };
  return {
    kind,
    name: scene.card(face),
    colour: facts?.colour ?? "",
    age: facts?.age ?? 0,
    icons,
    featured,
    effects,
  };
}

/** A card in words: its name, age, colour and icons. */
export function cardText(scene: Scene, face: string): string {
  const info = infoOf(scene, face);
  if (info.colour === "") return info.name;
  const icons = info.icons.filter((icon) => (ICONS as readonly string[]).includes(icon)).map((icon) => say(`innovation-icon-${icon}`));
  return say("innovation-card-text", { card: info.name, age: info.age, colour: scene.word(info.colour), icons: icons.join(say("list-comma")) });
}

function Icon({ icon, place }: { icon: string; place: string }) {
  if (icon === "hex") return <IconTile place={`hexi ${place}`} sign="hex" />;
  if (icon.startsWith("bonus_")) return <span class={`ic bonus num ${place}`}>{icon.slice("bonus_".length)}</span>;
  if (icon === "echo") return <span class={`ic echo ${place}`} />;
  return <IconTile place={place} sign={signOf(icon)} />;
}

function IconTile({ place, sign }: { place: string; sign: string }) {
  return (
    <span class={`ic ${place}`}>
      <Sign name={sign} />
    </span>
  );
}

interface ICardProps {
  scene: Scene;
  face: string;
  look?: string;
  mark?: string;
  /** How many cards lie on it in a splayed stack. */
  depth?: number;
}

export function ICard({ scene, face, look: stands = "", mark = "", depth = 0 }: ICardProps) {
  const info = infoOf(scene, face);
  const style = ["ivc", info.colour === "" ? "special" : `k-${info.colour}`, info.icons.length === SIX && "six", stands].filter(Boolean).join(" ");
  return (
    <span class={style} style={{ "--n": depth }} data-face={face} aria-hidden="true">
      <span class={widthOf(info.name) > LONG ? "name long" : "name"} style={{ "--letters": Math.max(...info.name.split(/[ ・-]/).map(widthOf)) }} data-colour={info.colour === "" ? undefined : scene.word(info.colour)}>
        {info.name}
      </span>
      {info.colour !== "" && <span class="num age">{info.age}</span>}
      {info.icons.map((icon, place) => (
        <Icon key={place} icon={icon} place={PLACES[place] ?? ""} />
      ))}
      {mark !== "" && <Key>{mark}</Key>}
    </span>
  );
}

/** The card with its text, as large as it is read. */
export function LargeCard({ scene, face }: { scene: Scene; face: string }) {
  const { kind } = infoOf(scene, face);
  return (
    <span class="large">
      <ICard scene={scene} face={face} />
      {kind === undefined && <span>{localized({ en: face, ja: face })}</span>}
    </span>
  );
}
