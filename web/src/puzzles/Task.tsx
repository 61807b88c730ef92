// The task of a puzzle: what is asked, what the judge says, hints, and the solution step by step.
import type { PuzzleStand } from "../protocol";
import { localized } from "../scene";
import { say } from "../words";
import { OutcomeButtons, RightAnswers, WaysForm } from "./AnswerForms";
import { usePuzzle } from "./context";
import { placeInSolution, taskState } from "./task-state";

/** All of it, beside the table. */
export function Task({ now }: { now: PuzzleStand }) {
  const puzzle = usePuzzle();
  const solution = puzzle.solution.value;
  const { solved, done, form, wrong, over, reason, moreHints } = taskState(now, solution);
  return (
    <div class="task">
      <p class="what">{localized(now.puzzle.task)}</p>
      {now.steps.length > 0 && (
        <ol class="steps">
          {now.steps.map((step, place) => (
            <li key={place}>
              <code>{step}</code>
            </li>
          ))}
        </ol>
      )}
      {form === "outcomes" && <OutcomeButtons now={now} done={done} />}
      {form === "ways" && <WaysForm />}
      {form === "answers" && <RightAnswers now={now} />}
      <div class="word" role="status">
        {solved && <p class="done">{say("puzzle-solved")}</p>}
        {wrong && <p>{say("puzzle-wrong")}</p>}
        {over && <p>{say("puzzle-over")}</p>}
        {now.reached !== null && <p class="cap">{say("puzzle-reached", { number: now.reached })}</p>}
        {now.hints.map((hint) => (
          <p key={hint.en} class="hint">
            {localized(hint)}
          </p>
        ))}
        {reason !== null && <p class="because-of">{localized(reason)}</p>}
        {solution?.right.map((one) => (
          <p key={one.en} class="right">
            {localized(one)}
          </p>
        ))}
      </div>
      {solution !== null && solution.line.length > 0 && <SolutionSteps now={now} length={solution.line.length} />}
      <div class="pair">
        {now.own.length > 0 && (
          <>
            <button type="button" class="btn" onClick={() => void puzzle.takeBack(false)}>
              {say("puzzle-undo")}
            </button>
            <button type="button" class="btn" onClick={() => void puzzle.takeBack(true)}>
              {say("puzzle-again")}
            </button>
          </>
        )}
        {moreHints && (
          <button type="button" class="btn" onClick={() => void puzzle.hint()}>
            {say("puzzle-hint")}
          </button>
        )}
        {solution === null && (
          <button type="button" class="btn" onClick={() => void puzzle.show()}>
            {say("puzzle-solution")}
          </button>
        )}
      </div>
    </div>
  );
}

/** The buttons that go through the solution. length: how many answers it has. */
function SolutionSteps({ now, length }: { now: PuzzleStand; length: number }) {
  const puzzle = usePuzzle();
  const { at, before } = placeInSolution(now, length);
  return (
    <div class="pair walk">
      <button type="button" class="btn" disabled={at === 0} onClick={() => void puzzle.step(before)}>
        {say("puzzle-back")}
      </button>
      <span class="cap">{say("puzzle-step", { step: at, all: length })}</span>
      <button type="button" class="btn main" disabled={at >= length} onClick={() => void puzzle.step(at + 1)}>
        {say("puzzle-next")}
      </button>
    </div>
  );
}
