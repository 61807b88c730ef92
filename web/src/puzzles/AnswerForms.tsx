// The forms in which a puzzle is answered that is not solved at the table: an outcome, a number, or all the right answers.
import { useSignal } from "@preact/signals";
import type { PuzzleStand } from "../protocol";
import { localized } from "../scene";
import { say } from "../words";
import { usePuzzle } from "./context";
import { waysFrom } from "./task-state";

/** The outcomes to choose from. done: whether the right one is known. */
export function OutcomeButtons({ now, done }: { now: PuzzleStand; done: boolean }) {
  const puzzle = usePuzzle();
  const said = useSignal(-1);
  return (
    <ul class="outcomes">
      {now.outcomes.map((outcome, place) => (
        <li key={outcome.en}>
          <button
            type="button"
            class="opt"
            disabled={done}
            aria-pressed={said.value === place}
            onClick={() => {
              said.value = place;
              void puzzle.say(place);
            }}
          >
            <span class="name">{localized(outcome)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A field for how many ways there are. */
export function WaysForm() {
  const puzzle = usePuzzle();
  const number = useSignal("");
  return (
    <form
      class="pair"
      onSubmit={(event) => {
        event.preventDefault();
        const ways = waysFrom(number.value);
        if (ways !== null) void puzzle.say(ways);
      }}
    >
      <label>
        {say("puzzle-ways")} <input type="text" inputMode="numeric" size={6} value={number.value} onInput={(event) => (number.value = event.currentTarget.value)} />
      </label>
      <button type="submit" class="btn main">
        {say("puzzle-say")}
      </button>
    </form>
  );
}

/** The answers that have been chosen at the table as right ones; each can be taken off again. */
export function RightAnswers({ now }: { now: PuzzleStand }) {
  const puzzle = usePuzzle();
  const scene = puzzle.scene.value;
  if (scene === null || now.question === null) return null;
  const options = now.question.options;
  const called = (picks: readonly number[]) => picks.map((pick) => (options[pick] === undefined ? "" : localized(options[pick].label))).join(say("list-comma")) || say("puzzle-nothing");
  return (
    <div class="named">
      <p class="cap">{say("puzzle-name-all")}</p>
      <ul>
        {puzzle.named.value.map((picks) => (
          <li key={picks.join()}>
            <button type="button" class="w must" aria-label={say("room-take-off", { card: called(picks) })} onClick={() => void puzzle.give(picks)}>
              {called(picks)} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="btn main" disabled={puzzle.named.value.length === 0} onClick={() => void puzzle.sayNamed()}>
        {say("puzzle-say-all")}
      </button>
    </div>
  );
}
