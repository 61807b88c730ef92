// How a game goes: the whole of it on one screen, explained with its own cards, and the ways in.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "../styles/how-to-play.css";
import { catalogue, games } from "../catalogue";
import * as lobby from "../lobby";
import { Masthead } from "../components/Masthead";
import { useLoaded } from "../components/use-loaded";
import { sheet } from "../components/dialogs";
import { Key } from "../components/symbols";
import type { Game } from "../protocol";
import { follow } from "../route";
import { cardsOf, localized, type Scene } from "../scene";
import { howToPlayOf, type HowToPlay } from "../tables/how-to-play";
import { gamesInOrder } from "../tables/game-profile";
import { say } from "../words";
import { NotFoundPage } from "./NotFound";

export function HowToPlayPage({ game: name }: { game: string }) {
  const game = games.value.find((one) => one.name === name);
  if (games.value.length > 0 && game === undefined) return <NotFoundPage />;
  return (
    <>
      <Masthead where={say("mast-rules")} />
      {game !== undefined && <Explained key={name} game={game} />}
    </>
  );
}

function Explained({ game }: { game: Game }) {
  const shown = useSignal<{ scene: Scene; how: HowToPlay } | null>(null);
  useLoaded(
    () => Promise.all([catalogue(game.name), howToPlayOf(game.name)]),
    ([known, how]) => {
      if (how !== null) shown.value = { scene: cardsOf(game, known), how };
    },
    [game.name],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const onControl = (event.target as HTMLElement).closest("a, button, input, select") !== null;
      if (event.key === "Enter" && !onControl && sheet.value === null && game.lesson > 0) lobby.playLesson(game);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <main class="how" data-region="how">
      <header>
        <h1>{say("how-title", { game: localized(game.title) })}</h1>
        <p>{say("how-note")}</p>
        <nav class="words" aria-label={say("new-game")}>
          {gamesInOrder().map((one) => (
            <a key={one.name} href={`/how/${one.name}`} class={one.name === game.name ? "on" : ""} aria-current={one.name === game.name ? "page" : undefined} onClick={follow}>
              {localized(one.title)}
            </a>
          ))}
        </nav>
      </header>
      {shown.value?.how.map((Picture, place) => (
        <section key={place}>
          <h2>
            <b aria-hidden="true">{place + 1}</b>
            {say(`how-${game.name}-${place + 1}`)}
          </h2>
          <p>{say(`how-${game.name}-${place + 1}-text`)}</p>
          <Picture scene={shown.value!.scene} />
        </section>
      ))}
      {shown.value !== null && <Ready game={game} />}
    </main>
  );
}

function Ready({ game }: { game: Game }) {
  return (
    <footer class="slip">
      <div class="q">
        <h2>{say("how-ready")}</h2>
        <p class="because">{say(`how-${game.name}-first`)}</p>
      </div>
      <div class="act">
        <button type="button" class="btn" onClick={() => lobby.playBots(game)}>
          {say("how-without")}
        </button>
        <button type="button" class="btn main" onClick={() => lobby.playLesson(game)}>
          {say("how-with")} <Key>Enter</Key>
        </button>
      </div>
    </footer>
  );
}
