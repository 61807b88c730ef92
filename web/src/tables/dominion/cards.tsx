// A card of Dominion: paper, a spine in the colours of its types with a sign for each, the cost at the foot.
import { Key, Sign } from "../../components/symbols";
import type { DominionCost as Cost, Kind } from "../../protocol";
import { factsOf, localized, type Scene } from "../../scene";
import { has, lettersOf, say, widthOf } from "../../words";

/** The types that have a colour and a sign of their own; all others are words in the type line. */
const COLOURED = ["action", "treasure", "victory", "curse", "night", "attack", "reaction", "duration", "reserve", "ruins", "shelter"];
const SIGNS: Record<string, string> = { ruins: "card", shelter: "landmark" };
/** Types that alone fill the whole card. */
const FULL = new Set(["treasure", "victory", "curse", "night"]);
const WASHED = ["duration", "reaction", "reserve"];
/** In the English text of such a card: what it is worth. */
const WORTH: Record<string, RegExp> = { treasure: /\$(\d+)/, victory: /([−-]?\d+) VP/, curse: /([−-]?\d+) VP/ };

/** The sorts of what lies on no pile. */
export const SORTS = ["event", "project", "landmark", "way", "trait", "ally", "prophecy", "boon", "hex", "state", "artifact"];
const LYING: ReadonlySet<string> = new Set(SORTS);

/** The signs of what lies on no pile; all others are called as what they are. */
const FLAGS: Record<string, string> = { prophecy: "duration", state: "person", artifact: "crown", boon: "inspire", hex: "hex-spell" };

export function flagOf(sort: string): string {
  return FLAGS[sort] ?? sort;
}

export interface CardInfo {
  kind: Kind | undefined;
  name: string;
  types: string[];
  cost: Cost;
}

export function infoOf(scene: Scene, face: string, cost?: Cost): CardInfo {
  const kind = scene.kind(face);
  return {
    kind,
    name: scene.card(face),
    types: kind?.facts.types ?? [],
    cost: cost ?? factsOf(kind, "dominion")?.cost ?? [0, 0, 0],
  };
}

/** The types that give a name its colour, the most telling first. */
const INKS = ["duration", "attack", "reaction", "treasure", "victory", "curse", "night", "reserve", "action"];

/** The class that sets the colour of a card's name. */
export function inkOf(face: string, scene: Scene): string {
  const { types } = infoOf(scene, face);
  const type = INKS.find((one) => types.includes(one));
  return type === undefined ? "" : `k-${type}`;
}

export function colouredOf(info: CardInfo): string[] {
  const found = COLOURED.filter((type) => info.types.includes(type));
  return found.length > 0 ? found : ["action"];
}

/** The classes of the paper: solid for a plain Treasure or Victory card, else a wash. */
export function paperOf(info: CardInfo): string {
  const coloured = colouredOf(info);
  if (coloured.length === 1 && FULL.has(coloured[0]!)) return `k-${coloured[0]} full`;
  const wash = WASHED.find((type) => coloured.includes(type));
  return wash === undefined ? "" : `w-${wash}`;
}

/** Cards in the order of their costs. */
export function byCost(scene: Scene, cards: readonly string[]): string[] {
  const cost = (card: string) => infoOf(scene, card).cost[0];
  return [...cards].sort((a, b) => cost(a) - cost(b) || a.localeCompare(b));
}

/** What gives the spine its colours and signs: the types of a card; a landscape has those of its sort. */
function strips(info: CardInfo): [string, string][] {
  const sort = factsOf(info.kind, "dominion")?.sort ?? "card";
  return LYING.has(sort) ? [[sort, flagOf(sort)]] : colouredOf(info).map((type) => [type, SIGNS[type] ?? type]);
}

export function Spine({ info }: { info: CardInfo }) {
  return (
    <span class="spine" aria-hidden="true">
      {strips(info).map(([colour, sign]) => (
        <b key={colour} class={`k-${colour}`}>
          <Sign name={sign} />
        </b>
      ))}
    </span>
  );
}

/** What a card costs: coins, a drop for a potion, a hexagon for debt. */
export function Price({ cost }: { cost: Cost }) {
  const [coins, potions, debt] = cost;
  return (
    <>
      {(coins > 0 || (potions === 0 && debt === 0)) && <span class="coin">{coins}</span>}
      {potions > 0 && <span class="coin potion" />}
      {debt > 0 && <span class="coin debt">{debt}</span>}
    </>
  );
}

/** The set that a card is from, in words; "" for none. */
export function setText(scene: Scene, kind: Kind): string {
  const set = scene.catalogue.sets[kind.facts.set];
  return set === undefined ? "" : localized(set);
}

/** What a card costs, in words. */
export function priceText(cost: Cost): string {
  return say("dominion-cost", { coins: cost[0], potions: cost[1], debt: cost[2] });
}

export function typesText(info: CardInfo): string {
  return info.types.map((type) => (has(`dominion-type-${type}`) ? say(`dominion-type-${type}`) : type)).join(" · ");
}

function figureOf(info: CardInfo): string {
  const type = colouredOf(info)[0]!;
  const worth = info.kind === undefined ? undefined : WORTH[type]?.exec(info.kind.text.en)?.[1];
  if (worth === undefined) return "";
  return type === "treasure" ? say("dominion-coins", { coins: worth }) : say("dominion-vp", { points: worth });
}

interface DCardProps {
  scene: Scene;
  face: string;
  look?: string;
  mark?: string;
}

/** Sorts of cards and landscapes that have a price. */
const PRICED = new Set(["card", "pile", "event", "project"]);

export function isPriced(info: CardInfo): boolean {
  return PRICED.has(factsOf(info.kind, "dominion")?.sort ?? "card");
}

/** A name of so many letters takes two lines on a card of a hand. */
const TWO_LINES = 11;

/** How many lines of its text a card gives up, so that its name and all its types are there. */
function lessText(info: CardInfo): number {
  return Math.max(0, info.types.length - 2 + (widthOf(info.name) > TWO_LINES ? 1 : 0));
}

/** How many letters of a name stay on one line, for its size to be small enough; Japanese wraps anywhere. */
function longestWord(name: string): number {
  return lettersOf(name.replace(/[\u3000-\u9fff]/g, " "));
}

/** A card in the hand or in play, with as much of its text as there is room for. */
export function DCard({ scene, face, look: stands = "", mark = "" }: DCardProps) {
  const info = infoOf(scene, face);
  const paper = paperOf(info);
  const figure = paper.includes("full") ? figureOf(info) : "";
  return (
    <div class={["dc", paper, stands].filter(Boolean).join(" ")} aria-hidden="true">
      <Spine info={info} />
      <span class="name" style={{ "--letters": longestWord(info.name) }}>
        {info.name}
      </span>
      {isPriced(info) && <Price cost={info.cost} />}
      {figure !== "" ? <span class="num big">{figure}</span> : <p style={{ "--less": lessText(info) }}>{scene.text(face)}</p>}
      <span class="types">{typesText(info)}</span>
      {mark !== "" && <Key>{mark}</Key>}
    </div>
  );
}
