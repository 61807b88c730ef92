// The supply: the piles of the kingdom, the basic cards, the landscapes, and piles beside it.
import { optionAttributesOf } from "../../components/option-attributes";
import { useTable } from "../../table/context";
import { showCard } from "../../components/dialogs";
import { Key, sealOf, Sign } from "../../components/symbols";
import type { DominionCost as Cost, DominionLandscape as Landscape, DominionPile as Pile, DominionVerb, Option, Verb } from "../../protocol";
import { factsOf, localized, perScene, type Scene } from "../../scene";
import { lettersOf, say } from "../../words";
import { flagOf, infoOf, paperOf, Price, priceText, Spine } from "./cards";
import { landscapeKey } from "./landscape-keys";
import { sortCards } from "./card-order";
import { chooseWay, takesWays, wayOf } from "./ways";
import { isInForce, onLandscape, onPile, type Token } from "./tokens";

/** From more piles on than a usual kingdom has, their tiles are lower. */
const USUAL = 10;
/** A word of this many letters is set closer, a name of this many smaller where it has only one line. */
const LONG = 10;
const WHOLE = 13;
/** What is done with the top of a pile. */
const PILED: ReadonlySet<Verb> = new Set<DominionVerb>(["buy", "gain"]);
export const ENDS: ReadonlySet<Verb> = new Set<DominionVerb>(["end_turn", "end_phase"]);
export const END_KEY = "e";
const BASIC: Record<string, string> = { copper: "1", silver: "2", gold: "3", estate: "4", duchy: "5", province: "p", curse: "k" };
/** The keys of all that lies on the table: none of them is lent to something else there. */
export const PILES = "12345pk67890abdfg";
const KINGDOM = [...PILES].filter((key) => !Object.values(BASIC).includes(key));
/** Places that are everybody's, and that all may look at. */
const COMMON = ["trash", "common", "boons_discard", "hexes_discard"];

/** Whether players take what is of that sort, and have it before them. */
export function isTaken(sort: string): boolean {
  return sort === "state" || sort === "artifact";
}

/** Whether a pile is one of the basic cards: a plain Treasure, Victory card or Curse, shown small in its colour. */
function isBasic(scene: Scene, pile: Pile): boolean {
  const info = infoOf(scene, pile.id);
  return factsOf(info.kind, "dominion")?.pile === "basic" && paperOf(info).includes("full");
}

/** The option that takes the top card of a pile, or names the pile; -1 for none. */
function optionOf(scene: Scene, pile: Pile): number {
  const cards = scene.cards(`supply.${pile.id}`);
  const top = cards.at(-1);
  const byCard = top === undefined ? -1 : scene.optionOf(top);
  if (byCard >= 0) return byCard;
  const options = scene.mine?.options ?? [];
  return options.findIndex((option) => option.id === 0 && option.zone === "" && option.face === pile.top && option.face !== "" && option.verb !== "play_shadow");
}

/** The options that piles stand for. */
export function optionsOfPiles(scene: Scene): number[] {
  return scene.counters("dominion").piles.map((pile) => optionOf(scene, pile));
}

/** Whether the question is about the supply: then piles that cannot be chosen are hatched. */
function asksSupply(scene: Scene, piles: Pile[]): boolean {
  return piles.some((pile) => optionOf(scene, pile) >= 0);
}

/** The piles in the order in which they lie. */
function laidOut(scene: Scene): { kingdom: Pile[]; basics: Pile[]; beside: Pile[] } {
  const piles = scene.counters("dominion").piles;
  const supply = piles.filter((pile) => pile.supply);
  return {
    kingdom: supply.filter((pile) => !isBasic(scene, pile)).sort(byCost),
    basics: supply.filter((pile) => isBasic(scene, pile)),
    beside: piles.filter((pile) => !pile.supply),
  };
}

/** Where the pile of an option lies among all, -1 for an option that is about none. */
export function placeOf(scene: Scene, option: Option): number {
  if (option.face === "" || !(option.zone.startsWith("supply.") || PILED.has(option.verb))) return -1;
  const { kingdom, basics, beside } = laidOut(scene);
  return [...kingdom, ...beside, ...basics].findIndex((pile) => pile.top === option.face || pile.id === option.face);
}

/** The key that belongs to a card for the whole game: the basic cards have theirs by their names, the others as their piles lie.
 * It takes a card from the pile; where nothing is bought or gained it is that of the same card in the hand, or wherever it lies. */
