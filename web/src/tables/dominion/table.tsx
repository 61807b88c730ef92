// The table of Dominion: the supply, what is in play and what it waits for, and the hand.
import { CardButton } from "../../components/CardButton";
import { useTable } from "../../table/context";
import { togetherOf } from "../../table/selection";
import { Key, Seal } from "../../components/symbols";
import { RuleLink, WhyBox } from "../../components/Why";
import { openRule } from "../../components/open-rule";
import type { Card, DominionCost as Cost, DominionLineKind, DominionPile as Pile, DominionQuestionKind, Line, LineKind, Option, Question } from "../../protocol";
import { factsOf, localized, perScene, type Scene } from "../../scene";
import { has, say } from "../../words";
import type { Board, Fixed, Flight, SceneProps } from "../board";
import { compareRanks, stackCards, type Stack } from "../stacks";
import { DCard, infoOf, inkOf, isPriced, Price, priceText, typesText } from "./cards";
import { allText, Players } from "./players";
import { Deck, points } from "./score";
import { END_KEY, ENDS, keyOf, optionOn, optionsOfPiles, PILES, placeOf, Supply } from "./supply";
import { rank } from "./card-rank";
import { AUTOMATIC_ANSWERS } from "./automatic-answers";
import { LANDSCAPE_KEYS } from "./landscape-keys";
import { answerWays, AsWhat, wayByKey } from "./ways";
import "./table.css";

const PHASES = ["action", "buy", "night", "cleanup"];
const PLAYED: ReadonlySet<LineKind> = new Set<DominionLineKind>(["plays", "plays_again", "plays_there", "uses_way", "follows_instead"]);
/** How many cards of a hand lie side by side; more lie over each other. */
const FEW = 5;
/** Moves of a turn, which are named by the card alone under their verb. */
const TURNS: ReadonlySet<string> = new Set<DominionQuestionKind>(["action", "buy", "night"]);
const TREASURES_KEY = "c";

function Table({ scene }: SceneProps) {
  return (
    <section class="felt" data-region="felt">
      <TurnBar scene={scene} />
      <Supply scene={scene} />
      <Play scene={scene} />
    </section>
  );
}

function TurnBar({ scene }: SceneProps) {
  const table = useTable();
  const seat = scene.counters("dominion").turn;
  const by = scene.counters("dominion").by;
  const phase = scene.counters("dominion").phase;
  const now = scene.counters("dominion");
  const over = now.over || table.state.isOver(scene);
  const counters = (["actions", "buys", "coins", "potions"] as const).map((name) => [name, now[name]] as const);
  return (
    <header class="turnbar">
      <h1>
        {over ? say("slip-over") : phase === "setup" ? say("dominion-setup") : say(by === "" ? "dominion-turn-of" : "dominion-extra-turn-of", { seat: scene.name(seat) })}
        <small>{by === "" ? say("dominion-turns", { turns: now.turns[seat] ?? 0 }) : say("dominion-by", { card: scene.card(by) })}</small>
      </h1>
      <ol class="phases" aria-label={say("dominion-phase")}>
        {PHASES.filter((name) => name !== "night" || phase === name || hasNight(scene)).map((name) => (
          <li key={name} class={phase === name && !over ? "on" : ""} aria-current={phase === name && !over ? "step" : undefined}>
            {say(`dominion-phase-${name}`)}
          </li>
        ))}
      </ol>
      <dl class="counters">
        {counters
          .filter(([name, count]) => name !== "potions" || count > 0)
          .map(([name, count]) => (
            <div key={name}>
              <dt>{say(`dominion-left-${name}`, { count })}</dt>
              <dd class="num">{name === "coins" ? say("dominion-coins", { coins: String(count) }) : count}</dd>
            </div>
          ))}
      </dl>
    </header>
  );
}

/** Whether any pile of the table has Night cards. */
function hasNight(scene: Scene): boolean {
  return scene.counters("dominion").piles.some((pile) => infoOf(scene, pile.id).types.includes("night") || infoOf(scene, pile.top).types.includes("night"));
}

