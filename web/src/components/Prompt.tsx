// The slip: the one place where a question is put, and where its answer is put together. It can answer every question of every game.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { answerOf, nameOf } from "../autoplay";
import { useTable } from "../table/context";
import type { Stack } from "../table/selection";
import type { TableModel } from "../table/table-model";
import type { Option } from "../protocol";
import { localized, type Scene } from "../scene";
import { rests } from "../settings";
import type { Board } from "../tables/board";
import { say } from "../words";
import { connectionState } from "../connection";
import { Clock } from "./Clock";
import { Hint, HintButton } from "./Hint";
import { Quote } from "./Quote";
import { readByTouch } from "./card-preview";
import { Notice } from "./Notice";
import { countOf, headlineOf, shareOfHand, verbOfAll } from "./prompt-text";
import { rowsOf } from "./log-rows";
import { RuleLink, WhyBox } from "./Why";
import { openRule } from "./open-rule";
import { Key, Seal, Marked } from "./symbols";

interface PromptProps {
  scene: Scene;
  board: Board;
}

export function Prompt({ scene, board }: PromptProps) {
  const table = useTable();
  const handed = table.state.handedOver && !scene.past;
  const mine = scene.mine !== null && !handed;
  return (
    <section class={mine ? "slip" : "slip quiet"} data-region="slip" data-hand={mine ? handInPrompt(scene, board) : undefined} aria-label={say("slip-name")}>
      <div class="who">
        {scene.decider >= 0 && <Seal scene={scene} seat={scene.decider} size="xl" />}
        <small>{stance(scene, board)}</small>
        {scene.decider >= 0 && <Clock seat={scene.decider} />}
      </div>
      <div class="q">
        <h2 tabIndex={-1} aria-live="polite">
          {headline(scene, handed)}
        </h2>
        {mine && <Because scene={scene} board={board} />}
        {mine && <Quote scene={scene} />}
        {openRule.value?.where === "slip" && <WhyBox id={openRule.value.id} />}
        {!scene.past && <Resting scene={scene} />}
        {mine ? <Options scene={scene} board={board} /> : <Waiting />}
        {mine && <Hint />}
      </div>
      <div class="act">
        {mine && <Confirm scene={scene} board={board} />}
        {handed ? (
          <button type="button" class="btn main" onClick={() => table.seat.hand(false)}>
            {say("hand-back")}
          </button>
        ) : (
          <>
            {mine && <HintButton />}
            <UndoButton />
          </>
        )}
      </div>
    </section>
  );
}

/** How much of the hand a phone shows in the slip: that needs no other place. */
function handInPrompt(scene: Scene, board: Board): "whole" | "part" | undefined {
  const pictured = (option: Option) => board.Picture !== undefined && board.isPictured?.(scene, option) === true;
  return shareOfHand(scene.cards("hand", scene.me).map((card) => scene.mine!.options[scene.optionOf(card)]), pictured);
}

/** What is asked; or only that somebody decides, where the viewer has nothing to. */
function headline(scene: Scene, handed: boolean): string {
  const message = headlineOf({ question: scene.question, viewer: scene.viewer, past: scene.past, handed });
  return message === "" ? localized(scene.question!.text) : say(message);
}

function stance(scene: Scene, board: Board): string {
  const ask = scene.question;
  if (ask === null || scene.past) return "";
  if (!scene.mine && ask.decider === scene.viewer) return "";
  if (!scene.mine) return say("slip-decides", { seat: scene.name(ask.decider) });
  if (ask.owner !== ask.decider) return say("slip-you-answer-for", { seat: scene.name(ask.owner) });
  return board.stance?.(scene) ?? say("slip-you-decide");
}

/** What led to the question: the cards along its causes, and the rule that makes it a choice. */
function Because({ scene, board }: PromptProps) {
  const crumbs: string[] = [];
  for (const line of scene.causes(scene.lines.length - 1)) {
    const faces = board.facesOf(scene, scene.lines.indexOf(line));
    if (line.seat < 0 || faces.length === 0) continue;
    const crumb = say("slip-crumb", { seat: scene.name(line.seat), cards: faces.map((face) => scene.card(face)).join(say("list-comma")) });
    if (crumbs.at(-1) !== crumb) crumbs.push(crumb);
  }
  const rule = scene.mine?.rule ?? "";
  return (
    <p class="because">
      {crumbs.slice(-4).map((crumb, place) => (
        <span key={place}>
          {place > 0 && <i>› </i>}
          {crumb}
        </span>
      ))}
      {rule !== "" && <RuleLink id={rule} where="slip" />}
    </p>
  );
}

