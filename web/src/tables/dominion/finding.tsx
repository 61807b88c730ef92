// The ways to a kingdom in its room: sets and single cards to draw from, a code, a name, a search, or one of the last.
import { useSignal } from "@preact/signals";
import { byName, cardsAsked } from "../../pages/asking";
import type { Kind } from "../../protocol";
import { factsOf, localized, type Scene } from "../../scene";
import { read } from "../../settings";
import { say } from "../../words";
import { infoOf, inkOf, Price, setTold, typesTold } from "./cards";
import { kingdomOf, type Coded } from "./codes";
import { published } from "./sets";

/** A code is not shorter. */
const SHORTEST = 14;
/** How many hits of a search are shown. */
const HITS = 40;

export type Wish = "require" | "like" | "ban";

/** A kingdom as it is listed, and what lies beside it; "" for what was not remembered. */
export interface Remembered {
  kingdom: string;
  colonies: string;
  shelters: string;
}

/** The kingdoms last sat down with, the latest first. Older browsers kept the list alone. */
export function remembered(): Remembered[] {
  const all = JSON.parse(read("kingdoms") ?? "[]") as (Remembered | string)[];
  return all.map((one) => (typeof one === "string" ? { kingdom: one, colonies: "", shelters: "" } : one));
}

export const same = (one: Remembered, other: Remembered) =>
  one.kingdom === other.kingdom && one.colonies === other.colonies && one.shelters === other.shelters;

export function Sets({ scene, chosen, pick }: { scene: Scene; chosen: string[]; pick: (sets: string[]) => void }) {
  return (
    <section>
      <h2>
        {say("room-drawn-from")}
        {chosen.length > 0 && (
          <button type="button" class="link" onClick={() => pick([])}>
            {say("cards-all")}
          </button>
        )}
      </h2>
      <div class="boxes" role="group" aria-label={say("room-drawn-from")}>
        {published(scene.catalogue.sets).map(([id, name]) => (
          <button key={id} type="button" aria-pressed={chosen.includes(id)} onClick={() => pick(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}>
            <span class="bx" aria-hidden="true" />
            {localized(name)}
          </button>
        ))}
      </div>
    </section>
  );
}

export function Wished({ title, scene, cards, style, off }: { title: string; scene: Scene; cards: string[]; style: string; off: (card: string) => void }) {
  if (cards.length === 0) return null;
  return (
    <p class="wish">
      <span>{title}</span>
      {cards.map((card) => (
        <button key={card} type="button" class={`w ${style}`} aria-label={say("room-take-off", { card: scene.card(card) })} onClick={() => off(card)}>
          {scene.card(card)} <span aria-hidden="true">×</span>
        </button>
      ))}
    </p>
  );
}

/** Ten upright strips in the colours of their types: what a list of kingdoms is read by. */
function Strips({ scene, cards }: { scene: Scene; cards: string[] }) {
  return (
    <span class="strips" aria-hidden="true">
      {cards.map((card) => (
        <i key={card} class={inkOf(card, scene)} />
      ))}
    </span>
  );
}

function namesOf(scene: Scene, cards: string[]): string {
  return cards.map((card) => scene.card(card)).join(say("list-comma"));
}

interface ListProps {
  scene: Scene;
  now: string;
  pick: (kingdom: string) => void;
}

/** A kingdom by the code that somebody has told. */
export function ByCode({ every, take }: { every: readonly string[]; take: (kingdom: Coded) => void }) {
  const wrong = useSignal(false);
  const read_ = (text: string) => {
    const kingdom = kingdomOf(text, every);
    wrong.value = kingdom === null && text.replace(/[^0-9a-z]/gi, "").length >= SHORTEST;
    if (kingdom !== null) take(kingdom);
  };
  return (
    <label class="field by-code">
      <span>{say("room-by-code")}</span>
      <input type="text" class="mono" autocomplete="off" spellcheck={false} onInput={(event) => read_(event.currentTarget.value)} />
      {wrong.value && <small role="status">{say("room-code-wrong")}</small>}
    </label>
  );
}

export function Named({ scene, now, pick }: ListProps) {
  const all = Object.entries(scene.catalogue.named);
  const base = (cards: string[]) => cards.every((card) => scene.kind(card)?.facts.set === "base");
  const sorted = [...all.filter(([, one]) => base(one.cards)), ...all.filter(([, one]) => !base(one.cards))];
  return (
    <ul class="kings">
      {sorted.map(([id, one]) => (
        <li key={id}>
          <button type="button" aria-pressed={now === id} onClick={() => pick(id)}>
            <b class="serif">{localized(one.name)}</b>
            <Strips scene={scene} cards={one.cards} />
            <span>{namesOf(scene, one.cards)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface AgainProps {
  scene: Scene;
  now: Remembered | null;
  /** What lies beside a kingdom, in words. */
  beside: (one: Remembered) => string[];
  pick: (one: Remembered) => void;
}

export function Again({ scene, now, beside, pick }: AgainProps) {
  const all = remembered();
  if (all.length === 0) return <p class="cap">{say("room-none-yet")}</p>;
  return (
    <ul class="kings">
      {all.map((one) => {
        const cards = one.kingdom.split(",").map((card) => card.split(":")[0]!);
        return (
          <li key={Object.values(one).join()}>
            <button type="button" aria-pressed={now !== null && same(one, now)} onClick={() => pick(one)}>
              <Strips scene={scene} cards={cards} />
              <span>{[namesOf(scene, cards), ...beside(one)].join(" · ")}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const FOUND = ["event", "project", "landmark", "way", "trait", "ally", "prophecy"];

export function isChosen(kind: Kind): boolean {
  return factsOf(kind, "dominion").pile === "kingdom" || FOUND.includes(factsOf(kind, "dominion").sort);
}

interface SearchProps {
  scene: Scene;
  must: string[];
  like: string[];
  never: string[];
  wish: (name: Wish, card: string) => void;
}

export function Search({ scene, must, like, never, wish }: SearchProps) {
  const words = useSignal("");
  const all = Object.values(scene.catalogue.kinds).filter(isChosen);
  const hits = byName(cardsAsked(all, { words: words.value, wanted: new Map(), edition: "", what: "cards" }, []), words.value);
  return (
    <div class="found">
      <label class="search">
        <input type="search" value={words.value} placeholder={say("cards-search")} aria-label={say("cards-search")} onInput={(event) => (words.value = event.currentTarget.value)} />
      </label>
      <ul>
        {hits.slice(0, HITS).map((kind) => (
          <li key={kind.id} data-hit={kind.id}>
            <b class="serif">{localized(kind.name)}</b>
            <small class="facts">
              <Price cost={factsOf(kind, "dominion").cost} /> {[typesTold(infoOf(scene, kind.id)), setTold(scene, kind)].filter(Boolean).join(" · ")}
            </small>
            <span class="strip">
              <button type="button" aria-pressed={must.includes(kind.id)} onClick={() => wish("require", kind.id)}>
                {say("room-must")}
              </button>
              <button type="button" aria-pressed={like.includes(kind.id)} onClick={() => wish("like", kind.id)}>
                {say("room-like")}
              </button>
              <button type="button" aria-pressed={never.includes(kind.id)} onClick={() => wish("ban", kind.id)}>
                {say("room-never")}
              </button>
            </span>
            <p>{localized(kind.text)}</p>
          </li>
        ))}
      </ul>
      {hits.length > HITS && <p class="cap">{say("room-more-hits", { hits: hits.length - HITS })}</p>}
    </div>
  );
}
