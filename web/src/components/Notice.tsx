// Who really plays, in words: what no rule tells, so no line of the game's own log does.
import type { Notice } from "../protocol";
import type { Scene } from "../scene";
import { say } from "../words";

export function Noticed({ notice, scene }: { notice: Notice; scene: Scene }) {
  return <>{say(`notice-${notice.what}`, { seat: scene.name(notice.seat) })}</>;
}
