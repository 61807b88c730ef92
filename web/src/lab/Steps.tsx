// The steps of the scenario: what each did, by which rule, and what it changed; branches are tabs.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { narrow } from "../pages/keys";
import { LineText } from "../components/Log";
import { initial, Sign } from "../components/symbols";
import { WhyBox, WhyCard } from "../components/Why";
import type { LabChange, LabRun, LabStep } from "../protocol";
import { localized, type Scene } from "../scene";
import type { Board } from "../tables/board";
import { say } from "../words";
import { useLab } from "./context";
import { OPEN } from "./lab";
import { pathText } from "./situation";

interface StepsProps {
  run: LabRun;
  scene: Scene;
  board: Board;
}

const DEEPEST = 4;
/** How many lines of what an answer does are shown where answers are compared. */
const MOST_LINES = 3;

/** The ways through the branches: each by the names of the branches on it. */
function waysOf(steps: readonly LabStep[]): string[][] {
  const ways = steps.map((step) => step.branch);
  const last = ways.filter((way, place) => !steps.some((step) => step.branch.length > way.length && isWay(way, step.branch)) && ways.findIndex((one) => isSame(one, way)) === place);
  return last;
}

function isWay(head: readonly string[], way: readonly string[]): boolean {
  return head.every((name, place) => way[place] === name);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && isWay(one, other);
}

export function Steps({ run, scene, board }: StepsProps) {
  const lab = useLab();
  const ways = waysOf(run.steps);
  const here = run.steps[run.at]!.branch;
  const chosen = useSignal<readonly string[]>(here);
  const way = ways.find((one) => isWay(here, one) && isSame(one, chosen.value)) ?? ways.find((one) => isWay(here, one)) ?? ways[0]!;
  const steps = run.steps.flatMap((step, place) => (isWay(step.branch, way) && !step.branches ? [place] : []));
  const checks = run.steps.filter((step) => step.check);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.querySelector(".cur")?.scrollIntoView({ block: "nearest" }), [run]);
  const failed = run.steps.some((step) => !step.ok);
  return (
    <>
      <Eyes scene={scene} />
      <Asked run={run} />
      {scene.question !== null && <Compared run={run} />}
      {ways.length > 1 && (
        <div class="ways-tabs" role="group" aria-label={say("lab-branches")}>
          {ways.map((one) => (
            <button
              key={one.join(" / ")}
              type="button"
              aria-pressed={one === way}
              onClick={() => {
                chosen.value = one;
                void lab.goTo(run.steps.findLastIndex((step) => isSame(step.branch, one)));
              }}
            >
              {one.join(" / ")}
            </button>
          ))}
        </div>
      )}
      <p class="cap sums" role="status">
        {checks.length > 0 ? say(failed ? "lab-checks-fail" : "lab-checks-hold", { checks: checks.length }) : failed ? say("lab-failed") : say("lab-steps-of", { steps: run.steps.length - 1 })}
      </p>
      <ol class="tree" ref={list} data-region="log" tabIndex={0} aria-label={say("lab-panel-steps")}>
        {steps.map((place) => (
          <StepRow key={place} place={place} step={run.steps[place]!} run={run} scene={scene} board={board} />
        ))}
      </ol>
      <AddCheck run={run} />
    </>
  );
}

/** What is asked here, in the words that a step takes. */
function Asked({ run }: { run: LabRun }) {
  const question = run.question;
  if (question === null || run.labels.length === 0) return null;
  const seat = run.seats[question.decider]!;
  const times = new Map<string, number>();
  for (const label of run.labels) times.set(label, (times.get(label) ?? 0) + 1);
  const declines = question.options.some((option) => option.verb === "none");
  const many = { kind: question.kind, least: question.least, most: question.most, ordered: String(question.ordered), none: String(declines || question.least === 0) };
  return (
    <details class="lab-asked">
      <summary>{say("lab-asked")}</summary>
      <p class="cap">{say("lab-asked-many", many)}</p>
      <ul>
        {[...times].map(([label, number]) => (
          <li key={label}>
            <code>{`${seat}: ${label}${number > 1 ? `*${number}` : ""}`}</code>
          </li>
        ))}
        {question.least === 0 && !declines && (
          <li>
            <code>{`${seat}: ${typeof run.nothing === "string" ? run.nothing : "[]"}`}</code>
          </li>
        )}
      </ul>
    </details>
  );
}

