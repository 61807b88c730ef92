// One's own seat on another device: its link, and the same as a picture that a camera reads.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import qrcode from "qrcode-generator";
import { lang } from "../settings";
import { useTable } from "../table/context";
import { say } from "../words";
import { Dialog } from "./Dialog";

/** How much light there is around the picture, in its own squares: readers need it. */
const MARGIN = 4;

/** The dark squares of a code, as the path of a picture one unit a square. */
export function qrSquares(text: string): { path: string; size: number } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) if (code.isDark(row, column)) path += `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`;
  }
  return { path, size: size + 2 * MARGIN };
}

export default function OtherDeviceSheet() {
  const table = useTable();
  const copied = useSignal(false);
  const old = useSignal(false);
  const carried = table.seat.code.value;
  useEffect(() => table.seat.transfer(), []);
  useEffect(() => {
    copied.value = false;
    old.value = false;
    if (carried === null) return;
    const timer = setTimeout(() => (old.value = true), carried.until - Date.now());
    return () => clearTimeout(timer);
  }, [carried]);
  if (carried === null || old.value) {
    return (
      <Dialog title={say("device-title")}>
        <div class="device">
          <p role="status">{say(old.value ? "device-old" : "table-coming")}</p>
          {old.value && (
            <button type="button" class="btn main" onClick={() => table.seat.transfer()}>
              {say("device-again")}
            </button>
          )}
        </div>
      </Dialog>
    );
  }
  const address = `${location.origin}/t/${table.id}#device=${carried.code}`;
  const { path, size } = qrSquares(address);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      copied.value = true;
    } catch {
      document.querySelector<HTMLInputElement>(".device input")?.select();
    }
  };
  const until = new Date(carried.until).toLocaleTimeString(lang.value, { hour: "2-digit", minute: "2-digit" });
  return (
    <Dialog title={say("device-title")}>
      <div class="device">
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say("device-code")} shape-rendering="crispEdges">
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#000" />
        </svg>
        <div>
          <p>{say("device-how")}</p>
          <p class="note">{say("device-once", { until })}</p>
          <label class="field">
            <span>{say("device-link")}</span>
            <input type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <button type="button" class="btn main" onClick={() => void copy()}>
            {say(copied.value ? "room-copied" : "room-copy")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
