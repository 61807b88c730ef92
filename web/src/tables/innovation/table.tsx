// The table of Innovation: achievements, everybody's board, one's own last and largest, and the hand.
import { CardButton } from "../../components/CardButton";
import { useTable } from "../../table/context";
import { showCard } from "../../components/dialogs";
import { Key, Seal, Sign } from "../../components/symbols";
import type { Card, InnovationLineKind, Line, LineKind, Option, Question } from "../../protocol";
import { localized, perScene, type Scene } from "../../scene";
import { has, say } from "../../words";
import type { Board, Flight, Points, SceneProps } from "../board";
import { stackCards, type Stack } from "../stacks";
import { featuredNow, PlayerBoard } from "./boards";
import { cardText, COLOURS, ICard, LargeCard, infoOf } from "./cards";
import { backs, Chip, drawn, drawnAt } from "./places";
import { Preview } from "./preview";
import { AUTOMATIC_ANSWERS, type Known } from "./automatic-answers";
import { cardLists } from "./unseen";
import "./table.css";
import { progressOf } from "./progress";

/** Cards here have marks of their own, which a coloured ground does not hide. */
const MARKS = { legal: "legal2", chosen: "sel2", at: "at2" };
/** Points for each age of an achievement. */
const PRICE = 5;
/** Whose an achievement is where an age has none. */
const NOBODY = -2;
/** The key that always draws. */
const DRAW_KEY = "d";
const PLAYED: ReadonlySet<LineKind> = new Set<InnovationLineKind>(["melds", "activates", "draws_and_melds"]);

function Table({ scene }: SceneProps) {
  const featured = featuredNow(useTable(), scene);
  return (
    <section class="felt" data-region="felt" data-whole>
      <Shelf scene={scene} />
      <h2 class="vh">{say("innovation-boards")}</h2>
      <div class="boards" data-whole role="group" aria-label={say("innovation-boards")} tabIndex={0}>
        {scene.others().map((seat) => (
          <PlayerBoard key={seat} scene={scene} seat={seat} featured={featured} />
        ))}
      </div>
      <PlayerBoard scene={scene} seat={scene.me} featured={featured} />
    </section>
  );
}

function Shelf({ scene }: SceneProps) {
  const claimed = claims(scene);
  const available = backs(scene.zone("available")).map((age) => ({ age, face: "", seat: -1 }));
  const decks = decksOf(scene);
  const ages: Claim[] = [...available, ...claimed.filter((one) => one.age > 0)];
  // Ages whose achievement is none still have a deck.
  for (const age of decks.keys()) if (!ages.some((one) => one.age === age)) ages.push({ age, face: "", seat: NOBODY });
  ages.sort((a, b) => a.age - b.age || a.seat - b.seat);
  const museums = scene.zone("free_museums").count;
  return (
    <header class="shelf" data-whole role="group" aria-label={say("innovation-achievements")} tabIndex={0}>
      <h1>
        <Now scene={scene} />
        {scene.counters("innovation").within > 0 && <small class="within">{say("innovation-within")}</small>}
      </h1>
      <ol class="ages" aria-label={say("innovation-achievements")}>
        {ages.map((one, place) => (
          <Age key={place} scene={scene} one={one} left={ages[place - 1]?.age === one.age ? undefined : (decks.get(one.age) ?? 0)} />
        ))}
      </ol>
      <ul class="spec">
        {scene.cards("specials").map((card) => (
          <li key={card.id}>
            <button type="button" data-face={card.face} onClick={() => showCard(card.face)}>
              {scene.card(card.face)}
              <Near scene={scene} face={card.face} />
            </button>
          </li>
        ))}
        {claimed
          .filter((one) => one.age === 0)
          .map((one) => (
            <li key={one.face} class="taken">
              <button type="button" data-face={one.face} onClick={() => showCard(one.face)}>
                <s>{scene.card(one.face)}</s> <Seal scene={scene} seat={one.seat} plain />
                <span class="vh">{say("innovation-claimed-by", { seat: scene.name(one.seat) })}</span>
              </button>
            </li>
          ))}
        {scene.cards("relics").map((card) => (
          <li key={card.id}>
            <Chip scene={scene} card={card} />
          </li>
        ))}
        {museums > 0 && <li>{say("innovation-museums-free", { count: museums })}</li>}
      </ul>
    </header>
  );
}