function Waiting() {
  const table = useTable();
  const asked = table.consent.asked.value;
  return (
    <>
      {table.state.you < 0 && table.state.seats.value?.state === "playing" && <p class="aside">{say("slip-watching")}</p>}
      <StoodIn />
      {table.note.value !== null && <p class="note" role="status">{localized(table.note.value)}</p>}
      {table.answers.byItself.value && <p class="note" role="status">{say("auto-answered")}</p>}
      {table.answers.choseNothing.value && <p class="note" role="status">{say("slip-chose-nothing")}</p>}
      {table.consent.declined.value !== null && <p class="note" role="status">{say(`declined-${table.consent.declined.value}`)}</p>}
      {asked !== null && <Request />}
    </>
  );
}

/** Where there is no pointer to rest on a card, that a finger can: until one has, or it is waved away. */
function Resting({ scene }: { scene: Scene }) {
  // Its place stays as long as the question: nothing moves away under a finger, or under the card that is read.
  const needed = useMemo(() => rests.peek() === "no", [scene]);
  if (!needed) return null;
  return (
    <p class={rests.value === "yes" ? "resting done" : "resting"}>
      {say("slip-resting")}
      <button type="button" class="link" onClick={() => (rests.value = "yes")}>
        {say("slip-resting-known")}
      </button>
    </p>
  );
}

/** That a bot plays for the viewer although they did not say so: their time is up, or they were away. */
function StoodIn() {
  const table = useTable();
  const scene = table.state.scene.value;
  const last = (table.state.seats.value?.notices ?? []).findLast((notice) => notice.seat === table.state.you && notice.what !== "hint");
  if (scene === null || last === undefined || (last.what !== "time" && last.what !== "away")) return null;
  return (
    <p class="note" role="status">
      <Notice notice={last} scene={scene} />
    </p>
  );
}

/** Somebody asks to take something back, or to ask the coach. */
function Request() {
  const table = useTable();
  const asked = table.consent.asked.value!;
  const mine = asked.needs.includes(table.state.you);
  const own = asked.by === table.state.you;
  const scene = table.state.scene.value;
  return (
    <div class="request" role="status">
      <p>{own ? say("request-waits") : localized(asked.text)}</p>
      {scene !== null && <Undone scene={scene} line={asked.line} by={asked.by} />}
      {(mine || own) && (
        <p class="pair">
          {mine && (
            <button type="button" class="btn main" onClick={() => table.consent.reply(true, table.state.you)}>
              {say(asked.what === "hint" ? "hint-yes" : "undo-yes")}
            </button>
          )}
          <button type="button" class="btn" onClick={() => table.consent.reply(false, table.state.you)}>
            {say(mine ? "undo-no" : "undo-never-mind")}
          </button>
        </p>
      )}
    </div>
  );
}

/** What the answers that would be taken back have led to, as the log has it. */
function Undone({ scene, line, by }: { scene: Scene; line: number; by: number }) {
  const table = useTable();
  if (line < 0) return null;
  const rows = rowsOf(scene.lines, line).filter((row) => row.first >= line && scene.lines[row.first]!.seat === by && !table.state.isHead.value(scene.lines[row.first]!));
  return rows[0] === undefined ? null : <p class="cap">{say("undo-what", { what: localized(rows[0].text), more: rows.length - 1 })}</p>;
}

