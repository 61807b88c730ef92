// Where the rounds of a game begin, by its log: for games that are played in several rounds.
import type { Line } from "../protocol";
import type { Board } from "../tables/board";

/** A round: its number, the line with which it begins, and the number of its first turn. */
export interface Round {
  number: number;
  line: number;
  turn: number;
}

/** The rounds of a log in which a turn has begun; none where the game has no rounds. */
export function roundsOf(lines: readonly Line[], board: Pick<Board, "beginsRound">): Round[] {
  return lines.flatMap((line, place) => {
    if (board.beginsRound?.(line) !== true) return [];
    const first = lines.slice(place).find((one) => one.kind === "turn");
    return first === undefined ? [] : [{ number: line.number, line: place, turn: first.number }];
  });
}

/** The number of the round in which a turn was taken, 0 for none. */
export function roundOfTurn(rounds: readonly Round[], turn: number): number {
  return rounds.findLast((round) => round.turn <= turn)?.number ?? 0;
}
