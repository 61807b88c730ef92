// How far the table's start is, and what there is to say of keeping and of versions: one line at the foot of the page.
import { follow, place } from "../route";
import { say } from "../words";
import { failed, keeping, progress, revive } from "./engine";
import "./tab.css";
import { Pass } from "./SharedDevice";
import { newer, takeOver } from "./versions";

export default function StatusBar() {
  return (
    <>
      <Pass />
      <Line />
    </>
  );
}

function Line() {
  const { step, loaded, total } = progress.value;
  if (failed.value !== "") {
    return (
      <p class="tab-bar" role="alert">
        {say("tab-failed")}
        <button type="button" class="link" onClick={revive}>
          {say("tab-again")}
        </button>
      </p>
    );
  }
  if (step !== "ready") {
    return (
      <p class="tab-bar" role="status">
        <label>
          {say(`tab-step-${step}`, { loaded: megabytes(loaded), total: megabytes(total) })}
          <progress value={total === 0 ? 0 : part(step, loaded / total)} max={1} />
        </label>
      </p>
    );
  }
  if (place.value.page === "frame") return null; // nothing is stored there, nor begun anew
  if (keeping.value !== "kept") {
    return (
      <p class="tab-bar" role="status">
        {say(`tab-keeping-${keeping.value}`)}{" "}
        <a class="link" href="/tab" onClick={follow}>
          {say("tab-more")}
        </a>
      </p>
    );
  }
  if (newer.value !== null) {
    return (
      <p class="tab-bar" role="status">
        {say("tab-newer")}
        <button type="button" class="link" onClick={takeOver}>
          {say("tab-take-over")}
        </button>
      </p>
    );
  }
  return null;
}

/** The loading is the longest part; the steps after it share the rest. */
function part(step: string, loaded: number): number {
  return step === "unpack" ? 0.85 : step === "table" ? 0.93 : 0.8 * loaded;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
