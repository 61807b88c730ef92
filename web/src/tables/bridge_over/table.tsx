// The table of Bridge Over: seats round the ring, the top card, a running attack, and the hand.
import { CardButton } from "../../components/CardButton";
import { useTable } from "../../table/context";
import type { TableModel } from "../../table/table-model";
import { showCard } from "../../components/dialogs";
import { Figure, Key, Seal, Marked } from "../../components/symbols";
import { RuleLink, WhyBox } from "../../components/Why";
import { openRule } from "../../components/open-rule";
import type { BridgeOverLineKind, Card, Line, LineKind, Option, Question } from "../../protocol";
import { factsOf, localized, perScene, type Scene } from "../../scene";
import { figureText } from "../../figures";
import { say } from "../../words";
import type { Board, Flight, Points, SceneProps } from "../board";
import { stackCards, type Stack } from "../stacks";
import { BCard, faceOf, inkOf, SHAPES } from "./cards";
import { Ring, SLOTS, stepsOf } from "./ring";
import { lookOn, RoundOver, roundToShow } from "./round";
import { Backs, Fronts, Place } from "./seats";
import { AUTOMATIC_ANSWERS } from "./automatic-answers";
import { unseen } from "./unseen";
import "./table.css";

/** The key that always draws. */
const DRAW_KEY = "d";
const PLAYED: ReadonlySet<LineKind> = new Set<BridgeOverLineKind>(["plays", "plays_as", "discards", "defends", "parries"]);
const ATTACKS: ReadonlySet<LineKind> = new Set<BridgeOverLineKind>(["attacks", "attacks_with_bind", "moves_on", "moves_bind_on"]);
/** More cards than these overlap in the hand. */
const WIDE_APART = 6;
/** How many rounds are shown one by one beside the sum. */
const ROUNDS_SHOWN = 3;

function top(scene: Scene): string {
  return scene.cards("discard").at(-1)?.face ?? "";
}

function Table({ scene }: SceneProps) {
  const slots = SLOTS[scene.view.seats - 1] ?? [];
  const steps = stepsOf(scene);
  const clockwise = scene.counters("bridge_over").direction === "clockwise";
  const ended = roundToShow(useTable(), scene);
  return (
    <section class={`felt seats-${scene.view.seats}`} data-region="felt">
      <h1 class="vh">{title(scene)}</h1>
      <h2 class="vh">{say("bridge_over-players")}</h2>
      <div class="round">
        {scene.others().map((seat, place) => (
          <Place key={seat} scene={scene} seat={seat} slot={slots[place] ?? "top"} />
        ))}
      </div>
      {ended === null ? (
        <div class="ring">
          <Ring scene={scene} clockwise={clockwise} steps={steps} label={wayText(scene, clockwise)} />
          <Pile scene={scene} />
          <Middle scene={scene} />
        </div>
      ) : (
        <RoundOver scene={scene} round={ended} />
      )}
      <Fronts scene={scene} seat={scene.me} style="mine" />
    </section>
  );
}

/** What the ring shows, in words. */
function wayText(scene: Scene, clockwise: boolean): string {
  const way = say(clockwise ? "bridge_over-clockwise" : "bridge_over-counterclockwise");
  const attack = scene.counters("bridge_over").attack;
  if (attack === null) return way;
  const steps = stepsOf(scene).map((step) => say("bridge_over-table-step", { by: scene.name(step.by), on: scene.name(step.on), cards: step.cards }));
  return [way, ...steps].join(" ");
}

/** The top card, and the colour that counts. */
function Pile({ scene }: SceneProps) {
  const face = top(scene);
  if (face === "") return null;
  const colour = scene.counters("bridge_over").colour;
  const { colours } = faceOf(scene, face);
  const named = colours.length === 1 ? "" : colour;
  const sign = scene.counters("bridge_over").sign;
  return (
    <div class="pile">
      <button key={scene.cards("discard").at(-1)?.id} type="button" class="plain-card" data-face={face} onClick={() => showCard(face)}>
        <BCard scene={scene} face={face} shown={named} look="laid" />
        <span class="vh">{say("bridge_over-top", { card: scene.card(face) })}</span>
      </button>
      <small>
        {colour === "" ? say("bridge_over-on-table") : say("bridge_over-on-table-colour", { colour: scene.word(colour) })}
        {sign !== faceOf(scene, face).id && scene.catalogue.kinds[sign] !== undefined && (
          <> {say("bridge_over-as", { kind: localized(scene.catalogue.kinds[sign]!.name) })}</>
        )}
      </small>
    </div>
  );
}