/** What each answer would lead to, side by side. */
function Compared({ run }: { run: LabRun }) {
  const lab = useLab();
  const found = lab.whatIf.value;
  if (found === null) {
    if (run.labels.length < 2) return null;
    return (
      <p class="what-if">
        <button type="button" class="btn" onClick={() => void lab.compare()}>
          {say("lab-compare")}
        </button>
      </p>
    );
  }
  return (
    <section class="compared" aria-label={say("lab-compared")}>
      <header>
        <h2>{say("lab-compared")}</h2>
        <button type="button" class="link" onClick={() => (lab.whatIf.value = null)}>
          {say("sheet-close")}
        </button>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("lab-compared-answer")}</th>
            <th scope="col">{say("lab-compared-does")}</th>
            <th scope="col">{say("lab-compared-changes")}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ picks, step }) => (
            <tr key={picks.join()}>
              <th scope="row">
                <button type="button" class="link" onClick={() => void lab.give(picks)}>
                  {localized(step.answer) || run.labels[picks[0]!]}
                </button>
              </th>
              <td>{(step.ok ? step.lines.map((line) => localized(line.text)).slice(0, MOST_LINES).join(" ") : localized(step.message)) || say("lab-compared-nothing")}</td>
              <td>
                {step.changes.map((change) => (
                  <Changed key={change.path} change={change} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What has changed: where, in words, and from what to what. Its title is how a check writes that place. */
function Changed({ change }: { change: LabChange }) {
  const lab = useLab();
  return (
    <span class="df" title={change.path}>
      {pathText(lab, change.path)} {change.before} › {change.after}
    </span>
  );
}

/** A check by hand: what is looked at, and what it should be; at first it is as it is now. */
function AddCheck({ run }: { run: LabRun }) {
  const lab = useLab();
  const path = useSignal("");
  const value = useSignal("");
  const sight = run.sights.find((one) => one.path === path.value);
  useEffect(() => void (value.value = run.sights.find((one) => one.path === path.value)?.value ?? ""), [run, path.value]);
  return (
    <form
      class="add-check"
      onSubmit={(event) => {
        event.preventDefault();
        if (sight !== undefined) void lab.check(sight.path, value.value);
      }}
    >
      <select aria-label={say("lab-check")} value={path.value} onChange={(event) => (path.value = event.currentTarget.value)}>
        <option value="">{say("lab-check")}</option>
        {run.sights.map((one) => (
          <option key={one.path} value={one.path}>
            {pathText(lab, one.path)}
          </option>
        ))}
      </select>
      {sight !== undefined && (
        <>
          <input aria-label={say("lab-check-is", { path: sight.path })} value={value.value} onInput={(event) => (value.value = event.currentTarget.value)} />
          <button type="submit" class="btn">
            {say("lab-check-add")}
          </button>
        </>
      )}
    </form>
  );
}

/** Through whose eyes the table is seen; and how far the game is let go on by itself. */
function Eyes({ scene }: { scene: Scene }) {
  const lab = useLab();
  const eyes: [number, string][] = [[OPEN, say("lab-eyes-open")], ...scene.seats.map((seat, place): [number, string] => [place, seat.name]), [-1, say("scrub-public")]];
  return (
    <div class="lab-foot">
      <label>
        <span class="cap">{say("scrub-eyes")}</span>
        <select value={lab.eyes.value} onChange={(event) => lab.lookWith(Number(event.currentTarget.value))}>
          {eyes.map(([seen, name]) => (
            <option key={seen} value={seen}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {scene.question !== null && (
        <span class="until">
          <span class="cap">{say("lab-until")}</span>
          {scene.seats.map((seat) => (
            <button key={seat.name} type="button" class="btn" onClick={() => void lab.playOn(seat.name)}>
              {say("lab-until-turn", { seat: seat.name })}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}

function StepRow({ place, step, run, scene, board }: StepsProps & { place: number; step: LabStep }) {
  const lab = useLab();
  const now = run.at === place;
  const [seat, what] = split(step.written);
  const isAnswer = run.seats.includes(seat);
  const words = step.number === 0 ? say("lab-begin") : isAnswer ? localized(step.answer) || what : step.written;
  const from = lab.wayTo(step.after).reduce((sum, one) => sum + one.lines.length, 0);
  return (
    <li class={[now && "cur", step.check && "seen", !step.ok && "fails"].filter(Boolean).join(" ")} data-step={place} aria-current={now ? "step" : undefined}>
      <div class="nd">
        <span class="no" title={step.number === 0 ? undefined : say("lab-line-at", { line: step.line })}>{step.number === 0 ? "" : step.number}</span>
        <button type="button" class="tx" onClick={() => void lab.goTo(place)} title={say("lab-show-step")}>
          {isAnswer && (
            <span class="seal" aria-hidden="true">
              {initial(seat)}
            </span>
          )}
          {step.check && <Sign name={step.ok ? "check" : "no"} />}
          {isAnswer && <span class="vh">{seat}: </span>}
          {words}
        </button>
        {isAnswer && !now && <Otherwise step={step} />}
        {step.number > 0 && now && (
          <span class="steps-of">
            {isAnswer && <Otherwise step={step} />}
            <button type="button" class="link" onClick={() => void lab.cutFrom(step)}>
              {say("lab-cut")}
            </button>
          </span>
        )}
      </div>
      {localized(step.message) !== "" && (!step.ok || !step.check) && <p class="message">{localized(step.message)}</p>}
      {step.lines.length > 0 && (
        <ol>
          {step.lines.map((_, line) => (
            <TraceLine key={line} index={from + line} place={place} step={step} line={line} scene={scene} board={board} />
          ))}
        </ol>
      )}
      {step.changes.length > 0 && (
        <p class="ds">
          {step.changes.map((change) => (
            <Changed key={change.path} change={change} />
          ))}
        </p>
      )}
    </li>
  );
}

/** Back to before this answer, to give another: on a narrow page at the table. */
function Otherwise({ step }: { step: LabStep }) {
  const lab = useLab();
  const back = () => {
    if (narrow()) lab.panel.value = "table";
    void lab.goTo(step.after);
  };
  return (
    <button type="button" class="link otherwise" onClick={back}>
      {say("lab-otherwise")}
    </button>
  );
}

function split(written: string): [string, string] {
  const at = written.indexOf(": ");
  return at < 0 ? ["", written] : [written.slice(0, at), written.slice(at + 2)];
}

interface LineProps {
  index: number;
  place: number;
  step: LabStep;
  line: number;
  scene: Scene;
  board: Board;
}

function TraceLine({ index, place, step, line: number, scene, board }: LineProps) {
  const lab = useLab();
  const open = useSignal(false);
  const line = step.lines[number]!;
  const first = step.lines[0]!.depth;
  const depth = Math.max(0, Math.min(DEEPEST, line.depth - first));
  const cause = step.lines.find((_, other) => index - number + other === line.cause);
  const faces = new Set(cause?.cards.map((card) => card.face));
  const face = faces.size === 1 ? [...faces][0]! : "";
  const card = scene.kind(face) === undefined ? "" : face;
  return (
    <li style={{ marginLeft: `${depth * 16}px` }}>
      <div class="nd">
        <span class="tx">
          <LineText text={line.text} cards={line.cards} index={index} scene={scene} board={board} look={() => void lab.goTo(place)} />
        </span>
        {(line.rule !== "" || card !== "") && (
          <button type="button" class="rid" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
            {line.rule || say("why")}
          </button>
        )}
      </div>
      {open.value && (card !== "" ? <WhyCard scene={scene} face={card} id={line.rule} /> : <WhyBox id={line.rule} />)}
    </li>
  );
}