/** How near the viewer is to a special achievement. */
function Near({ scene, face }: SceneProps & { face: string }) {
  const progress = scene.viewer < 0 ? null : progressOf(scene, face, scene.viewer);
  if (progress === null) return null;
  return (
    <small class="near">
      {" "}
      <span aria-hidden="true">{`${progress.have}/${progress.need}`}</span>
      <span class="vh">{say("innovation-near", { have: progress.have, need: progress.need })}</span>
    </small>
  );
}

/** Whose turn it is and which action of it; or that there is none: not yet, or no more, be it that somebody has given up. */
function Now({ scene }: SceneProps) {
  const table = useTable();
  const { turn, action, actions, phase, over } = scene.counters("innovation");
  if (over || table.state.isOver(scene)) return <>{say("innovation-over")}</>;
  if (phase === "deal" || phase === "melds") {
    return (
      <>
        {say("innovation-begins")}
        <small>{say("innovation-begins-now")}</small>
      </>
    );
  }
  return (
    <>
      {say("innovation-turn-of", { seat: scene.name(turn) })}
      <small>{say("innovation-action", { action, actions })}</small>
    </>
  );
}

/** The cards left by age, in all decks of it together; age 0 only where there is one. */
function decksOf(scene: Scene): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [name, zone] of Object.entries(scene.view.zones)) {
    const age = /^deck\..+\.(\d+)$/.exec(name)?.[1];
    if (age !== undefined) counts.set(Number(age), (counts.get(Number(age)) ?? 0) + zone.count);
  }
  if (counts.get(0) === 0) counts.delete(0);
  const last = Math.max(...[...counts].flatMap(([age, count]) => (count > 0 ? [age] : [])));
  return new Map([...counts].filter(([age]) => age <= last));
}

interface Claim {
  /** 0 for an achievement with a name. */
  age: number;
  /** Its face, or its back. */
  face: string;
  /** Whose it is, -1 while it is available, `NOBODY` where there is none. */
  seat: number;
}

/** All achievements that were claimed: by their backs, which tell an age and a set, or which of those with a name it is. */
function claims(scene: Scene): Claim[] {
  return scene.seats.flatMap((_, seat) => {
    const zone = scene.zone("achievements", seat);
    const faces = [...zone.cards.map((card) => card.face), ...zone.known, ...zone.backs];
    return faces.map((face) => ({ age: scene.kind(face) === undefined ? Number(/_(\d+)$/.exec(face)?.[1] ?? 0) : 0, face, seat }));
  });
}

/** An achievement of an age: whose it is, or what it takes. */
function Age({ scene, one, left }: SceneProps & { one: Claim; left: number | undefined }) {
  const table = useTable();
  const { age, seat } = one;
  const deck = left !== undefined && (
    <span class={left === 0 ? "deck empty" : "deck"} data-deck={age}>
      <Sign name="backs" />
      {left}
      <span class="vh"> {say("innovation-deck-left", { cards: left })}</span>
    </span>
  );
  const option = seat === -1 ? (scene.mine?.options.findIndex((other) => other.verb === "achieve" && other.number === age) ?? -1) : -1;
  const words = seat === NOBODY ? "" : seat >= 0 ? scene.name(seat) : say("innovation-price", { points: age * PRICE });
  if (option >= 0) {
    const on = table.selection.picks.value.includes(option);
    return (
      <li class={on ? "can on" : "can"}>
        <button type="button" data-pick={option} aria-pressed={on} onClick={() => table.pick(option)}>
          <b class="num">{age}</b>
          <small>{say("innovation-yours")}</small>
          <Key>{table.selection.keyOf(option)}</Key>
        </button>
        {deck}
      </li>
    );
  }
  return (
    <li class={seat >= 0 ? "taken" : seat === NOBODY ? "bare" : ""} title={seat >= 0 ? scene.card(one.face) : undefined}>
      <b class="num">{age}</b>
      <small>{words}</small>
      {deck}
    </li>
  );
}

