// The slip: the one place where a question is put, and where its answer is put together. It can answer every question of every game.
import { useTable } from "../table/context";
import type { Option } from "../protocol";
import { localized, type Scene } from "../scene";
import type { Board } from "../tables/board";
import { say } from "../words";
import { Clock } from "./Clock";
import { ConfirmAnswer } from "./ConfirmAnswer";
import { Hint, HintButton } from "./Hint";
import { openRule } from "./open-rule";
import { PromptNotes, TouchNote } from "./PromptNotes";
import { PromptOptions } from "./PromptOptions";
import { PromptReason } from "./PromptReason";
import { headlineOf, shareOfHand, stanceOf } from "./prompt-text";
import { Quote } from "./Quote";
import { Seal } from "./symbols";
import { UndoButton } from "./UndoButton";
import { WhyBox } from "./Why";

interface PromptProps {
  scene: Scene;
  board: Board;
}

/** The question that is put, with its options where the viewer decides it; otherwise who does, or that the game is over. */
export function Prompt({ scene, board }: PromptProps) {
  const table = useTable();
  const handed = table.state.handedOver && !scene.past;
  const mine = scene.mine !== null && !handed;
  return (
    <section class={mine ? "slip" : "slip quiet"} data-region="slip" data-hand={mine ? handInPrompt(scene, board) : undefined} aria-label={say("slip-name")}>
      <div class="who">
        {scene.decider >= 0 && <Seal scene={scene} seat={scene.decider} size="xl" />}
        <small>{stance(scene, board)}</small>
        {scene.decider >= 0 && <Clock seat={scene.decider} />}
      </div>
      <div class="q">
        <h2 tabIndex={-1} aria-live="polite">
          {headline(scene, handed)}
        </h2>
        {mine && <PromptReason scene={scene} board={board} />}
        {mine && <Quote scene={scene} />}
        {openRule.value?.where === "slip" && <WhyBox id={openRule.value.id} />}
        {!scene.past && <TouchNote scene={scene} />}
        {mine && <PromptOptions scene={scene} board={board} />}
        <PromptNotes />
        {mine && <Hint />}
      </div>
      <div class="act">
        {mine && <ConfirmAnswer scene={scene} board={board} />}
        {handed ? (
          <button type="button" class="btn main" onClick={() => table.seat.hand(false)}>
            {say("hand-back")}
          </button>
        ) : (
          <>
            {mine && <HintButton />}
            <UndoButton />
          </>
        )}
      </div>
    </section>
  );
}

/** How much of the hand a phone shows in the slip: that needs no other place. */
function handInPrompt(scene: Scene, board: Board): "whole" | "part" | undefined {
  const pictured = (option: Option) => board.Picture !== undefined && board.isPictured?.(scene, option) === true;
  return shareOfHand(scene.cards("hand", scene.me).map((card) => scene.mine!.options[scene.optionOf(card)]), pictured);
}

/** What is asked; or only that somebody decides, where the viewer has nothing to. */
function headline(scene: Scene, handed: boolean): string {
  const message = headlineOf({ question: scene.question, viewer: scene.viewer, past: scene.past, handed });
  return message === "" ? localized(scene.question!.text) : say(message);
}

/** Who decides for whom; or what the question means to the viewer who decides, where the game has words for that. */
function stance(scene: Scene, board: Board): string {
  const message = stanceOf(scene);
  if (message === "") return "";
  if (message === "slip-you-decide") return board.stance?.(scene) ?? say(message);
  return say(message, { seat: scene.name(message === "slip-decides" ? scene.question!.decider : scene.question!.owner) });
}