/** Beside the top card: the running attack, or the pile to draw from. */
function Middle({ scene }: SceneProps) {
  const attack = scene.counters("bridge_over").attack;
  const stock = scene.zone("pile").count;
  if (attack === null) return <Stock scene={scene} count={stock} />;
  const onMe = attack.on === scene.viewer;
  return (
    <>
      <div class="atk">
        <small>{onMe ? say("bridge_over-attack-on-you") : say("bridge_over-attack-on", { seat: scene.name(attack.on) })}</small>
        {attack.cards > 0 ? (
          <>
            <Figure>{attack.cards}</Figure>
            <small>{say("bridge_over-cards-word", { cards: attack.cards })}</small>
          </>
        ) : (
          <b class="serif word">{localized(scene.catalogue.kinds[attack.kind]!.name)}</b>
        )}
      </div>
      <div class="stock">
        <span class="down" />
        <small>
          <Marked text={say("bridge_over-to-draw", { cards: stock })} />
        </small>
      </div>
    </>
  );
}

/** The pile, pressed to draw. */
function Stock({ scene, count }: SceneProps & { count: number }) {
  const table = useTable();
  const option = scene.mine?.options.findIndex((one) => one.verb === "draw") ?? -1;
  const on = option >= 0 && table.selection.picks.value.includes(option);
  const style = ["down", option >= 0 && "legal", on && "sel"].filter(Boolean).join(" ");
  return (
    <div class="draw">
      {option >= 0 ? (
        <button type="button" class={style} data-pick={option} aria-pressed={on} onClick={() => table.pick(option)}>
          <Key>{table.selection.keyOf(option)}</Key>
          <span class="vh">{localized(scene.mine!.options[option]!.label)}</span>
        </button>
      ) : (
        <span class={style} />
      )}
      <small>
        <Marked text={say("bridge_over-to-draw", { cards: count })} />
      </small>
    </div>
  );
}

function Hand({ scene }: SceneProps) {
  const me = scene.me;
  const cards = scene.cards("hand", me);
  const count = scene.zone("hand", me).count;
  const worth = scene.own("bridge_over")?.hand_points;
  const stacks = handOf(scene);
  return (
    <section class="hand" data-region="hand" aria-label={scene.viewer === me ? say("hand-mine") : say("hand-of", { seat: scene.name(me) })}>
      <header>
        <Seal scene={scene} seat={me} size="l" />
        <h3>
          {scene.name(me)}
          <small>{say("bridge_over-cards", { cards: count })}</small>
          {worth !== undefined && <small>{say("bridge_over-worth", { points: worth })}</small>}
          <small>{doingMine(scene)}</small>
        </h3>
      </header>
      {cards.length > 0 ? (
        <ul class={stacks.length > WIDE_APART ? "many" : ""}>
          {stacks.map((stack) => (
            <li key={stack.card.id} class={stack.count > 1 ? "stack" : ""}>
              <Own scene={scene} stack={stack} />
            </li>
          ))}
        </ul>
      ) : (
        <Backs count={count} />
      )}
      <WhyNot scene={scene} />
    </section>
  );
}

function doingMine(scene: Scene): string {
  const bound = scene.counters("bridge_over").bound[scene.me] ?? 0;
  return bound > 0 ? say("bridge_over-bound", { turns: bound }) : "";
}

/** The option that a card of the hand is, -1 for none. */
function optionOf(scene: Scene, card: Card): number {
  const plays = scene.optionOf(card, "play");
  return plays >= 0 ? plays : scene.optionOf(card);
}

/** A hand lies by colour, then by number; cards without a colour last. */
function rank(scene: Scene, face: string): number[] {
  const { colours, number } = faceOf(scene, face);
  const colour = Object.keys(SHAPES).indexOf(colours[0] ?? "");
  return [colour < 0 ? Infinity : colour, colours.length, number < 0 ? Infinity : number];
}