function Hand({ scene }: SceneProps) {
  const cards = scene.cards("hand", scene.me);
  const count = scene.zone("hand", scene.me).count;
  const sorted = handOf(scene);
  return (
    <section class="hand" data-region="hand" aria-label={scene.viewer === scene.me ? say("hand-mine") : say("hand-of", { seat: scene.name(scene.me) })}>
      <h2 class="edge">{say("innovation-hand-of", { cards: count })}</h2>
      <ul style={{ "--cards": sorted.length }}>
        {sorted.map(({ card }) => (
          <li key={card.id}>
            <Own scene={scene} card={card} />
          </li>
        ))}
        {cards.length === 0 && backs(scene.zone("hand", scene.me)).map((age, place) => <li key={place} class="down back-card">{age}</li>)}
      </ul>
    </section>
  );
}

/** A hand lies by age, then by colour. */
function rank({ age, colour }: { age: number; colour: string }): number[] {
  return [age, COLOURS.findIndex((one) => one === colour)];
}

function handOf(scene: Scene): Stack[] {
  return stackCards(scene, scene.cards("hand", scene.me), (card) => scene.optionOf(card), (face) => rank(infoOf(scene, face)));
}

function Own({ scene, card }: SceneProps & { card: Card }) {
  const option = scene.optionOf(card);
  const name = cardText(scene, card.face);
  const label = option >= 0 ? `${localized(scene.mine!.options[option]!.label)}: ${name}` : name;
  return <CardButton card={card} options={option >= 0 ? [option] : []} blocked={option < 0 ? scene.blocked(card) : null} label={label} marks={MARKS} draw={(look, key) => <ICard scene={scene} face={card.face} look={look} mark={key} />} />;
}

function title(scene: Scene): string {
  return say("innovation-title", { edition: scene.counters("innovation").edition, players: scene.view.seats });
}

/** What a card is can be seen on it, and whom a dogma reaches is in the preview: a phone held across has no room for it twice. */
function label(scene: Scene, option: Option): { name: string; note: string } {
  const moves = scene.mine?.kind === "action" && option.face !== "" && has(`innovation-do-${option.verb}`);
  return { name: moves ? scene.card(option.face) : localized(option.label), note: option.verb === "player" ? localized(option.hint) : "" };
}

/** Other ways to an achievement, shown under its heading in words of their own. */
const ACHIEVES = ["achieve_secret", "claim"];

function group(scene: Scene, option: Option): string {
  const id = `innovation-do-${ACHIEVES.includes(option.verb) ? "achieve" : option.verb}`;
  return scene.mine?.kind === "action" && has(id) ? say(id) : "";
}

function verb(ask: Question, picked: Option | undefined): string {
  const id = `innovation-do-${picked?.verb ?? ask.kind}`;
  return has(id) ? say(id) : say("slip-confirm");
}

/** Where the options lie that are chosen on the table: nearby, or on the board of somebody else. */
const lying = perScene((scene: Scene): ReadonlyMap<number, boolean | "far"> => {
  const options = scene.mine?.options ?? [];
  const near = drawn(scene).map((card) => scene.optionOf(card));
  const hand = handOf(scene).flatMap((stack) => stack.options);
  const heads = scene.others().map((seat) => options.findIndex((one) => one.verb === "player" && one.seat === seat));
  const colours = COLOURS.filter((colour) => scene.zone(colour, scene.me).count > 0).map((colour) => options.findIndex((one) => one.verb === "colour" && one.word === colour));
  const ages = [...new Set(backs(scene.zone("available")))].map((age) => options.findIndex((one) => one.verb === "achieve" && one.number === age));
  const far = scene.others().flatMap((seat) => drawnAt(scene, seat).map((card) => scene.optionOf(card)));
  const found = new Map<number, boolean | "far">(far.map((option) => [option, "far"]));
  for (const option of [...near, ...hand, ...heads, ...colours, ...ages]) found.set(option, true);
  return found;
});

function lies(scene: Scene, option: Option): boolean | "far" {
  return lying(scene).get(scene.mine?.options.indexOf(option) ?? -1) ?? false;
}

/** What all may know at any time: scores and achievements. */
function points(scene: Scene): Points {
  const row = (name: string, figures: number[]) => ({ name: say(`innovation-${name}`), note: "", cells: figures.map(String) });
  return {
    rows: [
      row("score", scene.counters("innovation").points),
      { ...row("claimed", scene.counters("innovation").achievements), note: say("innovation-needed", { goal: scene.counters("innovation").goal }) },
      row("hand", scene.seats.map((_, seat) => scene.zone("hand", seat).count)),
    ],
    lists: cardLists(scene),
  };
}

