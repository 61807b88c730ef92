// The ways to a kingdom in its room: sets and single cards to draw from, a code, a name, a search, or one of the last.
import { useSignal } from "@preact/signals";
import { byName, searchCards } from "../../pages/card-search";
import type { Kind, Text } from "../../protocol";
import { factsOf, localized, type Scene } from "../../scene";
import { read, write } from "../../settings";
import { say } from "../../words";
import { infoOf, inkOf, Price, setText, typesText } from "./cards";
import { kingdomOf, type Coded } from "./kingdom-code";
import { inPublicationOrder } from "./sets";

/** What can only be meant as a code. */
const CODE = /^(?=.*\d)[0-9a-z]{4}(-[0-9a-z]{1,4})+$/i;
/** How many letters of a list are sent. */
const LONGEST = 4000;
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

/** The sets that somebody owns, as they are remembered on this device. */
export function ownedSets(): string[] {
  return (read("owned-sets") ?? "").split(",").filter((set) => set !== "");
}

export function Sets({ scene, chosen, pick }: { scene: Scene; chosen: string[]; pick: (sets: string[]) => void }) {
  const owned = useSignal(ownedSets());
  const same_ = owned.value.length === chosen.length && owned.value.every((set) => chosen.includes(set));
  const remember = () => {
    write("owned-sets", chosen.join(","));
    owned.value = chosen;
  };
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
        {inPublicationOrder(scene.catalogue.sets).map(([id, name]) => (
          <button key={id} type="button" aria-pressed={chosen.includes(id)} onClick={() => pick(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}>
            <span class="bx" aria-hidden="true" />
            {localized(name)}
          </button>
        ))}
      </div>
      <p class="owned">
        {chosen.length > 0 && !same_ && (
          <button type="button" class="link" onClick={remember}>
            {say("room-owned-remember")}
          </button>
        )}
        {owned.value.length > 0 && !same_ && (
          <button type="button" class="link" onClick={() => pick(owned.value)}>
            {say("room-owned-use")}
          </button>
        )}
        {owned.value.length > 0 && same_ && <span class="cap">{say("room-owned-are")}</span>}
      </p>
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

interface ByTextProps {
  every: readonly string[];
  take: (kingdom: Coded) => void;
  /** Let the server read a list in whatever form; what is wrong with it, or null. */
  read: (text: string) => Promise<Text | null>;
}

/** A kingdom by the code that somebody has sent, or by a list from anywhere. */
export function ByText({ every, take, read: readList }: ByTextProps) {
  const text = useSignal("");
  const wrong = useSignal("");
  const use = async () => {
    const kingdom = kingdomOf(text.value, every);
    if (kingdom !== null) take(kingdom);
    else if (CODE.test(text.value.trim())) wrong.value = say("room-code-wrong");
    else wrong.value = localized((await readList(text.value)) ?? { en: "", ja: "" });
  };
  const typed = (now: string) => {
    text.value = now;
    wrong.value = "";
    const kingdom = kingdomOf(now, every);
    if (kingdom !== null) take(kingdom);
  };
  return (
    <form
      class="field by-text"
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <label>
        <span>{say("room-by-text")}</span>
        <textarea rows={3} maxLength={LONGEST} spellcheck={false} placeholder={say("room-by-text-example")} onInput={(event) => typed(event.currentTarget.value)} />
      </label>
      <small>{say("room-by-text-about")}</small>
      <button type="submit" class="btn" disabled={text.value.trim() === ""}>
        {say("room-by-text-use")}
      </button>
      {wrong.value !== "" && (
        <p class="note" role="alert">
          {wrong.value}
        </p>
      )}
    </form>
  );
}

export function Named({ scene, now, pick }: ListProps) {
  const words = useSignal("");
  const all = Object.entries(scene.catalogue.named);
  const base = (cards: string[]) => cards.every((card) => scene.kind(card)?.facts.set === "base");
  const asked = words.value.trim().toLowerCase();
  const setsOf = (cards: string[]) => [...new Set(cards.map((card) => scene.kind(card)?.facts.set ?? ""))].map((set) => localized(scene.catalogue.sets[set] ?? { en: set, ja: set }));
  const says = ([id, one]: (typeof all)[number]) => [id, one.name.en, one.name.ja, ...setsOf(one.cards), namesOf(scene, one.cards)].join(" ").toLowerCase().includes(asked);
  const hits = all.filter((one) => asked === "" || says(one));
  const sorted = [...hits.filter(([, one]) => base(one.cards)), ...hits.filter(([, one]) => !base(one.cards))];
  const parts = [
    { title: "", kings: sorted.filter(([, one]) => !one.recommended) },
    { title: say("room-recommended"), kings: sorted.filter(([, one]) => one.recommended) },
  ];
  return (
    <>
      <label class="search">
        <input type="search" value={words.value} placeholder={say("room-named-search")} aria-label={say("room-named-search")} onInput={(event) => (words.value = event.currentTarget.value)} />
      </label>
      {parts.map(
        ({ title, kings }) =>
          kings.length > 0 && (
            <>
              {title !== "" && <h2 class="kings-title">{title}</h2>}
              <ul class="kings">
                {kings.map(([id, one]) => (
                  <li key={id}>
                    <button type="button" aria-pressed={now === id} onClick={() => pick(id)}>
                      <b class="serif">{localized(one.name)}</b>
                      <Strips scene={scene} cards={one.cards} />
                      <span>{namesOf(scene, one.cards)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ),
      )}
    </>
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
  const hits = byName(searchCards(all, { words: words.value, wanted: new Map(), edition: "", what: "cards" }, []), words.value);
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
              <Price cost={factsOf(kind, "dominion").cost} /> {[typesText(infoOf(scene, kind.id)), setText(scene, kind)].filter(Boolean).join(" · ")}
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
