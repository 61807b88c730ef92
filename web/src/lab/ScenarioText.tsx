// The scenario as text, as the file has it: to be read, changed by hand, or pasted whole.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { LONGEST_SCENARIO } from "../protocol";
import { say } from "../words";
import { useLab } from "./context";

export function ScenarioText() {
  const lab = useLab();
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useSignal(lab.text.value);
  const text = lab.text.value;
  // Another text comes into the box at once: what is wrong with it is marked there before anybody sees it.
  const drafted = useRef(text);
  if (drafted.current !== text) {
    drafted.current = text;
    draft.value = text;
  }
  const wrong = lab.wrong.value;
  useLayoutEffect(() => {
    const area = box.current;
    if (area === null || wrong === null || wrong.line === 0) return;
    const lines = area.value.split("\n");
    const start = lines.slice(0, wrong.line - 1).join("\n").length + (wrong.line > 1 ? 1 : 0);
    area.setSelectionRange(start, start + (lines[wrong.line - 1] ?? "").length);
    area.scrollTop = Math.max(0, (wrong.line - 4) * parseFloat(getComputedStyle(area).lineHeight));
  }, [wrong]);
  // What has been written is not lost when another panel is opened.
  useEffect(() => () => void (lab.text.peek() !== "" && draft.peek() !== lab.text.peek() && lab.write(draft.peek())), []);
  const changed = draft.value !== text;
  const run = () => void lab.write(draft.value);
  return (
    <form
      class="written"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <label class="vh" for="scenario-text">
        {say("lab-text")}
      </label>
      <textarea
        id="scenario-text"
        ref={box}
        spellcheck={false}
        maxLength={LONGEST_SCENARIO}
        value={draft.value}
        aria-invalid={wrong !== null}
        onInput={(event) => (draft.value = event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
        }}
      />
      <p class="pair">
        <button type="submit" class="btn main" aria-disabled={!changed}>
          {say("lab-run")}
        </button>
        <span class="cap">{say("lab-run-key")}</span>
      </p>
    </form>
  );
}
