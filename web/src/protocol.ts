// Made by `python -m fudaba.server.protocol.typescript`; a test keeps it so.
// Change it there.

export const PROTOCOL = 4;
export const LONGEST_MESSAGE = 16384;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 400;
export const LONGEST_SCENARIO = 65536;
export const LARGEST_LOGS = 1048576;

/** Why the server closes a connection. */
export const CLOSE = { TOO_LONG: 4001, TOO_FAST: 4002, TOO_MANY: 4003, NOT_READABLE: 4004, STRANGER: 4005, RESTARTING: 4006, TOO_SLOW: 4007, BANNED: 4008 } as const;

export type BridgeOverLineKind = "all_draw" | "all_draw_leaves" | "attacks" | "attacks_with_bind" | "bind_leaves" | "cancels" | "defends" | "discards" | "draws" | "draws_bound" | "goes_out" | "is_bound" | "is_charged" | "is_dealt" | "lapses" | "moves_bind_on" | "moves_on" | "names_colour" | "parries" | "passes" | "penalty" | "plays" | "plays_as" | "pushes" | "put_under" | "releases" | "renews_pile" | "reverses" | "round" | "round_stands_still" | "skips" | "stops" | "suffers" | "takes_from_discards" | "throws_hand_away" | "turn" | "turned_up" | "wins";

export type DominionLineKind = "ability" | "adds_token" | "adds_vp" | "bids" | "brings" | "buys" | "calls" | "cleans_up" | "discards" | "draws" | "endless" | "ends" | "exchanges" | "exiles" | "follows_instead" | "gains" | "gets_actions" | "gets_buys" | "gets_coins" | "gets_potions" | "ignores_actions" | "is_unaffected" | "keeps" | "kingdom" | "landscapes" | "leaves_discarded" | "lies_with" | "looks_at" | "loses" | "makes_cheaper" | "may_be_sold" | "moves_minus_2" | "moves_plus_action" | "moves_plus_buy" | "moves_plus_card" | "moves_plus_coin" | "moves_trashing" | "names" | "obelisk_counts" | "passes" | "pays" | "pays_coffers" | "pays_debt" | "pays_potions" | "plays" | "plays_again" | "plays_there" | "puts" | "puts_at_bottom" | "puts_debt_on_pile" | "puts_deck_into_discards" | "puts_in_deck" | "puts_in_hand" | "puts_under_market" | "receives" | "renews" | "returns" | "returns_minus_card" | "returns_minus_coin" | "returns_state" | "returns_to_action_phase" | "reveals" | "rotates" | "sets_aside" | "sets_out" | "shuffles" | "shuffles_into_deck" | "skips_turn" | "spends_favors" | "starts_with" | "stays" | "takes_a_sun" | "takes_artifact" | "takes_boon" | "takes_coffers" | "takes_debt" | "takes_favors" | "takes_minus_card" | "takes_minus_coin" | "takes_state" | "takes_villagers" | "takes_vp" | "token_actions_1" | "token_buys_1" | "token_cards_1" | "token_coins_1" | "topdecks" | "trashes" | "turn" | "turns_journey_down" | "turns_journey_up" | "turns_up" | "uses_action" | "uses_coffers" | "uses_colonies" | "uses_shelters" | "uses_villagers" | "uses_way" | "will_skip";

export type InnovationLineKind = "achieves" | "action" | "activates" | "begins_within" | "brings_in_age_0" | "claims" | "closes_museums" | "compels" | "demands" | "digs" | "draws" | "draws_and_achieves" | "draws_and_foreshadows" | "draws_and_junks" | "draws_and_melds" | "draws_and_returns" | "draws_and_reveals" | "draws_and_safeguards" | "draws_and_scores" | "draws_and_takes" | "draws_and_tucks" | "draws_beyond" | "earns_bonus" | "enacts" | "endless" | "endorses" | "ends_within" | "executes" | "executes_card" | "exhibits" | "flips_coin" | "foreshadows" | "frees" | "inspires" | "is_dealt" | "is_immune" | "is_inspired" | "issues" | "junks" | "junks_achievement" | "junks_artifacts" | "junks_deck" | "karma" | "looks" | "loses" | "melds" | "names" | "offers" | "promotes" | "proves" | "puts_back" | "raises" | "rearranges" | "removes" | "restores" | "returns" | "reveals" | "safeguards" | "scores" | "searches" | "seizes" | "seizes_to_hand" | "shares" | "splays_aslant" | "splays_aslant_of" | "splays_left" | "splays_left_of" | "splays_right" | "splays_right_of" | "splays_up" | "splays_up_of" | "starts" | "steals" | "takes" | "takes_away" | "transfers" | "tucks" | "turn" | "unsplays" | "unsplays_of" | "wins";

export type LineKind = BridgeOverLineKind | DominionLineKind | InnovationLineKind;

export type BridgeOverQuestionKind = "as" | "colour" | "direction" | "follow" | "may" | "player" | "react" | "take" | "turn";

export type DominionQuestionKind = "buy" | "choose" | "discard" | "embargo" | "exile" | "gain" | "instructions" | "invent" | "keep" | "keep_in_hand" | "leave" | "name" | "order" | "pass" | "play" | "put_at_bottom" | "put_in_deck" | "put_in_hand" | "put_token" | "put_under_market" | "react" | "receive" | "replace" | "return" | "reveal" | "rotate" | "set_aside" | "tax" | "topdeck" | "trash" | "action" | "may" | "night" | "number" | "option" | "player" | "turn";

export type InnovationQuestionKind = "achieve" | "choose" | "city" | "dogma" | "fade" | "foreshadow" | "junk" | "look" | "meld" | "name" | "offer" | "order" | "promote" | "put_back" | "remove" | "restore" | "return" | "reveal" | "safeguard" | "score" | "steal" | "take" | "transfer" | "tuck" | "action" | "colour" | "display" | "icon" | "may" | "option" | "player" | "relic" | "type" | "value";

export type QuestionKind = BridgeOverQuestionKind | DominionQuestionKind | InnovationQuestionKind;

export type BridgeOverVerb = "as" | "colour" | "direction" | "draw" | "may" | "none" | "pass" | "play" | "player" | "release" | "stop" | "take";

export type DominionVerb = "buy" | "choose" | "discard" | "embargo" | "exile" | "gain" | "instructions" | "invent" | "keep" | "keep_in_hand" | "leave" | "name" | "order" | "pass" | "play" | "put_at_bottom" | "put_in_deck" | "put_in_hand" | "put_token" | "put_under_market" | "react" | "receive" | "replace" | "return" | "reveal" | "rotate" | "set_aside" | "tax" | "topdeck" | "trash" | "end_phase" | "end_turn" | "may" | "none" | "number" | "option" | "pay_debt" | "play_shadow" | "player" | "trash_discarded" | "trash_in_play" | "turn" | "use";

export type InnovationVerb = "achieve" | "choose" | "city" | "dogma" | "fade" | "foreshadow" | "junk" | "look" | "meld" | "name" | "offer" | "order" | "promote" | "put_back" | "remove" | "restore" | "return" | "reveal" | "safeguard" | "score" | "steal" | "take" | "transfer" | "tuck" | "achieve_secret" | "claim" | "decree" | "endorse" | "parley" | "achieve_it" | "achieve_secrets" | "bottom" | "draw" | "draw_and_foreshadow" | "draw_and_junk" | "draw_and_meld" | "draw_and_safeguard" | "draw_and_score" | "draw_higher" | "exchange" | "execute_it" | "hands" | "junk_and_safeguard" | "junk_deck" | "meld_and_splay" | "offer_hand" | "offer_it" | "purple_aslant" | "purple_left" | "purple_right" | "purple_up" | "return_it" | "safeguard_achievements" | "safeguard_from_hand" | "score_age" | "score_from_hand" | "score_it" | "score_piles" | "score_secrets" | "splay_and_execute" | "splay_left" | "splay_other" | "splay_right" | "splay_up" | "take_bottoms" | "take_secrets" | "top" | "tuck_from_forecast" | "tuck_score_pile" | "unsplay" | "colour" | "dig" | "icon" | "inspire" | "may" | "pass" | "player" | "type" | "value";

