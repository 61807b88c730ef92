// The slip: the one place where a question is put, and where its answer is put together. It can answer every question of every game.
import { useEffect, useRef } from "preact/hooks";
import * as choosing from "../choosing";
import type { Option } from "../protocol";
import { told, type Scene } from "../scene";
import * as sitting from "../sitting";
import type { Board } from "../tables/board";
import { say } from "../words";
import { link } from "../wire";
import { Clock } from "./Clock";
import { readByTouch } from "./reading";
import { RuleLink, WhyBox } from "./Why";
import { openRule } from "./why-open";
import { Key, Seal, Told } from "./small";

interface SlipProps {
  scene: Scene;
  board: Board;
}

export function Slip({ scene, board }: SlipProps) {
  const handed = sitting.handed() && !scene.past;
  const mine = scene.mine !== null && !handed;
  return (
    <section class={mine ? "slip" : "slip quiet"} data-region="slip" aria-label={say("slip-name")}>
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
        {openRule.value?.where === "slip" && <WhyBox id={openRule.value.id} />}
        {mine ? <Options scene={scene} board={board} /> : <Waiting />}
      </div>
      <div class="act">
        {mine && <Confirm scene={scene} board={board} />}
        {handed ? (
          <button type="button" class="btn main" onClick={() => sitting.hand(false)}>
            {say("hand-back")}
          </button>
        ) : (
          <UndoButton />
        )}
      </div>
    </section>
  );
}

