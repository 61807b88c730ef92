// The boards of the players: stacks that are really splayed, what their icons come to, points and achievements.
import { useSignal } from "@preact/signals";
import { optionAttributesOf } from "../../components/option-attributes";
import { useTable } from "../../table/context";
import type { TableModel } from "../../table/table-model";
import { Clock } from "../../components/Clock";
import { PlayerHead } from "../../components/CardButton";
import { showCard } from "../../components/dialogs";
import { PlayerName, seatStatus } from "../../components/SeatStatus";
import { Seal, Sign } from "../../components/symbols";
import { localized, type Scene } from "../../scene";
import { say } from "../../words";
import { cardText, COLOURS, ICard, ICONS, infoOf, signOf, SPLAYS } from "./cards";
import { Places } from "./places";

/** Icons that are shown even where nobody has one; the others belong to some editions. */
const USUAL = 6;
/** From how many covered cards on the cells of a splayed stack are smaller. */
const MANY = 5;

interface BoardProps {
  scene: Scene;
  seat: number;
  /** The icon that the chosen dogma counts, "" for none. */
  featured: string;
}

/** What a player has laid out. On a phone the others' is one line until it is pressed. */
export function PlayerBoard({ scene, seat, featured }: BoardProps) {
  const own = seat === scene.me;
  const out = scene.counters("innovation").lost[seat];
  const open = useSignal(false);
  const widths = columns(scene);
  const template = widths.map((width) => `minmax(calc(var(--i-w) * ${width}), ${width}fr)`).join(" ");
  return (
    <section class={["board", own && "own", out && "out", !own && !open.value && "closed"].filter(Boolean).join(" ")} data-seat={seat} aria-label={scene.name(seat)} data-region={own ? "board" : undefined}>
      <div class="gut">
        <Owner scene={scene} seat={seat} />
        <dl class="nums">
          <div>
            <dd class="num">{scene.counters("innovation").points[seat]}</dd>
            <dt>{say("innovation-score")}</dt>
          </div>
          <div>
            <dd class="num">
              {scene.counters("innovation").achievements[seat]}
              <i>/{scene.counters("innovation").goal}</i>
            </dd>
            <dt>{say("innovation-claimed")}</dt>
          </div>
          <div>
            <dd class="num">{scene.zone("hand", seat).count}</dd>
            <dt>{say("innovation-hand")}</dt>
          </div>
        </dl>
        <Totals scene={scene} seat={seat} featured={featured} />
        {!own && (
          <button type="button" class="peek" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
            <span class="vh">{say(open.value ? "innovation-board-close" : "innovation-board-open", { seat: scene.name(seat) })}</span>
          </button>
        )}
      </div>
      <div class="stacks" data-whole={own ? undefined : ""} style={{ "--units": widths.reduce((a, b) => a + b, 0), gridTemplateColumns: template }}>
        {COLOURS.map((colour, place) => (
          <Stack key={colour} scene={scene} seat={seat} colour={colour} splay={splayOf(scene, seat, place)} />
        ))}
      </div>
      <Places scene={scene} seat={seat} />
    </section>
  );
}

/** How wide the columns are, counted in cards: each colour stands in the same column for all players. */
function columns(scene: Scene): number[] {
  return COLOURS.map((colour, place) => Math.max(...scene.seats.map((_, seat) => widthOf(scene.zone(colour, seat).count, splayOf(scene, seat, place)))));
}

function splayOf(scene: Scene, seat: number, place: number): (typeof SPLAYS)[number] {
  return SPLAYS[scene.counters("innovation").splays[seat]?.[place] ?? 0] ?? "none";
}

/** How wide a stack is, as a part of what a card is wide; where nobody has a card little room is kept. */
function widthOf(cards: number, splay: (typeof SPLAYS)[number]): number {
  if (cards === 0) return 0.4;
  const under = splay === "none" || splay === "up" ? 0 : cards - 1;
  return 1 + under * (under >= MANY ? 0.18 : 0.24);
}

