// Answers of Bridge Over that can be settled beforehand: each is asked for, and given where one card alone comes into question.
import type { Option, Question } from "../../protocol";

/** hand: the colours of each card that the decider holds. */
type Answer = (ask: Question, hand: readonly (readonly string[])[]) => readonly number[] | null;

/** The one option that plays a card, beside one that does not; null where there are more, or other ones. */
function onlyPlay(options: readonly Option[], beside: string): readonly number[] | null {
  const plays = options.flatMap((option, place) => (option.verb === "play" ? [place] : []));
  const other = options.filter((option) => option.verb !== "play");
  return plays.length === 1 && other.length === 1 && other[0]!.verb === beside ? plays : null;
}

/** Play the card that was just drawn, where it alone fits. */
const drawn: Answer = ({ kind, options }) => (kind === "turn" ? onlyPlay(options, "pass") : null);

/** Answer an attack with the one card that can. */
const react: Answer = ({ kind, options }) => (kind === "react" ? onlyPlay(options, "none") : null);

/** Go on with the one card with which that is possible. */
const follow: Answer = ({ kind, options }) => (kind === "follow" ? onlyPlay(options, "stop") : null);

/** Call the colour of which most cards are held; where two are equal, one is asked. */
const colour: Answer = ({ kind, options }, hand) => {
  if (kind !== "colour") return null;
  const counts = options.map((option) => hand.filter((colours) => colours.length === 1 && colours[0] === option.word).length);
  const most = Math.max(...counts);
  return most > 0 && counts.filter((count) => count === most).length === 1 ? [counts.indexOf(most)] : null;
};

/** By the id of each, in the order in which they are listed. */
export const AUTOMATIC_ANSWERS: readonly (readonly [id: string, answer: Answer])[] = [
  ["drawn", drawn],
  ["react", react],
  ["follow", follow],
  ["colour", colour],
];
