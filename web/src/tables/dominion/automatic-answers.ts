// Answers of Dominion that can be settled beforehand: what comes to the same whatever one chooses, and by card what is asked for.
import type { Option, Question } from "../../protocol";

type Answer = (ask: Question) => readonly number[] | null;

/** Whether a Reaction is used each time that it could be, or never. */
const REACTIONS: Readonly<Record<string, "use" | "leave">> = {
  moat: "use",
  shield: "use",
  guard_dog: "use",
  caravan_guard: "use",
  horse_traders: "use",
  faithful_hound: "use",
  village_green: "use",
  weaver: "use",
  trail: "use",
  tunnel: "use",
  market_square: "use",
  royal_seal: "leave",
  trader: "leave",
  secret_chamber: "leave",
  diplomat: "leave",
  beggar: "leave",
  watchtower: "leave",
};

const one = (found: number): readonly number[] | null => (found < 0 ? null : [found]);

/** Use a Reaction that alone is offered, or leave it. */
function reaction(card: string, way: "use" | "leave"): Answer {
  return ({ kind, options }) => {
    const others = options.filter((option) => option.verb !== "none");
    if (kind !== "react" || others.length === 0 || others.length === options.length || others.some((option) => option.face !== card)) return null;
    return one(options.findIndex((option) => (way === "use" ? option.face === card : option.verb === "none")));
  };
}

/** One of the ways that a card leaves open for a card of this name. */
function chosen(card: string, about: readonly string[], word: string): Answer {
  return ({ kind, about: asked, word: by, options }) => {
    if (kind !== "option" || by !== card || !about.includes(asked)) return null;
    return one(options.findIndex((option) => option.word === word));
  };
}

/** Whether nothing tells these cards apart: neither what they are called, nor where they lie. */
function alike(options: readonly Option[]): boolean {
  const key = ({ verb, face, zone, label }: Option) => [verb, face, zone, label.en].join();
  return options.every((option) => option.face !== "" && key(option) === key(options[0]!));
}

/** So many of equal cards as must be chosen, where none more may be. */
const same: Answer = ({ least, most, options }) => (least === most && least > 0 && options.length > 0 && alike(options) ? options.slice(0, least).map((_, place) => place) : null);

/** All cards, where all of them must be chosen and their order does not matter. */
const all: Answer = ({ least, options, ordered }) => (!ordered && options.length > 0 && least === options.length && options.every((option) => option.face !== "") ? options.map((_, place) => place) : null);

/** By the id of each, in the order in which they are listed. */
export const AUTOMATIC_ANSWERS: readonly (readonly [id: string, answer: Answer])[] = [
  ["same", same],
  ["all", all],
  ...Object.entries(REACTIONS).map(([card, way]) => [card, reaction(card, way)] as const),
  ["loan", chosen("loan", ["copper"], "trash")],
  ["duchess", chosen("duchess", ["curse", "estate"], "discard")],
];
