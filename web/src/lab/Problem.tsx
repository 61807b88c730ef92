// What is wrong with a situation.
import { localized } from "../scene";
import { say } from "../words";
import { useLab } from "./context";

/** What is wrong, where it stands, and that nothing is lost by it. */
export function Problem({ mend }: { mend?: () => void }) {
  const lab = useLab();
  const wrong = lab.wrong.value;
  const note = lab.note.value;
  if (wrong === null && note === null) return null;
  const what = note === null ? localized(wrong!.what) : typeof note === "string" ? say(note) : localized(note);
  return (
    <div class="problem" role="alert">
      <p>
        {note === null && wrong!.line > 0 && <b>{say("lab-line", { line: wrong!.line })} </b>}
        {what}
        {note === null && lab.run.value !== null && <small>{say("lab-still-shown")}</small>}
      </p>
      {note === null && mend !== undefined && (
        <button type="button" class="btn" onClick={mend}>
          {say("lab-mend")}
        </button>
      )}
    </div>
  );
}
