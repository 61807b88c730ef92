// Who really plays, in words: what no rule tells, so no line of the game's own log does.
import type { Notice as NoticeData } from "../protocol";
import type { Scene } from "../scene";
import { say } from "../words";

export function Notice({ notice, scene }: { notice: NoticeData; scene: Scene }) {
  return <>{say(`notice-${notice.what}`, { seat: scene.name(notice.seat) })}</>;
}
