// The cards that somebody likes and bans in matches.
import { useSignal } from "@preact/signals";
import { catalogue } from "../../catalogue";
import { preferencesFor, savePreferences, LIMITS, type CardPreferences } from "../../card-preferences";
import { useLoaded } from "../../components/use-loaded";
import type { Catalogue } from "../../protocol";
import { localized } from "../../scene";
import { say } from "../../words";
import type { CardPreferencesEditor } from "../card-preferences";
import { isChosen } from "./kingdom-search";

export const preferences: CardPreferencesEditor = ({ game }) => {
  const cards = useSignal<Catalogue | null>(null);
  useLoaded(
    () => catalogue(game),
    (found) => (cards.value = found),
    [game],
  );
  if (cards.value === null) return null;
  const choice = preferencesFor(game);
  return (
    <fieldset class="likes">
      <legend>{say("likes")}</legend>
      <p class="cap">{say("likes-about")}</p>
      {(["likes", "bans"] as const).map((which) => (
        <One key={which} which={which} cards={cards.value!} chosen={choice[which]} pick={(ids) => savePreferences(game, { ...choice, [which]: ids })} />
      ))}
    </fieldset>
  );
};

interface OneProps {
  which: keyof CardPreferences;
  cards: Catalogue;
  chosen: string[];
  pick: (ids: string[]) => void;
}

function One({ which, cards, chosen, pick }: OneProps) {
  const unknown = useSignal(false);
  const label = (id: string) => (cards.faces[id] === undefined ? id : localized(cards.faces[id].name));
  const drawn = Object.values(cards.kinds).filter(isChosen).map((kind) => kind.id);
  const add = (typed: string): boolean => {
    const wanted = typed.trim().toLowerCase();
    if (wanted === "") return true;
    const id = drawn.find((one) => one === wanted || [cards.faces[one]?.name.en, cards.faces[one]?.name.ja].some((name) => name?.toLowerCase() === wanted));
    unknown.value = id === undefined;
    if (id !== undefined && !chosen.includes(id)) pick([...chosen, id].slice(-LIMITS[which]));
    return id !== undefined;
  };
  return (
    <div class="one-list">
      <label class="field">
        <span>{say(`likes-${which}`, { most: LIMITS[which] })}</span>
        <input
          type="text"
          list={`cards-${which}`}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.isComposing) return;
            event.preventDefault();
            if (add(event.currentTarget.value)) event.currentTarget.value = "";
          }}
          onChange={(event) => {
            if (add(event.currentTarget.value)) event.currentTarget.value = "";
          }}
        />
      </label>
      <datalist id={`cards-${which}`}>
        {drawn.map((id) => (
          <option key={id} value={label(id)} />
        ))}
      </datalist>
      {unknown.value && <p role="alert">{say("likes-unknown")}</p>}
      <p class="wish">
        {chosen.map((id) => (
          <button key={id} type="button" class="w" aria-label={say("room-take-off", { card: label(id) })} onClick={() => pick(chosen.filter((one) => one !== id))}>
            {label(id)} <span aria-hidden="true">×</span>
          </button>
        ))}
      </p>
    </div>
  );
}
