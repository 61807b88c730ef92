// A request that the others must agree to: to take something back, or to ask the coach.
import type { ConsentAsked } from "../protocol";
import { localized, type Scene } from "../scene";
import { useTable } from "../table/context";
import { say } from "../words";
import { rowsTakenBack } from "./log-rows";

/** The request, with the buttons of those who may answer it and of the one who made it. */
export function ConsentRequest({ asked }: { asked: ConsentAsked }) {
  const table = useTable();
  const mine = asked.needs.includes(table.state.you);
  const own = asked.by === table.state.you;
  const scene = table.state.scene.value;
  return (
    <div class="request" role="status">
      <p>{own ? say("request-waits") : localized(asked.text)}</p>
      {scene !== null && <TakenBackRows scene={scene} asked={asked} />}
      {(mine || own) && (
        <p class="pair">
          {mine && (
            <button type="button" class="btn main" onClick={() => table.consent.reply(true, table.state.you)}>
              {say(asked.what === "hint" ? "hint-yes" : "undo-yes")}
            </button>
          )}
          <button type="button" class="btn" onClick={() => table.consent.reply(false, table.state.you)}>
            {say(mine ? "undo-no" : "undo-never-mind")}
          </button>
        </p>
      )}
    </div>
  );
}

/** What the answers that would be taken back have led to, as the log has it. */
function TakenBackRows({ scene, asked }: { scene: Scene; asked: ConsentAsked }) {
  const isHead = useTable().state.isHead.value;
  const [first, ...others] = rowsTakenBack(scene.lines, asked.line, asked.by, isHead);
  return first === undefined ? null : <p class="cap">{say("undo-what", { what: localized(first.text), more: others.length })}</p>;
}
