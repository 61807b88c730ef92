// At the foot of the lobby: how far the build of machine code is that goes on beside the server.
import { useEffect, useState } from "preact/hooks";
import { inTab } from "../tab/in-tab";
import { say } from "../words";
import { type BuildProgress, followBuild, messageOf } from "./build-progress";

export function MachineCode() {
  const [now, set] = useState<BuildProgress | undefined>(undefined);
  useEffect(() => (inTab ? undefined : followBuild(set)), []);
  const message = messageOf(now);
  return message === null ? null : <p>{say(message.id, { percent: message.percent })}</p>;
}
