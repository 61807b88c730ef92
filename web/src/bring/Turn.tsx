// One turn of a game that was played elsewhere: what is known of it, and what can be made of it.
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { CardName } from "../components/CardName";
import { Advised } from "../components/Hint";
import { Key, Sign } from "../components/symbols";
import type { BringCoach, BringDeck, BringHint, BringLog, BringTurn } from "../protocol";
import { follow } from "../route";
import { localized, type Scene } from "../scene";
import type { Board } from "../tables/board";
import { say } from "../words";
import * as bring from "./bring";

interface TurnProps {
  log: BringLog;
  turn: BringTurn;
  scene: Scene;
  board: Board;
}

export function Turn({ log, turn, scene, board }: TurnProps) {
  const place = bring.chosen.value;
  const hint = bring.hints.value.get(place);
  const coached = bring.coached.value.get(place);
  return (
    <article class="turn-of" aria-labelledby="bring-turn">
      <header>
        <h2 id="bring-turn" tabIndex={-1}>
          {turnText(log, turn)}
        </h2>
        <span class="pair">
          <button type="button" class="btn" aria-label={say("bring-before")} disabled={place <= 0} onClick={() => bring.step(-1)}>
            <Sign name="back" />
          </button>
          <button type="button" class="btn" aria-label={say("bring-after")} disabled={place >= log.turns.length - 1} onClick={() => bring.step(1)}>
            <Sign name="play" />
          </button>
        </span>
      </header>
      <dl class="done-in">
        <dt>{say("bring-hand")}</dt>
        <dd>{turn.hand === null ? <span class="cap">{say("bring-hand-hidden")}</span> : <Cards cards={turn.hand} scene={scene} board={board} />}</dd>
        {(["played", "bought", "gained", "trashed"] as const).map((what) =>
          Object.keys(turn[what]).length === 0 && what !== "played" && what !== "bought" ? null : (
            <>
              <dt>{say(`bring-${what}`)}</dt>
              <dd>
                <Cards cards={turn[what]} scene={scene} board={board} />
              </dd>
            </>
          ),
        )}
      </dl>
      {turn.position !== null && <Ways />}
      {bring.busy.value !== "" && bring.busy.value !== "read" && bring.busy.value !== "replay" && (
        <p class="cap" role="status">
          {say(bring.busy.value === "play" ? "lab-working" : "hint-comes")}
        </p>
      )}
      {hint !== undefined && <Hint hint={hint} />}
      {coached !== undefined && <Coached coached={coached} />}
      <div class="both-decks">
        {log.players.map((name, player) => (
          <Deck key={player} name={name} deck={turn.decks[player]!} scene={scene} board={board} />
        ))}
      </div>
      {turn.position !== null && (
        <div class="known">
          <section>
            <h3>{say("bring-known")}</h3>
            <ul>
              {turn.position.knows.map((one) => (
                <li key={one.en}>{localized(one)}</li>
              ))}
            </ul>
          </section>
          <section>
            <h3>{say("bring-assumed")}</h3>
            <ul>
              {turn.position.assumes.map((one) => (
                <li key={one.en}>{localized(one)}</li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </article>
  );
}

export function turnText(log: BringLog, turn: BringTurn): string {
  const who = { player: log.players[turn.player] ?? "", number: turn.number };
  return turn.extra === "" ? say("bring-turn", who) : say("bring-turn-extra", { ...who, extra: turn.extra });
}

/** What can be made of a turn. */
function Ways() {
  const to = useSignal("/lab");
  const place = bring.chosen.value;
  useEffect(() => {
    void bring.labAddress().then((found) => {
      if (bring.chosen.peek() === place) to.value = found;
    });
  }, [place, bring.read.value]);
  const busy = bring.busy.value !== "";
  return (
    <div class="pair ways-on">
      <button type="button" class="btn main" disabled={busy} onClick={() => void bring.play()}>
        <Key>p</Key>
        {say("scrub-from-here")}
      </button>
      <a class="btn" href={to.value} onClick={follow}>
        {say("lab-open")}
      </a>
      <button type="button" class="btn" disabled={busy} onClick={() => void bring.hint()}>
        <Key open>h</Key>
        {say("hint")}
      </button>
      <button type="button" class="btn" disabled={busy} onClick={() => void bring.coach()}>
        <Key open>c</Key>
        {say("bring-coach")}
      </button>
    </div>
  );
}

function Hint({ hint }: { hint: BringHint }) {
  const [best] = hint.advice;
  const why = [best === undefined ? "" : localized(best.why), localized(hint.threat)].filter((text) => text !== "");
  return (
    <section class="coach" aria-label={say("hint-coach")} aria-live="polite">
      <h3>{localized(hint.question)}</h3>
      {best === undefined && <p>{say("hint-none")}</p>}
      <ol>
        {hint.advice.map((one, place) => (
          <Advised key={place} game="dominion" advice={one} best={place === 0} />
        ))}
      </ol>
      {why.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p class="cap">{say("hint-games", { games: hint.worlds, game: "dominion" })}</p>
    </section>
  );
}

function Coached({ coached }: { coached: BringCoach }) {
  return (
    <section class="coached" aria-live="polite">
      <h3>{say("bring-coached")}</h3>
      <ol>
        {coached.lines.map((line, place) => (
          <li key={place}>{localized(line)}</li>
        ))}
      </ol>
      <p class="cap">{say("bring-coached-about")}</p>
    </section>
  );
}

interface CardsProps {
  cards: Readonly<Record<string, number>>;
  scene: Scene;
  board: Board;
}

/** Cards with how many of each there are. */
export function Cards({ cards, scene, board }: CardsProps) {
  const all = Object.entries(cards).filter(([, number]) => number > 0);
  if (all.length === 0) return <span class="cap">{say("bring-no-cards")}</span>;
  return (
    <span class="cards-of">
      {all.map(([id, number]) => (
        <span key={id}>
          {number > 1 && <b class="num">{number}</b>} <CardName scene={scene} face={id} ink={board.inkOf(id, scene)} />
        </span>
      ))}
    </span>
  );
}

function Deck({ name, deck, scene, board }: { name: string; deck: BringDeck; scene: Scene; board: Board }) {
  return (
    <section>
      <h3>{say("bring-deck", { player: name })}</h3>
      <p class="cap">{say("bring-deck-is", { size: deck.size, money: deck.money })}</p>
      <Cards cards={deck.cards} scene={scene} board={board} />
    </section>
  );
}