export type Verb = BridgeOverVerb | DominionVerb | InnovationVerb;

/**
 * An attack that somebody must answer.
 *
 * by: the seat that directed it there. on: its victim's. kind: the card that began it. cards: how many it
 * makes draw, without what its victim's own Amplify adds.
 */
export interface BridgeOverAttack {
  by: number;
  on: number;
  kind: string;
  cards: number;
}

/**
 * What everybody may know (G-21).
 *
 * round, rounds: which it is, and of how many. turn: the seat that acts. turns: how many there have been.
 * colour, sign: how the top card shows; no colour while it is still to be named. drawn: whether a card has
 * been drawn as the action of this turn. bound: bound turns to come, by seat. points: of the match, which
 * are losses. history: the points of each finished round.
 */
export interface BridgeOverPublic {
  game: "bridge_over";
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  direction: "clockwise" | "counterclockwise";
  colour: string;
  sign: string;
  drawn: boolean;
  bound: number[];
  points: number[];
  history: number[][];
  attack: BridgeOverAttack | null;
  over: boolean;
}

/**
 * What a seat alone may know: the points of its hand.
 */
export interface BridgeOverPrivate {
  game: "bridge_over";
  hand_points: number;
}

/**
 * What is printed on a card.
 *
 * basic, expansion: how many there are in each deck. points: what it costs in a hand at the end;
 * front_points: in front of a player. colours: those it comes in, a pair as "red/green". deck: the only
 * one that it is in. number: of a number card.
 */
export interface BridgeOverFacts {
  game: "bridge_over";
  id: string;
  set: string;
  types: string[];
  cost: number[] | null;
  count: number | null;
  basic: number;
  expansion: number;
  points: number;
  colours: string[];
  deck: string | null;
  front_points?: number | null;
  number?: number | null;
}

/**
 * Tokens of one sort that lie in one place, by `tokens.Token`.
 *
 * says: by which of the game's messages they are told, "" for what is only remembered. seat: whose they
 * are, -1 for nobody's. zone: the pile on which they lie, -1 for none. card: the landscape, "" for none.
 */
export interface DominionLying {
  token: string;
  says: string;
  seat: number;
  zone: number;
  card: string;
  count: number;
}

/**
 * A Project, State or Artifact that a player has.
 */
export type DominionOwned = [id: string, seat: number];

/**
 * What a card costs. Compare with `within`; the order of tuples means nothing.
 */
export type DominionCost = [coins: number, potions: number, debt: number];

/**
 * A pile. top: the card that lies face up on it, "" for none. cost: now, in coins, Potions and debt.
 *
 * supply: whether it is in the Supply. no: in a Buy phase, why nothing can be bought from it, "" where
 * something can (`rules.offers.why_not_bought`; "empty": no card is left).
 */
export interface DominionPile {
  id: string;
  top: string;
  count: number;
  cost: DominionCost;
  supply: boolean;
  zone: number;
  no: string;
}

/**
 * A landscape beside the piles. cost: None where it is never bought.
 *
 * no: in a Buy phase, why it cannot be bought now, "" where it can (`why_not_bought`, and `gain.used_up`).
 */
export interface DominionLandscape {
  id: string;
  sort: string;
  cost: DominionCost | null;
  no: string;
}

/**
 * What waits: whose it is, from which card ("" for none), for which act, and whether this turn only.
 */
export interface DominionPending {
  seat: number;
  card: string;
  to: string;
  this_turn: boolean;
}

/**
 * What has come into the game besides, and the card for which it did.
 */
export type DominionBrought = [id: string, by: string];

/**
 * What one kind is worth to a player: its id ("" for VP tokens), how many of it there are, and the points
 * of all of them. Landscapes that give points are one of a kind.
 */
export type DominionCounted = [id: string, number: number, points: number];

/**
 * Turn, phase, what is left to spend, tokens, piles with their costs, and what is still to come.
 *
 * turn: the seat whose turn it is; by: the card by which it is an extra turn, "" for none; controller: who
 * decides in it, -1 for the player. turns: how many each has had. coffers to debt: tokens, by seat.
 * kingdom: its id, where it has a name. counted: once the game is over, what each player has.
 */
export interface DominionPublic {
  game: "dominion";
  turn: number;
  by: string;
  controller: number;
  turns: number[];
  phase: string;
  actions: number;
  buys: number;
  coins: number;
  potions: number;
  coffers: number[];
  villagers: number[];
  favors: number[];
  vp: number[];
  debt: number[];
  tokens: DominionLying[];
  owned: DominionOwned[];
  piles: DominionPile[];
  landscapes: DominionLandscape[];
  pending: DominionPending[];
  kingdom: string;
  brought: DominionBrought[];
  over: boolean;
  counted: DominionCounted[][] | null;
}

/**
 * All cards that a player has, by name, and what they come to: they may remember what went in.
 *
 * The points are those that do not depend on what others have. deck: how many of each name lie in their
 * deck, where the table counts that for its players (`deck_counts`), else None.
 */
export interface DominionPrivate {
  game: "dominion";
  owned: Record<string, number>;
  score: number;
  deck: Record<string, number> | null;
}

/**
 * What is printed on a card or landscape.
 *
 * sort: what it is: a card, a pile of several, a group with a name, an Event … figures: +Cards, +Actions and
 * so on, where there are any. worth: in Victory points, None where that depends. plain: it only gives coins.
 */
export interface DominionFacts {
  game: "dominion";
  id: string;
  set: string;
  types: string[];
  cost: DominionCost;
  count: number | null;
  sort: string;
  editions: number[];
  pile: string;
  figures: Record<string, number>;
  worth: number | null;
  plain: boolean;
}

/**
 * Whom a dogma reaches by one icon; players are seats, clockwise from the player who activates.
 *
 * icon: the one that is compared; counts: by seat, how many each has. demanded, immune: whom the demands
 * reach, and the opponents whom they do not; compelled: whom the compels reach; shares: who executes the
 * other effects too. Each is None where the card has no such effect now. pays: who sits far away and has a
 * card to return: only for one they share, and for one of its own no demand reaches them (INN-216, INN-217).
 */
export interface InnovationWay {
  icon: string;
  counts: number[];
  demanded: number[] | null;
  immune: number[] | null;
  compelled: number[] | null;
  shares: number[] | null;
  pays: number[];
}

/**
 * Whom a card would reach if a player activated it now.
 *
 * seat: who would. face: the card. ways: by which icons it may go: the first is the featured one, another
 * the avatar (INN-241). karmas: the figures whose karma effects have their say before it, or before one of
 * its demands, and may change all of it.
 */
export interface InnovationReach {
  seat: number;
  face: string;
  ways: InnovationWay[];
  karmas: string[];
}

/**
 * What everybody may know besides the zones.
 *
 * goal: how many achievements win; victory, unseen_draw: the options of the table by which that is looked at
 * and cards are drawn. turn: the seat whose turn it is; turns: how many have begun; action, actions: which
 * of them it is. within: how many games within the game are going on (INN-G25). By seat: icons in the order
 * of `printed.ICONS`; splays of each colour; points; achievements, of which landmarks are on the board;
 * tucked, scored and drawn this turn, tucked_in which colours; lost: who is out of the game. once: what can
 * be done once a game, and has been. winners: the seats that have won. reach: whom each card that can be
 * activated would reach.
 */
export interface InnovationPublic {
  game: "innovation";
  edition: string;
  sets: string[];
  teams: boolean;
  goal: number;
  turn: number;
  turns: number;
  action: number;
  actions: number;
  phase: string;
  within: number;
  relics: boolean;
  victory: string;
  unseen_draw: string;
  icons: number[][];
  splays: number[][];
  points: number[];
  achievements: number[];
  landmarks: number[];
  tucked: number[];
  tucked_in: string[][];
  scored: number[];
  drawn: boolean[];
  once: string[];
  lost: boolean[];
  over: boolean;
  winners: number[];
  reach: InnovationReach[];
}