/** What is asked; or only that somebody decides, where the viewer has nothing to. */
function headline(scene: Scene, handed: boolean): string {
  const ask = scene.question;
  if (handed) return say("hand-goes-on");
  if (ask === null) return say(scene.past ? "slip-past" : "slip-over");
  // A moment that passes by itself, so that nobody sees by the time who was asked.
  if (!ask.mine && !scene.past && ask.decider === scene.viewer) return say("slip-passes");
  return told(ask.text);
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
function Because({ scene, board }: SlipProps) {
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
  const asked = sitting.undoAsked.value;
  return (
    <>
      {sitting.note.value !== null && <p class="note" role="status">{told(sitting.note.value)}</p>}
      {sitting.choseNothing.value && <p class="note" role="status">{say("slip-chose-nothing")}</p>}
      {asked !== null && <UndoRequest />}
    </>
  );
}

/** Somebody asks to take something back. */
function UndoRequest() {
  const asked = sitting.undoAsked.value!;
  const mine = asked.needs.includes(sitting.ownEyes());
  return (
    <div class="request" role="status">
      <p>{told(asked.text)}</p>
      {(mine || asked.by === sitting.ownEyes()) && (
        <p class="pair">
          {mine && (
            <button type="button" class="btn main" onClick={() => sitting.consent(true)}>
              {say("undo-yes")}
            </button>
          )}
          <button type="button" class="btn" onClick={() => sitting.consent(false)}>
            {say(mine ? "undo-no" : "undo-never-mind")}
          </button>
        </p>
      )}
    </div>
  );
}

function Options({ scene, board }: SlipProps) {
  const box = useRef<HTMLDivElement>(null);
  const options = scene.mine!.options;
  const at = choosing.cursor.value;
  useEffect(() => {
    if (at >= 0) box.current?.querySelector<HTMLElement>(`[data-option="${at}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [at]);
  return (
    <>
      {choosing.searchable.value && (
        <input
          class="filter"
          type="search"
          value={choosing.filter.value}
          aria-label={say("slip-search")}
          placeholder={say("slip-search")}
          onInput={(event) => (choosing.filter.value = event.currentTarget.value)}
        />
      )}
      <div class={choosing.searchable.value && choosing.filter.value === "" ? "opts long" : "opts"} ref={box} role="group" aria-label={say("slip-options")}>
        {grouped(scene, board).map(([heading, numbers]) => (
          <div key={heading} class={heading === "" ? "grp bare" : "grp"}>
            {heading !== "" && <span class="heading">{heading}</span>}
            {numbers.map((number) => (
              <Opt key={number} number={number} option={options[number]!} scene={scene} board={board} />
            ))}
          </div>
        ))}
      </div>
      <Waiting />
    </>
  );
}

/** The options that are shown, those of one heading together. */
function grouped(scene: Scene, board: Board): [string, number[]][] {
  const groups = new Map<string, number[]>();
  for (const number of choosing.shown.value) {
    const heading = board.group?.(scene, scene.mine!.options[number]!) ?? "";
    groups.set(heading, [...(groups.get(heading) ?? []), number]);
  }
  const placeOf = (number: number) => board.order?.(scene, scene.mine!.options[number]!) ?? 0;
  for (const numbers of groups.values()) numbers.sort((a, b) => placeOf(a) - placeOf(b));
  return [...groups];
}

/** All that may be chosen together: every Treasure of the hand, for instance. */
function AllButton({ scene }: { scene: Scene }) {
  const all = choosing.together();
  const chosen = choosing.picks.value;
  if (all.length < 2 || all.length === chosen.length || scene.mine === null) return null;
  return (
    <button type="button" class="btn" onClick={() => (choosing.picks.value = all)}>
      {say("slip-all", { count: all.length })}
    </button>
  );
}

function Opt({ number, option, scene, board }: SlipProps & { number: number; option: Option }) {
  const ask = scene.mine!;
  const place = choosing.picks.value.indexOf(number);
  const label = board.label?.(scene, option) ?? { name: told(option.label), note: told(option.hint) };
  const key = choosing.keyOf(number);
  const style = ["opt", board.lies?.(scene, option) && "lies", place >= 0 && "on", choosing.cursor.value === number && "at"].filter(Boolean).join(" ");
  return (
    <button type="button" class={style} data-option={number} data-face={option.face || undefined} aria-pressed={place >= 0} onClick={() => sitting.pick(number)}>
      {key !== "" && <Key>{key}</Key>}
      <span class="name">{label.name}</span>
      {label.note !== "" && <small>{label.note}</small>}
      {ask.ordered && place >= 0 && <span class="nth">{say("slip-nth", { place: place + 1 })}</span>}
    </button>
  );
}

function Confirm({ scene, board }: SlipProps) {
  const ask = scene.mine!;
  const chosen = choosing.picks.value;
  const first = chosen[0] === undefined ? undefined : ask.options[chosen[0]];
  const words = { count: chosen.length, least: ask.least, most: Math.min(ask.most, ask.options.length) };
  const counted = ask.least === ask.most ? "slip-count-of" : ask.most >= ask.options.length && ask.options.length > 1 ? "slip-count-any" : "slip-count-most";
  const verb = chosen.length === 0 && ask.least === 0 ? say("slip-none") : (board.verb?.(ask, first) ?? say("slip-confirm"));
  const off = !choosing.complete.value || sitting.sending.value || link.value !== "on";
  return (
    <>
      <p class="count">
        <Told text={say(counted, words)} />
      </p>
      {first?.face && (
        <button type="button" class="btn look" aria-label={say("glance-read")} onClick={() => readByTouch(first.face)}>
          <Key open>i</Key>
        </button>
      )}
      <AllButton scene={scene} />
      <button type="button" class="btn main" aria-disabled={off} data-confirm onClick={sitting.answer}>
        {sitting.sending.value ? say("slip-sending") : verb} <Key>Enter</Key>
      </button>
    </>
  );
}

function UndoButton() {
  const taking = sitting.undo.value;
  if (taking === null || taking.why === "off" || sitting.looked.value !== null || sitting.ownEyes() < 0) return null;
  const off = taking.how === "none";
  return (
    <button
      type="button"
      class={off ? "btn no" : "btn"}
      aria-disabled={off}
      title={told(taking.text)}
      onClick={sitting.takeBack}
    >
      <Key open>u</Key>
      {say(taking.how === "consent" ? "undo-ask" : "undo")}
    </button>
  );
}
