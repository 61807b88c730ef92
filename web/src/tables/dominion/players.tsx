// The players of a table of Dominion: their cards in numbers, what waits for them, their mats and tokens.
import { CardName } from "../../components/CardName";
import { useTable } from "../../table/context";
import { Clock } from "../../components/Clock";
import { PlayerHead } from "../../components/CardButton";
import { showCard } from "../../components/dialogs";
import { PlayerName, seatStatus } from "../../components/SeatStatus";
import { Figure, Seal, Sign } from "../../components/symbols";
import type { DominionPending as Pending } from "../../protocol";
import type { Scene } from "../../scene";
import { has, say } from "../../words";
import { flagOf, infoOf, inkOf } from "./cards";
import { sortCards } from "./card-order";
import { isTaken } from "./supply";
import { before } from "./tokens";

const PLACES = ["hand", "deck", "discard"];
const MATS = ["aside", "face_down", "exile", "tavern", "island", "native_village"];
const TOKENS = ["vp", "coffers", "villagers", "favors", "debt"] as const;

export function Players({ scene }: { scene: Scene }) {
  const order = [scene.me, ...scene.others()];
  return (
    <aside class="players" data-region="players" aria-label={say("dominion-players")}>
      <h2 class="vh">{say("dominion-players")}</h2>
      {order.map((seat) => (
        <Player key={seat} scene={scene} seat={seat} />
      ))}
    </aside>
  );
}

function Player({ scene, seat }: { scene: Scene; seat: number }) {
  const table = useTable();
  const acts = scene.counters("dominion").turn === seat && !scene.counters("dominion").over && !table.state.isOver(scene);
  const option = scene.mine?.options.findIndex((one) => one.verb === "player" && one.seat === seat) ?? -1;
  return (
    <section class={acts ? "pl act" : "pl"} data-seat={seat} aria-label={scene.name(seat)}>
      <PlayerHead option={option}>
        <Seal scene={scene} seat={seat} size="l" />
        <PlayerName scene={scene} seat={seat} doing={doing(scene, seat, acts)} />
      </PlayerHead>
      <Clock seat={seat} />
      <dl class="nums">
        {PLACES.map((place) => (
          <div key={place}>
            <dt>{say(`dominion-place-${place}`)}</dt>
            <dd class="num">{scene.zone(place, seat).count}</dd>
          </div>
        ))}
      </dl>
      <Latest scene={scene} seat={seat} acts={acts} />
      <ul class="front">
        <Waiting scene={scene} seat={seat} />
        <Owned scene={scene} seat={seat} />
        <Mats scene={scene} seat={seat} />
      </ul>
      <Tokens scene={scene} seat={seat} />
    </section>
  );
}

/** What a player gained in their last turn, until their next one begins; and what lies on top of their discard pile. */
function Latest({ scene, seat, acts }: { scene: Scene; seat: number; acts: boolean }) {
  const top = scene.cards("discard", seat).at(-1);
  const gained = acts || seat === scene.viewer ? [] : gainedLast(scene, seat);
  if (top === undefined && gained.length === 0) return null;
  return (
    <p class="latest">
      {gained.length > 0 && (
        <span class="got">
          {say("dominion-last-turn")} <Equal scene={scene} faces={gained} />
        </span>
      )}
      {top !== undefined && (
        <span class="on-top">
          {say("dominion-on-top")} <CardName scene={scene} face={top.face} ink={inkOf(top.face, scene)} />
        </span>
      )}
    </p>
  );
}

/** The faces of what a player gained in their last turn. */
export function gainedLast(scene: Scene, seat: number): string[] {
  const begin = scene.lines.findLastIndex((line) => line.kind === "turn" && line.seat === seat);
  if (begin < 0) return [];
  const rest = scene.lines.slice(begin + 1);
  const end = rest.findIndex((line) => line.kind === "turn");
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => line.kind === "gains" && line.seat === seat).flatMap((line) => line.cards.map((card) => card.face));
}

/** Cards by their names, equal ones once with how many. */
function Equal({ scene, faces }: { scene: Scene; faces: readonly string[] }) {
  return (
    <>
      {[...new Set(faces)].map((face, place) => {
        const count = faces.filter((one) => one === face).length;
        return (
          <span key={face}>
            {place > 0 && say("list-comma")}
            <CardName scene={scene} face={face} ink={inkOf(face, scene)} />
            {count > 1 && ` × ${count}`}
          </span>
        );
      })}
    </>
  );
}

function doing(scene: Scene, seat: number, acts: boolean): string {
  const question = scene.question;
  if (question !== null && question.decider === seat && question.owner !== seat) return say("dominion-decides-for", { seat: scene.name(question.owner) });
  if (acts && scene.counters("dominion").controller >= 0) return say("dominion-controlled");
  if (acts) return say("dominion-to-act");
  return seatStatus(scene.game, scene.seats[seat]) || say("dominion-turns", { turns: scene.counters("dominion").turns[seat] ?? 0 });
}