/**
 * What an edition prints: icons by place, the one that counts, and the kinds of the effects.
 */
export interface InnovationFace {
  icons: string[];
  featured: string;
  effects: string[];
}

/**
 * What is printed on a card; of an achievement or a museum no more than that it is one.
 *
 * editions: those that have it, the first of which has these icons; faces: what each prints.
 */
export interface InnovationFacts {
  game: "innovation";
  id: string;
  set: string;
  types: string[];
  cost: number[] | null;
  count: number | null;
  editions: string[];
  age?: number | null;
  colour?: string;
  icons?: string[];
  featured?: string;
  faces?: Record<string, InnovationFace>;
}

/**
 * The same in every language.
 */
export interface Text {
  en: string;
  ja: string;
}

/**
 * Who is to sit there: the player who opens the table, anybody, or a bot.
 *
 * bot: which one, as `Game.bots` calls it. name: what the bot is called at the table, "" for any name.
 */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}

/**
 * Time to think, in seconds: a stock for each seat, and what each answer adds to it.
 *
 * A player who has none left is played for by a bot until there is some again.
 */
export interface Clock {
  stock: number;
  each?: number;
}

/**
 * How much later those who only look on see a game: by so many seconds, or else by so many moves.
 *
 * A move is a moment of the game, as a replay steps through it. Once the game is over nothing is delayed.
 */
export interface Delay {
  seconds?: number;
  moves?: number;
}

/**
 * A match of so many games at one table after the other.
 *
 * first: who begins the next game: the seats take turns, or whoever has lost the last one. whole: all games
 * are played, also once it is decided.
 */
export interface MatchWish {
  games: number;
  first?: "alternate" | "loser";
  whole?: boolean;
}

/**
 * A match as it stands at the table of one of its games.
 *
 * id: the table of its first game. number: of this game, from 1. tables: of the games so far. players: by
 * seat, which seat each player had at the first game. points: of each game that is over, by seat here: 2 for
 * a win, 1 for a share of one. over: no further game comes. won: the seats that have won the match, several
 * for a draw, none as long as it goes on. left: the seat whose player has left it, -1 for none. next_in: the
 * seconds until the next game begins by itself, -1 where it does not.
 */
export interface Match {
  id: string;
  games: number;
  number: number;
  first: "alternate" | "loser";
  whole: boolean;
  tables: string[];
  players: number[];
  points: number[][];
  over: boolean;
  won: number[];
  left: number;
  next_in: number;
}

/**
 * A seat as everybody sees it.
 *
 * kind: who sits there. bot: the name of the bot that plays, also where it stands in for a person who
 * is away. here: whether somebody is connected. host: whether they opened the table. handed: whether the
 * person has let a bot go on. vetoed: the cards without which they wanted to play; content: they, or a bot,
 * want no more of them. person: who keeps a name and sat down by it, by their id; "" for a guest.
 */
export interface Seat {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  here: boolean;
  host: boolean;
  handed: boolean;
  vetoed: string[];
  content: boolean;
  person: string;
}

/**
 * Who really played, which no rule tells: from this many lines of the log on.
 *
 * what: a bot plays because that person's time was up, because they were away for long, or because they
 * handed their seat to it; or they play again themselves. hint: they asked the coach. gave_up: they gave the
 * game up.
 */
export interface Notice {
  line: number;
  seat: number;
  what: "away" | "back" | "gave_up" | "handed" | "hint" | "time";
}

/**
 * A card that the viewer sees. id: its name as long as it does not move, 0 where it has none.
 */
export interface Card {
  face: string;
  id: number;
}

/**
 * A place for cards: how many, those that the viewer sees (bottom first), faces known to be in it.
 *
 * backs: what can be seen of cards from behind, where a game has backs that differ; bottom first.
 */
export interface Zone {
  count: number;
  cards: Card[];
  known: string[];
  backs: string[];
}

/**
 * What the viewer may know of the table now.
 *
 * viewer: their seat, -1 for a spectator. zones: by name, those of a seat as "0.hand". public, private: the
 * game's own counters, null where there are none; decides_for: the private ones of seats for which they
 * decide, by seat.
 */
export interface View {
  viewer: number;
  seats: number;
  public: BridgeOverPublic | DominionPublic | InnovationPublic;
  private: BridgeOverPrivate | DominionPrivate | null;
  zones: Record<string, Zone>;
  decides_for: Record<string, BridgeOverPrivate | DominionPrivate | null>;
}

/**
 * One answer to a question; its number is its place among the options.
 *
 * verb, face, word, seat, number: as the game says it ("" and -1 where there is none). id: the card, 0 for
 * none or one that the viewer does not see. cards: all cards whose choice is this option (it, and those
 * equal to it in the same place): click any of them. zone: where they lie. label: what to show at
 * the table. short: the same as a word or two. hint: what follows from it, as far as the game can tell.
 */
export interface Option {
  verb: Verb;
  label: Text;
  short: Text;
  hint: Text;
  face: string;
  word: string;
  seat: number;
  number: number;
  id: number;
  cards: number[];
  zone: string;
}

/**
 * Cards of the viewer's that cannot be chosen, and why. rule: its id, to ask `/api/rules/<id>` about.
 */
export interface Blocked {
  cards: number[];
  face: string;
  zone: string;
  reason: Text;
  rule: string;
}

/**
 * What is to be decided. All but owner, decider and text is filled in only for the player who decides
 * (mine).
 *
 * owner: the seat whose choice it is by the rules. decider: the seat that answers. least, most: how many
 * options. ordered: whether their order matters. together: "" or the verb that all must have where
 * several are chosen. about: the face of the card that asks. numbers: the least and the greatest number
 * where one is named, since they are too many to be laid out as options; else empty.
 */
export interface Question {
  owner: number;
  decider: number;
  text: Text;
  mine: boolean;
  kind: QuestionKind | "";
  least: number;
  most: number;
  ordered: boolean;
  together: string;
  rule: string;
  number: number;
  whom: number;
  word: string;
  about: string;
  options: Option[];
  numbers: number[];
  blocked: Blocked[];
}

/**
 * A line of the log; its number is its place in the log.
 *
 * cause: the number of the line that it belongs to, -1 for none. depth: how many lines are its causes.
 * count: how many cards it is about; cards: those that the viewer may know. rule: the id of its rule.
 * row: the line with which the row begins in which it is told, or itself; joined: what that row says up to
 * this line, for a line that goes on with one.
 */
export interface Line {
  kind: LineKind;
  seat: number;
  whom: number;
  number: number;
  word: string;
  rule: string;
  cause: number;
  depth: number;
  count: number;
  text: Text;
  cards: Card[];
  row: number;
  joined: Text | null;
}

/**
 * What taking back would do for the viewer now.
 *
 * free: it needs nobody's consent. consent: it needs that of the others. none: it cannot be, and why:
 * "off", "over", "nothing" (no answer of theirs), "revealed", "others" (have answered since), "away" (are
 * all who could consent).
 */
export interface Taking {
  how: "consent" | "free" | "none";
  answers: number;
  why: string;
  text: Text;
}

/**
 * Something somebody said. number: its place, from 0. seat: -1 for a spectator.
 */
