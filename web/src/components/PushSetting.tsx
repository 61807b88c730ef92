// Whether one's turn is announced while no page is open: among the settings, and where a game may take days.
import { useSignal } from "@preact/signals";
import { pushes } from "../settings";
import { say } from "../words";
import { RadioGroup } from "./RadioGroup";

/** What it takes is fetched when somebody wants it. */
export function PushSetting() {
  const why = useSignal("");
  const change = async () => {
    const push = await import("../people/push");
    why.value = await (pushes.value === "yes" ? push.turnOn() : push.turnOff());
  };
  return (
    <div>
      <RadioGroup name="pushes" values={["no", "yes"]} of={pushes} then={() => void change()} />
      <p class="cap">{say("set-pushes-about")}</p>
      {why.value !== "" && (
        <p class="note" role="alert">
          {why.value}
        </p>
      )}
    </div>
  );
}