export function keyOf(scene: Scene, option: Option): string {
  if (ENDS.has(option.verb)) return END_KEY;
  const land = landscapeKey(scene, option.face);
  if (land !== "") return land;
  if (option.face === "" || (placeOf(scene, option) < 0 && takesFromPiles(scene))) return "";
  return BASIC[option.face] ?? keysOfKingdom(scene).get(option.face) ?? "";
}

const keysOfKingdom = perScene((scene: Scene): ReadonlyMap<string, string> => {
  const { kingdom, beside } = laidOut(scene);
  return new Map([...kingdom, ...beside].flatMap((pile, place) => [pile.top, pile.id].map((face) => [face, KINGDOM[place] ?? ""] as const)));
});

const takesFromPiles = perScene((scene: Scene): boolean => {
  const ask = scene.mine;
  return ask !== null && (ask.kind === "buy" || ask.options.some((option) => placeOf(scene, option) >= 0));
});

export function Supply({ scene }: { scene: Scene }) {
  const piles = scene.counters("dominion").piles;
  const asked = asksSupply(scene, piles);
  const { kingdom, basics, beside } = laidOut(scene);
  const landscapes = scene.counters("dominion").landscapes;
  return (
    <section class={kingdom.length + beside.length > USUAL ? "supply dense" : "supply"} data-region="supply" data-whole aria-label={say("dominion-supply")}>
      <div class="kingdom">
        {kingdom.map((pile) => (
          <Tile key={pile.id} scene={scene} pile={pile} asked={asked} base={false} />
        ))}
        {beside.map((pile) => (
          <Tile key={pile.id} scene={scene} pile={pile} asked={asked} base={false} />
        ))}
      </div>
      <div class="basics">
        {basics.map((pile) => (
          <Tile key={pile.id} scene={scene} pile={pile} asked={asked} base />
        ))}
      </div>
      <div class={landscapes.length > 1 ? "lands wide" : "lands"}>
        {landscapes.map((land) => (
          <Land key={land.id} scene={scene} land={land} />
        ))}
        {COMMON.map((place) => (
          <Lying key={place} scene={scene} place={place} />
        ))}
      </div>
    </section>
  );
}

