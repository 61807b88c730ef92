// The log: one event a line, indented by its cause; each line can say why, and show the table of its moment.
import { signal } from "@preact/signals";
import { Fragment } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Card, Line, Notice as NoticeData, Text } from "../protocol";
import { useTable } from "../table/context";
import type { TableModel } from "../table/table-model";
import { localized, type Scene } from "../scene";
import type { Board } from "../tables/board";
import { say } from "../words";
import { CardName } from "./CardName";
import { LabLink } from "./LabLink";
import { Notice } from "./Notice";
import { rowsOf, type Row } from "./log-rows";
import { Seal } from "./symbols";
import { WhyBox, WhyCard } from "./Why";
import { openRule, toggleRule } from "./open-rule";

const DEEPEST = 4;
/** Pixels that a box may lack and still be at its end. */
const LITTLE = 8;
/** The row whose lines are shown one by one, by its first line; -1 for none. */
const openRow = signal(-1);
/** What must not stand at the beginning of a row. */
const MARK = /^[、。）」,.;:)]+/;
/** A bracket that opens is never left at the end of a line. */
const BRACKET = /[（「(]+$/;
/** Lines before these are shown only when they are asked for: a long game has thousands. */
const SHOWN = 160;

interface LogProps {
  scene: Scene;
  board: Board;
}

export function Log({ scene, board }: LogProps) {
  const table = useTable();
  const list = useRef<HTMLDivElement>(null);
  const count = scene.lines.length;
  const first = Math.max(0, count - SHOWN);
  const rows = rowsOf(scene.lines, first);
  const notices = scene.past ? [] : (table.state.seats.value?.notices ?? []);
  const state = table.state.seats.value?.state;
  useLayoutEffect(() => list.current !== null ? keepsEnd(list.current) : undefined, []);
  useLayoutEffect(() => {
    if (list.current !== null) toEnd(list.current);
  }, [count, notices.length, state]);
  const between = (from: number, to: number) => notices.filter(({ line }) => line >= from && line < to);
  return (
    <div class="scroll" role="log" aria-live="polite" aria-label={say("log")} ref={list} data-region="log" tabIndex={0}>
      {table.state.welcome.value?.origin != null && <p class="cap">{say("table-goes-on")}</p>}
      {first > 0 && <p class="cap">{say("log-earlier", { lines: first })}</p>}
      <ol class="lines">
        {rows.map((row, place) => (
          <Fragment key={row.first}>
            <Notices notices={between(place === 0 ? 0 : rows[place - 1]!.last + 1, row.last + 1)} scene={scene} />
            {row.first === row.last ? (
              <LogLine line={scene.lines[row.first]!} index={row.first} scene={scene} board={board} last={place === rows.length - 1} />
            ) : (
              <LogRow row={row} scene={scene} board={board} last={place === rows.length - 1} />
            )}
          </Fragment>
        ))}
        <Notices notices={between((rows.at(-1)?.last ?? -1) + 1, Infinity)} scene={scene} />
      </ol>
    </div>
  );
}

function toEnd(box: HTMLElement): void {
  box.scrollTop = box.scrollHeight;
}

/** While the end of a box is in sight, it stays so when something beside the box takes room from it. */
function keepsEnd(box: HTMLElement): () => void {
  let atEnd = true;
  const onScroll = () => (atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < LITTLE);
  const observer = new ResizeObserver(() => atEnd && toEnd(box));
  box.addEventListener("scroll", onScroll, { passive: true });
  observer.observe(box);
  return () => {
    observer.disconnect();
    box.removeEventListener("scroll", onScroll);
  };
}

/** Between the lines of the game: who really plays. */
function Notices({ notices, scene }: { notices: readonly NoticeData[]; scene: Scene }) {
  return (
    <>
      {notices.map((notice, place) => (
        <li key={`${notice.line} ${notice.what} ${place}`} class="line noticed">
          <Seal scene={scene} seat={notice.seat} plain />
          <span class="t">
            <Notice notice={notice} scene={scene} />
          </span>
        </li>
      ))}
    </>
  );
}

/** How far a line is indented: by its causes since the one that begins the turn. */
function depthOf(scene: Scene, board: Board, index: number): number {
  const causes = scene.causes(index);
  return causes.length - 2 - causes.findLastIndex((line) => board.isHead(line));
}

/** Where a moment of a game that is over can be looked at in the lab; nowhere while it runs. */
function inLab(table: TableModel, index: number): Record<string, string> | null {
  return table.state.seats.value?.state === "over" && table.file === undefined ? { table: table.id, line: String(index) } : null;
}

/** Lines that are shown as one; opened, each of them by itself, with its own reason. */
function LogRow({ row, scene, board, last }: LogProps & { row: Row; last: boolean }) {
  const table = useTable();
  const open = openRow.value === row.first;
  const line = scene.lines[row.first]!;
  const depth = Math.max(0, depthOf(scene, board, row.first));
  const style = ["line", `d${Math.min(depth, DEEPEST)}`, last && "last-line", open && "open"].filter(Boolean).join(" ");
  const lines = scene.lines.slice(row.first, row.last + 1);
  const lab = inLab(table, row.last);
  const auto = lines.some((_, place) => table.answers.automatic.value.has(row.first + place));
  return (
    <>
      <li class={style} data-line={row.first}>
        {line.seat >= 0 && <Seal scene={scene} seat={line.seat} plain />}
        <span class="t">
          <LineText text={row.text} cards={row.cards} index={row.last} scene={scene} board={board} />
          {auto && <small class="by-rule">{say("auto")}</small>}
        </span>
        <button type="button" class="why" aria-expanded={open} onClick={() => (openRow.value = open ? -1 : row.first)}>
          {say("why")}
        </button>
        {lab !== null && <LabLink asked={lab} name="mast-lab" style="why lab-way" />}
      </li>
      {open && (
        <li class="steps">
          <ol class="lines">
            {lines.map((one, place) => (
              <LogLine key={place} line={one} index={row.first + place} scene={scene} board={board} last={false} />
            ))}
          </ol>
        </li>
      )}
    </>
  );
}

function LogLine({ line, index, scene, board, last }: LogProps & { line: Line; index: number; last: boolean }) {
  const table = useTable();
  const open = openRule.value?.where === index;
  const text = localized(line.text);
  const lab = inLab(table, index);
  if (board.isHead(line)) {
    return (
      <li class={board.beginsRound?.(line) ? "turn round-begins" : "turn"} data-line={index}>
        {line.seat >= 0 && <Seal scene={scene} seat={line.seat} plain />}
        <button type="button" class="moment" onClick={() => table.lookAt({ line: index })}>
          {text}
        </button>
        {lab !== null && <LabLink asked={lab} name="mast-lab" style="why lab-way" />}
      </li>
    );
  }
  const reason = scene.reason(index, board.isHead);
  const moment = (
    <p class="go">
      <button type="button" class="link" onClick={() => table.lookAt({ line: index })}>
        {say("log-moment")}
      </button>
    </p>
  );
  const depth = Math.max(0, depthOf(scene, board, index));
  const style = ["line", `d${Math.min(depth, DEEPEST)}`, last && "last-line", open && "open"].filter(Boolean).join(" ");
  return (
    <>
      <li class={style} data-line={index}>
        {line.seat >= 0 && <Seal scene={scene} seat={line.seat} plain />}
        <span class="t">
          {depth > DEEPEST && "… "}
          <LineText text={line.text} cards={line.cards} index={index} scene={scene} board={board} />
          {table.answers.automatic.value.has(index) && <small class="by-rule">{say("auto")}</small>}
        </span>
        {reason !== null && (
          <button type="button" class="why" aria-expanded={open} onClick={() => toggleRule(reason.id, index)}>
            {say("why")}
          </button>
        )}
        {lab !== null && <LabLink asked={lab} name="mast-lab" style="why lab-way" />}
      </li>
      {open && (
        <li>
          {reason !== null && reason.face !== "" ? (
            <WhyCard scene={scene} face={reason.face} id={line.rule}>
              {moment}
            </WhyCard>
          ) : (
            <WhyBox id={line.rule}>{moment}</WhyBox>
          )}
        </li>
      )}
    </>
  );
}

/** The sentence of a line, its cards marked: hover one for a look at it, click it for its text.
 * look: shows its moment, where that is not one of the table's. */
export function LineText({ text: said, cards, index, scene, board, look }: LogProps & { text: Text; cards: readonly Card[]; index: number; look?: () => void }) {
  const table = useTable();
  const text = localized(said);
  const faces = [...new Set(cards.map((card) => card.face))].sort((a, b) => scene.card(b).length - scene.card(a).length);
  const parts: (string | { face: string; bracket: string; mark: string })[] = [text];
  for (const face of faces) {
    const name = scene.card(face);
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at]!;
      if (typeof part !== "string") continue;
      const found = part.indexOf(name);
      if (found < 0) continue;
      const rest = part.slice(found + name.length);
      const mark = MARK.exec(rest)?.[0] ?? "";
      const before = part.slice(0, found);
      const bracket = BRACKET.exec(before)?.[0] ?? "";
      parts.splice(at, 1, before.slice(0, found - bracket.length), { face, bracket, mark }, rest.slice(mark.length));
      at++;
    }
  }
  const moment = look ?? (() => table.lookAt({ line: index }));
  return (
    <>
      {parts.map((part, place) =>
        typeof part === "string" ? (
          part !== "" && (
            <span key={place} class="said" onClick={moment}>
              {part}
            </span>
          )
        ) : (
          <span key={place} class="named-card">
            {part.bracket}
            <CardName scene={scene} face={part.face} ink={board.inkOf(part.face, scene)} />
            {part.mark}
          </span>
        ),
      )}
    </>
  );
}

/** On a narrow page: the last line, and the way to all of them. */
export function LastLine({ scene, board, open }: LogProps & { open: () => void }) {
  const index = scene.lines.length - 1;
  const line = scene.lines[index];
  const row = rowsOf(scene.lines, index).at(-1);
  const joined = row !== undefined && row.first < row.last;
  const reason = scene.reason(index, board.isHead);
  const why = () => {
    if (joined) openRow.value = row.first;
    else toggleRule(reason!.id, index);
    open();
  };
  return (
    <div class="last">
      {line !== undefined && line.seat >= 0 && <Seal scene={scene} seat={line.seat} plain />}
      <span class="t">{row !== undefined && <LineText text={row.text} cards={row.cards} index={index} scene={scene} board={board} />}</span>
      {(joined || reason !== null) && (
        <button type="button" class="why" onClick={why}>
          {say("why")}
        </button>
      )}
      <button type="button" class="all" onClick={open}>
        {say("log")}
      </button>
    </div>
  );
}
