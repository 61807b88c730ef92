// One card: large, its text by edition, what is ruled about it, and the scenarios that show it.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { cardRules } from "../catalogue";
import { useLoaded } from "../components/use-loaded";
import { LabLink } from "../components/LabLink";
import { Masthead } from "../components/Masthead";
import { RuleSource } from "../components/RuleSource";
import { sheet } from "../components/dialogs";
import type { CardRules, Game, Kind } from "../protocol";
import { localized, type Scene } from "../scene";
import { otherLanguage } from "../settings";
import type { CardBrowser } from "../tables/card-browser";
import { say } from "../words";
import { textOf } from "./card-search";
import { goBack } from "./back-link";

interface CardProps {
  game: Game;
  kind: Kind;
  scene: Scene;
  browse: CardBrowser;
}

export function CardPage({ game, kind, scene, browse }: CardProps) {
  const ruled = useSignal<CardRules | null>(null);
  useLoaded(
    () => cardRules(game.name, kind.id),
    (found) => (ruled.value = found),
    [game.name, kind.id],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && sheet.value === null) goBack(game.name);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const shown = ruled.value?.shown ?? [];
  return (
    <>
      <Masthead where={`${say("mast-cards")} · ${localized(game.title)}`} />
      <main class={shown.length > 0 ? "cp" : "cp two"} data-region="card">
        <section class="about">
          <browse.Large scene={scene} kind={kind} />
          <dl>
            {browse.facts(scene, kind).map(([title, fact]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
            <div>
              <dt lang={otherLanguage()}>{say("mast-other-language")}</dt>
              <dd lang={otherLanguage()}>{kind.name[otherLanguage()]}</dd>
            </div>
          </dl>
          <button type="button" class="btn wide" onClick={() => goBack(game.name)}>
            {say("cards-back")}
          </button>
        </section>
        <section class="says-all">
          <h1>{localized(kind.name)}</h1>
          <Texts game={game} kind={kind} edition={String(scene.options["edition"] ?? "")} />
          {ruled.value !== null && ruled.value.rules.length > 0 && (
            <>
              <h2>
                {say("cards-rulings")} <small>{ruled.value.rules.length}</small>
              </h2>
              <dl class="ruled">
                {ruled.value.rules.map((rule) => (
                  <div key={rule.id}>
                    <dt class="mono">{rule.id}</dt>
                    <dd>
                      {localized(rule.text)}
                      <RuleSource rule={rule} />
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {ruled.value?.rules.length === 0 && <p class="cap">{say("cards-no-rulings")}</p>}
        </section>
        {shown.length > 0 && (
          <aside class="shows">
            <h2>
              {say("cards-shown")} <small>{say("cards-shown-of", { shown: shown.length, all: shown.length + ruled.value!.more })}</small>
            </h2>
            <ul>
              {shown.map((one, place) => (
                <li key={`${one.file} ${one.title}`}>
                  <b class="serif" lang="en">
                    {one.title}
                  </b>
                  <LabLink asked={{ game: game.name, card: kind.id, n: String(place) }} />
                  <code>fudaba lab run tests/scenarios/{one.file}</code>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </main>
    </>
  );
}

/** What it says: as the edition has it that is looked at, and as others have it where that differs. */
function Texts({ game, kind, edition }: { game: Game; kind: Kind; edition: string }) {
  const editions = game.options.find((option) => option.name === "edition");
  const now = localized(textOf(kind, edition));
  const others = (editions?.choices ?? []).flatMap((choice) => {
    const text = localized(textOf(kind, String(choice.value)));
    return String(choice.value) === edition || text === now || text === "" ? [] : [{ title: localized(choice.title), text }];
  });
  const title = editions?.choices.find((choice) => String(choice.value) === edition)?.title;
  return (
    <div class="texts">
      <div class="now">
        <b class="serif">{title === undefined || others.length === 0 ? say("cards-text") : localized(title)}</b>
        <p>{now}</p>
      </div>
      {others.map((other) => (
        <div key={other.title}>
          <b class="serif">{other.title}</b>
          <p>{other.text}</p>
        </div>
      ))}
    </div>
  );
}