function Owner({ scene, seat }: { scene: Scene; seat: number }) {
  const table = useTable();
  const option = scene.mine?.options.findIndex((one) => one.verb === "player" && one.seat === seat) ?? -1;
  return (
    <PlayerHead option={option}>
      <Seal scene={scene} seat={seat} size="l" />
      <PlayerName scene={scene} seat={seat} doing={doing(table, scene, seat)} />
      <Clock seat={seat} />
    </PlayerHead>
  );
}

function doing(table: TableModel, scene: Scene, seat: number): string {
  if (scene.counters("innovation").lost[seat]) return say("innovation-lost");
  if (scene.counters("innovation").turn === seat && !scene.counters("innovation").over && !table.state.isOver(scene)) return say("innovation-to-act");
  return seat === scene.viewer ? say("room-you") : seatStatus(scene.game, scene.seats[seat]);
}

/** How many icons of each kind a player shows. */
function Totals({ scene, seat, featured }: BoardProps) {
  const counts = scene.counters("innovation").icons;
  return (
    <ul class="tot">
      {ICONS.map((icon, place) => {
        const some = counts.some((of) => (of[place] ?? 0) > 0);
        if (place >= USUAL && !some) return null;
        const count = counts[seat]?.[place] ?? 0;
        return (
          <li key={icon} class={icon === featured ? "feat" : ""}>
            <Sign name={signOf(icon)} />
            <span class="vh">{say(`innovation-icon-${icon}`)} </span>
            <b class="num">{count}</b>
          </li>
        );
      })}
    </ul>
  );
}

interface StackProps {
  scene: Scene;
  seat: number;
  colour: string;
  splay: (typeof SPLAYS)[number];
}

/** A stack: real cards under each other, so that exactly those icons show that count. */
function Stack({ scene, seat, colour, splay }: StackProps) {
  const table = useTable();
  const zone = scene.zone(colour, seat);
  const flat = splay === "none";
  const option = scene.mine?.options.findIndex((one) => one.verb === "colour" && one.word === colour) ?? -1;
  const top = zone.cards.at(-1);
  if (top === undefined) return <div class="stack none" />;
  const under = flat ? 0 : zone.count - 1;
  const style = ["stack", flat ? "flat" : splay, flat && zone.count > 1 && "deep", under >= MANY && "many"].filter(Boolean).join(" ");
  const shown = flat ? [top] : zone.cards;
  return (
    <div class={style} style={{ "--u": under }}>
      <div class="box">
        {shown.map((card, place) => {
          const depth = shown.length - 1 - place;
          const mine = scene.optionOf(card);
          if (depth > 0 && mine < 0) return <ICard key={card.id} scene={scene} face={card.face} depth={depth} look="under" />;
          const chosen = mine >= 0 ? mine : seat === scene.me ? option : -1;
          const on = chosen >= 0 && table.selection.picks.value.includes(chosen);
          const look = [depth > 0 && "under", chosen >= 0 && "legal2", on && "sel2", chosen >= 0 && table.selection.cursor.value === chosen && "at2"].filter(Boolean).join(" ");
          return (
            <button
              key={card.id}
              type="button"
              class="top-card"
              style={{ "--n": depth }}
              data-face={card.face}
              {...optionAttributesOf(chosen, on)}
              onClick={() => (chosen >= 0 ? table.pick(chosen) : showCard(card.face))}
            >
              <ICard scene={scene} face={card.face} look={look} mark={chosen >= 0 ? table.selection.keyOf(chosen) : ""} />
              <span class="vh">
                {chosen >= 0 && `${localized(scene.mine!.options[chosen]!.label)}: `}
                {cardText(scene, card.face)}
              </span>
            </button>
          );
        })}
      </div>
      <small>{say("innovation-stack", { cards: zone.count, splay })}</small>
      <b class="deep-by num" aria-hidden="true">
        {!flat && <Sign name={signOf(`arrow_${splay === "aslant" ? "up" : splay}`)} />}
        {zone.count}
      </b>
    </div>
  );
}

/** The icon that counts for the dogma that is chosen, "" where none is. */
export function featuredNow(table: TableModel, scene: Scene): string {
  const option = scene.mine?.options[table.selection.picks.value[0] ?? -1];
  return option?.verb === "dogma" ? infoOf(scene, option.face).featured : "";
}
