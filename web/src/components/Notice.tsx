// Who really plays, in words: what no rule tells, so no line of the game's own log does.
import { games } from "../catalogue";
import type { Notice as NoticeData } from "../protocol";
import type { Scene } from "../scene";
import { useTable } from "../table/context";
import { say } from "../words";
import { levelText } from "./SeatStatus";

export function Notice({ notice, scene }: { notice: NoticeData; scene: Scene }) {
  const table = useTable();
  const game = games.value.find((one) => one.name === scene.game);
  const level = levelText(scene.game, table.state.welcome.value?.takeover || (game?.bot ?? ""));
  return <>{say(`notice-${notice.what}`, { seat: scene.name(notice.seat), level })}</>;
}
