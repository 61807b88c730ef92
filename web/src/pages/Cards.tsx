// The cards and rules of the games: looked through in both languages, and each card on a page of its own.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import "../styles/cards.css";
import { allRules, catalogue, games } from "../catalogue";
import { Masthead } from "../components/Masthead";
import { RuleSource } from "../components/RuleSource";
import { useLoaded } from "../components/use-loaded";
import { sheet } from "../components/dialogs";
import type { Catalogue, Game, Rule } from "../protocol";
import { follow, replace } from "../route";
import { cardsOf, localized, type Scene } from "../scene";
import { lang } from "../settings";
import { cardBrowserOf, type CardBrowser, type Filter } from "../tables/card-browser";
import { gamesInOrder } from "../tables/game-profile";
import { say } from "../words";
import { searchCards, DOCUMENT, documentsOf, splitMatches, readQuery, searchRules, textOf, toggleValue, queryText, type CardQuery } from "./card-search";
import { CardPage } from "./Card";
import { NotFoundPage } from "./NotFound";

interface CardsProps {
  game: string;
  card: string;
  asked: URLSearchParams;
}

export function CardsPage({ game: name, card, asked }: CardsProps) {
  const known = useSignal<{ catalogue: Catalogue; browse: CardBrowser } | null>(null);
  const game = games.value.find((one) => one.name === (name || gamesInOrder()[0]?.name));
  useLoaded(
    () => {
      known.value = null;
      return game === undefined ? null : Promise.all([catalogue(game.name), cardBrowserOf(game.name)]);
    },
    ([cards, browse]) => {
      if (browse !== null) known.value = { catalogue: cards, browse };
    },
    [game?.name],
  );
  if (games.value.length > 0 && game === undefined) return <NotFoundPage />;
  const shown = known.value;
  if (game === undefined || shown === null || shown.catalogue.game !== game.name) return <Masthead where={say("mast-cards")} />;
  const wanted = readQuery(asked);
  const scene = cardsOf(game, shown.catalogue, wanted.edition);
  if (card !== "") {
    const kind = shown.catalogue.kinds[card];
    return kind === undefined ? <NotFoundPage /> : <CardPage key={card} game={game} kind={kind} scene={scene} browse={shown.browse} />;
  }
  return <Through key={game.name} game={game} scene={scene} browse={shown.browse} asked={wanted} />;
}

interface ThroughProps {
  game: Game;
  scene: Scene;
  browse: CardBrowser;
  asked: CardQuery;
}

/** How many are drawn at first, and how many more each time that is asked for. */
const FEW = 60;

