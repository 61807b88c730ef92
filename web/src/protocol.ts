// Made by `python -m fudaba.server.protocol.typescript`; a test keeps it so.
// Change it there.

export const PROTOCOL = 6;
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
 */
export interface BridgeOverAttack {
  /** The seat that directed it there. */
  by: number;
  /** The seat that must answer it. */
  on: number;
  /** The id of the card that began it. */
  kind: string;
  /** How many cards it makes its victim draw, without what the victim's own Amplify adds. */
  cards: number;
}

/**
 * Public information (G-21).
 */
export interface BridgeOverPublic {
  game: "bridge_over";
  /** Number of this round. */
  round: number;
  /** Number of rounds in the match. */
  rounds: number;
  /** Seat that acts. */
  turn: number;
  /** Turns so far. */
  turns: number;
  /** The direction in which turns go on. */
  direction: "clockwise" | "counterclockwise";
  /** Colour of the top card; none while it is still to be named. */
  colour: string;
  /** Sign of the top card. */
  sign: string;
  /** Whether a card has been drawn as the action of this turn. */
  drawn: boolean;
  /** Remaining bound turns, by seat. */
  bound: number[];
  /** Points of the match, by seat; they are losses. */
  points: number[];
  /** Points of each finished round. */
  history: number[][];
  /** The attack that must be answered now, None where there is none. */
  attack: BridgeOverAttack | null;
  /** Whether the match is over. */
  over: boolean;
}

/**
 * What a seat alone may know: the points of its hand.
 *
 * unseen: how many cards of each face lie where they do not see them, where the table counts that for its
 * players (`card_counts`), else None. Who remembers all that was played since the last shuffle knows it.
 */
export interface BridgeOverPrivate {
  game: "bridge_over";
  hand_points: number;
  unseen: Record<string, number> | null;
}

/**
 * Printed facts of a card.
 */
export interface BridgeOverFacts {
  game: "bridge_over";
  id: string;
  set: string;
  types: string[];
  cost: number[] | null;
  count: number | null;
  /** Copies in the basic deck. */
  basic: number;
  /** Copies in the Expansion. */
  expansion: number;
  /** Penalty in a hand at the end. */
  points: number;
  /** Colours of its copies; a pair is "red/green". */
  colours: string[];
  /** The only deck that has it. */
  deck: string | null;
  /** Penalty in front of a player at the end. */
  front_points?: number | null;
  /** Number of a number card. */
  number?: number | null;
}

/**
 * Tokens of one kind in one place; see `tokens.Token`.
 */
