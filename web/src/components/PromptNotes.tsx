// What stands below a question, whoever decides it: what has just happened to an answer, and what somebody asks the others to agree to.
import { useMemo } from "preact/hooks";
import { localized, type Scene } from "../scene";
import { rests } from "../settings";
import { useTable } from "../table/context";
import { say } from "../words";
import { ConsentRequest } from "./ConsentRequest";
import { Notice } from "./Notice";
import { standInNotice } from "./prompt-text";

/** The notes of the table as it is now. */
export function PromptNotes() {
  const table = useTable();
  const asked = table.consent.asked.value;
  return (
    <>
      {table.state.you < 0 && table.state.seats.value?.state === "playing" && <p class="aside">{say("slip-watching")}</p>}
      <StandInNote />
      {table.note.value !== null && <p class="note" role="status">{localized(table.note.value)}</p>}
      {table.answers.byItself.value && <p class="note" role="status">{say("auto-answered")}</p>}
      {table.answers.choseNothing.value && <p class="note" role="status">{say("slip-chose-nothing")}</p>}
      {table.consent.declined.value !== null && <p class="note" role="status">{say(`declined-${table.consent.declined.value}`)}</p>}
      {asked !== null && <ConsentRequest asked={asked} />}
    </>
  );
}

/** That a bot plays for the viewer although they did not say so: their time is up, or they were away. */
function StandInNote() {
  const table = useTable();
  const scene = table.state.scene.value;
  const notice = standInNotice(table.state.seats.value?.notices ?? [], table.state.you);
  if (scene === null || notice === null) return null;
  return (
    <p class="note" role="status">
      <Notice notice={notice} scene={scene} />
    </p>
  );
}

/** Where there is no pointer to rest on a card, that a finger can: until one has, or the note is closed. */
export function TouchNote({ scene }: { scene: Scene }) {
  // Its place stays as long as the question: nothing moves away under a finger, or under the card that is read.
  const needed = useMemo(() => rests.peek() === "no", [scene]);
  if (!needed) return null;
  return (
    <p class={rests.value === "yes" ? "resting done" : "resting"}>
      {say("slip-resting")}
      <button type="button" class="link" onClick={() => (rests.value = "yes")}>
        {say("slip-resting-known")}
      </button>
    </p>
  );
}