function handOf(scene: Scene): Stack[] {
  return stackCards(scene, scene.cards("hand", scene.me), (card) => optionOf(scene, card), (face) => rank(scene, face));
}

/** Cards of the hand as they are held, then all else. */
function order(scene: Scene, option: Option): number {
  const place = option.face === "" ? -1 : handOf(scene).findIndex((stack) => stack.card.face === option.face);
  return place < 0 ? Infinity : place;
}

function Own({ scene, stack: { card, count, options } }: SceneProps & { stack: Stack }) {
  const table = useTable();
  const option = options[0] ?? -1;
  const blocked = option < 0 ? scene.blocked(card) : null;
  const name = count > 1 ? `${scene.card(card.face)} ${say("log-times", { times: count })}` : scene.card(card.face);
  const hint = option >= 0 ? localized(scene.mine!.options[option]!.hint) : "";
  const label = option >= 0 ? `${name}: ${localized(scene.mine!.options[option]!.label)}${hint && ` (${hint})`}` : blocked === null ? name : say("hand-blocked", { card: name, reason: localized(blocked.reason) });
  const chosen = options.filter((one) => table.selection.picks.value.includes(one)).length;
  return (
    <CardButton card={card} options={options} blocked={blocked} label={label} draw={(look, key) => <BCard scene={scene} face={card.face} look={look} mark={key} />}>
      {count > 1 && <span class="tag eq">{chosen > 0 && options.length > 1 ? say("slip-some", { chosen, count }) : say("log-times", { times: count })}</span>}
    </CardButton>
  );
}

/** Why hatched cards cannot be chosen: each reason once. */
function WhyNot({ scene }: SceneProps) {
  const reasons = new Map((scene.mine?.blocked ?? []).map((entry) => [entry.rule, entry]));
  if (reasons.size === 0) return null;
  return (
    <div class="reason">
      {[...reasons.values()].slice(0, 3).map((entry) => (
        <p key={entry.rule}>
          {localized(entry.reason)} <RuleLink id={entry.rule} where="hand" />
        </p>
      ))}
      {openRule.value?.where === "hand" && <WhyBox id={openRule.value.id} />}
    </div>
  );
}