export interface DominionLying {
  /** The id of the token. */
  token: string;
  /** Message that describes them; "" if they are only remembered. */
  says: string;
  /** Their owner; -1 for nobody. */
  seat: number;
  /** The pile that they lie on; -1 for none. */
  zone: number;
  /** The landscape that they lie on; "" for none. */
  card: string;
  /** How many lie there. */
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
 * A pile.
 */
export interface DominionPile {
  /** The id of the pile. */
  id: string;
  /** Face-up card on it; "" for none. */
  top: string;
  /** How many cards lie in it. */
  count: number;
  /** Present cost in coins, Potions and debt. */
  cost: DominionCost;
  /** Whether it belongs to the Supply. */
  supply: boolean;
  /** The number of its zone. */
  zone: number;
  /** In a Buy phase, why nothing can be bought from it, "" if something can (`rules.offers.why_not_bought`; "empty": no card is left). */
  no: string;
}

/**
 * A landscape beside the piles.
 */
export interface DominionLandscape {
  /** The id of the landscape. */
  id: string;
  /** What it is: "event", "way" and so on. */
  sort: string;
  /** What it costs, None where it is never bought. */
  cost: DominionCost | null;
  /** In a Buy phase, why it cannot be bought now, "" where it can (`why_not_bought`, and `gain.used_up`). */
  no: string;
}

/**
 * An effect that waits.
 */
export interface DominionPending {
  /** The player whose effect it is. */
  seat: number;
  /** The id of the card that it comes from, "" for none. */
  card: string;
  /** The act for which it waits. */
  to: string;
  /** Whether it waits in this turn only. */
  this_turn: boolean;
}

/**
 * What has come into the game besides, and the card for which it did.
 */
export type DominionBrought = [id: string, by: string];

/**
 * What one kind is worth to a player. Landscapes that give points are one of a kind.
 */
export type DominionCounted = [id: string, number: number, points: number];

/**
 * Turn, phase, what is left to spend, tokens, piles with their costs, and what is still to come.
 */
export interface DominionPublic {
  game: "dominion";
  /** Seat whose turn it is. */
  turn: number;
  /** Card that gave this extra turn; "" for none. */
  by: string;
  /** Seat that decides in this turn; -1 for its own player. */
  controller: number;
  /** Turns taken, by seat. */
  turns: number[];
  /** The phase of the turn. */
  phase: string;
  /** How many Actions are left. */
  actions: number;
  /** How many Buys are left. */
  buys: number;
  /** How many coins are left to spend. */
  coins: number;
  /** How many Potions are left to spend. */
  potions: number;
  /** Tokens by seat, here and up to `debt`. */
  coffers: number[];
  /** By seat, how many Villagers. */
  villagers: number[];
  /** By seat, how many Favors. */
  favors: number[];
  /** By seat, how many Victory tokens. */
  vp: number[];
  /** By seat, how much debt. */
  debt: number[];
  /** The tokens that lie somewhere, other than those counted by seat. */
  tokens: DominionLying[];
  /** The Projects, Artifacts, States and Boons that players have. */
  owned: DominionOwned[];
  /** The piles, in the order in which they are laid out. */
  piles: DominionPile[];
  /** The landscapes beside them. */
  landscapes: DominionLandscape[];
  /** The effects that wait. */
  pending: DominionPending[];
  /** Id of the kingdom, if it has a name. */
  kingdom: string;
  /** What is in the game because of a card that was chosen. */
  brought: DominionBrought[];
  /** Whether the game is over. */
  over: boolean;
  /** Cards of each player, once the game is over. */
  counted: DominionCounted[][] | null;
}

/**
 * All cards that a player has, and their points: a player may remember which cards were added.
 */
export interface DominionPrivate {
  game: "dominion";
  /** How many of each card the player has, by id. */
  owned: Record<string, number>;
  /** The points that do not depend on what others have. */
  score: number;
  /** How many of each card lie in the player's deck, where the table counts that for its players (`deck_counts`), else None. */
  deck: Record<string, number> | null;
}

/**
 * Printed facts of a card or landscape.
 */
export interface DominionFacts {
  game: "dominion";
  id: string;
  set: string;
  types: string[];
  /** What it costs as printed. */
  cost: DominionCost;
  count: number | null;
  /** Kind of object: a card, a pile of several, a group with a name, an Event … */
  sort: string;
  /** The editions of its set that have it. */
  editions: number[];
  /** The id of the pile that it belongs to. */
  pile: string;
  /** +Cards, +Actions and so on, if any. */
  figures: Record<string, number>;
  /** Victory points; None if that depends. */
  worth: number | null;
  /** Whether it does nothing but give coins. */
  plain: boolean;
}

/**
 * The players whom a dogma reaches by one icon. Players are seats, clockwise from the player who
 * activates.
 */
export interface InnovationWay {
  /** The icon that is compared. */
  icon: string;
  /** How many of it each seat has. */
  counts: number[];
  /** Those whom the demands reach, None where the card has no demand now. */
  demanded: number[] | null;
  /** The opponents whom the demands do not reach, None where the card has no demand now. */
  immune: number[] | null;
  /** Those whom the compels reach, None where the card has no compel now. */
  compelled: number[] | null;
  /** Those who execute the other effects too, None where the card has no such effect now. */
  shares: number[] | null;
  /** Those who sit far away and have a card to return. They pay only for an effect that they share, and for one of their own no demand reaches them (INN-216, INN-217). */
  pays: number[];
}

/**
 * The players whom a card would reach if one player activated it now.
 */
export interface InnovationReach {
  /** The player who would activate it. */
  seat: number;
  /** The id of the card. */
  face: string;
  /** The icons by which it may go. The first is the featured one, another the avatar (INN-241). */
  ways: InnovationWay[];
  /** The ids of the figures whose karma effects come before it, or before one of its demands, and may change all of it. */
  karmas: string[];
}

/**
 * What everybody may know besides the zones.
 */
export interface InnovationPublic {
  game: "innovation";
  /** The edition that is played, by its id. */
  edition: string;
  /** The ids of the sets in play. */
  sets: string[];
  /** Whether partners who sit opposite play together. */
  teams: boolean;
  /** How many achievements win. */
  goal: number;
  /** The seat whose turn it is. */
  turn: number;
  /** How many turns have begun. */
  turns: number;
  /** Which action of the turn it is, from 1. */
  action: number;
  /** How many actions the turn has. */
  actions: number;
  /** The part of the game, a word of its vocabulary. */
  phase: string;
  /** How many games within the game are going on (INN-G25). */
  within: number;
  /** Whether relics are in the game. */
  relics: boolean;
  /** The option "victory": when enough achievements win (INN-AMB31). */
  victory: string;
  /** The option "unseen_draw": which draws may be from the Unseen (INN-AMB12). */
  unseen_draw: string;
  /** By seat, how many of each visible icon, in the order of `printed.ICONS`. */
  icons: number[][];
  /** By seat, how each colour is splayed. */
  splays: number[][];
  /** By seat, the score. */
  points: number[];
  /** By seat, how many achievements, landmarks on the board among them. */
  achievements: number[];
  /** By seat, how many of the achievements are landmarks on the board. */
  landmarks: number[];
  /** By seat, how many cards were tucked this turn. */
  tucked: number[];
  /** By seat, the colours in which cards were tucked this turn. */
  tucked_in: string[][];
  /** By seat, how many cards were scored this turn. */
  scored: number[];
  /** By seat, whether a card was drawn this turn. */
  drawn: boolean[];
  /** The ids of what can be done once a game, and has been. */
  once: string[];
  /** By seat, whether the player is out of the game. */
  lost: boolean[];
  /** Whether the game is over. */
  over: boolean;
  /** The seats that have won. */
  winners: number[];
  /** The players whom each card that can be activated would reach. */
  reach: InnovationReach[];
}

/**
 * What a seat alone may know, at a table that counts cards for its players (`card_counts`).
 */
export interface InnovationPrivate {
  game: "innovation";
  /** The faces of the cards whose place they do not know. */
  unseen: string[];
  /** By zone, the faces of the cards that they saw going there and do not see there. In a deck the bottom one comes first. Outside decks a card is forgotten as soon as one with its back leaves that they do not see. */
  remembered: Record<string, string[]>;
}

/**
 * What an edition prints on a card.
 */
export interface InnovationFace {
  /** The icons, in the order of their places on the card. */
  icons: string[];
  /** The featured icon, "" for none. */
  featured: string;
  /** The kinds of its effects, in their order. */
  effects: string[];
}

/**
 * What is printed on a card; of an achievement or a museum no more than that it is one.
 */
export interface InnovationFacts {
  game: "innovation";
  id: string;
  set: string;
  types: string[];
  cost: number[] | null;
  count: number | null;
  /** The editions that have it. The first gives `icons` and `featured`. */
  editions: string[];
  /** Its age, None for a card without one. */
  age?: number | null;
  /** One of the five colours, "" for a card without one. */
  colour?: string;
  /** The icons, in the order of their places on the card. */
  icons?: string[];
  /** The featured icon, "" for none. */
  featured?: string;
  /** What each edition prints, by edition. */
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
 * Who is to sit at a seat.
 */
export interface SeatWish {
  /** The player who opens the table, anybody, or a bot. */
  kind: "bot" | "me" | "open";
  /** The bot, as `Game.bots` names it. */
  bot?: string;
  /** The bot's name at the table, "" for any name. */
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
 * A match: several games at one table, one after the other.
 */
export interface MatchWish {
  /** How many games. */
  games: number;
  /** Who begins the next game: the seats take turns, or the loser of the last one. */
  first?: "alternate" | "loser";
  /** Whether all games are played, even once the match is decided. */
  whole?: boolean;
}

/**
 * A match as it stands at the table of one of its games.
 */
export interface Match {
  /** The id of the table of its first game. */
  id: string;
  /** How many games it has. */
  games: number;
  /** The number of this game, from 1. */
  number: number;
  /** Who begins the next game. */
  first: "alternate" | "loser";
  /** Whether all games are played, even once the match is decided. */
  whole: boolean;
  /** The ids of the tables of the games so far. */
  tables: string[];
  /** By seat, the player's seat at the first game. */
  players: number[];
  /** For each game that is over, by seat here: 2 for a win, 1 for a share of one. */
  points: number[][];
  /** Whether no further game comes. */
  over: boolean;
  /** The seats that have won the match: several for a draw, none as long as it goes on. */
  won: number[];
  /** The seat whose player has left it, -1 for none. */
  left: number;
  /** The seconds until the next game begins by itself, -1 where it does not. */
  next_in: number;
}

/**
 * A seat as everybody sees it.
 */
export interface Seat {
  /** The name of the player, "" for an open seat. */
  name: string;
  /** Who sits there. */
  kind: "bot" | "open" | "person";
  /** The bot that plays, also for a person who is away, out of time or has handed over; "" for none. */
  bot: string;
  /** Whether somebody is connected. */
  here: boolean;
  /** Whether they opened the table. */
  host: boolean;
  /** Whether the person lets a bot play on. */
  handed: boolean;
  /** Cards that they rejected. */
  vetoed: string[];
  /** Whether they reject no more cards. */
  content: boolean;
  /** Id of the account; "" for a guest. */
  person: string;
}

/**
 * A change in who plays for a seat, from this many lines of the log on.
 */
export interface Notice {
  /** How many lines the log had. */
  line: number;
  /** The seat. */
  seat: number;
  /** A bot plays because the player's time was up ("time"), because they were away for long ("away"), or because they handed over their seat ("handed"); or they play again themselves ("back"). "hint": they asked the coach. "gave_up": they gave the game up. */
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
 * A place for cards.
 */
export interface Zone {
  /** How many cards lie there. */
  count: number;
  /** The cards that the viewer sees, the bottom one first. */
  cards: Card[];
  /** The faces of those known to be somewhere in it. */
  known: string[];
  /** What can be seen of cards from behind, in a game whose backs differ; the bottom one first. */
  backs: string[];
}

/**
 * What the viewer may know of the table now.
 */
export interface View {
  /** The viewer's seat; -1 for a spectator. */
  viewer: number;
  /** How many players there are. */
  seats: number;
  /** The game's public counters; null where there are none. */
  public: BridgeOverPublic | DominionPublic | InnovationPublic;
  /** The viewer's private counters; null where there are none. */
  private: BridgeOverPrivate | DominionPrivate | InnovationPrivate | null;
  /** Zones by name; those of a seat as "0.hand". */
  zones: Record<string, Zone>;
  /** Private counters of the seats that the viewer decides for, by seat. */
  decides_for: Record<string, BridgeOverPrivate | DominionPrivate | InnovationPrivate | null>;
}

/**
 * An option of a question; its number is its index.
 */
export interface Option {
  /** Verb, as the game names it; "" for none. */
  verb: Verb;
  /** Text on the table. */
  label: Text;
  /** The same in a word or two. */
  short: Text;
  /** What would follow from it, if the game can say. */
  hint: Text;
  /** Card face, likewise. */
  face: string;
  /** Further word, likewise. */
  word: string;
  /** Seat concerned; -1 for none. */
  seat: number;
  /** Number concerned; -1 for none. */
  number: number;
  /** The card; 0 for none or one that the viewer cannot see. */
  id: number;
  /** All cards that stand for this option (equal cards in the same place): a click on any of them chooses it. */
  cards: number[];
  /** Zone of these cards. */
  zone: string;
}

/**
 * Cards of the viewer's that cannot be chosen, and why.
 */
export interface Blocked {
  /** The stamps of the cards. */
  cards: number[];
  /** The face that they have. */
  face: string;
  /** The place in which they lie. */
  zone: string;
  /** Why they cannot be chosen. */
  reason: Text;
  /** Its id, to ask `/api/rules/<id>` about. */
  rule: string;
}

/**
 * A pending question. Everything but owner, decider and text is for the deciding player only (`mine`).
 */
export interface Question {
  /** Seat whose choice it is by the rules. */
  owner: number;
  /** Seat that answers. */
  decider: number;
  /** What is asked, in words. */
  text: Text;
  /** Whether the viewer must answer it. */
  mine: boolean;
  /** The kind of question, a word of the game. */
  kind: QuestionKind | "";
  /** Least number of options to choose. */
  least: number;
  /** Greatest number of options to choose. */
  most: number;
  /** Whether the order of the options matters. */
  ordered: boolean;
  /** Verb that all chosen options must share; "" for none. */
  together: string;
  /** The id of the rule that makes it a choice, or "". */
  rule: string;
  /** A figure that the question turns on. */
  number: number;
  /** Another seat that it concerns, -1 for none. */
  whom: number;
  /** A word of the game that belongs to it, or "". */
  word: string;
  /** Face of the card that asks. */
  about: string;
  /** What may be chosen, in the order in which answers name it by number. */
  options: Option[];
  /** Least and greatest number, where a number is to be named; else empty. */
  numbers: number[];
  /** Cards that cannot be chosen, and why. */
  blocked: Blocked[];
}

/**
 * A line of the log; its number is its index.
 */
export interface Line {
  /** What happened, a word of the game. */
  kind: LineKind;
  /** The player who did it, -1 for nobody. */
  seat: number;
  /** Another seat that it concerns, -1 for none. */
  whom: number;
  /** A number that belongs to it, such as an amount. */
  number: number;
  /** A word of the game that belongs to it, or "". */
  word: string;
  /** Id of its rule. */
  rule: string;
  /** Number of the line that caused it; -1 for none. */
  cause: number;
  /** Number of lines in its chain of causes. */
  depth: number;
  /** Number of cards concerned. */
  count: number;
  /** The sentence for it. */
  text: Text;
  /** Those of them that the viewer may see. */
  cards: Card[];
  /** Number of the first line of its displayed row. */
  row: number;
  /** Text of that row up to and including this line, if the row is longer. */
  joined: Text | null;
}

/**
 * What taking back would do for the viewer now.
 */
export interface Taking {
  /** "free": it needs nobody's consent. "consent": it needs that of the others. "none": it cannot be. */
  how: "consent" | "free" | "none";
  /** How many answers would be taken back. */
  answers: number;
  /** Why it cannot be: "off", "over", "nothing" (no answer of theirs), "revealed", "others" (have answered since), "away" (are all who could consent); "" where it can. */
  why: string;
  /** The same in words. */
  text: Text;
}

/**
 * Something somebody said.
 */
export interface Chat {
  /** Its place, from 0. */
  number: number;
  /** -1 for a spectator. */
  seat: number;
  /** The name of the person. */
  name: string;
  /** What they wrote. */
  text: string;
  /** When they wrote it, in seconds since 1970. */
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
 * The opponent for whom a player has opened a table.
 */
export interface Seeking {
  /** The opponent's lowest rating, 0 for any. */
  least: number;
  /** The opponent's highest rating, 0 for any. */
  most: number;
  /** All options of the game, by name. */
  options: Record<string, string | number | boolean>;
}

/**
 * A table in the lobby.
 */
export interface TableCard {
  /** The id of the table. */
  table: string;
  /** The name of the game. */
  game: string;
  /** The game's name for people. */
  title: Text;
  /** The names of the players. */
  names: string[];
  /** How many seats there are. */
  seats: number;
  /** Number of taken seats. */
  taken: number;
  /** Whether it waits, runs or is over. */
  state: "frozen" | "over" | "playing" | "waiting";
  /** What spectators may see. */
  spectators: "none" | "open" | "public";
  /** The time control, null for none. */
  clock: Clock | null;
  /** The client's seat; -1 for none. */
  yours: number;
  /** Whether it waits for an answer of that seat. */
  waits: boolean;
  /** What it asks that seat. */
  asked: Text;
  /** Turn number, where the game counts turns. */
  turn: number;
  /** Whether it continues another game. */
  goes_on: boolean;
  /** What it is played with. */
  about: Text;
  /** Whether it counts for ratings. */
  rated: boolean;
  /** The host's rating. */
  level: number;
  /** The match that its game belongs to. */
  match: Match | null;
  /** The opponent that its host looks for. */
  seek: Seeking | null;
  /** For each of `names` the bot, as `Game.bots` names it; "" for a person. */
  bots: string[];
}

/**
 * How the game ended for a seat.
 */
export interface Score {
  /** The seat. */
  seat: number;
  /** The figure by which it is ranked. */
  score: number;
  /** Whether its player has won. */
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
 * A row of what was counted at the end.
 */
export interface Row {
  /** What is counted. */
  label: Named;
  /** The face of the card that is counted, "" for none. */
  face: string;
  /** How many of it each seat has. */
  counts: number[];
  /** What these come to, by seat. */
  figures: number[];
}

/**
 * A figure by which the players are compared.
 */
export interface Measure {
  /** What is compared. */
  label: Named;
  /** The figure of each seat. */
  figures: number[];
  /** Fewer is better. */
  few: boolean;
  /** Whether it was needed. */
  used: boolean;
  /** The id of the rule that says so, or "". */
  rule: string;
}

/**
 * How the game ended: who won by what, and why it was over.
 */
export interface Ending {
  /** A sentence that says who has won, and by what. */
  verdict: Text;
  /** A sentence that says why the game is over. */
  why: Text;
  /** The id of the rule by which it is over, or "". */
  rule: string;
  /** What the first measure is made of. */
  rows: Row[];
  /** What the players are compared by, in order. */
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
 * An option of a game's tables.
 */
export interface Switch {
  /** Its name, as in `Create.options`. */
  name: string;
  /** Its name for people. */
  title: Text;
  /** The value where nobody chooses one. */
  default: string | number | boolean;
  /** The values to choose from. */
  choices: SwitchValue[];
  /** The id of the rule that it switches, or "". */
  rule: string;
}

/**
 * An option of a table that is not as usual.
 */
export interface ChosenOption {
  /** Its name, as in `Create.options`. */
  name: string;
  /** Its name for people. */
  title: Text;
  /** What was chosen, in words. */
  value: Text;
  /** Whether it is a list of cards, or the name of one. */
  listed: boolean;
}

/**
 * A level at which a bot can take a seat.
 */
export interface Bot {
  /** The name of the bot, as in `SeatWish.bot`. */
  name: string;
  /** Its name for people. */
  title: Text;
  /** What it means, in a sentence. */
  about: Text;
}

/**
 * A game (`/api/games` lists them all).
 */
export interface Game {
  /** Its name, such as "dominion". */
  name: string;
  /** Its name for people. */
  title: Text;
  /** The version of the rules. */
  rules: number;
  /** Possible numbers of players. */
  seats: number[];
  /** Default number of players. */
  usual: number;
  /** The options of its tables, in the order in which they are offered. */
  options: Switch[];
  /** Bot levels, the weakest first. */
  bots: Bot[];
  /** Default bot. */
  bot: string;
  /** Number of players of the guided first game; 0 for none. */
  lesson: number;
  /** Whether there is a daily game. */
  day: boolean;
}

/**
 * Result of a daily game.
 */
export interface DayResult {
  /** The name of the player. */
  name: string;
  /** The player's points. */
  points: number;
  /** `points`, `others`: theirs, and the bot's. */
  others: number;
  /** Turns of both players together. */
  turns: number;
  /** Whether the player has won. */
  won: boolean;
  /** Whether it is the asking player. */
  mine: boolean;
  /** From 1; by points, then by fewer turns. */
  rank: number;
}

/**
 * A daily game that a person has played.
 */
export interface DayPlayed {
  /** The date. */
  day: string;
  /** The name of the game. */
  game: string;
  /** The id of the table. */
  table: string;
  /** The player's points. */
  points: number;
  /** The points of the bot. */
  others: number;
  /** Whether the player has won. */
  won: boolean;
  /** Rank among the results of that day. */
  rank: number;
  /** How many people have played it. */
  results: number;
}

/**
 * A game's day (`/api/day/<game>`): what everybody plays with, and how it has gone.
 */
export interface DayPage {
  /** The date in UTC, such as 2026-11-22. */
  day: string;
  /** The name of the game. */
  game: string;
  /** Its name for people. */
  title: Text;
  /** What is played with, in words. */
  about: Text;
  /** The cards among it, by id. */
  cards: string[];
  /** Seconds until the next one. */
  ends: number;
  /** The asking player's table; "" before they begin. */
  table: string;
  /** How it has gone today, the best first. */
  results: DayResult[];
  /** Results of the day before. */
  before: DayResult[];
}

/**
 * A card of a game.
 */
export interface Kind {
  /** The id of the card. */
  id: string;
  /** Its name for people. */
  name: Text;
  /** What it does, in the usual edition. */
  text: Text;
  /** The game's own (set, types, cost, count, ...). */
  facts: BridgeOverFacts | DominionFacts | InnovationFacts;
  /** What it does at a table of another one, where that is not the same. */
  editions: Record<string, Text>;
  /** How many scenarios show it. */
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
 * Cards that belong together under a name: a kingdom.
 */
export interface NamedCards {
  /** The name for people. */
  name: Text;
  /** The ids of the cards. */
  cards: string[];
  /** Whether a rulebook recommends it. */
  recommended: boolean;
}

/**
 * All cards of a game (`/api/catalogue/<game>`).
 */
export interface Catalogue {
  /** The name of the game. */
  game: string;
  /** The cards, by id. */
  kinds: Record<string, Kind>;
  /** What can be seen of a card, by the id of the face. */
  faces: Record<string, Face>;
  /** Other names, such as colours. */
  words: Record<string, Text>;
  /** Names of the sets, in order. */
  sets: Record<string, Text>;
  /** Named options, such as kingdoms. */
  named: Record<string, NamedCards>;
  /** The messages that name things on the table, by language. */
  fluent: Text;
}

/**
 * What a rule says, and where it is written (`/api/rules/<id>`).
 */
export interface Rule {
  /** The id of the rule, such as "DOM-001". */
  id: string;
  /** The name of the game. */
  game: string;
  /** What it says. */
  text: Text;
  /** Place in the document. */
  source: Text;
  /** Id of the document. */
  document: string;
  /** Title of the document. */
  title: Text;
  /** Where the document can be read, "" where it cannot. */
  address: string;
  /** Number of scenarios that show it. */
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
 * The rulings about a card (`/api/cards/<game>/<id>`), and the first scenarios that show it.
 */
export interface CardRules {
  /** The rules that name the card. */
  rules: Rule[];
  /** The first scenarios that show it. */
  shown: Shown[];
  /** How many more scenarios there are. */
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
  /** The id of the form. */
  id: string;
  /** The name of the tool. */
  title: Text;
  /** The list, as the tool reads it. */
  written: Text;
}

/**
 * A line of what is taken out of the box.
 */
export interface BoxLine {
  /** How many, 0 for as many as there are. */
  number: number;
  /** What is taken out. */
  name: Text;
  /** A remark behind it, "" for none. */
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
  /** The list as several tools read it. */
  forms: KingdomForm[];
  /** What is taken out of the box, part by part. */
  box: BoxPart[];
  /** Why there is none, "" where there is. */
  wrong: Text;
}

/**
 * What a table would be played with (`/api/draws/<game>?seed=...&<option>=...`), before it is opened.
 */
export interface Drawn {
  /** The ids of the Kingdom cards. */
  cards: string[];
  /** The ids of the landscapes. */
  landscapes: string[];
  /** What else is in the game because of one of them. */
  brought: Brought[];
  /** Options that give the same cards with any seed. */
  options: Record<string, string | number | boolean>;
  /** Why there are none; else "". */
  wrong: Text;
}

/**
 * One of the best answers to a question.
 */
export interface Advice {
  /** Numbers of the chosen options. */
  answer: number[];
  /** The answer in words. */
  text: Text;
  /** Chance of winning, 0 to 1. */
  chance: number;
  /** Lower end of its 95 % interval. */
  least: number;
  /** Upper end of its 95 % interval. */
  most: number;
  /** Reason for this answer; "" where the game gives none. */
  why: Text;
}

/**
 * The chance to win as a turn began.
 */
export interface Chance {
  /** The number of the moment in the replay. */
  step: number;
  /** How many turns had been taken. */
  turn: number;
  /** The chance of each seat, as its player could know it, from 0 to 1; null where nothing can be said. */
  chances: (number | null)[];
  /** The standard error of each chance. */
  errors: (number | null)[];
}

/**
 * A mistake: an answer that lowered the chance of winning, or what its turn brought.
 */
export interface Costly {
  /** Step of the replay at which the question was asked. */
  step: number;
  /** How many turns had been taken. */
  turn: number;
  /** The player who gave the answer. */
  seat: number;
  /** How much higher the chance is with the better answer; see `this_turn`. */
  cost: number;
  /** Half the 95 % interval of `cost`. */
  half: number;
  /** Chance of winning after the given answer. */
  chance: number;
  /** Whether `cost` is what was lost in the turn instead, 0.01 for $1. */
  this_turn: boolean;
  /** What was asked. */
  question: Text;
  /** The answer that was given. */
  given: Text;
  /** The answer that would have been better. */
  better: Text;
  /** Reason for the better answer. */
  why: Text;
}

/**
 * An answer that looks dear; see `coach.slices.Suspect`.
 */
export interface Suspected {
  /** How many answers came before it. */
  number: number;
  /** How many turns had been taken. */
  turn: number;
  /** The player who gave it. */
  seat: number;
  /** The answer that was given. */
  given: number[];
  /** The answer that seems to be better. */
  better: number[];
  /** The chance to win that it seems to cost, from 0 to 1. */
  dear: number;
}

/**
 * Review a part of a record (`POST /api/replay/review`). The parts one after the other are the review.
 */
export interface ReviewAsked {
  /** The text of the record. */
  record: string;
  /** The number of the first answer to look at. */
  first?: number;
  /** How many answers to look at. */
  count?: number;
  /** An answer to look at again instead, null for none. */
  suspect?: Suspected | null;
}

/**
 * The result of a part of a review.
 */
export interface ReviewPart {
  /** The number of the answer at which the next part begins. */
  upto: number;
  /** How many answers the game has. */
  answers: number;
  /** How many moments the replay has. */
  steps: number;
  /** How many of each player's suspects are looked at again. */
  again: number;
  /** How many mistakes are shown. */
  shown: number;
  /** The chances to win in this part. */
  curve: Chance[];
  /** The answers that look like mistakes. */
  suspects: Suspected[];
  /** The suspect as a mistake, null where it is none or there was no suspect. */
  mistake: Costly | null;
  /** How many answers were weighed. */
  weighed: number;
  /** Whether what all parts go by is still being looked for: ask for the same part again. */
  prepares: boolean;
}

/**
 * Run a scenario (`POST /api/lab/run`).
 */
export interface LabAsked {
  /** The scenarios, as in a file. */
  text?: string;
  /** Instead of `text`, one scenario as plain data; the result has its text. */
  document?: unknown;
  /** Which scenario of the text. */
  number?: number;
  /** Step after which the table is shown, as counted in `LabRun.steps`; -1 for the last. */
  at?: number;
  /** Seat whose view is shown; -1 for public information, -2 for all hands. */
  eyes?: number;
}

/**
 * A counter, or the size of a place, that a step has changed.
 */
export interface LabChange {
  /** Its name in the scenario format. */
  path: string;
  /** Its value before the step. */
  before: string;
  /** Its value after the step. */
  after: string;
}

/**
 * A step of a scenario that was run; the first entry is the situation before any step.
 */
export interface LabStep {
  /** Number in the scenario, counted through all branches from 1; 0 for none. */
  number: number;
  /** Line of the scenario's text. */
  line: number;
  /** The step as written. */
  written: string;
  /** The answer in words; "" for no answer. */
  answer: Text;
  /** Whether the step only checks something. */
  check: boolean;
  /** Whether the step only contains branches. */
  branches: boolean;
  /** Names of the branches that contain it. */
  branch: string[];
  /** The previous step on its path. */
  after: number;
  /** Whether the step did what it says. */
  ok: boolean;
  /** Number of answers that it gave. */
  answers: number;
  /** What a check found, or why the step failed. */
  message: Text;
  /** The lines that the log got by it. */
  lines: Line[];
  /** What it has changed. */
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
 * The result of running a scenario.
 */
export interface LabRun {
  /** The title of the scenario. */
  title: string;
  /** The ids of the rules that it is about. */
  rules: string[];
  /** The remarks of its author. */
  notes: string;
  /** The name of the game. */
  game: string;
  /** The options of the table, by name. */
  options: Record<string, string | number | boolean>;
  /** The names of the seats. */
  seats: string[];
  /** The steps that were run. */
  steps: LabStep[];
  /** Whether all steps hold. */
  ok: boolean;
  /** Step after which `view` and `question` are taken. */
  at: number;
  /** The table after them. */
  view: View;
  /** The question that waits, null at the end of the game. */
  question: Question | null;
  /** How a scenario writes each option of the question. */
  labels: string[];
  /** How a scenario writes choosing nothing. */
  nothing: string | string[];
  /** The scenario's own answers to this question, one for each branch. */
  taken: LabTaken[];
  /** What a check can look at, with its present value. */
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
 * The answer to `LabAsked`.
 */
export interface LabResult {
  /** The scenario that was run. */
  text: string;
  /** The same as plain data; null if it cannot be read. */
  document: unknown;
  /** Titles of all scenarios in the text. */
  titles: string[];
  /** Null if the scenario is wrong. */
  run: LabRun | null;
  /** What is wrong with the text, null for nothing. */
  wrong: LabWrong | null;
}

/**
 * A key of a situation, as it is set up by hand; see `fudaba.lab.adapter.Field`.
 */
export interface LabForm {
  /** The key as it is written in a situation. */
  key: string;
  /** The sort of its values. */
  sort: string;
  /** The words that are allowed. */
  words: string[];
  /** The fields of each of its values, where these have some. */
  parts: LabForm[];
  /** The sorts of cards that are meant, none for any. */
  of: string[];
  /** Whether only the seat to act has it. */
  first: boolean;
}

/**
 * How situations of a game are set up by hand (`/api/lab/room/<game>`).
 */
export interface LabRoom {
  /** The name of the game. */
  game: string;
  /** The keys that belong to the table. */
  common: LabForm[];
  /** The keys that each seat has. */
  seat: LabForm[];
  /** The text of a situation to begin with. */
  blank: string;
}

/**
 * A scenario that shows a rule or a card, with its text (`/api/lab/shown`).
 */
export interface LabShown {
  /** The title of the scenario. */
  title: string;
  /** The name of its file. */
  file: string;
  /** The text of the scenario. */
  text: string;
}

/**
 * A moment of a game as a scenario (`/api/lab/moment/<table>`, `POST /api/lab/record`).
 */
export interface LabMoment {
  /** The text of the scenario. */
  text: string;
  /** Whether it begins with the first deal, because the moment cannot be set up. */
  dealt: boolean;
  /** Whether the game goes on, so that what the viewer may not know of it lies at random. */
  imagined: boolean;
}

/**
 * Go on with a puzzle (`POST /api/puzzle`).
 */
export interface PuzzleAsked {
  /** Id of one of our puzzles; or else `text` and `at`. */
  name?: string;
  /** A puzzle file. */
  text?: string;
  /** Which of its puzzles. */
  at?: number;
  /** All answers since the beginning; the server adds the opponents' replies to the last one. */
  line?: number[][];
  /** Number of hints wanted. */
  hints?: number;
  /** Answers to the first question that the solver names as correct. */
  named?: number[][];
  /** Number of ways, or number of the outcome, that the solver names; -1 for none. */
  number?: number;
  /** Whether to show the solution. */
  shown?: boolean;
}

/**
 * A puzzle as it is listed.
 */
export interface PuzzleEntry {
  /** The name of its file. */
  name: string;
  /** Its title. */
  title: Text;
  /** What the player must do. */
  task: Text;
  /** The name of the game. */
  game: string;
  /** Kind of goal (`puzzles.goals.Kind`). */
  kind: string;
}

/**
 * Our own puzzles, from easy to hard by game.
 */
export interface PuzzleList {
  /** The puzzles. */
  puzzles: PuzzleEntry[];
  /** The name of the puzzle of the day (UTC). */
  today: string;
  /** That date. */
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
 * State of an attempt at a puzzle.
 */
export interface PuzzleStand {
  /** The puzzle. */
  puzzle: PuzzleEntry;
  /** The options of the table, by name. */
  options: Record<string, string | number | boolean>;
  /** The names of the players. */
  seats: string[];
  /** The player's seat. */
  seat: number;
  /** The table as it stands. */
  view: View;
  /** The question that waits, null for none. */
  question: Question | null;
  /** The lines of the log. */
  lines: Line[];
  /** All answers so far, including the opponents'. */
  line: number[][];
  /** Which of them are the solver's. */
  own: number[];
  /** Whether the attempt is over. */
  over: boolean;
  /** Whether it reached the goal. */
  solved: boolean;
  /** Whether the solver's claim is wrong. */
  wrong: boolean;
  /** Best value reached, where the goal is a number. */
  reached: number | null;
  /** Hints asked for. */
  hints: Text[];
  /** Whether there are more hints. */
  more: boolean;
  /** In an exam: what happens, as in a scenario. */
  steps: string[];
  /** In an exam: outcomes to choose from. */
  outcomes: Text[];
  /** Why the solution is right, once solved or shown. */
  reason: Text;
  /** Answers of the solution, if asked for. */
  solution: number[][];
  /** Correct answers or outcome in words, if asked for. */
  right: Text[];
}

/**
 * Read logs (`POST /api/bring/read`), or follow one of them with a game of ours (`/api/bring/replay`).
 */
export interface BringAsked {
  /** The texts as they were copied. Those of one game become one log. */
  texts: string[];
  /** The kingdom of the game that is looked at, as a person lists it; "" where the log lists it. */
  kingdom?: string;
  /** The number of the game that is looked at. */
  at?: number;
  /** The player whose games the statistics are about, "" for all players. */
  player?: string;
  /** The language in which the positions are written. */
  lang?: "en" | "ja";
}

/**
 * A game among those that were sent.
 */
export interface BringGame {
  /** The names of its players. */
  players: string[];
  /** How many turns it has. */
  turns: number;
  /** Of how many texts it was made. */
  texts: number;
  /** Whether the log says that it is over. */
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
 * What a player has.
 */
export interface BringDeck {
  /** How many of each card, by id. */
  cards: Record<string, number>;
  /** How many cards in all. */
  size: number;
  /** What all Treasures give, as far as it is printed on them. */
  money: number;
}

/**
 * A turn to play on from.
 */
export interface BringPosition {
  /** What the log says of it, a sentence each. */
  knows: Text[];
  /** What was assumed because the log does not say it, a sentence each. */
  assumes: Text[];
  /** The text of its scenario. */
  scenario: string;
}

/**
 * A turn of a log.
 */
export interface BringTurn {
  /** The number that the log gives it. */
  number: number;
  /** Whose turn it is, -1 where the log does not say. */
  player: number;
  /** What gave it, in the log's words, "" for a normal one. */
  extra: string;
  /** The number of the line of the text at which it begins. */
  line: number;
  /** The hand as it began, null where the log does not name it. */
  hand: Record<string, number> | null;
  /** What its player played in it, by id. */
  played: Record<string, number>;
  /** What its player bought in it, by id. */
  bought: Record<string, number>;
  /** What its player gained in it, by id. */
  gained: Record<string, number>;
  /** What its player trashed in it, by id. */
  trashed: Record<string, number>;
  /** The decks of all players, as it began. */
  decks: BringDeck[];
  /** A position to play on from, null for a turn of somebody whose hands are not named. */
  position: BringPosition | null;
}

/**
 * The game that is looked at.
 */
export interface BringLog {
  /** The names of its players. */
  players: string[];
  /** Who had the first turn. */
  first: number;
  /** The players whose hands are named. */
  viewers: number[];
  /** The ids of the Kingdom cards and landscapes. */
  kingdom: string[];
  /** Whether the log says that it is over. */
  ended: boolean;
  /** Who gave up, -1 for nobody. */
  resigned: number;
  /** Of how many texts it was made. */
  texts: number;
  /** How many lines it has. */
  lines: number;
  /** How many lines could not be read. */
  unknowns: number;
  /** The first of these lines. */
  unknown: BringLine[];
  /** The turns, in order. */
  turns: BringTurn[];
  /** The decks of all players at the end. */
  decks: BringDeck[];
  /** Why there are no turns to play on from, "" where there are. */
  without: Text;
}

/**
 * How well players did who had something.
 */
export interface BringShare {
  /** What they had, such as the name of a card. */
  of: string;
  /** In how many games a player had it. */
  games: number;
  /** How many of these games were decided. */
  decided: number;
  /** How many of the decided games they won; of a tie, the winners' share of it. */
  won: number;
}

/**
 * The answer to `BringAsked`.
 */
export interface BringRead {
  /** The games that were sent. */
  games: BringGame[];
  /** The texts that could not be read. */
  wrong: BringWrong[];
  /** What is wrong with the list of the kingdom, "" for nothing. */
  kingdom: Text;
  /** The number of the game that is looked at. */
  at: number;
  /** That game, null where there is no such game. */
  log: BringLog | null;
  /** The statistics over all games, by name. */
  tables: Record<string, BringShare[]>;
  /** The players whom these are about. */
  players: string[];
}

/**
 * A log followed by a game of ours.
 */
export interface BringReplay {
  /** The text of the record of that game, "" for none. */
  record: string;
  /** Whether it follows the log to its end. */
  whole: boolean;
  /** How many turns of the log it has. */
  turns: number;
  /** How many turns the log has. */
  of: number;
  /** The number of the line that it does not get past, 0 for none. */
  line: number;
  /** That line, "" for none. */
  text: string;
  /** Why it does not get past it: "answers" or "time"; "" for none. */
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
 * The best answers at a position, the best first.
 */
export interface BringHint {
  /** What is asked. */
  question: Text;
  /** The answers, the best first. */
  advice: Advice[];
  /** What the opponents may do. */
  threat: Text;
  /** In how many worlds each answer was tried. */
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
 * A moment of a game that is over, to play on from.
 */
export interface After {
  /** The id of the table. */
  table: string;
  /** The number of the moment, as in `Look`. */
  step: number;
  /** The token of a seat there, if one has one, else "". */
  token?: string;
}

/**
 * Open a table. Answered by `Seated` and then like `Join`.
 */
export interface Create {
  t: "create";
  /** The host's name. */
  name: string;
  /** The name of the game. */
  game: string;
  /** Who is to sit at each seat. */
  seats: SeatWish[];
  /** Options that differ from their defaults. */
  options?: Record<string, string | number | boolean>;
  /** Which answers can be taken back. */
  undo?: "consent" | "free" | "off";
  /** What spectators see. */
  spectators?: "none" | "open" | "public";
  /** Bot that stands in for an absent player; null for the default, "" for none. */
  takeover?: string | null;
  /** The time control, null for none. */
  clock?: Clock | null;
  /** Whether the lobby lists the table; otherwise the invitation is needed. */
  listed?: boolean;
  /** Continue another game that the player may see, from one of its moments. Game, options and number of seats are taken from there. In the middle of a card the game continues from before that card. Hidden cards are shuffled again. */
  after?: After | null;
  /** The game's guided first game: the same cards for everybody, fixed options, bots in all other seats. */
  lesson?: boolean;
  /** How many cards each person may reject before the game begins, if cards are drawn for each table. The game begins when nobody wants to reject more. */
  vetoes?: number;
  /** When players may ask the coach. */
  hints?: "consent" | "free" | "off";
  /** Whether the game counts for ratings. Then all people need an account, nothing is taken back by consent, nobody sees all hands or asks the coach, and bots take their seats at the start. */
  rated?: boolean;
  /** A match of several games, of which this is the first. */
  match?: MatchWish | null;
  /** In a match: cards that the host likes, if cards are drawn for each table. */
  likes?: string[];
  /** In a match: cards that the host does not want. */
  bans?: string[];
  /** How much later spectators see the game. */
  delay?: Delay | null;
}

/**
 * Play the game's game of the day, once. Answered by `Seated` and then as `Join` is.
 */
export interface Today {
  t: "today";
  /** The name of the player. */
  name: string;
  /** The name of the game. */
  game: string;
  /** A secret that the browser draws. It proves to the server that a guest is the same as before. */
  guest?: string;
}

/**
 * Take an open seat, any or this one. Answered by `Seated`.
 */
export interface Sit {
  t: "sit";
  /** The id of the table. */
  table: string;
  /** The name of the player. */
  name: string;
  /** Needed for an unlisted table. */
  invite?: string;
  /** The seat to take, -1 for any. */
  seat?: number;
  /** Confirms that the player knows whether the game is rated. */
  rated?: boolean;
  /** As in `Create`. */
  likes?: string[];
  /** As in `Create`. */
  bans?: string[];
}

/**
 * Look for an opponent. Answered by `Found` where somebody waits who looks for the same, else by
 * `Seated`: then a table is listed that waits, as long as somebody is at it (`Join`). There a `Found` may
 * come, too: two who look at the same moment meet at the earlier table.
 */
export interface Seek {
  t: "seek";
  /** The name of the player. */
  name: string;
  /** The name of the game. */
  game: string;
  /** The options of the game, as in `Create`. */
  options?: Record<string, string | number | boolean>;
  /** The time control, as in `Create`. */
  clock?: Clock | null;
  /** Whether the game is rated, as in `Create`. */
  rated?: boolean;
  /** The opponent's lowest rating, 0 for any. Only people who keep a name have one. */
  least?: number;
  /** The opponent's highest rating, 0 for any. */
  most?: number;
  /** The ids of tables at which the player could not sit down. */
  but?: string[];
}

/**
 * Watch a table: as the seat of this token, or as a spectator. Answered by `Welcome`, then `Update`. A
 * connection watches one table at a time.
 */
export interface Join {
  t: "join";
  /** The id of the table. */
  table: string;
  /** The token of a seat, "" for a spectator. */
  token?: string;
  /** The token of the invitation, "" for a public table. */
  invite?: string;
  /** The name of the viewer. */
  name?: string;
  /** Latest known sequence; -1 for none, then everything is sent. */
  sequence?: number;
  /** Number of known chat lines. */
  chat?: number;
  /** Whether to be sent to the current game of the match (`Led`), if this is an earlier one. */
  follow?: boolean;
}

/**
 * Answer the question of this sequence. Answered by `Taken` once it is written, or by `Refused`.
 */
export interface Answer {
  t: "answer";
  /** The id of the table. */
  table: string;
  /** The number of the question, as in `Update`. */
  sequence: number;
  /** The answer, by the numbers of its options. */
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
  /** The id of the table. */
  table: string;
  /** The number of the request, as in `ConsentAsked`. */
  request: number;
  /** Whether the player agrees. */
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
  /** The id of the table. */
  table: string;
  /** The open seat. */
  seat: number;
  /** The name of the bot, "" to open the seat again. */
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
 */
export interface Look {
  t: "look";
  /** The id of the table. */
  table: string;
  /** The number of the moment, from 0; -1 for the one that `line` names. */
  step?: number;
  /** A line of the log: the moment at which it was added. */
  line?: number;
  /** Through whose eyes. While the game runs only one's own or a spectator's (-1), after it anybody's, and -2 for all hands. */
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
 * The viewer has a seat.
 */
export interface Seated {
  t: "seated";
  /** The id of the table. */
  table: string;
  /** The seat. */
  seat: number;
  /** The secret that proves it; keep it, and show it to nobody. */
  token: string;
  /** The token with which others can sit down. */
  invite: string;
  /** Whether this connection is at the table already: then `Welcome` follows, and there is no need to join. */
  joined: boolean;
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
 * The code by which another device goes on with the seat (`Claim`). It is good once.
 */
export interface Carried {
  t: "carried";
  /** The id of the table. */
  table: string;
  /** The code. */
  code: string;
  /** For how many seconds it is good. */
  lasts: number;
}

/**
 * What stays the same at a table; sent to a viewer who joins.
 */
export interface Welcome {
  t: "welcome";
  /** The id of the table. */
  table: string;
  /** The viewer's seat; -1 for a spectator. */
  you: number;
  /** The name of the game. */
  game: string;
  /** The game's name for people. */
  title: Text;
  /** The game's options. */
  options: Record<string, string | number | boolean>;
  /** What may be taken back. */
  undo: "consent" | "free" | "off";
  /** What spectators may see. */
  spectators: "none" | "open" | "public";
  /** The bot that stands in for an absent player, "" for none. */
  takeover: string;
  /** The time control, null for none. */
  clock: Clock | null;
  /** Whether the lobby lists the table. */
  listed: boolean;
  /** SHA-256 of the seed; "" before the game begins. */
  commitment: string;
  /** Secret of the invitation; "" for spectators. */
  invite: string;
  /** Chat lines that the viewer does not have. */
  chat: Chat[];
  /** Game and moment that this game continues, if any. It has a seed of its own, and cards that no player had seen are shuffled again. */
  origin: Origin | null;
  /** The options that are not as usual, and the cards that were drawn for the table. */
  chosen: ChosenOption[];
  /** Whether it is a first game with explanations. */
  lesson: boolean;
  /** How many cards each player may veto. */
  vetoes: number;
  /** Whether players may ask the coach. */
  hints: "consent" | "free" | "off";
  /** Whether the game is rated. */
  rated: boolean;
  /** Whether the viewer can resign: there are two sides, and nobody else is on theirs. */
  gives_up: boolean;
  /** How much later spectators see the game. */
  delay: Delay | null;
}

/**
 * Who sits where, and how the table stands.
 */
export interface Seats {
  t: "seats";
  /** The id of the table. */
  table: string;
  /** Whether it waits, runs or is over. */
  state: "frozen" | "over" | "playing" | "waiting";
  /** The seats, in order. */
  seats: Seat[];
  /** How many spectators there are. */
  watching: number;
  /** The table of the rematch, or "". */
  next: string;
  /** How one is wished for, by the seats that are ready. */
  again: string;
  /** The seats whose players want another game. */
  ready: number[];
  /** Who really played, in the order of the log. */
  notices: Notice[];
  /** The match that this game belongs to. */
  match: Match | null;
}

/**
 * A part of a long log, ahead of the `Update` that has the rest; a viewer who joins gets one after
 * another.
 */
export interface Lines {
  t: "lines";
  /** The id of the table. */
  table: string;
  /** The number of the first of these lines, as in `Update`. */
  since: number;
  /** The lines. */
  lines: Line[];
}

/**
 * The game as it stands.
 */
export interface Update {
  t: "update";
  /** The id of the table. */
  table: string;
  /** The number of the question, which an answer gives. */
  sequence: number;
  /** Forget the lines of the log from this number on (after an undo some are gone), then add `lines`. */
  since: number;
  /** The lines of the log from `since` on. */
  lines: Line[];
  /** The table as it stands, None before the game. */
  view: View | null;
  /** None before the game and once it is over. */
  question: Question | null;
  /** For a seat. */
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
 * A message had no effect.
 */
export interface Refused {
  t: "refused";
  /** The message's `t`; "" if it could not be read. */
  what: string;
  /** For programs: "stale" (not the present sequence), "illegal", "not_yours", "full", "no_table", "no_seat", "bad_setup", "bad_message", "not_now", "too_fast", "closing" or "not_allowed". */
  code: string;
  /** For people. */
  reason: Text;
  /** More about the reason, or empty. */
  detail: Text;
  /** The id of the table, "" for none. */
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
 * The time that is left.
 */
export interface Clocks {
  t: "clocks";
  /** The id of the table. */
  table: string;
  /** How many milliseconds each seat has left. */
  left: number[];
  /** The seat whose time runs, -1 for none. */
  runs: number;
}

/**
 * Somebody asks the others whether they may do something: take answers back, or ask the coach.
 */
export interface ConsentAsked {
  t: "consent_asked";
  /** The id of the table. */
  table: string;
  /** The number of the request, which an answer gives. */
  request: number;
  /** What is asked for. */
  what: "hint" | "undo";
  /** The seat whose player asks. */
  by: number;
  /** How many are taken back. */
  answers: number;
  /** The seats that have not agreed yet. */
  needs: number[];
  /** The question in words. */
  text: Text;
  /** Number of the first log line that is taken back; -1 for none. */
  line: number;
}

/**
 * A request is over.
 */
export interface ConsentEnded {
  t: "consent_ended";
  /** The id of the table. */
  table: string;
  /** The number of the request. */
  request: number;
  /** Whether it was done. */
  done: boolean;
}

/**
 * The game has ended.
 */
export interface Over {
  t: "over";
  /** The id of the table. */
  table: string;
  /** How the game ended for each seat. */
  scores: Score[];
  /** What was counted and compared. */
  ending: Ending;
  /** What the commitment was made of. */
  seed: string;
  /** The hash of the seed that was published as the game began. */
  commitment: string;
  /** The address of its record. */
  record: string;
}

/**
 * The game met an error and has stopped.
 */
export interface Frozen {
  t: "frozen";
  /** The id of the table. */
  table: string;
  /** The reason in words. */
  reason: Text;
  /** The address of its report, for those who sat there. */
  report: string;
}

/**
 * The table at an earlier moment, with the log up to there.
 */
export interface Looked {
  t: "looked";
  /** The id of the table. */
  table: string;
  /** The number of the moment. */
  step: number;
  /** Through whose eyes it is seen. */
  viewer: number;
  /** The log up to there. */
  lines: Line[];
  /** The table as it was. */
  view: View;
  /** The question that waited, null for none. */
  question: Question | null;
  /** All moments, for a scrubber. */
  steps: ReplayStep[];
}

/**
 * The coach's advice to one seat about the question of this sequence.
 */
export interface Hinted {
  t: "hinted";
  /** The id of the table. */
  table: string;
  /** The number of the question. */
  sequence: number;
  /** Best answers first. */
  advice: Advice[];
  /** What the opponents may do next. */
  threat: Text;
  /** Number of simulated games for each answer; 0 if none were possible. */
  games: number;
  /** Whether this is provisional and a better one will follow. */
  coming: boolean;
}

/**
 * What the coach has found so far in a finished game.
 */
export interface Reviewed {
  t: "reviewed";
  /** The id of the table. */
  table: string;
  /** Progress; 1 when complete. */
  share: number;
  /** Number of moments. */
  steps: number;
  /** Chances by turn, as far as examined. */
  curve: Chance[];
  /** Costliest first, once complete; at most `shown` for each seat. */
  mistakes: Costly[];
  /** Number of examined answers. */
  weighed: number;
  /** How many mistakes are shown. */
  shown: number;
  /** Number of answers that were too slow to examine. */
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
 * A passkey that was made.
 */
export interface Attested {
  /** The id of the challenge that it answers. */
  challenge: string;
  /** The credential, as the browser gives it. */
  credential: Record<string, unknown>;
  /** The owner's name for it. */
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
 * A report to the server's operator.
 */
export interface Complaint {
  /** The id of the person whom it is about. */
  id: string;
  /** The words of the report. */
  text: string;
  /** The id of the table where it was, "" for none. */
  table?: string;
}

/**
 * A browser that wants push messages.
 */
export interface PushWish {
  /** The address to which its messages are sent. */
  endpoint: string;
  /** The public key for which its messages are encrypted (base64url). */
  p256dh: string;
  /** The secret that goes into the encryption (base64url). */
  auth: string;
  /** The language of its messages. */
  lang: "en" | "ja";
  /** The seats that it holds. */
  seats?: SeatKey[];
}

/**
 * A browser that wants to be told nothing any more.
 */
export interface PushEnd {
  endpoint: string;
}

/**
 * Part of a name of somebody whom a moderator looks for.
 */
export interface PersonSearch {
  name: string;
}

/**
 * What a moderator decides about a person (id), or about a table (its address, or the end of it).
 */
export interface SanctionWish {
  /** What the moderator decides. */
  kind: "ban" | "close" | "mute";
  /** The id of the person, or the address of the table. */
  id: string;
  /** The reason that the person reads. */
  reason: string;
  /** For how long; null for good. */
  days?: number | null;
}

/**
 * A sanction of a person that is to hold no more.
 */
export interface LiftWish {
  kind: "ban" | "mute";
  id: string;
}

/**
 * There is nothing to say.
 */
export interface Nothing {
}

/**
 * A passkey of one's own.
 */
export interface Device {
  /** The id of the passkey. */
  id: string;
  /** The owner's name for it. */
  title: string;
  /** When it was added, in seconds since 1970. */
  made: number;
  /** Last use, in seconds since 1970; equal to `made` if never. */
  used: number;
  /** Whether this browser signed in with it. */
  here: boolean;
}

/**
 * The signed-in account.
 */
export interface Me {
  /** The id of the account. */
  id: string;
  /** The name that it keeps. */
  name: string;
  /** When it was opened, in seconds since 1970. */
  since: number;
  /** Its passkeys. */
  devices: Device[];
  /** Number of unused recovery codes. */
  codes: number;
  /** Ratings by game. */
  levels: Record<string, number>;
  /** Blocked people. */
  blocked: string[];
  /** Whether the page `/moderation` is for them. */
  moderator: boolean;
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
 * Something was not done.
 */
export interface NotDone {
  /** "prove" where the person must sign in again first, else "". */
  code: string;
  /** The reason in words. */
  reason: Text;
  /** The reason that the operator of the server gives, "" for none. */
  detail: string;
}

/**
 * How a player of a finished game has done.
 */
export interface Placed {
  /** The name of the player. */
  name: string;
  /** The name of the bot, "" for a person. */
  bot: string;
  /** The player's figure of what was compared first. */
  figure: number;
  /** Whether the player has won. */
  won: boolean;
}

/**
 * A finished game of somebody.
 */
export interface Played {
  /** The id of the table. */
  table: string;
  /** The name of the game. */
  game: string;
  /** When it ended, in seconds since 1970. */
  ended: number;
  /** How each player has done. */
  seats: Placed[];
  /** Their seat. */
  you: number;
  /** What it was played with. */
  about: Text;
  /** What the winners had more (or less) of; null where no count decided. */
  decided: Text | null;
  /** How many turns were taken. */
  turns: number;
  /** Whether it counts for ratings. */
  rated: boolean;
  /** Change of their rating; null if unknown or unrated. */
  change: number | null;
}

/**
 * How often somebody has won with a card or a kingdom.
 */
export interface WinCount {
  /** The name of the card or kingdom. */
  name: Text;
  /** How many games had it. */
  played: number;
  /** How many of these were won. */
  won: number;
}

/**
 * Statistics of one game for somebody, including games against bots only.
 */
export interface Tally {
  /** The name of the game. */
  game: string;
  /** How many games. */
  played: number;
  /** How many of these were won. */
  won: number;
  /** Longest winning streak. */
  streak: number;
  /** Highest score, where more is better. */
  highest: number;
  /** Fewest own turns in a won game; 0 for none. */
  fastest: number;
  /** Number of rated games. */
  rated: number;
  /** Rating, give or take `error`. */
  rating: number;
  /** The standard deviation of the rating. */
  error: number;
  /** Ratings after each of the latest games. */
  line: number[];
  /** Results with each card, the most played first. */
  cards: WinCount[];
  /** Results in each kingdom, the most played first. */
  kingdoms: WinCount[];
}

/**
 * Public page of somebody.
 */
export interface Profile {
  /** The id of the person. */
  id: string;
  /** The person's name. */
  name: string;
  /** When the account was opened, in seconds since 1970. */
  since: number;
  /** The statistics of each game. */
  tallies: Tally[];
  /** Latest games first; `tallies` has the total number. */
  games: Played[];
  /** Whether there are earlier games. */
  older: boolean;
  /** Latest daily games first. */
  days: DayPlayed[];
}

/**
 * Somebody on a leaderboard.
 */
export interface Leader {
  /** Rank; 0 for a provisional rating. */
  rank: number;
  /** Of a person; "" for a bot. */
  id: string;
  /** The name of the person, "" for a bot. */
  name: string;
  /** Name of a bot; "" for a person. */
  bot: string;
  /** The rating, as it is shown. */
  rating: number;
  /** How uncertain the rating is. */
  error: number;
  /** Number of rated games. */
  played: number;
}

/**
 * Ratings of people and bots in one game.
 */
export interface Leaderboard {
  /** The name of the game. */
  game: string;
  /** The best, at most 100. */
  ranked: Leader[];
  /** Ratings from fewer than ten games, at most 50. */
  provisional: Leader[];
  /** The person who asked; null for a guest and without a rating. */
  own: Leader | null;
  /** Number of people and bots with a rank. */
  count: number;
}

/**
 * A sanction that holds.
 */
export interface SanctionShown {
  /** What is forbidden. */
  kind: string;
  /** The reason that the person reads. */
  reason: string;
  /** When it began, in seconds since 1970. */
  since: number;
  /** Seconds since 1970; 0 for good. */
  until: number;
}

/**
 * Somebody, as moderators see them.
 */
export interface PersonShown {
  /** The id of the person. */
  id: string;
  /** The person's name. */
  name: string;
  /** When the account was opened, in seconds since 1970. */
  since: number;
  /** The sanctions that hold. */
  sanctions: SanctionShown[];
  /** Whether they are a moderator, so that only the operator can sanction them. */
  moderator: boolean;
}

/**
 * People whose names have something in them, at most 20.
 */
export interface PeopleFound {
  people: PersonShown[];
}

/**
 * A report of one person about another.
 */
export interface ReportShown {
  /** When it was sent, in seconds since 1970. */
  at: number;
  /** Null for a deleted account. */
  by: Acquaintance | null;
  /** Null for a deleted account. */
  against: Acquaintance | null;
  /** Where it was; "" for no table. */
  table: string;
  /** The words of the report. */
  text: string;
}

/**
 * One line of the log of decisions.
 */
export interface DeedShown {
  /** When it was decided, in seconds since 1970. */
  at: number;
  /** What was decided. */
  deed: string;
  /** Name of the moderator, the id of a deleted account; "" for the operator. */
  decider: string;
  /** The person concerned; null for a table, an address or a deleted account. */
  who: Acquaintance | null;
  /** The table concerned; "" for none. */
  table: string;
  /** The reason that was given. */
  reason: string;
  /** Seconds since 1970; 0 for good. */
  until: number;
}

/**
 * The page of moderators.
 */
export interface Moderation {
  /** Latest reports first, at most 200. */
  reports: ReportShown[];
  /** Everybody with a sanction. */
  people: PersonShown[];
  /** Latest decisions first, at most 200. */
  log: DeedShown[];
}

export type FromClient = Today | Watch | Create | Seek | Sit | Join | Answer | Undo | Hint | Consent | Say | Leave | Fill | Resize | Veto | Rematch | Hand | Pace | GiveUp | LeaveMatch | Carry | Claim | Look | LookThrough | Ping;

export type FromServer = Hello | Tables | Seated | Found | Led | Carried | Welcome | Seats | Lines | Update | Taken | Refused | Said | Clocks | ConsentAsked | ConsentEnded | Over | Frozen | Looked | Hinted | Reviewed | Closing | Pong;