export interface Chat {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/**
 * The game from which that of a table goes on: what its players knew there is known to those who saw it.
 *
 * table: where it was played, "" where nobody knows. answers: how many had been given.
 */
export interface Origin {
  table: string;
  answers: number;
}

/**
 * Whom a player looks for who has opened a table in order to find an opponent.
 *
 * least, most: the rating, 0 for any. options: of the game, all of them.
 */
export interface Seeking {
  least: number;
  most: number;
  options: Record<string, string | number | boolean>;
}

/**
 * A table as the lobby lists it.
 *
 * taken: how many seats are not open. yours: the seat that the client holds, -1 for none. waits: whether
 * it waits for that seat's answer. asked: what for. turn: how far the game is, where it counts turns.
 * goes_on: whether its game goes on from another. about: what has been chosen for it, and what it is
 * played with. rated: whether it counts for ratings; level: the rating of the player who opened it. match:
 * where its game is one of several. seek: where its player looks for an opponent.
 */
export interface TableCard {
  table: string;
  game: string;
  title: Text;
  names: string[];
  seats: number;
  taken: number;
  state: "frozen" | "over" | "playing" | "waiting";
  spectators: "none" | "open" | "public";
  clock: Clock | null;
  yours: number;
  waits: boolean;
  asked: Text;
  turn: number;
  goes_on: boolean;
  about: Text;
  rated: boolean;
  level: number;
  match: Match | null;
  seek: Seeking | null;
}

/**
 * How the game ended for a seat: the figure it is ranked by, and whether it has won.
 */
export interface Score {
  seat: number;
  score: number;
  won: boolean;
}

/**
 * What a row of figures is called, and a remark on it.
 */
export interface Named {
  name: Text;
  note: Text;
}

/**
 * What was counted at the end: for each seat how many of it, and what they came to. face: "" for none.
 */
export interface Row {
  label: Named;
  face: string;
  counts: number[];
  figures: number[];
}

/**
 * A figure by which the players are compared. few: fewer is better. used: whether it was needed.
 */
export interface Measure {
  label: Named;
  figures: number[];
  few: boolean;
  used: boolean;
  rule: string;
}

/**
 * How the game ended: who won by what, and why it was over. rows: what the first measure is made of.
 */
export interface Ending {
  verdict: Text;
  why: Text;
  rule: string;
  rows: Row[];
  measures: Measure[];
}

/**
 * A moment of the game: how many lines the log had, who decided, -1 for nobody (the end).
 */
export interface ReplayStep {
  lines: number;
  decider: number;
}

/**
 * A value that an option of a table may have.
 */
export interface SwitchValue {
  value: string | number | boolean;
  title: Text;
}

/**
 * An option of a game's tables. rule: the id of the rule that it switches, or "".
 */
export interface Switch {
  name: string;
  title: Text;
  default: string | number | boolean;
  choices: SwitchValue[];
  rule: string;
}

/**
 * A level at which a bot can take a seat. about: what it means, in a sentence.
 */
export interface Bot {
  name: string;
  title: Text;
  about: Text;
}

/**
 * A game (`/api/games` lists them all).
 *
 * seats: for how many players; usual: the usual number. bots: levels, the weakest first; bot: the usual one.
 * lesson: for how many its first game is, 0 for none. day: whether it has a game of the day.
 */
export interface Game {
  name: string;
  title: Text;
  rules: number;
  seats: number[];
  usual: number;
  options: Switch[];
  bots: Bot[];
  bot: string;
  lesson: number;
  day: boolean;
}

/**
 * How somebody's game of the day ended. points, others: theirs, and the bot's. turns: of both together.
 *
 * mine: of the person who asks. rank: from 1; by points, then by fewer turns.
 */
export interface DayResult {
  name: string;
  points: number;
  others: number;
  turns: number;
  won: boolean;
  mine: boolean;
  rank: number;
}

/**
 * A game of the day, and how it ended. rank: their place among the `results` of that day.
 */
export interface DayPlayed {
  day: string;
  game: string;
  table: string;
  points: number;
  others: number;
  won: boolean;
  rank: number;
  results: number;
}

/**
 * A game's day (`/api/day/<game>`): what everybody plays with, and how it has gone.
 *
 * day: as 2026-11-22, of UTC. about: what is played with; cards: those of it that are cards, by id. ends:
 * seconds until there is another. table: of the attempt of the person who asks, "" if they have not begun.
 * before: the results of the day before.
 */
export interface DayPage {
  day: string;
  game: string;
  title: Text;
  about: Text;
  cards: string[];
  ends: number;
  table: string;
  results: DayResult[];
  before: DayResult[];
}

/**
 * A card of a game. facts: the game's own (set, types, cost, count, ...).
 *
 * text: what it does, in the usual edition. editions: what it does at a table of another one, where that is
 * not the same. shown: how many scenarios show it.
 */
export interface Kind {
  id: string;
  name: Text;
  text: Text;
  facts: BridgeOverFacts | DominionFacts | InnovationFacts;
  editions: Record<string, Text>;
  shown: number;
}

/**
 * What can be seen on a card. kind: the id of the card.
 */
export interface Face {
  kind: string;
  name: Text;
}

/**
 * Cards that belong together under a name: a kingdom. recommended: whether a rulebook recommends it.
 */
export interface NamedCards {
  name: Text;
  cards: string[];
  recommended: boolean;
}

/**
 * All cards of a game (`/api/catalogue/<game>`). words: what else has a name, such as colours.
 *
 * fluent: the messages with which its table tells what else lies there, as each language has them.
 * sets: what its sets are called, in their order. named: what a table may be played with that has a name.
 */
export interface Catalogue {
  game: string;
  kinds: Record<string, Kind>;
  faces: Record<string, Face>;
  words: Record<string, Text>;
  sets: Record<string, Text>;
  named: Record<string, NamedCards>;
  fluent: Text;
}

/**
 * What a rule says, and where it is written (`/api/rules/<id>`).
 *
 * source: the place in a document; document, title: which one it is. shown: how many scenarios
 * demonstrate it.
 */
export interface Rule {
  id: string;
  game: string;
  text: Text;
  source: Text;
  document: string;
  title: Text;
  address: string;
  shown: number;
}

/**
 * A scenario that shows a card: its title, in English, and its file.
 */
export interface Shown {
  title: string;
  file: string;
}

/**
 * What is ruled about a card (`/api/cards/<game>/<id>`), and the scenarios that show it: the first ones.
 *
 * more: how many scenarios there are besides.
 */
export interface CardRules {
  rules: Rule[];
  shown: Shown[];
  more: number;
}

/**
 * What comes in besides, and the card for which it does.
 */
export interface Brought {
  card: string;
  by: string;
}

/**
 * What is laid out, as it is written for some tool: in English and in Japanese, which may be the same.
 */
export interface KingdomForm {
  id: string;
  title: Text;
  written: Text;
}

/**
 * A line of what is taken out of the box. number: 0 for as many as there are.
 */
export interface BoxLine {
  number: number;
  name: Text;
  note: Text;
}

/**
 * A part of that list, under its heading.
 */
export interface BoxPart {
  title: Text;
  lines: BoxLine[];
}

/**
 * What a table is played with, for other tools and a real table (`/api/box/<game>?seats=...&...`).
 */
export interface LaidOut {
  forms: KingdomForm[];
  box: BoxPart[];
  wrong: Text;
}

/**
 * What a table would be played with (`/api/draws/<game>?seed=...&<option>=...`), before it is opened.
 *
 * options: with these a table has the same cards whatever its seed. wrong: why there is nothing, else "".
 */
export interface Drawn {
  cards: string[];
  landscapes: string[];
  brought: Brought[];
  options: Record<string, string | number | boolean>;
  wrong: Text;
}

/**
 * One of the best answers to a question.
 *
 * answer: the numbers of its options. chance: to win, from 0 to 1; least, most: its 95 % interval. why: what
 * speaks for it, "" where the game says nothing.
 */
export interface Advice {
  answer: number[];
  text: Text;
  chance: number;
  least: number;
  most: number;
  why: Text;
}

/**
 * The chance to win as a turn began. step: of the replay. turn: how many had been taken.
 *
 * chances, errors: by seat, as each player could know it, and the standard error of that.
 */
export interface Chance {
  step: number;
  turn: number;
  chances: (number | null)[];
  errors: (number | null)[];
}

/**
 * An answer that cost a chance to win. step: of the replay, at which it was asked.
 *
 * cost: how much greater the chance is with the better one, and half the 95 % interval of that. chance: with
 * what was answered. why: what speaks for the better one.
 */
export interface Costly {
  step: number;
  turn: number;
  seat: number;
  cost: number;
  half: number;
  chance: number;
  question: Text;
  given: Text;
  better: Text;
  why: Text;
}

/**
 * An answer that looks dear; see `coach.slices.Suspect`.
 */
export interface Suspected {
  number: number;
  turn: number;
  seat: number;
  given: number[];
  better: number[];
  dear: number;
}

/**
 * Look through a part of a record (`POST /api/replay/review`): so many answers from `first` on, or once
 * more an answer that looks dear. The parts one after the other are the review.
 */
export interface ReviewAsked {
  record: string;
  first?: number;
  count?: number;
  suspect?: Suspected | null;
}

/**
 * What a part has found. upto: where the next begins; answers: how many there are; steps: of the replay.
 *
 * again: how many of each player's suspects are looked at once more; shown: how many mistakes are shown.
 */
export interface ReviewPart {
  upto: number;
  answers: number;
  steps: number;
  again: number;
  shown: number;
  curve: Chance[];
  suspects: Suspected[];
  mistake: Costly | null;
  weighed: number;
}

/**
 * Run a scenario (`POST /api/lab/run`).
 *
 * text: as a file has it; or document: the same as plain data, which comes back written down. number: which
 * of the text's scenarios. at: the step after which the table is shown, as `LabRun.steps` counts them, -1
 * for the last one. eyes: the seat that looks, -1 for what everybody may know, -2 for all hands open.
 */
export interface LabAsked {
  text?: string;
  document?: unknown;
  number?: number;
  at?: number;
  eyes?: number;
}

/**
 * A counter, or the size of a place, that a step has changed; as the scenario format calls it.
 */
export interface LabChange {
  path: string;
  before: string;
  after: string;
}

/**
 * A step that was run; the first one is what happened before any.
 *
 * number: of the step in the scenario, counted through all branches from 1, 0 for none. line: in its text.
 * written: the step itself; answer: what is answered, in words, "" for no answer. check: whether it asks for
 * nothing but that something is so. branches: whether it only holds branches. branch: the names of the
 * branches it stands in. after: the step before it on its way. answers: how many it gave. message: what a
 * check has found, or why the step fails.
 */
export interface LabStep {
  number: number;
  line: number;
  written: string;
  answer: Text;
  check: boolean;
  branches: boolean;
  branch: string[];
  after: number;
  ok: boolean;
  answers: number;
  message: Text;
  lines: Line[];
  changes: LabChange[];
}

/**
 * What a step answers to the question that is looked at: the numbers of the options.
 */
export interface LabTaken {
  step: number;
  picks: number[];
}

/**
 * Something that a check may look at, as the scenario format calls it, and what it is now.
 */
export interface LabSight {
  path: string;
  value: string;
}

/**
 * What a scenario has done. at: the step after which view and question are. sights: what is so then.
 *
 * labels: how each option of the question is written in a scenario. nothing: how it is that nothing is
 * chosen. taken: the answers that the scenario gives to it, one in each branch. ok: whether all steps hold.
 */
export interface LabRun {
  title: string;
  rules: string[];
  notes: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: string[];
  steps: LabStep[];
  ok: boolean;
  at: number;
  view: View;
  question: Question | null;
  labels: string[];
  nothing: string | string[];
  taken: LabTaken[];
  sights: LabSight[];
}

/**
 * What is wrong with a scenario, and in which line of its text; 0 for none.
 */
export interface LabWrong {
  line: number;
  what: Text;
}

/**
 * The answer to `LabAsked`. text: the scenario; document: the same as plain data, null if it is none.
 *
 * titles: of all scenarios in the text that was sent. run: null where the scenario is wrong.
 */
export interface LabResult {
  text: string;
  document: unknown;
  titles: string[];
  run: LabRun | null;
  wrong: LabWrong | null;
}

/**
 * A key of a situation, as it is set up by hand; see `fudaba.lab.adapter.Field`.
 */
export interface LabForm {
  key: string;
  sort: string;
  words: string[];
  parts: LabForm[];
  of: string[];
  first: boolean;
}

/**
 * How situations of a game are set up by hand (`/api/lab/room/<game>`).
 *
 * common: what the table has; seat: what each seat has. blank: a situation to begin with.
 */
export interface LabRoom {
  game: string;
  common: LabForm[];
  seat: LabForm[];
  blank: string;
}

/**
 * A scenario that shows a rule or a card, with its text (`/api/lab/shown`).
 */
export interface LabShown {
  title: string;
  file: string;
  text: string;
}

/**
 * A moment of a game as a scenario (`/api/lab/moment/<table>`, `POST /api/lab/record`).
 *
 * dealt: whether it had to be told from the first deal on. imagined: whether the game goes on, so that what
 * one may not know of it lies at random.
 */
export interface LabMoment {
  text: string;
  dealt: boolean;
  imagined: boolean;
}

/**
 * Go on with a puzzle (`POST /api/puzzle`).
 *
 * name: of one of ours; or text: a puzzle file, and at: which of its puzzles. line: what has been answered
 * from its beginning, by all players; the others reply to the last answer. hints: how many are wanted.
 * named: the answers to the first question that are said to be the right ones. number: how many ways there
 * are said to be, or which outcome is said to come about, -1 for nothing. shown: whether the solution is
 * wanted.
 */
export interface PuzzleAsked {
  name?: string;
  text?: string;
  at?: number;
  line?: number[][];
  hints?: number;
  named?: number[][];
  number?: number;
  shown?: boolean;
}

/**
 * A puzzle as it is listed. kind: what its goal is (`puzzles.goals.Kind`).
 */
export interface PuzzleEntry {
  name: string;
  title: Text;
  task: Text;
  game: string;
  kind: string;
}

/**
 * Our own puzzles, from easy to hard by game. today: the name of the one of the day (UTC).
 */
export interface PuzzleList {
  puzzles: PuzzleEntry[];
  today: string;
  day: string;
}

/**
 * List the puzzles of a file (`POST /api/puzzle/file`).
 */
export interface PuzzleFileAsked {
  text: string;
}

/**
 * The puzzles of a file, and what is wrong with those that are none.
 */
export interface PuzzleFile {
  puzzles: PuzzleEntry[];
  wrong: LabWrong[];
}

/**
 * Where a line of a puzzle stands.
 *
 * line: all answers until now, those of the others with them; own: which of them the solver has given.
 * steps: what is carried out in an exam, as a scenario has it. outcomes: among which one chooses there.
 * hints: those that were asked for; more: whether there are others. reached: the most that the line has been
 * worth, where the goal is a number. wrong: whether what was said is not right. reason: why the solution is
 * right, once it is known. solution: the line of it; right: the right answers, or the right outcome, in
 * words; both only where the solution was asked for.
 */
export interface PuzzleStand {
  puzzle: PuzzleEntry;
  options: Record<string, string | number | boolean>;
  seats: string[];
  seat: number;
  view: View;
  question: Question | null;
  lines: Line[];
  line: number[][];
  own: number[];
  over: boolean;
  solved: boolean;
  wrong: boolean;
  reached: number | null;
  hints: Text[];
  more: boolean;
  steps: string[];
  outcomes: Text[];
  reason: Text;
  solution: number[][];
  right: Text[];
}

/**
 * Read logs (`POST /api/bring/read`), or follow one of them with a game of ours (`/api/bring/replay`).
 *
 * texts: as they were copied; those of one game become one log. kingdom: as somebody lists it, for the game
 * that is looked at. at: which of the games that is. player: whose games the statistics are of, "" for
 * everybody's. lang: in which the positions are written.
 */
export interface BringAsked {
  texts: string[];
  kingdom?: string;
  at?: number;
  player?: string;
  lang?: "en" | "ja";
}

/**
 * A game among those that were sent. texts: of how many it was made.
 */
export interface BringGame {
  players: string[];
  turns: number;
  texts: number;
  ended: boolean;
}

/**
 * A text that could not be read, by its place among those sent, and why.
 */
export interface BringWrong {
  text: number;
  what: Text;
}

/**
 * A line that could not be read, with its number in the text.
 */
export interface BringLine {
  number: number;
  text: string;
}

/**
 * What a player has. money: what all Treasures give, as far as it is printed on them.
 */
export interface BringDeck {
  cards: Record<string, number>;
  size: number;
  money: number;
}

/**
 * A turn to play on from: a scenario, and in sentences what of it is known and what is assumed.
 */
export interface BringPosition {
  knows: Text[];
  assumes: Text[];
  scenario: string;
}

/**
 * A turn of a log.
 *
 * player: whose, -1 where the log does not say. extra: what gave it, in the log's words. line: where it
 * begins in the text. hand: as it began, null where the log does not name it. played, bought, gained,
 * trashed: in it, by its player. decks: of all players, as it began. position: to play on from, null for a
 * turn of somebody whose hands are not named.
 */
export interface BringTurn {
  number: number;
  player: number;
  extra: string;
  line: number;
  hand: Record<string, number> | null;
  played: Record<string, number>;
  bought: Record<string, number>;
  gained: Record<string, number>;
  trashed: Record<string, number>;
  decks: BringDeck[];
  position: BringPosition | null;
}

/**
 * The game that is looked at.
 *
 * first: who had the first turn. viewers: those whose hands are named. resigned: who gave up, -1 for nobody.
 * unknowns: how many lines could not be read; unknown: the first of them. decks: at the end. without: why
 * there are no turns to play on from, "" where there are.
 */
export interface BringLog {
  players: string[];
  first: number;
  viewers: number[];
  kingdom: string[];
  ended: boolean;
  resigned: number;
  texts: number;
  lines: number;
  unknowns: number;
  unknown: BringLine[];
  turns: BringTurn[];
  decks: BringDeck[];
  without: Text;
}

/**
 * In how many games a player had something, how many of these were decided, and how many they won.
 */
export interface BringShare {
  of: string;
  games: number;
  decided: number;
  won: number;
}

/**
 * The answer to `BringAsked`.
 *
 * wrong: the texts that could not be read. kingdom: what is wrong with the list of it, "" for nothing.
 * log: null where there is no such game. tables: over all games, by name, of the players `players`.
 */
export interface BringRead {
  games: BringGame[];
  wrong: BringWrong[];
  kingdom: Text;
  at: number;
  log: BringLog | null;
  tables: Record<string, BringShare[]>;
  players: string[];
}

/**
 * A log followed by a game of ours. record: that game, "" for none; of how many turns it has `turns`.
 *
 * whole: whether it is followed to its end; else line, text: what it does not get past, and reason.
 */
export interface BringReplay {
  record: string;
  whole: boolean;
  turns: number;
  of: number;
  line: number;
  text: string;
  reason: string;
}

/**
 * A position of a log (`POST /api/bring/hint`, `/api/bring/coach`, `/api/bring/record`).
 *
 * scenario: it, whose first seat is on turn. names: what the players are called.
 */
export interface BringMoment {
  scenario: string;
  names?: string[];
}

/**
 * The best answers at a position, the best first. threat: what the others may do. worlds: in how many
 * each answer was tried.
 */
export interface BringHint {
  question: Text;
  advice: Advice[];
  threat: Text;
  worlds: number;
}

/**
 * What the coach would have done in a turn: the lines of the log, to its end.
 */
export interface BringCoach {
  lines: Text[];
}

/**
 * A position as a game that is about to be played.
 */
export interface BringRecord {
  record: string;
}

/**
 * A seat that the client holds.
 */
export interface SeatKey {
  table: string;
  token: string;
}

/**
 * Be told of the open tables, and of one's own seats (`Tables`, now and whenever that changes).
 */
export interface Watch {
  t: "watch";
  mine?: SeatKey[];
}

/**
 * A moment of a game that is over; step as in `Look`. token: of a seat there, if one has one.
 */
export interface After {
  table: string;
  step: number;
  token?: string;
}

/**
 * Open a table. Answered by `Seated`.
 *
 * name: of the player who opens it. options: those not given have their defaults. undo, spectators, hints:
 * the table's rules. takeover: the bot that plays for a player who is away, null for the usual one, "" for
 * none. listed: shown in the lobby; otherwise only the invitation leads there. after: go on from a moment of
 * another game that one may see; then game and options are that game's, and there are as many seats. If a
 * card was being carried out, it goes on from before that. What is hidden there comes to lie anew. lesson:
 * the game's first game, dealt the same to everybody; its options are fixed, and bots have all other seats.
 * vetoes: how many cards each person may do without before the game begins, in a game whose cards are chosen
 * for each table; then it begins only when all are content. rated: it counts for ratings: all people must
 * keep a name, nothing is taken back by consent, nobody sees all hands or asks the coach, bots sit there
 * from the beginning. match: the first of several games. likes, bans: in a match, the cards that the player
 * who opens it likes and bans, where a game draws cards for each table. delay: of those who only look on.
 */
export interface Create {
  t: "create";
  name: string;
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean>;
  undo?: "consent" | "free" | "off";
  spectators?: "none" | "open" | "public";
  takeover?: string | null;
  clock?: Clock | null;
  listed?: boolean;
  after?: After | null;
  lesson?: boolean;
  vetoes?: number;
  hints?: "consent" | "free" | "off";
  rated?: boolean;
  match?: MatchWish | null;
  likes?: string[];
  bans?: string[];
  delay?: Delay | null;
}

/**
 * Play the game's game of the day, once. Answered by `Seated`.
 *
 * guest: what proves to a server that a guest is the same as before; drawn by the browser.
 */
export interface Today {
  t: "today";
  name: string;
  game: string;
  guest?: string;
}

/**
 * Take an open seat, any or this one. Answered by `Seated`. invite: needed at a table not listed.
 *
 * rated: that the game will count for ratings; a player who sits down must know whether it does.
 * likes, bans: as in `Create`.
 */
export interface Sit {
  t: "sit";
  table: string;
  name: string;
  invite?: string;
  seat?: number;
  rated?: boolean;
  likes?: string[];
  bans?: string[];
}

/**
 * Look for an opponent. Answered by `Found` where somebody waits who looks for the same, else by
 * `Seated`: then a table is listed that waits, as long as somebody is at it (`Join`). There a `Found`
 * may come, too: two who look at the same moment meet at the earlier table.
 *
 * options, clock, rated: as in `Create`. least, most: the opponent's rating, 0 for any; only people who keep
 * a name have one. but: tables at which one could not sit down.
 */
export interface Seek {
  t: "seek";
  name: string;
  game: string;
  options?: Record<string, string | number | boolean>;
  clock?: Clock | null;
  rated?: boolean;
  least?: number;
  most?: number;
  but?: string[];
}

/**
 * Be told of a table from now on: as the seat of this token, or as a spectator without one.
 *
 * sequence: the last one known, -1 for none: then all is told. chat: how many lines of chat are known.
 * Answered by `Welcome`, then `Update`. A connection is at one table at a time. follow: where its game is
 * one of a match and the match has gone on since, be told where (`Led`) instead.
 */
export interface Join {
  t: "join";
  table: string;
  token?: string;
  invite?: string;
  name?: string;
  sequence?: number;
  chat?: number;
  follow?: boolean;
}

/**
 * Answer the question of this sequence. Answered by `Taken` once it is written, or by `Refused`.
 */
export interface Answer {
  t: "answer";
  table: string;
  sequence: number;
  answer: number[];
}

/**
 * Take back one's own last answer, or ask the others whether one may (`ConsentAsked`).
 */
export interface Undo {
  t: "undo";
  table: string;
  sequence: number;
}

/**
 * Ask the coach what is best at one's question of this sequence, or ask the others whether one may.
 *
 * Answered by `Hinted`, unless the table goes on before. Everybody sees that it was asked (`Notice`).
 */
export interface Hint {
  t: "hint";
  table: string;
  sequence: number;
}

/**
 * Have the coach look through a game that is over. Answered by `Reviewed`, again and again until it is
 * done; what was found is kept.
 */
export interface LookThrough {
  t: "look_through";
  table: string;
}

/**
 * Say yes or no to a `ConsentAsked`; the player who asked may say no to it, too.
 */
export interface Consent {
  t: "consent";
  table: string;
  request: number;
  yes: boolean;
}

/**
 * Say something to all at the table.
 */
export interface Say {
  t: "say";
  table: string;
  text: string;
}

/**
 * Stand up. Before the game the seat is open again; later `Join` brings one back to it.
 */
export interface Leave {
  t: "leave";
  table: string;
}

/**
 * The host puts a bot on an open seat, or opens it again (bot: "").
 */
export interface Fill {
  t: "fill";
  table: string;
  seat: number;
  bot?: string;
}

/**
 * The host wants another number of seats before the game: more open ones, or fewer.
 *
 * Where none is open any more the game begins. Seats behind one that goes have other numbers then, and
 * whoever sits there gets another `Welcome`.
 */
export interface Resize {
  t: "resize";
  table: string;
  seats: number;
}

/**
 * Before the game: do without a card of the table, for which another comes; card "": with none more.
 */
export interface Veto {
  t: "veto";
  table: string;
  card?: string;
}

/**
 * After the end: wish for another game with the same people, or take one's seat there once it is open.
 *
 * how: the same again; with new cards where a game draws some at random for each table; with swapped seats;
 * "no": not any more. The next table is opened when all people who are here wish for the same (`Seats`
 * says who does); the seats of those who are not here are open there. Answered by `Seated` once it is.
 * Between two games of a match: begin the next one, at once if all players say so (how: anything but "no").
 * The tokens of seats are the same there, so nothing answers it but `Seats`.
 */
export interface Rematch {
  t: "rematch";
  table: string;
  how?: "new" | "no" | "same" | "swapped";
}

/**
 * Let a bot go on in one's seat, or (over: false) go on oneself again.
 */
export interface Hand {
  t: "hand";
  table: string;
  over: boolean;
}

/**
 * Let bots be quick, or (quick: false) as slow as usual, as long as nobody else plays or watches.
 */
export interface Pace {
  t: "pace";
  table: string;
  quick: boolean;
}

/**
 * End the game: one's own side has lost it. See `Welcome.gives_up`.
 */
export interface GiveUp {
  t: "give_up";
  table: string;
}

/**
 * Leave a match before its end: no further game comes, and where two sides play the other has won it. A
 * game that is played now is given up, if two sides play; else a bot goes on in one's seat.
 */
export interface LeaveMatch {
  t: "leave_match";
  table: string;
}

/**
 * Let one's seat go on on another device. Answered by `Carried`. token: as in `Join`.
 */
export interface Carry {
  t: "carry";
  table: string;
  token: string;
}

/**
 * Go on with a seat by the code of `Carried`; good once. Answered by `Seated`.
 */
export interface Claim {
  t: "claim";
  table: string;
  code: string;
}

/**
 * See an earlier moment. Answered by `Looked`.
 *
 * step: which, from 0; where it is -1, line: the moment when that line of the log was told. viewer: through
 * whose eyes; while the game runs only one's own or a spectator's (-1), after it anybody's, and -2 for
 * all hands.
 */
export interface Look {
  t: "look";
  table: string;
  step?: number;
  line?: number;
  viewer?: number;
}

/**
 * Nothing but a sign of life; answered by `Pong`.
 */
export interface Ping {
  t: "ping";
}

/**
 * The first message of every connection. version: the engine's.
 */
export interface Hello {
  t: "hello";
  protocol: number;
  version: string;
}

/**
 * The lobby: tables with an open seat or to be watched, and those where one sits.
 */
export interface Tables {
  t: "tables";
  open: TableCard[];
  mine: TableCard[];
}

/**
 * The seat is yours. token: proves it; keep it, and show it to nobody. invite: for the others.
 */
export interface Seated {
  t: "seated";
  table: string;
  seat: number;
  token: string;
  invite: string;
}

/**
 * Somebody waits at that table who looks for the same: sit down there. rated: as `Sit` has to say.
 */
export interface Found {
  t: "found";
  table: string;
  rated: boolean;
}

/**
 * The match at that table has gone on at another one, where the same token counts.
 */
export interface Led {
  t: "led";
  table: string;
  to: string;
}

/**
 * The code by which another device goes on with the seat (`Claim`): good once, for this many seconds.
 */
export interface Carried {
  t: "carried";
  table: string;
  code: string;
  lasts: number;
}

/**
 * What stays the same at a table, told to a viewer who joins. you: their seat, -1 for a spectator.
 *
 * options: of the game. about: what is special about them, in a line. commitment: SHA-256 that fixes the
 * seed, "" before the start. invite: "" for spectators. chat: what they do not know yet. origin: the game
 * from which this one goes on, if it does:
 * it has a seed of its own, and cards of which no player knew have come to lie anew. lesson, vetoes,
 * rated: as in `Create`. gives_up: whether they may give the game up: two sides play, and nobody else
 * is on theirs. delay: with which those who only look on see the game.
 */
export interface Welcome {
  t: "welcome";
  table: string;
  you: number;
  game: string;
  title: Text;
  options: Record<string, string | number | boolean>;
  undo: "consent" | "free" | "off";
  spectators: "none" | "open" | "public";
  takeover: string;
  clock: Clock | null;
  listed: boolean;
  commitment: string;
  invite: string;
  chat: Chat[];
  origin: Origin | null;
  about: Text;
  lesson: boolean;
  vetoes: number;
  hints: "consent" | "free" | "off";
  rated: boolean;
  gives_up: boolean;
  delay: Delay | null;
}

/**
 * Who sits where, and how the table stands.
 *
 * next: the table of the rematch, or "". again: how one is wished for, by the seats that are ready.
 * notices: who really played, in the order of the log. match: where the game is one of several.
 */
export interface Seats {
  t: "seats";
  table: string;
  state: "frozen" | "over" | "playing" | "waiting";
  seats: Seat[];
  watching: number;
  next: string;
  again: string;
  ready: number[];
  notices: Notice[];
  match: Match | null;
}

/**
 * A part of a long log, ahead of the `Update` that tells the rest; a viewer who joins gets one after
 * another.
 *
 * since: as there.
 */
export interface Lines {
  t: "lines";
  table: string;
  since: number;
  lines: Line[];
}

/**
 * The game as it stands.
 *
 * since: forget the lines of the log from this number on (after an undo some are gone), then add `lines`.
 * question: None before the game and once it is over. undo: for a seat.
 */
export interface Update {
  t: "update";
  table: string;
  sequence: number;
  since: number;
  lines: Line[];
  view: View | null;
  question: Question | null;
  undo: Taking;
}

/**
 * The answer is written down for good. sequence: which one it was given to.
 */
export interface Taken {
  t: "taken";
  table: string;
  sequence: number;
}

/**
 * Something was not done, and nothing has changed.
 *
 * what: the `t` of the message, "" where it could not be read. code: for programs: "stale" (the sequence
 * is no longer the present one), "illegal", "not_yours", "full", "no_table", "no_seat", "bad_setup",
 * "bad_message", "not_now", "too_fast", "closing" or "not_allowed". reason: for people. detail: more
 * closely what is wrong, or nothing.
 */
export interface Refused {
  t: "refused";
  what: string;
  code: string;
  reason: Text;
  detail: Text;
  table: string;
}

/**
 * Somebody said something.
 */
export interface Said {
  t: "said";
  table: string;
  line: Chat;
}

/**
 * How many milliseconds each seat has left, and whose time runs (-1: nobody's).
 */
export interface Clocks {
  t: "clocks";
  table: string;
  left: number[];
  runs: number;
}

/**
 * Somebody asks the others whether they may do something: take answers back, or ask the coach.
 *
 * answers: how many are taken back; line: from which line of the log on that is. needs: the seats that
 * have not agreed yet.
 */
export interface ConsentAsked {
  t: "consent_asked";
  table: string;
  request: number;
  what: "hint" | "undo";
  by: number;
  answers: number;
  needs: number[];
  text: Text;
  line: number;
}

/**
 * It was done, or not.
 */
export interface ConsentEnded {
  t: "consent_ended";
  table: string;
  request: number;
  done: boolean;
}

/**
 * The game has ended. seed: what the commitment was made of. record: the address of its record.
 */
export interface Over {
  t: "over";
  table: string;
  scores: Score[];
  ending: Ending;
  seed: string;
  commitment: string;
  record: string;
}

/**
 * The game met an error and has stopped. report: the address of its report, for those who sat there.
 */
export interface Frozen {
  t: "frozen";
  table: string;
  reason: Text;
  report: string;
}

/**
 * The table at an earlier moment, with the log up to there. steps: all moments, for a scrubber.
 */
export interface Looked {
  t: "looked";
  table: string;
  step: number;
  viewer: number;
  lines: Line[];
  view: View;
  question: Question | null;
  steps: ReplayStep[];
}

/**
 * What the coach says to one seat, of the question of that sequence.
 *
 * advice: the best answers, the best first. threat: what the opponents may do next. games: how many were
 * played out with each answer; 0 where nothing could be. coming: whether it is a first one, from a few of
 * them, and a better one is being thought of.
 */
export interface Hinted {
  t: "hinted";
  table: string;
  sequence: number;
  advice: Advice[];
  threat: Text;
  games: number;
  coming: boolean;
}

/**
 * What the coach has found in a game so far. share: how much is done, 1 for all. steps: all moments.
 *
 * curve: by turns, as far as they have been looked at. mistakes: the dearest first, once all is done; of
 * each seat at most `shown`. weighed: how many answers. skipped: how many took too long to be tried.
 */
export interface Reviewed {
  t: "reviewed";
  table: string;
  share: number;
  steps: number;
  curve: Chance[];
  mistakes: Costly[];
  weighed: number;
  shown: number;
  skipped: number;
}

/**
 * The server stops, perhaps to start again: nothing is lost, clocks stand still; connect again soon.
 */
export interface Closing {
  t: "closing";
  reason: Text;
  again_in: number;
}

/**
 * The answer to a `Ping`.
 */
export interface Pong {
  t: "pong";
}

/**
 * A name that somebody wants to keep, or to change theirs into.
 */
export interface NameWish {
  name: string;
}

/**
 * A passkey that was made. challenge: which one it answers. title: what its owner calls it.
 */
export interface Attested {
  challenge: string;
  credential: Record<string, unknown>;
  title?: string;
}

/**
 * What a passkey has signed.
 */
export interface Asserted {
  challenge: string;
  credential: Record<string, unknown>;
}

/**
 * A code, as somebody has read it from their paper.
 */
export interface Written {
  code: string;
}

/**
 * A passkey, and what it is to be called.
 */
export interface DeviceWish {
  id: string;
  title?: string;
}

/**
 * End this session; or all of them.
 */
export interface Out {
  everywhere?: boolean;
}

/**
 * Seats that a browser holds, and that are to be its owner's.
 */
export interface TakeAlong {
  seats: SeatKey[];
}

/**
 * A link for a friend, which somebody follows.
 */
export interface Following {
  link: string;
}

/**
 * Somebody, by their id.
 */
export interface Whom {
  id: string;
}

/**
 * What the server's operator should know of somebody. table: where it was, which must be there; or "".
 */
export interface Complaint {
  id: string;
  text: string;
  table?: string;
}

/**
 * A browser that wants to be told of turns: where messages for it are taken, what they are encrypted for,
 * in which language, and the seats that it holds.
 */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: "en" | "ja";
  seats?: SeatKey[];
}