function Through({ game, scene, browse, asked }: ThroughProps) {
  const most = useSignal(FEW);
  const open = useSignal(false);
  const rules = useSignal<readonly Rule[]>([]);
  const filters = browse.filters(scene);
  const all = useMemo(() => Object.values(scene.catalogue.kinds).sort(browse.order), [scene.catalogue, lang.value]);
  const search = queryText(asked);
  const found = useMemo(() => searchCards(all, asked, filters), [all, search]);
  const ruled = useMemo(() => searchRules(rules.value, asked), [rules.value, search]);
  useLoaded(
    () => (asked.what === "rules" ? allRules(game.name) : null),
    (list) => (rules.value = list),
    [asked.what],
  );
  useEffect(() => void (most.value = FEW), [search]);
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const ask = (to: CardQuery) => replace(`/cards/${game.name}${queryText(to)}`);
  const cards = asked.what === "cards";
  const chosen = [...asked.wanted].reduce((sum, [name, values]) => sum + (cards === (name !== DOCUMENT) ? values.size : 0), 0);
  const count = chosen + (cards && asked.edition !== "" ? 1 : 0);
  return (
    <>
      <Masthead where={`${say("mast-cards")} · ${localized(game.title)}`} />
      <main class="cb" data-region="cards">
        <aside class={open.value ? "open" : ""}>
          <nav class="words" aria-label={say("new-game")}>
            {gamesInOrder().map((one) => (
              <a key={one.name} href={`/cards/${one.name}`} class={one === game ? "on" : ""} aria-current={one === game ? "page" : undefined} onClick={follow}>
                {localized(one.title)}
              </a>
            ))}
          </nav>
          {cards && filters.map((filter) => <Choices key={filter.id} filter={filter} asked={asked} ask={ask} />)}
          {cards && <Editions game={game} asked={asked} ask={ask} />}
          {!cards && <Choices filter={byDocument(rules.value)} asked={asked} ask={ask} />}
        </aside>
        <section class="hits" aria-label={say("cards-found")}>
          <h1 class="vh">{say("cards-title", { game: localized(game.title) })}</h1>
          <header>
            <label class="search">
              <input type="search" value={asked.words} placeholder={say(cards ? "cards-search" : "cards-search-rules")} aria-label={say(cards ? "cards-search" : "cards-search-rules")} onInput={(event) => ask({ ...asked, words: event.currentTarget.value })} />
            </label>
            <p class="sum" role="status">
              <b class="num">{cards ? found.length : ruled.length}</b> {say(cards ? "cards-of" : "cards-rules-of", { all: cards ? all.length : rules.value.length })}
            </p>
            <button type="button" class="btn filters" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
              {say("cards-filters", { count })}
            </button>
            <div class="strip" role="group" aria-label={say("cards-what")}>
              {(["cards", "rules"] as const).map((what) => (
                <button key={what} type="button" aria-pressed={asked.what === what} onClick={() => ask({ ...asked, what })}>
                  {say(`cards-what-${what}`)}
                </button>
              ))}
            </div>
          </header>
          {cards ? (
            <ul class={`cards g-${game.name}-cards`}>
              {found.slice(0, most.value).map((kind) => (
                <li key={kind.id}>
                  <a href={`/cards/${game.name}/${kind.id}${asked.edition === "" ? "" : `?edition=${asked.edition}`}`} onClick={follow} data-card={kind.id}>
                    <browse.Hit scene={scene} kind={kind} text={<Marked text={localized(textOf(kind, scene.options["edition"] as string))} words={asked.words} />} />
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <dl class="ruled">
              {ruled.slice(0, most.value).map((rule) => (
                <RuleRow key={rule.id} rule={rule} words={asked.words} />
              ))}
            </dl>
          )}
          {(cards ? found : ruled).length > most.value && (
            <button type="button" class="btn wide" onClick={() => (most.value += FEW)}>
              {say("cards-more")}
            </button>
          )}
        </section>
      </main>
    </>
  );
}

/** Arrows go along the cards, `/` to the search. */
function onKey(event: KeyboardEvent): void {
  if (sheet.value !== null || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (event.key === "/" && !(target instanceof HTMLInputElement)) {
    document.querySelector<HTMLElement>(".search input")?.focus();
    event.preventDefault();
    return;
  }
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (by === undefined || (target instanceof HTMLInputElement && event.key !== "ArrowDown")) return;
  const all = [...document.querySelectorAll<HTMLElement>("[data-card]")];
  const at = all.indexOf(target);
  (at < 0 ? all[0] : all[at + by])?.focus();
  if (all.length > 0) event.preventDefault();
}

interface ChoicesProps {
  asked: CardQuery;
  ask: (to: CardQuery) => void;
}

/** The documents in which rules are written, to choose among. */
function byDocument(rules: readonly Rule[]): Omit<Filter, "has"> {
  const values = documentsOf(rules).map(({ id, title, count }) => ({ id, label: say("cards-document", { title: localized(title), count }) }));
  return { id: DOCUMENT, title: say("cards-documents"), look: "rows", values };
}

function Choices({ filter, asked, ask }: ChoicesProps & { filter: Omit<Filter, "has"> }) {
  const wanted = asked.wanted.get(filter.id);
  const none = new Map(asked.wanted);
  none.delete(filter.id);
  return (
    <section>
      <h2>
        {filter.title}
        {wanted !== undefined && wanted.size > 0 && (
          <button type="button" class="link" onClick={() => ask({ ...asked, wanted: none })}>
            {say("cards-all")}
          </button>
        )}
      </h2>
      <div class={filter.look} role="group" aria-label={filter.title}>
        {filter.values.map((value) => (
          <button key={value.id} type="button" aria-pressed={wanted?.has(value.id) === true} onClick={() => ask(toggleValue(asked, filter.id, value.id))}>
            {value.drawn}
            {filter.look !== "buttons" && <span class="bx" aria-hidden="true" />}
            {value.label}
          </button>
        ))}
      </div>
    </section>
  );
}

function Editions({ game, asked, ask }: ChoicesProps & { game: Game }) {
  const editions = game.options.find((option) => option.name === "edition");
  if (editions === undefined) return null;
  const usual = String(editions.default);
  return (
    <section>
      <h2>{localized(editions.title)}</h2>
      <div class="strip" role="group" aria-label={localized(editions.title)}>
        {editions.choices.map((choice) => {
          const value = String(choice.value);
          const on = (asked.edition === "" ? usual : asked.edition) === value;
          return (
            <button key={value} type="button" aria-pressed={on} onClick={() => ask({ ...asked, edition: value === usual ? "" : value })}>
              {localized(choice.title)}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** A text with what was searched for underlined in it. */
function Marked({ text, words }: { text: string; words: string }) {
  return <>{splitMatches(text, words).map((part, at) => (part.found ? <mark key={at}>{part.text}</mark> : part.text))}</>;
}

function RuleRow({ rule, words }: { rule: Rule; words: string }) {
  return (
    <div>
      <dt class="mono">{rule.id}</dt>
      <dd>
        <Marked text={localized(rule.text)} words={words} />
        <RuleSource rule={rule} />
      </dd>
    </div>
  );
}