/** The top cards that a player had in the end. */
function Tops({ scene, seat }: SceneProps & { seat: number }) {
  return (
    <ul class="tops">
      {COLOURS.flatMap((colour) => scene.cards(colour, seat).slice(-1)).map((card) => {
        const info = infoOf(scene, card.face);
        return (
          <li key={card.id} class={`k-${info.colour}`} data-face={card.face}>
            <b class="num">{info.age}</b>
            <small>{info.name}</small>
          </li>
        );
      })}
    </ul>
  );
}

function facts(scene: Scene, face: string): string {
  return cardText(scene, face);
}

function inkOf(face: string, scene: Scene): string {
  const { colour } = infoOf(scene, face);
  return colour === "" ? "" : `k-${colour}`;
}

/** What moves in sight, by what a line tells. */
const SEEN: Readonly<Partial<Record<LineKind, readonly [from: string, to: string]>>> = {
  melds: ["hand", "board"],
  tucks: ["hand", "board"],
  scores: ["hand", "score"],
  draws: ["deck", "hand"],
  draws_and_melds: ["deck", "board"],
  draws_and_tucks: ["deck", "board"],
  draws_and_scores: ["deck", "score"],
  achieves: ["ages", "score"],
};

function flight(scene: Scene, line: Line): Flight | null {
  const way = SEEN[line.kind];
  const face = line.cards[0]?.face;
  if (way === undefined || face === undefined) return null;
  const seat = `.board[data-seat="${line.seat}"]`;
  const age = infoOf(scene, face).age;
  const places: Readonly<Record<string, readonly string[]>> = {
    deck: [`[data-deck="${age}"]`, ".ages"],
    ages: [".ages"],
    hand: line.seat === scene.viewer ? [".hand ul", seat] : [`${seat} .gut`, seat],
    board: [`${seat} [data-face="FACE"]`, `${seat} .stacks`, seat],
    score: [`${seat} .gut .nums`, seat],
  };
  return { face, from: places[way[0]]!, to: places[way[1]]! };
}

/** What answers that are settled beforehand depend on. */
const knownOf = perScene((scene: Scene): Known => {
  const owner = scene.mine?.owner ?? scene.me;
  const splays = scene.counters("innovation").splays[owner] ?? [];
  return {
    splays: Object.fromEntries(COLOURS.map((colour, place) => [colour, splays[place] ?? 0])),
    ageOf: (face) => infoOf(scene, face).age,
  };
});

const autoplay = AUTOMATIC_ANSWERS.map(([id, answer]) => ({ id, answer: (scene: Scene) => (scene.mine === null ? null : answer(scene.mine, knownOf(scene))) }));

export const board: Board = {
  title,
  Table,
  Hand,
  Above: ({ scene }) => <Preview scene={scene} />,
  isPictured: (scene, option) => scene.kind(option.face) !== undefined && (scene.mine?.kind === "action" ? option.verb !== "achieve" && has(`innovation-do-${option.verb}`) : option.zone === `${scene.me}.hand`),
  Picture: ({ face, scene }) => <ICard scene={scene} face={face} />,
  Card: ({ face, scene }) => <LargeCard scene={scene} face={face} />,
  facts,
  inkOf,
  label,
  group,
  verb,
  order: (scene, option) => (option.zone.endsWith(".hand") ? handOf(scene).findIndex((stack) => stack.card.face === option.face) : 0),
  autoplay,
  keyOf: (_, option) => (option.verb === "draw" ? DRAW_KEY : ""),
  reserved: DRAW_KEY,
  lies,
  aside: (scene) => {
    const options = scene.mine?.kind === "action" ? scene.mine.options : [];
    const far = options.filter((option) => lies(scene, option) === "far").length;
    if (far > 0) return say("innovation-far", { cards: far });
    const melds = options.some((option) => option.verb === "meld");
    const dogmas = options.some((option) => option.verb === "dogma");
    return melds || dogmas ? say(melds && dogmas ? "innovation-press" : melds ? "innovation-press-hand" : "innovation-press-board") : "";
  },
  isHead: (line: Line) => line.kind === "turn",
  flight,
  facesOf: (scene, index) => {
    const line = scene.lines[index];
    return line !== undefined && PLAYED.has(line.kind) ? line.cards.map((card) => card.face) : [];
  },
  points,
  Kept: Tops,
  top: (scene) => scene.cards("hand", scene.me)[0]?.face ?? "",
};