/** What waits for a player: each card once, and when what of it comes about. */
function Waiting({ scene, seat }: { scene: Scene; seat: number }) {
  const waiting = new Map<string, Pending[]>();
  for (const one of scene.counters("dominion").pending) {
    if (one.seat !== seat || one.card === "") continue;
    const key = `${one.card} ${one.this_turn}`;
    waiting.set(key, [...(waiting.get(key) ?? []), one]);
  }
  return (
    <>
      {[...waiting.values()].map(([one, ...more]) => one !== undefined && (
        <li key={`${one.card} ${one.this_turn}`} class={one.this_turn ? "pend gone" : "pend"}>
          <span class={`pn k-${infoOf(scene, one.card).types.includes("duration") ? "duration" : "action"}`}>
            <Sign name="duration" />
          </span>
          <div>
            <button type="button" class="serif" data-face={one.card} onClick={() => showCard(one.card)}>
              {scene.card(one.card)}
            </button>
            <small>
              <em>{allText([one, ...more])}</em>
            </small>
          </div>
        </li>
      ))}
    </>
  );
}

/** When what waits of one card comes about, each moment once, with how often where that is more than once. */
export function allText(waiting: Pending[]): string {
  const times = new Map<string, number>();
  for (const one of waiting) {
    const id = `dominion-when-${one.to}`;
    const when = say(has(id) ? id : "dominion-when-other");
    times.set(when, (times.get(when) ?? 0) + 1);
  }
  const when = [...times].map(([moment, count]) => (count === 1 ? moment : `${moment} × ${count}`)).join(say("list-comma"));
  return waiting[0]?.this_turn ? say("dominion-when-this-turn", { when }) : when;
}

/** States, Artifacts, and Boons for later: what a player has taken. A cube on a Project is shown there. */
function Owned({ scene, seat }: { scene: Scene; seat: number }) {
  const sorts = new Map(scene.counters("dominion").landscapes.map((one) => [one.id, one.sort]));
  const owned = scene.counters("dominion").owned.filter(([id, of]) => of === seat && isTaken(sorts.get(id) ?? "state"));
  return (
    <>
      {owned.map(([id]) => (
        <li key={id} class="pend">
          <span class={`pn k-${sorts.get(id) ?? "boon"}`}>
            <Sign name={flagOf(sorts.get(id) ?? "boon")} />
          </span>
          <div>
            <button type="button" class="serif" data-face={id} onClick={() => showCard(id)}>
              {scene.card(id)}
            </button>
          </div>
        </li>
      ))}
    </>
  );
}

/** Places of a player's own that are not empty: what all may see of them, by the backs too. */
function Mats({ scene, seat }: { scene: Scene; seat: number }) {
  return (
    <>
      {["hand", "deck"].filter((place) => scene.zone(place, seat).backs.length > 0).map((place) => (
        <li key={place} class="pend">
          <span class="pn k-night">
            <Sign name="night" />
          </span>
          <div>
            <b class="serif">{say(`dominion-place-${place}`)}</b>
            <small>{backsText(scene, seat, place)}</small>
          </div>
        </li>
      ))}
      {[...openHand(scene, seat), ...MATS.filter((mat) => scene.zone(mat, seat).count > 0)].map((mat) => (
        <li key={mat} class="pend">
          <span class="pn k-reserve">
            <Sign name="reserve" />
          </span>
          <div>
            <b class="serif">{say(`dominion-place-${mat}`)}</b>
            <small>
              <Mat scene={scene} seat={seat} mat={mat} />
            </small>
          </div>
        </li>
      ))}
    </>
  );
}

/** The hand of somebody else, where the viewer sees it: after a game, with all hands open. */
function openHand(scene: Scene, seat: number): string[] {
  const below = scene.mine?.owner ?? scene.me;
  return seat !== below && scene.cards("hand", seat).length > 0 ? ["hand"] : [];
}

/** What the backs tell of cards that lie face down: Shadow cards and Stashes, each with how many. */
function backsText(scene: Scene, seat: number, place: string): string {
  const { backs } = scene.zone(place, seat);
  const texts = [...new Set(backs)].map((back) => say(`dominion-back-${back}`, { cards: backs.filter((one) => one === back).length }));
  return texts.join(say("list-comma"));
}

/** What all may see of a mat: its cards in order, equal ones once, with how many. */
function Mat({ scene, seat, mat }: { scene: Scene; seat: number; mat: string }) {
  const zone = scene.zone(mat, seat);
  if (zone.cards.length === 0) {
    const backs = backsText(scene, seat, mat);
    return <>{[say("dominion-cards", { cards: zone.count }), ...(backs ? [backs] : [])].join(say("list-comma"))}</>;
  }
  return <Equal scene={scene} faces={sortCards(scene, zone.cards.map((card) => card.face))} />;
}

function Tokens({ scene, seat }: { scene: Scene; seat: number }) {
  const some = TOKENS.map((token) => [token, scene.counters("dominion")[token][seat] ?? 0] as const).filter(([, count]) => count > 0);
  const lying = before(scene, seat);
  if (some.length === 0 && lying.length === 0) return null;
  return (
    <p class="tokens">
      {some.map(([token, count]) => (
        <span key={token}>
          <Figure>{count}</Figure> {say(`dominion-has-${token}`, { count })}
        </span>
      ))}
      {lying.map((token) => (
        <span key={token.name} class="lies">
          {token.label}
        </span>
      ))}
    </p>
  );
}
