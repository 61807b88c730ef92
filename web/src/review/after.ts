// After how many turns something happened in a game, and in which round where it has several.
import { roundOfTurn, type Round } from "../table/rounds";
import { say } from "../words";

export function afterText(rounds: readonly Round[], turn: number): string {
  return rounds.length > 1 ? say("review-after-round", { round: roundOfTurn(rounds, turn), turn }) : say("review-after", { turn });
}