/** What lies in a place that is everybody's: opened, all its cards in order, equal ones once. */
function Lying({ scene, place }: { scene: Scene; place: string }) {
  const cards = scene.cards(place);
  if (cards.length === 0) return null;
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card.face, (counts.get(card.face) ?? 0) + 1);
  return (
    <details class="lying">
      <summary>
        {say(`dominion-place-${place}`)} <b class="num">{cards.length}</b>
      </summary>
      <ul>
        {sortCards(scene, counts.keys()).map((face) => (
          <li key={face}>
            <button type="button" class="serif" data-face={face} onClick={() => showCard(face)}>
              {scene.card(face)}
            </button>
            {counts.get(face)! > 1 && ` × ${counts.get(face)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Tokens, each with the initial of the player who has it there. */
function Tokens({ scene, tokens }: { scene: Scene; tokens: Token[] }) {
  if (tokens.length === 0) return null;
  return (
    <span class="on-it" aria-hidden="true">
      {tokens.map((token) => (
        <span key={`${token.name} ${token.seat}`} title={textOf(scene, token)}>
          {token.seat >= 0 && <b>{sealOf(scene, token.seat)}</b>}
          {token.label}
        </span>
      ))}
    </span>
  );
}

function textOf(scene: Scene, token: Token): string {
  return token.seat < 0 ? token.label : say("dominion-token-of", { seat: scene.name(token.seat), token: token.label });
}

function allText(scene: Scene, tokens: Token[]): string {
  return tokens.map((token) => ` ${textOf(scene, token)}.`).join("");
}

function byCost(a: Pile, b: Pile): number {
  return a.cost[0] - b.cost[0] || a.cost[1] - b.cost[1] || a.cost[2] - b.cost[2] || a.id.localeCompare(b.id);
}

function nameStyle(name: string): string {
  return ["name", lettersOf(name) >= LONG && "long", name.length >= WHOLE && "whole"].filter(Boolean).join(" ");
}

interface TileProps {
  scene: Scene;
  pile: Pile;
  asked: boolean;
  base: boolean;
}

function Tile({ scene, pile, asked, base }: TileProps) {
  const table = useTable();
  const face = pile.top || pile.id;
  const info = infoOf(scene, face, pile.cost);
  const option = optionOf(scene, pile);
  const on = option >= 0 && table.selection.picks.value.includes(option);
  const no = option < 0 && asked;
  const tokens = onPile(scene, pile.zone);
  const style = ["tile", base && "base", paperOf(info), option >= 0 && "legal", on && "on", option >= 0 && table.selection.cursor.value === option && "at", no && "why-not", pile.count === 0 && "empty", !pile.supply && "beside"];
  const label = option >= 0 ? localized(scene.mine!.options[option]!.label) : info.name;
  return (
    <button
      type="button"
      class={style.filter(Boolean).join(" ")}
      data-face={face}
      data-why={no ? whyNot(scene, pile) : undefined}
      {...optionAttributesOf(option, on)}
      onClick={() => (option >= 0 ? table.pick(option) : showCard(face))}
    >
      <Spine info={info} />
      <span class={nameStyle(info.name)} style={{ "--letters": lettersOf(info.name) }} aria-hidden="true">
        {info.name}
      </span>
      <Tokens scene={scene} tokens={tokens} />
      {!base && (
        <span class="says" aria-hidden="true">
          {scene.text(face)}
        </span>
      )}
      <span class="foot" aria-hidden="true">
        <Price cost={pile.cost} />
        <span class="left">
          <Sign name="backs" />
          {pile.count}
        </span>
        {option >= 0 && <Key>{table.selection.keyOf(option)}</Key>}
      </span>
      <span class="vh">
        {say("dominion-pile-text", { card: label, cost: priceText(pile.cost), left: pile.count })}
        {allText(scene, tokens)}
        {no && ` ${whyNot(scene, pile)}`}
      </span>
    </button>
  );
}

/** Why a pile cannot be chosen. */
function whyNot(scene: Scene, pile: Pile): string {
  return notFor(scene, scene.mine?.kind === "buy" ? pile.no : pile.count === 0 ? "empty" : "other", pile.cost);
}

/** Why something cannot be bought or chosen; why: as the rules say it. */
function notFor(scene: Scene, why: string, cost: Cost): string {
  if (why === "coins" || why === "potions") {
    const { coins, potions } = scene.counters("dominion");
    return say("dominion-not-cost", { cost: priceText(cost), has: priceText([coins, potions, 0]) });
  }
  return say(why === "" || why === "forbidden" ? "dominion-not-for-sale" : `dominion-not-${why}`);
}

/** Who has a cube on it. What a player takes is shown with the player. */
function ownersOf(scene: Scene, land: Landscape): string[] {
  if (isTaken(land.sort)) return [];
  return scene
    .counters("dominion")
    .owned.filter(([id]) => id === land.id)
    .map(([, seat]) => scene.name(seat));
}

/** The option that a landscape stands for: one that is bought or followed is named by its face alone. */
export function optionOn(scene: Scene, land: Landscape): number {
  const card = scene.cards("landscapes").find((one) => one.face === land.id);
  const exact = card === undefined ? -1 : scene.optionOf(card);
  return exact >= 0 ? exact : scene.optionOf({ face: land.id, id: 0 });
}

function Land({ scene, land }: { scene: Scene; land: Landscape }) {
  const table = useTable();
  const option = optionOn(scene, land);
  const on = option >= 0 && table.selection.picks.value.includes(option);
  const asWay = land.sort === "way" && option < 0 && takesWays(table, scene);
  const chosen = asWay ? wayOf(table).value === land.id : on;
  const owners = ownersOf(scene, land);
  const tokens = onLandscape(scene, land.id);
  const why = option < 0 && land.cost !== null && scene.mine?.kind === "buy" ? notFor(scene, land.no, land.cost) : "";
  return (
    <button
      type="button"
      class={["land", `k-${land.sort}`, isInForce(tokens) && "in-force", (option >= 0 || asWay) && "legal", chosen && "on", option >= 0 && table.selection.cursor.value === option && "at"].filter(Boolean).join(" ")}
      data-face={land.id}
      data-why={why || undefined}
      {...optionAttributesOf(option, on)}
      {...(asWay ? { "aria-pressed": chosen, "aria-disabled": false } : {})}
      onClick={() => (option >= 0 ? table.pick(option) : asWay ? chooseWay(table, land.id) : showCard(land.id))}
    >
      <span class="flag">
        <Sign name={flagOf(land.sort)} />
      </span>
      <span class="name">{scene.card(land.id)}</span>
      {owners.length > 0 && <small>{owners.join(say("list-comma"))}</small>}
      <Tokens scene={scene} tokens={tokens} />
      {tokens.length > 0 && <span class="vh">{allText(scene, tokens)}</span>}
      {land.cost !== null && <Price cost={land.cost} />}
      {why !== "" && <span class="vh"> {why}</span>}
      {(option >= 0 || asWay) && <Key>{asWay ? landscapeKey(scene, land.id) : table.selection.keyOf(option)}</Key>}
    </button>
  );
}
