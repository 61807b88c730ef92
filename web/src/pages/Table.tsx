// The page of one table: waiting for people, being played, watched, over, or seen at an earlier moment.
import { signal, useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { watchTurns } from "../alerts";
import { TableContext, useTable } from "../table/context";
import { current, join, leave } from "../table/current";
import type { TableModel } from "../table/table-model";
import { CardDialog } from "../components/CardDialog";
import { Chat } from "../components/Chat";
import { GameResult } from "../components/GameResult";
import { GameOverPrompt } from "../components/GameOverPrompt";
import { useLoaded } from "../components/use-loaded";
import { useMoveAnimation } from "../components/move-animation";
import { CardPreview } from "../components/CardPreview";
import { LastLine, Log } from "../components/Log";
import { Masthead } from "../components/Masthead";
import { PointsSheet } from "../components/Points";
import { readable } from "../components/card-preview";
import { useFit } from "../components/fit-table";
import { Scrubber } from "../components/Scrubber";
import { Dialog } from "../components/Dialog";
import { closeSheet, openSheet, sheet } from "../components/dialogs";
import { Prompt } from "../components/Prompt";
import { matchText } from "../match";
import { localized, type Scene } from "../scene";
import { download } from "../download";
import { boardOf, type Board } from "../tables/board";
import { query, replace, restate } from "../route";
import { delayText } from "../time-limits";
import { inTab } from "../tab/in-tab";
import { connectionState, connectionText } from "../connection";
import { say, withAllWords } from "../words";
import { keepFocus } from "./focus";
import { focusSlip, keysOf, useTableKeys } from "./keys";
import { WaitingRoom } from "./WaitingRoom";

/** The notes of a first game, fetched where there is one. */
const Guide = signal<ComponentType | null>(null);

interface TableProps {
  table: string;
  invite: string;
  /** The code of a seat that is brought here from another device, "" for none. */
  device: string;
  /** Whether the review is looked at first, once the game is over. */
  review: boolean;
  replay: boolean;
}

export function TablePage({ table: id, invite, device, review, replay }: TableProps) {
  useEffect(() => {
    // The code is not left where somebody might read or send it.
    if (device !== "") replace(`/t/${id}`);
    join(id, invite, device);
    if (review && current.peek() !== null) current.peek()!.table.showsReview.value = true;
    return () => {
      closeSheet();
      leave(id);
    };
  }, [id, invite]);
  const live = current.value;
  if (live?.id !== id) return <Masthead where={say("table-coming")} />;
  return (
    <TableContext.Provider value={live.table}>
      <AtTable key={live} replay={replay} />
    </TableContext.Provider>
  );
}

/** At a table of the server. */
function AtTable({ replay }: { replay: boolean }) {
  const table = useTable();
  useReplay(replay);
  useTitle();
  useEffect(() => watchTurns(table), []);
  useTableKeys(table);
  const state = table.state.seats.value?.state;
  if (table.gone.value !== null) return <Gone />;
  if (table.state.welcome.value === null || state === undefined) return <Masthead where={say("table-coming")} />;
  if (state === "waiting") return <WaitingRoom />;
  const scene = table.state.scene.value;
  if (scene === null) {
    return table.state.welcome.value.delay === null || table.state.you >= 0 ? <Masthead where={localized(table.state.welcome.value.title)} /> : <Delayed />;
  }
  return <Play scene={scene} />;
}

/** A replay begins where its address says, at first at the beginning; the address follows it. */
function useReplay(replay: boolean): void {
  const table = useTable();
  const begun = useRef(false);
  useSignalEffect(() => {
    if (!replay || table.state.scene.value === null) return;
    const looked = table.moments.looked.value;
    if (!begun.current) {
      begun.current = true;
      const asked = query();
      table.lookAt({ step: Number(asked.get("at") ?? 0) }, Number(asked.get("as") ?? table.state.you));
    } else if (looked !== null) {
      restate(`?at=${looked.step}&as=${looked.viewer}`);
    }
  });
}

/** The tab says when it is one's turn. */
function useTitle(): void {
  const table = useTable();
  useSignalEffect(() => {
    const mine = table.state.scene.value?.mine ?? null;
    document.title = mine === null ? say("mast-name") : `${say("title-yours")} · ${say("mast-name")}`;
  });
  useEffect(() => () => void (document.title = say("mast-name")), []);
}

/** Those who look on see the game later: before that there is nothing to see. */
function Delayed() {
  const table = useTable();
  return (
    <>
      <Masthead where={localized(table.state.welcome.value!.title)} />
      <main class="plain">
        <h1>{say("table-watching")}</h1>
        <p role="status">{say("delay-coming", { delay: delayText(table.state.welcome.value!.delay) })}</p>
      </main>
    </>
  );
}

function Gone() {
  const table = useTable();
  return (
    <>
      <Masthead where="" />
      <main class="plain">
        <h1>{say(table.waits.value ? "table-busy" : "table-gone")}</h1>
        <p role="status">{table.gone.value !== null && localized(table.gone.value)}</p>
        {table.waits.value && <p>{say("table-busy-again")}</p>}
        <a class="btn main" href="/">
          {say("table-to-lobby")}
        </a>
      </main>
    </>
  );
}

/** What was pressed by pointer does not keep the keyboard: Enter then gives the answer, and does not press it again. */
function afterClick(event: MouseEvent): void {
  if (event.detail > 0 && event.target instanceof Element && event.target.closest("main :is(.felt, .hand, .slip, .players) [aria-pressed]") !== null) focusSlip();
}

export function Play({ scene }: { scene: Scene }) {
  const table = useTable();
  const root = useRef<HTMLDivElement>(null);
  const board = useSignal<Board | null>(null);
  useLoaded(
    () => boardOf(scene.game),
    (found) => {
      board.value = found;
      table.state.isHead.value = found.isHead;
      keysOf(table).use(found);
    },
    [scene.game],
  );
  useEffect(() => (board.value === null ? undefined : table.automatic.start(board.value)), [table, board.value]);
  useEffect(() => board.value?.watch?.(table), [table, board.value]);
  useEffect(() => (root.current === null ? undefined : keepFocus(root.current)), []);
  useEffect(() => (root.current === null ? undefined : readable(root.current)), []);
  useMoveAnimation(scene, board.value);
  const lesson = table.state.welcome.value?.lesson === true;
  useEffect(() => {
    if (lesson) void withAllWords(import("../components/Guide")).then((module) => (Guide.value = module.default));
  }, [lesson]);
  const shown = board.value;
  const unread = table.chat.lines.value.filter((line) => line.number >= table.chat.seen.value && line.seat !== table.state.you).length;
  return (
    <div ref={root} class="page" onClick={afterClick}>
      <Masthead where={<Where scene={scene} title={shown?.title(scene) ?? localized(scene.title)} />} news={unread > 0}>
        {table.state.over.value === null && (
          <button type="button" onClick={() => openSheet("points")}>
            {say("points")}
          </button>
        )}
        {scene.viewer >= 0 && table.state.seats.value?.state === "playing" && (
          <button type="button" onClick={() => (table.state.handedOver ? table.seat.hand(false) : openSheet("hand-over"))}>
            {say(table.state.handedOver ? "hand-back" : "hand-over")}
          </button>
        )}
        {scene.viewer >= 0 && table.state.seats.value?.match?.over === false && (
          <button type="button" onClick={() => openSheet("leave-match")}>
            {say("match-leave")}
          </button>
        )}
        {table.state.welcome.value?.gives_up === true && table.state.seats.value?.state === "playing" && (
          <button type="button" onClick={() => openSheet("give-up")}>
            {say("give-up")}
          </button>
        )}
        {table.state.seats.value?.state === "playing" && (scene.viewer >= 0 || table.state.welcome.value?.delay === null) && (
          <a href={`/lab?table=${table.id}&view`} target="_blank" rel="noopener">
            {say("lab-now")}
          </a>
        )}
        {!inTab && scene.viewer >= 0 && table.state.over.value === null && (
          <button type="button" onClick={() => openSheet("device")}>
            {say("device")}
          </button>
        )}
        <button type="button" class="narrow-only" onClick={() => openSheet("log")}>
          {say("log")}
        </button>
        <button type="button" class="narrow-only" onClick={() => openSheet("chat")}>
          {unread > 0 ? say("chat-unread", { lines: unread }) : say("chat")}
        </button>
      </Masthead>
      <Connection />
      {shown !== null && (
        <>
          <Layout scene={scene} board={shown} />
          <Sheets scene={scene} board={shown} />
          <CardPreview scene={scene} board={shown} />
        </>
      )}
    </div>
  );
}

/** The game, and that one only watches it. */
function Where({ scene, title }: { scene: Scene; title: string }) {
  const table = useTable();
  const match = table.state.seats.value?.match ?? null;
  const delay = table.state.welcome.value?.delay ?? null;
  return (
    <>
      {scene.viewer < 0 && !scene.past && (
        <span class="watching">
          {say("table-watching")}
          {delay !== null && table.state.over.value === null && ` ${say("delay-watching", { delay: delayText(delay) })}`}
        </span>
      )}
      <span class={match === null ? "" : "wide-only"}>{title}</span>
      {match !== null && <span class="match-score">{matchText(match)}</span>}
    </>
  );
}

interface LayoutProps {
  scene: Scene;
  board: Board;
}

function Layout({ scene, board }: LayoutProps) {
  const table = useTable();
  const looked = table.moments.looked.value !== null;
  const over = table.state.seats.value?.state === "over" && !looked;
  if (over && (table.state.over.value !== null || table.file !== undefined) && table.showsReview.value) return <Fetched load={review} given={{ scene, board }} />;
  if (over && table.state.over.value !== null && !table.showsTable.value) {
    return <Counted scene={scene} board={board} />;
  }
  return <Laid scene={scene} board={board} looked={looked} over={over} />;
}

/** The end of the game in the place of the table. */
function Counted({ scene, board }: LayoutProps) {
  const root = useRef<HTMLElement>(null);
  useFit(root);
  return (
    <main ref={root} class={`tbl end g-${scene.game}`}>
      <GameResult scene={scene} board={board} />
      <div class="middle">
        <GameOverPrompt scene={scene} board={board} />
      </div>
    </main>
  );
}

/** What lies on the table, the hand, the slip at the foot, and the log. */
function Laid({ scene, board, looked, over }: LayoutProps & { looked: boolean; over: boolean }) {
  const table = useTable();
  const root = useRef<HTMLElement>(null);
  useFit(root);
  return (
    <main ref={root} class={`tbl g-${scene.game}`} data-past={looked}>
      {board.Side && <board.Side scene={scene} />}
      <board.Table scene={scene} />
      <board.Hand scene={scene} />
      <div class="middle">
        {looked ? <Scrubber board={board} /> : over ? <GameOverPrompt scene={scene} board={board} /> : <Prompt scene={scene} board={board} />}
      </div>
      <aside class="log">
        {board.Above && <board.Above scene={scene} />}
        <header>
          <h2>{say("log")}</h2>
          <span class="cap">{say("log-note")}</span>
        </header>
        <Log scene={scene} board={board} />
        {board.Foot && <board.Foot scene={scene} />}
        {talks(table) && <Chat />}
        {table.state.welcome.value?.lesson === true && Guide.value !== null && <Guide.value />}
        <LastLine scene={scene} board={board} open={() => openSheet("log")} />
      </aside>
    </main>
  );
}

/** Whether there is anybody to talk to. */
function talks(table: TableModel): boolean {
  const seats = table.state.seats.value;
  const others = seats?.seats.filter((seat, place) => seat.kind === "person" && place !== table.state.you) ?? [];
  return others.length > 0 || (seats?.watching ?? 0) > 0 || table.chat.lines.value.length > 0;
}

/** How the connection stands, where it does not; and a game that has stopped with an error. */
function Connection() {
  const table = useTable();
  const frozen = table.state.frozen.value;
  if (frozen !== null) {
    return (
      <p class="bar" role="alert">
        {localized(frozen.reason)}
        {frozen.report !== "" && (
          <button type="button" class="link" onClick={() => void download(frozen.report, frozen.table)}>
            {say("table-report")}
          </button>
        )}
      </p>
    );
  }
  if (connectionText.value === "" || connectionState.value === "old") return null;
  return (
    <p class="bar" role="status">
      {say(connectionText.value)}
    </p>
  );
}

function Sheets({ scene, board }: LayoutProps) {
  switch (sheet.value) {
    case "card":
      return <CardDialog scene={scene} board={board} />;
    case "points":
      return <PointsSheet scene={scene} points={board.points(scene)} />;
    case "log":
      return (
        <Dialog title={say("log")}>
          <Log scene={scene} board={board} />
        </Dialog>
      );
    case "chat":
      return (
        <Dialog title={say("chat")}>
          <Chat />
        </Dialog>
      );
    case "device":
      return <Fetched load={device} given={{}} />;
    case "leave-match":
      return <Fetched load={leaving} given={{}} />;
    case "give-up":
      return <Fetched load={givingUp} given={{}} />;
    case "hand-over":
      return <Fetched load={handingOver} given={{}} />;
    default:
      return null;
  }
}

const device = () => import("../components/OtherDevice").then((module) => module.default);
const givingUp = () => import("../components/GiveUp").then((module) => module.default);
const handingOver = () => import("../components/HandOver").then((module) => module.default);
const leaving = () => import("../components/LeaveMatch").then((module) => module.default);
const review = () => withAllWords(import("../review/Review")).then((module) => module.default);

/** What is fetched when it is opened. */
function Fetched<Given extends object>({ load, given }: { load: () => Promise<ComponentType<Given>>; given: Given }) {
  const Found = useSignal<ComponentType<Given> | null>(null);
  useLoaded(
    load,
    (found) => (Found.value = found),
    [load],
  );
  return Found.value === null ? null : <Found.value {...given} />;
}
