// Dominion's cards, looked through.
import { Sign } from "../../components/symbols";
import type { Kind } from "../../protocol";
import { factsOf, localized } from "../../scene";
import { has, say } from "../../words";
import { bySet, type CardBrowser } from "../card-browser";
import { DCard, flagOf, infoOf, paperOf, Price, priceText, setText, SORTS, Spine, typesText } from "./cards";
import { inPublicationOrder } from "./sets";
import "./table.css";

const TYPES = ["action", "treasure", "attack", "victory", "duration", "reaction", "night", "reserve", "curse", "ruins", "shelter"];
const DOES = ["actions", "cards", "buys", "coins", "vp"];
const DEAREST = 8;
const SIGNS: Record<string, string> = { ruins: "card", shelter: "landmark" };

const types = (kind: Kind) => factsOf(kind, "dominion").types;
const PRICED = ["card", "event", "project"];
const cost = (kind: Kind) => (PRICED.includes(factsOf(kind, "dominion").sort) ? factsOf(kind, "dominion").cost : null);
const some = (wanted: ReadonlySet<string>, of: readonly string[]) => of.some((one) => wanted.has(one));

function typeText(type: string): string {
  const id = `dominion-type-${type}`;
  return has(id) ? say(id) : type;
}

function priceOf(kind: Kind): string {
  const [coins, potions, debt] = cost(kind) ?? [0, 0, 0];
  return potions > 0 ? "potion" : debt > 0 ? "debt" : String(Math.min(coins, DEAREST));
}

export const cardBrowser: CardBrowser = {
  filters: (scene) => [
    bySet(scene, inPublicationOrder(scene.catalogue.sets)),
    {
      id: "type",
      title: say("cards-types"),
      look: "buttons",
      values: [...TYPES, ...SORTS].map((type) => ({
        id: type,
        label: typeText(type),
        drawn: (
          <span class={`pn k-${type}`}>
            <Sign name={SORTS.includes(type) ? flagOf(type) : (SIGNS[type] ?? type)} />
          </span>
        ),
      })),
      has: (kind, wanted) => some(wanted, types(kind)),
    },
    {
      id: "cost",
      title: say("cards-cost"),
      look: "buttons",
      values: [...Array.from({ length: DEAREST + 1 }, (_, coins) => String(coins)), "potion", "debt"].map((id) => ({
        id,
        label: has(`cards-cost-${id}`) ? say(`cards-cost-${id}`) : id === String(DEAREST) ? say("cards-cost-most", { coins: DEAREST }) : `$${id}`,
      })),
      has: (kind, wanted) => cost(kind) !== null && wanted.has(priceOf(kind)),
    },
    {
      id: "gives",
      title: say("cards-does"),
      look: "buttons",
      values: DOES.map((id) => ({ id, label: say(`cards-gives-${id}`) })),
      has: (kind, wanted) => some(wanted, Object.keys(factsOf(kind, "dominion").figures)),
    },
  ],
  order: (a, b) => (cost(a)?.[0] ?? 0) - (cost(b)?.[0] ?? 0) || localized(a.name).localeCompare(localized(b.name)),
  faceOf: (kind) => kind.id,
  Hit: ({ scene, kind, text }) => {
    const info = infoOf(scene, kind.id);
    return (
      <span class={["dc", paperOf(info)].join(" ")}>
        <Spine info={info} />
        <span class="name">{localized(kind.name)}</span>
        {cost(kind) !== null && <Price cost={cost(kind)!} />}
        <p>{text}</p>
        <span class="types">
          <span>{typesText(info)}</span>
          <small>{setText(scene, kind)}</small>
        </span>
      </span>
    );
  },
  Large: ({ scene, kind }) => <DCard scene={scene} face={kind.id} />,
  facts: (scene, kind) => [
    [say("cards-sets"), setText(scene, kind)],
    [say("cards-types"), typesText(infoOf(scene, kind.id))],
    ...(cost(kind) === null ? [] : [[say("cards-cost"), priceText(cost(kind)!)] as [string, string]]),
    ...(kind.facts.count ? [[say("cards-count"), String(kind.facts.count)] as [string, string]] : []),
  ],
};
