// The table as one viewer sees it at one moment: what every part of the page reads, and nothing else.
import type { Card, Catalogue, Game, Kind, Line, Question, Seat, Text, Verb, View, Zone } from "./protocol";
import { lang } from "./settings";

const EMPTY: Zone = { count: 0, cards: [], known: [], backs: [] };

/** A text in the language of the page. */
export function localized(text: Text): string {
  return text[lang.value];
}

/** A rule's id, or "" and the face of a card. */
export interface Reason {
  id: string;
  face: string;
}

type Public = View["public"];
type Private = NonNullable<View["private"]>;
type Facts = Kind["facts"];

/** What is seen; where cards are only described there is no table, and so no counters. */
type Seen = Omit<View, "public"> & { public: Public | null };

function ofGame<All extends { game: string }, G extends All["game"]>(found: All | null, game: G): Extract<All, { game: G }> {
  if (found?.game !== game) throw new Error(`${game} is looked for where there is ${found?.game ?? "nothing"}`);
  return found as Extract<All, { game: G }>;
}

/** What is printed on a card, as that of a game; undefined for none. Throws for a card of another game. */
export function factsOf<G extends Facts["game"]>(kind: Kind, game: G): Extract<Facts, { game: G }>;
export function factsOf<G extends Facts["game"]>(kind: Kind | undefined, game: G): Extract<Facts, { game: G }> | undefined;
export function factsOf<G extends Facts["game"]>(kind: Kind | undefined, game: G): Extract<Facts, { game: G }> | undefined {
  return kind === undefined ? undefined : ofGame<Facts, G>(kind.facts, game);
}

export class Scene {
  constructor(
    readonly game: string,
    readonly title: Text,
    readonly options: Readonly<Record<string, string | number | boolean>>,
    readonly seats: readonly Seat[],
    readonly view: Seen,
    readonly question: Question | null,
    readonly lines: readonly Line[],
    readonly catalogue: Catalogue,
    /** A moment that is past: nothing can be answered there. */
    readonly past: boolean,
    readonly scores: readonly { seat: number; score: number; won: boolean }[],
  ) {}

  get viewer(): number {
    return this.view.viewer;
  }

  /** The seat at the bottom of the table: the viewer's, or the first one. */
  get me(): number {
    return Math.max(0, this.view.viewer);
  }

  /** The question, where the viewer decides it. */
  get mine(): Question | null {
    return this.question?.mine && !this.past ? this.question : null;
  }

  get decider(): number {
    return this.question?.decider ?? -1;
  }

  /** The counters that all may know, as those of a game. Throws at the table of another game, and without a table. */
  counters<G extends Public["game"]>(game: G): Extract<Public, { game: G }> {
    return ofGame<Public, G>(this.view.public, game);
  }

  /** The viewer's own counters, as those of a game; null where they may not know them. */
  own<G extends Private["game"]>(game: G): Extract<Private, { game: G }> | null {
    return this.view.private === null ? null : ofGame<Private, G>(this.view.private, game);
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  zone(name: string, seat = -1): Zone {
    return this.view.zones[seat < 0 ? name : `${seat}.${name}`] ?? EMPTY;
  }

  cards(name: string, seat = -1): Card[] {
    return this.zone(name, seat).cards;
  }

  /** The name of a card in words. */
  card(face: string): string {
    const known = this.catalogue.faces[face];
    return known === undefined ? face : localized(known.name);
  }

  /** What is known of the card with this face; undefined where the game knows none. */
  kind(face: string): Kind | undefined {
    return this.catalogue.kinds[this.catalogue.faces[face]?.kind ?? face];
  }

  /** What a card does at this table, by its edition; "" where the game knows none with this face. */
  text(face: string): string {
    const kind = this.kind(face);
    return kind === undefined ? "" : localized(kind.editions[String(this.options["edition"])] ?? kind.text);
  }

  /** What one of the game's own words is called. */
  word(id: string): string {
    const known = this.catalogue.words[id];
    return known === undefined ? id : localized(known);
  }

  /** The seats from the one after the viewer on, clockwise. */
  others(): number[] {
    const count = this.view.seats;
    return Array.from({ length: count - 1 }, (_, step) => (this.me + 1 + step) % count);
  }

  /** The lines that led to a line, the first cause first, the line itself last. */
  causes(index: number): Line[] {
    const chain: Line[] = [];
    for (let at = index; at >= 0 && at < this.lines.length; at = this.lines[at]!.cause) chain.unshift(this.lines[at]!);
    return chain;
  }

  /** Why a line happened: its rule, and the card whose effect it is; null where neither is known. */
  reason(index: number, isHead: (line: Line) => boolean): Reason | null {
    const line = this.lines[index];
    if (line === undefined) return null;
    const cause = this.lines[line.cause];
    const faces = new Set(cause?.cards.map((one) => one.face));
    const card = cause !== undefined && faces.size === 1 && !isHead(cause) ? cause.cards[0]!.face : "";
    const face = this.kind(card) === undefined ? "" : card;
    return line.rule === "" && face === "" ? null : { id: line.rule, face };
  }

  /** The number of the option that uses this card, -1 if none does. */
  optionOf(card: Card, verb?: Verb): number {
    const options = this.mine?.options ?? [];
    const fits = (option: { verb: Verb }) => verb === undefined || option.verb === verb;
    const exact = options.findIndex((option) => fits(option) && card.id !== 0 && (option.id === card.id || option.cards.includes(card.id)));
    if (exact >= 0 || card.id !== 0) return exact;
    return options.findIndex((option) => fits(option) && option.face === card.face);
  }

  /** Why a card cannot be chosen now, null if it can, or if it is not its turn to be. */
  blocked(card: Card): { reason: Text; rule: string } | null {
    return this.mine?.blocked.find((entry) => entry.cards.includes(card.id)) ?? null;
  }
}

/** The cards of a game without a table, as one edition has them ("" for the usual one): for pages that only tell of them. */
export function cardsOf(game: Game, known: Catalogue, edition = ""): Scene {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const view: Seen = { viewer: -1, seats: 0, public: null, private: null, zones: {}, decides_for: {} };
  return new Scene(game.name, game.title, edition === "" ? options : { ...options, edition }, [], view, null, [], known, true, []);
}

/** What is worked out of a scene, once for each. */
export function perScene<T>(work: (scene: Scene) => T): (scene: Scene) => T {
  const known = new WeakMap<Scene, { found: T }>();
  return (scene) => {
    let kept = known.get(scene);
    if (kept === undefined) known.set(scene, (kept = { found: work(scene) }));
    return kept.found;
  };
}