function Options({ scene, board }: PromptProps) {
  const table = useTable();
  const box = useRef<HTMLDivElement>(null);
  const at = table.selection.cursor.value;
  useEffect(() => {
    if (at < 0) return;
    const there = [box.current?.querySelector<HTMLElement>(`[data-option="${at}"]`), document.querySelector<HTMLElement>(".tbl :is(.at, .at2)")];
    there.find((one) => one?.offsetParent)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [at]);
  if (table.selection.range.value !== null) return <Numbered range={table.selection.range.value} />;
  return (
    <>
      {table.selection.searchable.value && (
        <input
          class="filter"
          type="search"
          value={table.selection.filter.value}
          aria-label={say("slip-search")}
          placeholder={say("slip-search")}
          onInput={(event) => (table.selection.filter.value = event.currentTarget.value)}
        />
      )}
      <div class={table.selection.searchable.value && table.selection.filter.value === "" ? "opts long" : "opts"} ref={box} role="group" aria-label={say("slip-options")}>
        {grouped(table, scene, board).map(([heading, stacks]) => (
          <div key={heading} class={heading === "" ? "grp bare" : "grp"}>
            {heading !== "" && <span class="heading">{heading}</span>}
            {stacks.map((stack) => (
              <Opt key={stack.numbers[0]} stack={stack} scene={scene} board={board} />
            ))}
          </div>
        ))}
      </div>
      {board.Second !== undefined && <board.Second scene={scene} />}
      <Follows scene={scene} board={board} />
      {table.selection.picks.value.length === 0 && (board.aside?.(scene) ?? "") !== "" && <p class="aside">{board.aside!(scene)}</p>}
      <Waiting />
    </>
  );
}

/** What is chosen on the table, and what follows from it: it has no place of its own in the slip. */
function Follows({ scene, board }: PromptProps) {
  const table = useTable();
  const ask = scene.mine!;
  const chosen = table.selection.picks.value.map((number) => ask.options[number]!).filter((option) => (board.lies?.(scene, option, table) ?? false) !== false);
  const notes = [...new Set(chosen.map((option) => localized(option.hint)))].filter((note) => note !== "");
  if (chosen.length === 0 || notes.length === 0) return null;
  return (
    <p class="follows" role="status">
      <b>{[...new Set(chosen.map((option) => scene.card(option.face) || localized(option.label)))].join(say("list-comma"))}</b>: {notes.join(say("list-comma"))}
    </p>
  );
}

/** A number of too many to lay out: it is typed. */
function Numbered({ range }: { range: readonly [number, number] }) {
  const table = useTable();
  const [least, most] = range;
  return (
    <>
      <input
        class="filter"
        type="text"
        inputMode="numeric"
        maxLength={10}
        data-number
        aria-label={say("slip-number", { least, most })}
        placeholder={say("slip-number", { least, most })}
        onInput={(event) => table.selection.nameNumber(event.currentTarget.value)}
      />
      <Waiting />
    </>
  );
}

/** The options that are shown, those of one heading together; without those that stand beside the answer. */
function grouped(table: TableModel, scene: Scene, board: Board): [string, Stack[]][] {
  const options = scene.mine!.options;
  const beside = new Set((board.fixed?.(scene) ?? []).filter((fixed) => fixed.key !== board.together).flatMap((fixed) => fixed.numbers));
  const groups = new Map<string, Stack[]>();
  for (const stack of table.selection.stacks.value) {
    if (beside.has(stack.numbers[0]!)) continue;
    const heading = board.group?.(scene, options[stack.numbers[0]!]!) ?? "";
    groups.set(heading, [...(groups.get(heading) ?? []), stack]);
  }
  const placeOf = (stack: Stack) => board.order?.(scene, options[stack.numbers[0]!]!) ?? 0;
  for (const stacks of groups.values()) stacks.sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
  return [...groups];
}

/** A question that may be answered the same from now on; or one that answers itself, unless one stops it. */
function FromNowOn({ scene }: { scene: Scene }) {
  const table = useTable();
  if (table.automatic.waits.value) {
    return (
      <button type="button" class="btn auto" onClick={() => (table.selection.byHand.value = true)}>
        {say("auto-stop")} <Key>Esc</Key>
      </button>
    );
  }
  const settled = table.selection.asked.value !== null && answerOf(scene, table.selection.asked.value, null) !== null;
  if (table.selection.asked.value === null || nameOf(table.selection.asked.value) === "" || settled) return null;
  return (
    <label class="from-now-on">
      <input type="checkbox" checked={table.automatic.remembers} onChange={(event) => table.automatic.setRemembers(event.currentTarget.checked)} />
      <span>{say("auto-always")}</span>
    </label>
  );
}

/** Give the answer; if it is to be so from now on, remember that. */
function giveAnswer(table: TableModel): void {
  table.automatic.remember();
  table.answer();
}

/** What is always beside the answer in such a question; else all that may be chosen together. */
function Beside({ scene, board }: PromptProps) {
  const table = useTable();
  const all = table.selection.together();
  const chosen = table.selection.picks.value;
  const fixed = board.fixed?.(scene) ?? [];
  if (fixed.length > 0) {
    return (
      <div class="fixed">
        {fixed.map(({ key, name, numbers, why }) => {
          const on = numbers.length > 0 && numbers.every((number) => chosen.includes(number));
          return (
            <button
              key={key}
              type="button"
              class={on ? "btn on" : "btn"}
              data-fixed={key}
              aria-disabled={why !== ""}
              aria-pressed={why === "" ? on : undefined}
              title={why}
              onClick={() => (why !== "" ? undefined : key === board.together ? table.pickTogether() : table.pickOf(numbers))}
            >
              <Key open={why !== ""}>{key}</Key>
              {name}
              {why !== "" && <span class="vh">{why}</span>}
            </button>
          );
        })}
      </div>
    );
  }
  if (all.length < 2 || all.length === chosen.length) return null;
  return (
    <button type="button" class="btn" onClick={() => (table.selection.picks.value = all)}>
      {say("slip-all", { count: all.length })}
    </button>
  );
}

/** An option, or equal ones: a press chooses one more of them. */
function Opt({ stack, scene, board }: PromptProps & { stack: Stack }) {
  const table = useTable();
  const ask = scene.mine!;
  const { key, numbers } = stack;
  const number = numbers[0]!;
  const option = ask.options[number]!;
  const chosen = table.selection.picks.value;
  const places = numbers.flatMap((one) => (chosen.includes(one) ? [chosen.indexOf(one) + 1] : [])).sort((a, b) => a - b);
  const on = places.length > 0;
  const label = board.label?.(scene, option) ?? { name: localized(option.label), note: localized(option.hint) };
  const lies = board.lies?.(scene, option, table) ?? false;
  const style = ["opt", lies !== false && "lies", lies === "far" && "far", on && "on", numbers.includes(table.selection.cursor.value) && "at"].filter(Boolean).join(" ");
  return (
    <button type="button" class={style} data-option={number} data-face={option.face || undefined} aria-pressed={on} onClick={() => table.pickOf(numbers)}>
      {key !== "" && <Key>{key}</Key>}
      {board.Picture !== undefined && board.isPictured?.(scene, option) === true && (
        <span class="pic">
          <board.Picture scene={scene} face={option.face} />
        </span>
      )}
      <span class="name">{label.name}</span>
      {numbers.length > 1 && <span class="of">{on ? say("slip-some", { chosen: places.length, count: numbers.length }) : say("log-times", { times: numbers.length })}</span>}
      {label.note !== "" && <small>{label.note}</small>}
      {ask.ordered && on && <span class="nth">{places.map((place) => say("slip-nth", { place })).join(say("list-comma"))}</span>}
    </button>
  );
}

function Confirm({ scene, board }: PromptProps) {
  const table = useTable();
  const ask = scene.mine!;
  const chosen = table.selection.picks.value;
  const first = chosen[0] === undefined ? undefined : ask.options[chosen[0]];
  const numbered = table.selection.range.value !== null;
  const words = { count: chosen.length, least: ask.least, most: numbered ? ask.most : Math.min(ask.most, ask.options.length) };
  const counted = countOf(words.least, words.most, ask.options.length);
  const verbFor = (option: Option | undefined) => board.verb?.(ask, option) ?? say("slip-confirm");
  const unchosen = () => (ask.least === 0 ? say("slip-none") : verbOfAll(ask.options.map(verbFor)) || say("slip-choose"));
  const verb = first === undefined && !numbered ? unchosen() : verbFor(first);
  const off = !table.selection.complete.value || table.answers.sending.value || connectionState.value !== "on";
  return (
    <>
      <p class={ask.least === 1 && words.most === 1 ? "count one" : "count"}>
        <Marked text={say(counted, words)} />
      </p>
      {first?.face && (
        <button type="button" class="btn look" aria-label={say("glance-read")} onClick={() => readByTouch(first.face)}>
          <Key open>i</Key>
        </button>
      )}
      <FromNowOn scene={scene} />
      <Beside scene={scene} board={board} />
      <button type="button" class="btn main" aria-disabled={off} data-confirm onClick={() => giveAnswer(table)}>
        {table.answers.sending.value ? say("slip-sending") : verb} <Key>Enter</Key>
      </button>
    </>
  );
}

function UndoButton() {
  const table = useTable();
  const taking = table.state.undo.value;
  if (taking === null || taking.why === "off" || table.moments.looked.value !== null || table.state.you < 0) return null;
  const off = taking.how === "none";
  return (
    <button
      type="button"
      class={off ? "btn no" : "btn"}
      aria-disabled={off}
      title={localized(taking.text)}
      onClick={() => table.takeBack()}
    >
      <Key open>u</Key>
      {say(taking.how === "consent" ? "undo-ask" : "undo")}
    </button>
  );
}