/**
 * A browser that wants to be told nothing any more.
 */
export interface PushEnd {
  endpoint: string;
}

/**
 * There is nothing to say.
 */
export interface Nothing {
}

/**
 * A passkey of one's own. used: seconds since 1970; as `made` where it was never used. here: by it one
 * has come.
 */
export interface Device {
  id: string;
  title: string;
  made: number;
  used: number;
  here: boolean;
}

/**
 * Who one is here. codes: how many are left of those on paper. levels: one's ratings, by game.
 *
 * blocked: of whom one wants nothing.
 */
export interface Me {
  id: string;
  name: string;
  since: number;
  devices: Device[];
  codes: number;
  levels: Record<string, number>;
  blocked: string[];
}

/**
 * Somebody whom one knows.
 */
export interface Acquaintance {
  id: string;
  name: string;
}

/**
 * One's friends, and those of whom one wants nothing.
 */
export interface Company {
  friends: Acquaintance[];
  blocked: Acquaintance[];
}

/**
 * What a link for a friend ends with: `/f/<link>`. One may follow it, within a week.
 */
export interface FriendLink {
  link: string;
}

/**
 * The key for which a browser is to subscribe, "" where this server tells nobody anything; and why.
 */
export interface PushOffer {
  key: string;
  why: Text | null;
}

