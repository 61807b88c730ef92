// A situation within somebody's own page: what happens in it, step by step, in a frame that is as high as that.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import "../styles/lab.css";
import { request } from "../api";
import { OPEN } from "../lab/lab";
import { unpack } from "../lab/scenario-link";
import { initial, Sign } from "../components/symbols";
import type { LabStep, LabResult } from "../protocol";
import { localized } from "../scene";
import { say } from "../words";
import "./tab.css";

/** What the lab says of a situation in an address; null where that holds none, or none that can be read. */
async function ran(letters: string): Promise<LabResult | null> {
  const text = await unpack(letters);
  if (text === null) return null;
  const body = JSON.stringify({ eyes: OPEN, text, at: -1 });
  const answer = await request("/api/lab/run", { method: "POST", headers: { "content-type": "application/json" }, body });
  return answer.ok ? ((await answer.json()) as LabResult) : null;
}

export function FramePage({ scenario }: { scenario: string }) {
  const root = useRef<HTMLElement>(null);
  const result = useSignal<LabResult | "none" | null>(null);
  useEffect(() => void ran(scenario).then((found) => (result.value = found ?? "none")), [scenario]);
  useEffect(() => {
    // The page around it may make room for it: docs/tab.md says how.
    const watch = new ResizeObserver(() => {
      if (root.current !== null) parent.postMessage({ fudaba: "height", height: root.current.offsetHeight }, "*");
    });
    watch.observe(root.current!);
    return () => watch.disconnect();
  }, []);
  const found = result.value === "none" ? null : result.value;
  const run = found?.run ?? null;
  const wrong = found?.wrong ?? null;
  return (
    <main ref={root} class="frame" data-region="frame" aria-busy={result.value === null}>
      {run !== null && <h1>{run.title || say("lab-untitled")}</h1>}
      {result.value === "none" && <p role="alert">{say("lab-broken-link")}</p>}
      {wrong !== null && (
        <p role="alert">
          {wrong.line > 0 && <b>{say("lab-line", { line: wrong.line })} </b>}
          {localized(wrong.what)}
        </p>
      )}
      {run !== null && (
        <ol class="tree">
          {run.steps.map((step, place) => (
            <Step key={place} step={step} seats={run.seats} />
          ))}
        </ol>
      )}
      {found !== null && (
        <details>
          <summary>{say("tab-frame-file")}</summary>
          <pre>{found.text}</pre>
        </details>
      )}
      <p class="foot">
        {run?.rules.map((rule) => (
          <span key={rule} class="mono">
            {rule}
          </span>
        ))}
        <a class="link" href={`/lab#s=${scenario}`} target="_blank" rel="noopener">
          {say("lab-open")}
        </a>
      </p>
    </main>
  );
}

/** What was answered or looked at, and what came of it. */
function Step({ step, seats }: { step: LabStep; seats: readonly string[] }) {
  const seat = seats.find((name) => step.written.startsWith(`${name}: `));
  const words = step.number === 0 ? say("lab-begin") : (seat !== undefined && localized(step.answer)) || step.written;
  return (
    <li class={step.ok ? "" : "fails"}>
      <div class="nd">
        <span class="no">{step.number === 0 ? "" : step.number}</span>
        <span class="tx">
          {seat !== undefined && (
            <span class="seal" title={seat}>
              {initial(seat)}
            </span>
          )}
          {step.check && <Sign name={step.ok ? "check" : "no"} />}
          {words}
        </span>
        {step.branch.length > 0 && <span class="cap">{step.branch.join(" / ")}</span>}
      </div>
      {localized(step.message) !== "" && (!step.ok || !step.check) && <p class="message">{localized(step.message)}</p>}
      {step.lines.length > 0 && (
        <ul>
          {step.lines.map((line, place) => (
            <li key={place}>{localized(line.text)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