/** The points of all, fewest first. */
function Foot({ scene }: SceneProps) {
  const totals = scene.counters("bridge_over").points;
  const rounds = scene.counters("bridge_over").history.slice(-ROUNDS_SHOWN);
  const order = totals.map((_, seat) => seat).sort((a, b) => totals[a]! - totals[b]! || a - b);
  return (
    <section class="score">
      <h2>
        {say("bridge_over-points-so-far")}
        <small>{say("bridge_over-points-note")}</small>
      </h2>
      <table>
        <tbody>
          {order.map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <Seal scene={scene} seat={seat} plain /> {scene.name(seat)}
              </th>
              {rounds.map((round, place) => (
                <td key={place}>{figureText(round[seat] ?? 0)}</td>
              ))}
              <td class="num">{figureText(totals[seat]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function title(scene: Scene): string {
  return say("bridge_over-title", {
    deck: String(scene.options["deck"]),
    expansion: Boolean(scene.options["expansion"]),
    round: scene.counters("bridge_over").round,
    rounds: scene.counters("bridge_over").rounds,
  });
}

function label(scene: Scene, option: Option): { name: string; note: string } {
  const ask = scene.mine;
  const note = localized(option.hint);
  if (option.verb === "play" && (ask?.kind === "turn" || ask?.kind === "react" || ask?.kind === "follow")) return { name: scene.card(option.face), note };
  return { name: localized(option.label), note };
}

/** The options that are chosen in the hand, at a player, on the pile, or among the cards in front of the viewer. */
const lying = perScene((scene: Scene): ReadonlySet<number> => {
  const options = scene.mine?.options ?? [];
  const hand = handOf(scene).flatMap((stack) => stack.options);
  const players = scene.others().map((seat) => options.findIndex((one) => one.verb === "player" && one.seat === seat));
  const front = scene.cards("front", scene.me).map((card) => scene.optionOf(card, "release"));
  return new Set([...hand, ...players, ...front  ]);
});

function lies(scene: Scene, option: Option, table: TableModel): boolean {
  if (option.verb === "draw" && scene.counters("bridge_over").attack === null && roundToShow(table, scene) === null) return true;
  return lying(scene).has(scene.mine?.options.indexOf(option) ?? -1);
}

function verb(ask: Question, picked: Option | undefined): string {
  if (picked === undefined) return say("slip-confirm");
  if (ask.kind === "react" && picked.verb === "play") return say("bridge_over-do-answer");
  return say(`bridge_over-do-${picked.verb}`);
}

function stance(scene: Scene): string {
  const attack = scene.counters("bridge_over").attack;
  return attack !== null && attack.on === scene.viewer ? say("bridge_over-you-are-attacked") : say("slip-you-decide");
}

/** The cards that were played there: the line's own, or those of the line just before it. */
function facesOf(scene: Scene, index: number): string[] {
  const line = scene.lines[index];
  if (line === undefined) return [];
  if (PLAYED.has(line.kind)) return line.cards.map((card) => card.face);
  if (!ATTACKS.has(line.kind)) return [];
  for (let before = index - 1; before >= 0; before--) {
    const earlier = scene.lines[before]!;
    if (earlier.cause !== line.cause || earlier.seat !== line.seat) return [];
    if (PLAYED.has(earlier.kind)) return earlier.cards.map((card) => card.face);
  }
  return [];
}

function points(scene: Scene): Points {
  const rounds = scene.counters("bridge_over").history;
  return {
    rows: rounds.map((round, place) => ({ name: say("bridge_over-round", { round: place + 1 }), note: "", cells: round.map(figureText) })),
    totals: scene.counters("bridge_over").points,
    lists: [{ title: say("points-unseen"), about: say("points-unseen-about"), groups: unseen(scene) }],
  };
}

/** What was left in a hand when the last round ended. */
function Left({ scene, seat }: SceneProps & { seat: number }) {
  const hand = scene.zone("hand", seat);
  const faces = hand.cards.length > 0 ? hand.cards.map((card) => card.face) : hand.known;
  return (
    <ul class="left-over">
      {faces.map((face, place) => (
        <li key={place} data-face={face}>
          <BCard scene={scene} face={face} />
          <span class="vh">{scene.card(face)}</span>
          <small class="num">{factsOf(scene.kind(face), "bridge_over")?.points ?? 0}</small>
        </li>
      ))}
    </ul>
  );
}

function facts(scene: Scene, face: string): string {
  const known = factsOf(scene.kind(face), "bridge_over");
  const cost = { points: known?.points ?? 0, front: known?.front_points ?? 0 };
  return say(cost.front > 0 ? "bridge_over-costs-in-front" : "bridge_over-costs", cost);
}

/** What moves in sight: a card from a hand onto the table. */
function flight(scene: Scene, line: Line): Flight | null {
  const face = line.cards[0]?.face;
  if (face === undefined) return null;
  const hand = line.seat === scene.viewer ? ".hand ul" : `.seat[data-seat="${line.seat}"]`;
  if (PLAYED.has(line.kind)) return { face, from: [hand], to: [".pile"] };
  return line.kind === "draws" ? { face, from: [".draw"], to: [hand] } : null;
}

/** The colours of each card that is held. */
function coloursOf(scene: Scene): string[][] {
  return scene.cards("hand", scene.mine?.owner ?? scene.me).map((card) => faceOf(scene, card.face).colours);
}

const autoplay = AUTOMATIC_ANSWERS.map(([id, answer]) => ({ id, answer: (scene: Scene) => (scene.mine === null ? null : answer(scene.mine, coloursOf(scene))) }));

export const board: Board = {
  title,
  Table,
  Hand,
  Foot,
  Card: ({ face, scene }) => <BCard scene={scene} face={face} />,
  facts,
  inkOf,
  label,
  order,
  lies,
  autoplay,
  keyOf: (_, option) => (option.verb === "draw" ? DRAW_KEY : ""),
  reserved: DRAW_KEY,
  verb,
  stance,
  isHead: (line: Line) => line.cause < 0 || line.kind === "round",
  beginsRound: (line: Line) => line.kind === "round",
  flight,
  look: lookOn,
  facesOf,
  top,
  points,
  Kept: Left,
};