/**
 * Who asks, null for a guest. why: why no name can be kept at this address; null where it can.
 */
export interface Here {
  me: Me | null;
  why: Text | null;
}

/**
 * What the browser is to ask a passkey: the options of `navigator.credentials`, as JSON.
 */
export interface Challenged {
  challenge: string;
  options: unknown;
}

/**
 * Who one is from now on. codes: to be written down; they are shown this once.
 */
export interface Opened {
  me: Me;
  codes: string[];
}

/**
 * Something was not done. code: "prove" where one has to prove anew who one is. detail: why the operator
 * of the server does not want it.
 */
export interface NotDone {
  code: string;
  reason: Text;
  detail: string;
}

/**
 * How somebody at a game has done. bot: which one it was, "" for a person. figure: what they had of what
 * counted first.
 */
export interface Placed {
  name: string;
  bot: string;
  figure: number;
  won: boolean;
}

/**
 * A game of somebody's. you: their seat. decided: what the winners had more of (or less); null where
 * nothing that is counted decided. about: what it was played with. rated: whether it counts for ratings;
 * change: what it did to theirs, null where that is not known yet, or it does not count.
 */
export interface Played {
  table: string;
  game: string;
  ended: number;
  seats: Placed[];
  you: number;
  about: Text;
  decided: Text | null;
  turns: number;
  rated: boolean;
  change: number | null;
}

