// Messages and questions as a server sends them, with no more in them than a test reads.
import type { Catalogue, Option, Question } from "../src/protocol";

export const said = (text: string) => ({ en: text, ja: text });
export const NOTHING_TO_TAKE = { how: "none", answers: 0, why: "nothing", text: said("Nothing to take back.") } as const;

export function option(face: string): Option {
  return { verb: "discard", label: said(face), short: said(""), hint: said(""), face, word: "", seat: -1, number: -1, id: 0, cards: [], zone: "0.hand" };
}

export function ask(least = 1, most = 1, mine = true, together = ""): Question {
  const options = ["copper", "estate", "curse"].map(option);
  return { owner: 0, decider: mine ? 0 : 1, text: said("?"), mine, kind: "", least, most, ordered: false, together, rule: "", number: 0, whom: -1, word: "", about: "", options, numbers: [], blocked: [] };
}

export const line = (text: string, seat = 0) => ({ kind: "plays", seat, text: said(text) });
export const greeting = (more: object = {}) => ({ t: "welcome", table: "a", you: 0, game: "dominion", chat: [], ...more }) as const;
export const update = (sequence: number, question: Question | null, more: object = {}) =>
  ({ t: "update", table: "a", sequence, since: 0, lines: [], view: null, question, undo: NOTHING_TO_TAKE, ...more }) as const;
export const seats = (more: object = {}) =>
  ({ t: "seats", table: "a", state: "playing", seats: [{ kind: "person", here: true, handed: false }, { kind: "person", here: true, handed: false }], watching: 0, next: "", again: "", ready: [], notices: [], ...more }) as const;
export const refused = (what: string, code: string, table = "a") => ({ t: "refused", what, code, table, reason: said("No."), detail: said("") }) as const;
export const looked = (step: number) => ({ t: "looked", table: "a", step, viewer: 0, lines: [], view: null, question: null, steps: [] }) as const;

/** What of a table there is to see, where a test does not read more than whose turn it is. */
export const VIEW = { viewer: 0, seats: 2, public: null, private: null, zones: {}, decides_for: {} };
export const CARDS = { game: "dominion", kinds: {}, faces: {}, words: {}, sets: {}, fluent: { en: "", ja: "" } } as unknown as Catalogue;
