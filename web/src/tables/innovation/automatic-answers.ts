// Answers of Innovation that can be settled beforehand: what comes to the same whatever one chooses, and what is asked for.
import type { Question } from "../../protocol";

/** How wide a stack is splayed, by the word of the question that splays it. */
const WIDER: Readonly<Record<string, number>> = { splay_left: 1, splay_right: 2, splay_up: 3, splay_aslant: 4 };

/** What an answer needs to know besides the question. */
export interface Known {
  /** How wide the decider's stacks are splayed now, by colour: 0 for not at all. */
  splays: Readonly<Record<string, number>>;
  /** The age of a card by its face. */
  ageOf: (face: string) => number;
}

type Answer = (ask: Question, known: Known) => readonly number[] | null;

const every = (ask: Question): readonly number[] => ask.options.map((_, place) => place);

/** All cards, where all of them must be chosen, and their order does not matter: of returned cards where no two go under one deck. */
const all: Answer = (ask, { ageOf }) => {
  const { least, options, ordered } = ask;
  if (options.length === 0 || least !== options.length || options.some((option) => option.face === "")) return null;
  if (!ordered) return every(ask);
  const ages = options.map((option) => ageOf(option.face));
  return options.every((option) => option.verb === "return") && ages.every((age) => age > 0) && new Set(ages).size === ages.length ? every(ask) : null;
};

/** Splay what alone may be splayed, unless that could make a splay smaller. */
const splay: Answer = ({ kind, word, options }, { splays }) => {
  const wider = WIDER[word];
  if (wider === undefined) return null;
  if (kind === "colour") return options.length === 1 && (splays[options[0]!.word] ?? 0) < wider ? [0] : null;
  if (kind !== "may" || Object.values(splays).some((now) => now > wider)) return null;
  const yes = options.findIndex((option) => option.word === "yes");
  return yes < 0 ? null : [yes];
};

/** Claim the achievement of an age, where one alone can be claimed. */
const achieve: Answer = ({ kind, options }) => {
  const claims = options.flatMap((option, place) => (option.verb === "achieve" ? [place] : []));
  return kind === "action" && claims.length === 1 ? claims : null;
};

/** By the id of each, in the order in which they are listed. */
export const AUTOMATIC_ANSWERS: readonly (readonly [id: string, answer: Answer])[] = [
  ["all", all],
  ["splay", splay],
  ["achieve", achieve],
];