/**
 * How often somebody has played with a card, or a kingdom, and how often they won then.
 */
export interface WinCount {
  name: Text;
  played: number;
  won: number;
}

/**
 * A game's results of somebody: how often played and won, alone against bots included.
 *
 * streak: the longest row of games won. highest: the most of what counts, where more is better. fastest: the
 * fewest turns of their own in which they have won a game; 0 for none. rated: how many games counted
 * for their rating; rating: what they are believed to be, give or take `error`; line: what they were after
 * each of the last of them. cards, kingdoms: how they did with each, the most played first.
 */
export interface Tally {
  game: string;
  played: number;
  won: number;
  streak: number;
  highest: number;
  fastest: number;
  rated: number;
  rating: number;
  error: number;
  line: number[];
  cards: WinCount[];
  kingdoms: WinCount[];
}

/**
 * What may be known of somebody. games: the latest first, how many there are at all is in `tallies`.
 *
 * older: whether there are more before them. days: their last games of the day, the latest first.
 */
export interface Profile {
  id: string;
  name: string;
  since: number;
  tallies: Tally[];
  games: Played[];
  older: boolean;
  days: DayPlayed[];
}

export type FromClient = Today | Watch | Create | Seek | Sit | Join | Answer | Undo | Hint | Consent | Say | Leave | Fill | Resize | Veto | Rematch | Hand | GiveUp | LeaveMatch | Carry | Claim | Look | LookThrough | Ping;

export type FromServer = Hello | Tables | Seated | Found | Led | Carried | Welcome | Seats | Lines | Update | Taken | Refused | Said | Clocks | ConsentAsked | ConsentEnded | Over | Frozen | Looked | Hinted | Reviewed | Closing | Pong;
