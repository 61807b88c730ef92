// A card of Bridge Over: one flat colour, its numeral or sign as large as it goes, letter and shape in two corners.
import { Figure, Key, Sign } from "../../components/symbols";
import { factsOf, localized, type Scene } from "../../scene";
import { say } from "../../words";

export const SHAPES: Record<string, string> = { red: "circle", green: "triangle", blue: "square", yellow: "diamond" };

const SIGNS: Record<string, string> = {
  skip: "skip",
  reverse: "reverse",
  escort: "escort",
  chain: "chain",
  draw_2: "draw",
  shot_draw_2: "shot",
  direct: "reverse",
  wild_1: "plus",
  wild_draw_3: "draw",
  wild_direct_draw_5: "draw",
  wild_number_chain: "numbers",
  bind: "bind",
  block: "block",
  through: "through",
  reflect: "reflect",
  curse: "hex-spell",
  haunted_shield: "shield-back",
  reset: "reaction",
  search: "search",
  almighty: "almighty",
  clear: "clear",
  amplify: "amplify",
  all_draw_1: "alldraw",
};

export interface Face {
  id: string;
  colours: string[];
  group: string;
  number: number;
  name: string;
}

/** What a face says: "red number_5", "red/green direct", "wild_1". */
export function faceOf(scene: Scene, face: string): Face {
  const cut = face.lastIndexOf(" ");
  const id = face.slice(cut + 1);
  const kind = scene.catalogue.kinds[id];
  const facts = factsOf(kind, "bridge_over");
  return {
    id,
    colours: cut < 0 ? [] : face.slice(0, cut).split("/"),
    group: facts?.types[0] ?? "",
    number: facts?.number ?? -1,
    name: kind === undefined ? face : localized(kind.name),
  };
}

/** The class of a card's first colour, "" for one without. */
export function inkOf(face: string): string {
  const colours = face.includes(" ") ? face.slice(0, face.lastIndexOf(" ")).split("/") : [];
  return colours[0] === undefined ? "" : `k-${colours[0]}`;
}

export function signOf(id: string): string {
  return SIGNS[id] ?? "card";
}

function Corner({ colour }: { colour: string }) {
  return (
    <span class="cl" aria-hidden="true">
      <b>{say(`bridge_over-letter-${colour}`)}</b>
      <Sign name={SHAPES[colour] ?? "circle"} />
    </span>
  );
}

interface BCardProps {
  scene: Scene;
  face: string;
  /** More classes: how it stands there. */
  look?: string;
  /** A key in the corner. */
  mark?: string;
  /** The colour that was named for it. */
  shown?: string;
}

/** The face alone; what it is called is said by the component that shows it. */
export function BCard({ scene, face, look = "", mark = "", shown = "" }: BCardProps) {
  const card = faceOf(scene, face);
  const { colours } = card;
  const style = ["bc", groundOf(card, shown), look].filter(Boolean).join(" ");
  const ends = colours.length === 2 && shown === "" ? colours : shown !== "" ? [shown, shown] : colours.length === 1 ? [colours[0]!, colours[0]!] : [];
  return (
    <div class={style} aria-hidden="true">
      {card.group === "defence" && <span class="cl">{say("bridge_over-defence")}</span>}
      {(card.group === "public" || card.group === "discard") && <span class="cl">{say(`bridge_over-${card.group}`)}</span>}
      {ends[0] !== undefined && <Corner colour={ends[0]} />}
      {isWild(card) && shown === "" && <Quad />}
      <Middle card={card} />
      {card.number >= 0 && ends[1] !== undefined && <Corner colour={ends[1]} />}
      {mark !== "" && <Key>{mark}</Key>}
    </div>
  );
}

function isWild(card: Face): boolean {
  return card.group === "wild" || card.group === "special";
}

function groundOf(card: Face, shown: string): string {
  if (shown !== "") return `k-${shown}${card.colours.length === 1 ? "" : " named"}`;
  if (isWild(card)) return "wild";
  if (card.colours.length === 2) return `duo k1-${card.colours[0]} k2-${card.colours[1]}`;
  if (card.colours.length === 1) return `k-${card.colours[0]}`;
  return "def";
}

function Quad() {
  return (
    <span class="quad">
      {Object.entries(SHAPES).map(([colour, shape]) => (
        <i key={colour} class={`k-${colour}`}>
          <Sign name={shape} />
        </i>
      ))}
    </span>
  );
}

function Middle({ card }: { card: Face }) {
  if (card.number >= 0) return <span class={card.number > 9 ? "num big w2" : "num big"}>{card.number}</span>;
  return (
    <>
      {SIGNS[card.id] !== undefined && (
        <span class="mid">
          <Sign name={signOf(card.id)} />
        </span>
      )}
      <span class="nm">{card.name}</span>
    </>
  );
}

/** A public card: it lies across, so that it is never taken for one of the hand. */
export function PublicCard({ scene, face, count, mine }: { scene: Scene; face: string; count: number; mine: boolean }) {
  const card = faceOf(scene, face);
  return (
    <>
      <span class="ps">
        <Sign name={signOf(card.id)} />
      </span>
      <span>
        <b class="serif">
          {card.name}
          {count > 1 && <> × <Figure>{count}</Figure></>}
        </b>
        <small>{say(`bridge_over-front-${mine ? "mine-" : ""}${card.id}`)}</small>
      </span>
    </>
  );
}