/** The play area of the player who has the turn, and under each card what is still to come from it. */
function Play({ scene }: SceneProps) {
  const seat = scene.counters("dominion").turn;
  const waiting = scene.counters("dominion").pending.filter((one) => one.seat === seat);
  const cards = scene.cards("play", seat);
  const groups = grouped(cards);
  return (
    <section class="inplay" aria-label={say("dominion-in-play", { seat: scene.name(seat) })}>
      <h2 class="edge">{say("dominion-in-play", { seat: scene.name(seat) })}</h2>
      <ul class="row">
        {groups.map(({ card, count }) => {
          // Of equal cards it is not shown which one waits for what: under each, every moment once.
          const here = waiting.filter((one, at) => one.card === card.face && waiting.findIndex((other) => other.card === one.card && other.to === one.to) === at);
          const parts = [here.filter((one) => !one.this_turn), here.filter((one) => one.this_turn)];
          return (
            <li key={card.id} class="slot">
              <Own scene={scene} card={card} place="play" />
              {count > 1 && <span class="tag times">× {count}</span>}
              {parts.map((part, place) => part.length > 0 && (
                <span key={place} class={place === 1 ? "tag gone" : "tag live"}>
                  {allText(part)}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Equal cards side by side are shown once, with how many there are: a long row of Treasures stays short. */
function grouped(cards: Card[]): { card: Card; count: number }[] {
  const groups: { card: Card; count: number }[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last !== undefined && last.card.face === card.face) last.count += 1;
    else groups.push({ card, count: 1 });
  }
  return groups;
}

function Hand({ scene }: SceneProps) {
  const owner = scene.mine?.owner ?? scene.me;
  const shown = scene.cards("hand", owner).length > 0 ? owner : scene.me;
  const cards = scene.cards("hand", shown);
  const count = scene.zone("hand", shown).count;
  const stacks = handOf(scene, shown);
  return (
    <section class="hand" data-region="hand" aria-label={shown === scene.viewer ? say("hand-mine") : say("hand-of", { seat: scene.name(shown) })}>
      <header>
        <Seal scene={scene} seat={shown} size="l" />
        <h3>
          {scene.name(shown)}
          <small>{say("dominion-cards", { cards: count })}</small>
        </h3>
        {shown === scene.viewer && <InDeck scene={scene} />}
      </header>
      <ul class={stacks.length > FEW ? "row many" : "row"} style={{ "--cards": stacks.length }}>
        {stacks.map((stack) => (
          <li key={stack.card.id} class={stack.count > 1 ? "slot stack" : "slot"}>
            <Own scene={scene} card={stack.card} place="hand" stack={stack} />
          </li>
        ))}
        {cards.length === 0 && Array.from({ length: Math.min(count, 10) }, (_, at) => <li key={at} class="down card-back" />)}
      </ul>
      {openRule.value?.where === "hand" && <WhyBox id={openRule.value.id} />}
      <Blocked scene={scene} />
    </section>
  );
}

/** What is left in one's own deck, where the table counts that for its players. */
function InDeck({ scene }: SceneProps) {
  const deck = scene.own("dominion")?.deck ?? null;
  if (deck === null) return null;
  const left = Object.entries(deck).sort(([one], [other]) => compareRanks(rank(infoOf(scene, one)), rank(infoOf(scene, other))));
  return (
    <details class="in-deck">
      <summary>{say("dominion-in-deck")}</summary>
      <ul>
        {left.length === 0 && <li>{say("dominion-in-deck-none")}</li>}
        {left.map(([id, number]) => (
          <li key={id}>
            <span class="how-many">{number}</span> {scene.card(id)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function handOf(scene: Scene, seat: number): Stack[] {
  return stackCards(scene, scene.cards("hand", seat), (card) => scene.optionOf(card), (face) => rank(infoOf(scene, face)));
}

/** Piles as they lie, cards of a hand as they are held. */
function order(scene: Scene, option: Option): number {
  const pile = placeOf(scene, option);
  return pile >= 0 || !option.zone.endsWith(".hand") ? pile : handOf(scene, scene.mine?.owner ?? scene.me).findIndex((stack) => stack.card.face === option.face);
}

function Own({ scene, card, place, stack }: SceneProps & { card: Card; place: string; stack?: Stack }) {
  const table = useTable();
  const option = scene.optionOf(card);
  const options = stack?.options ?? (option >= 0 ? [option] : []);
  const count = stack?.count ?? 1;
  const blocked = option < 0 && place === "hand" ? scene.blocked(card) : null;
  const name = count > 1 ? say("dominion-equal", { card: scene.card(card.face), count }) : scene.card(card.face);
  const label = option >= 0 && count === 1 ? localized(scene.mine!.options[option]!.label) : blocked === null ? name : say("hand-blocked", { card: name, reason: localized(blocked.reason) });
  const chosen = options.filter((one) => table.selection.picks.value.includes(one));
  const order = scene.mine?.ordered && chosen.length > 0 && scene.mine.most > 1 ? ` ${table.selection.picks.value.indexOf(chosen[0]!) + 1}` : "";
  return (
    <CardButton card={card} options={options} blocked={blocked} label={label} draw={(look, key) => <DCard scene={scene} face={card.face} look={look} mark={key} />}>
      {order !== "" && <Key>{order}</Key>}
      {count > 1 && <span class="tag eq">{chosen.length > 0 ? say("slip-some", { chosen: chosen.length, count }) : say("log-times", { times: count })}</span>}
    </CardButton>
  );
}

function Blocked({ scene }: SceneProps) {
  // What is printed on the card itself, that it is no Action say, is said only to those who cannot see it.
  const first = scene.mine?.blocked.find((one) => one.rule !== "");
  if (first === undefined) return null;
  return (
    <div class="reason">
      <p>
        {localized(first.reason)} <RuleLink id={first.rule} where="hand" />
      </p>
    </div>
  );
}

function title(scene: Scene): string {
  return say("dominion-title", { players: scene.view.seats });
}

function label(scene: Scene, option: Option): { name: string; note: string } {
  const ask = scene.mine;
  const note = localized(option.hint);
  if (option.face === "" || option.verb === "react") return { name: localized(option.label), note };
  const pile = scene.counters("dominion").piles.find((one) => one.top === option.face);
  const takes = option.zone.startsWith("supply.") || option.verb === "gain" || option.verb === "buy";
  const cost = takes ? (pile?.cost ?? infoOf(scene, option.face).cost) : undefined;
  const label = ask !== null && TURNS.has(ask.kind) ? scene.card(option.face) : localized(option.label);
  return { name: label, note: cost === undefined ? note : priceText(cost) };
}

/** The options that are chosen on the table: cards of the hand that is shown, piles, landscapes, and what is in play. */
const lying = perScene((scene: Scene): ReadonlySet<number> => {
  const { turn, landscapes } = scene.counters("dominion");
  const hand = handOf(scene, scene.mine?.owner ?? scene.me).flatMap((stack) => stack.options);
  const played = grouped(scene.cards("play", turn)).map(({ card }) => scene.optionOf(card));
  return new Set([...hand, ...played, ...optionsOfPiles(scene), ...landscapes.map((land) => optionOn(scene, land))]);
});

function lies(scene: Scene, option: Option): boolean {
  // What is followed is few, and a Way may lie where one has to look for it.
  return option.verb !== "play_shadow" && scene.mine?.kind !== "instructions" && lying(scene).has(scene.mine?.options.indexOf(option) ?? -1);
}

function group(scene: Scene, option: Option): string {
  const id = `dominion-do-${option.verb}`;
  return scene.mine !== null && TURNS.has(scene.mine.kind) && option.face !== "" && has(id) ? say(id) : "";
}

function verb(ask: Question, picked: Option | undefined): string {
  const id = `dominion-do-${picked?.verb ?? ask.kind}`;
  return has(id) ? say(id) : say("slip-confirm");
}

/** In the phases of a turn: all Treasures, and the end. */
function fixed(scene: Scene): Fixed[] {
  const ask = scene.mine;
  if (ask === null || !TURNS.has(ask.kind)) return [];
  const treasures = togetherOf(ask);
  const end = ask.options.findIndex((option) => ENDS.has(option.verb));
  const none = ask.kind === "buy" ? say("dominion-no-treasures") : say("dominion-treasures-later");
  return [
    { key: TREASURES_KEY, name: say("dominion-all-treasures", { count: treasures.length }), numbers: treasures, why: treasures.length > 0 ? "" : none },
    { key: END_KEY, name: say(`dominion-do-${end < 0 ? "end_turn" : ask.options[end]!.verb}`), numbers: end < 0 ? [] : [end], why: end < 0 ? say("dominion-no-end") : "" },
  ];
}

/** All Treasures, where each of them only gives coins; and the end, where nothing is left to do that costs anything. */
const autoplay = [
  {
    id: "treasures",
    answer: (scene: Scene) => {
      const all = scene.mine === null ? [] : togetherOf(scene.mine);
      const plain = (number: number) => factsOf(infoOf(scene, scene.mine!.options[number]!.face).kind, "dominion")?.pile === "basic";
      return scene.mine?.kind === "buy" && all.length > 0 && all.every(plain) && scene.mine.options.every((option) => !option.zone.endsWith(".hand") || option.verb === "play") ? all : null;
    },
  },
  {
    id: "end",
    answer: (scene: Scene) => {
      const options = scene.mine?.options ?? [];
      const idle = (option: Option) => ENDS.has(option.verb) || (option.verb === "buy" && (option.face === "copper" || option.face === "curse"));
      const end = options.findIndex((option) => option.verb === "end_turn");
      return scene.mine?.kind === "buy" && end >= 0 && options.every(idle) ? [end] : null;
    },
  },
  ...AUTOMATIC_ANSWERS.map(([id, answer]) => ({ id, answer: (scene: Scene) => (scene.mine === null ? null : answer(scene.mine)) })),
];

const SEEN: Readonly<Partial<Record<LineKind, readonly [from: string, to: string]>>> = {
  gains: ["pile", "seat"],
  plays: ["hand", "play"],
  trashes: ["hand", "trash"],
};

/** What moves in sight: a gain to the player who gains it, a play, what is trashed. */
function flight(scene: Scene, line: Line): Flight | null {
  const way = SEEN[line.kind];
  const face = line.cards[0]?.face;
  if (way === undefined || face === undefined) return null;
  const seat = `.pl[data-seat="${line.seat}"]`;
  const places: Readonly<Record<string, readonly string[]>> = {
    pile: ['.tile[data-face="FACE"]'],
    seat: [`${seat} .latest`, seat],
    hand: line.seat === scene.viewer ? [".hand ul", seat] : [seat],
    play: ['.inplay [data-face="FACE"]', ".inplay"],
    trash: [".lands", ".supply"],
  };
  return { face, from: places[way[0]]!, to: places[way[1]]! };
}

/** The cards that were played there. */
function facesOf(scene: Scene, index: number): string[] {
  const line = scene.lines[index];
  return line !== undefined && PLAYED.has(line.kind) ? line.cards.map((card) => card.face) : [];
}

/** The pile of a card, undefined for one that has none. */
function pileOf(scene: Scene, face: string): Pile | undefined {
  const piles = scene.counters("dominion").piles;
  return piles.find((one) => one.top === face) ?? piles.find((one) => one.id === face);
}

/** What a card costs now where it is in a pile, else what is printed on it; null for what is never bought. */
function costOf(scene: Scene, face: string): Cost | null {
  const info = infoOf(scene, face);
  if (info.kind === undefined || !isPriced(info)) return null;
  return pileOf(scene, face)?.cost ?? info.cost;
}

function facts(scene: Scene, face: string): string {
  const types = typesText(infoOf(scene, face));
  const cost = costOf(scene, face);
  if (cost === null) return types;
  const pile = pileOf(scene, face);
  return say(pile === undefined ? "dominion-facts" : "dominion-facts-pile", { types, cost: priceText(cost), left: pile?.count ?? 0 });
}

export const board: Board = {
  title,
  Table,
  Hand,
  Side: ({ scene }) => <Players scene={scene} />,
  Card: ({ face, scene }) => <DCard scene={scene} face={face} />,
  Price: ({ face, scene }) => {
    const cost = costOf(scene, face);
    return cost && <Price cost={cost} />;
  },
  facts,
  inkOf,
  label,
  group,
  lies,
  order,
  keyOf,
  autoplay,
  reserved: PILES + END_KEY + TREASURES_KEY + LANDSCAPE_KEYS,
  together: TREASURES_KEY,
  fixed,
  Second: AsWhat,
  second: wayByKey,
  watch: answerWays,
  verb,
  draws: true,
  points,
  Kept: Deck,
  isHead: (line: Line) => line.kind === "turn",
  flight,
  facesOf,
  top: (scene) => scene.cards("play", scene.counters("dominion").turn).at(-1)?.face ?? "",
};
