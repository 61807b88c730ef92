// The lab: a situation set up by hand, played step by step, each step with its rules; answered otherwise, sent as a link, saved as a file.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import "../styles/lab.css";
import { catalogue, games } from "../catalogue";
import { keepFocus } from "../pages/focus";
import { focusSlip, keysOf } from "../pages/keys";
import { CardDialog } from "../components/CardDialog";
import { useLoaded } from "../components/use-loaded";
import { CardPreview } from "../components/CardPreview";
import { Masthead } from "../components/Masthead";
import { readable } from "../components/card-preview";
import { useFit } from "../components/fit-table";
import { closeSheet, sheet } from "../components/dialogs";
import { Prompt } from "../components/Prompt";
import { go } from "../route";
import type { Scene } from "../scene";
import { TableContext } from "../table/context";
import { boardOf, type Board } from "../tables/board";
import { say } from "../words";
import { LabContext, useLab } from "./context";
import { Lab, type Panel, roomOf } from "./lab";
import { seatsOf } from "./document";
import { StartPage } from "./Start";
import { Problem } from "./Problem";
import { SituationEditor } from "./SituationEditor";
import { Steps } from "./Steps";
import { ScenarioText } from "./ScenarioText";

interface LabProps {
  asked: URLSearchParams;
  scenario: string;
}

export function LabPage({ asked, scenario }: LabProps) {
  const lab = useMemo(() => new Lab(), []);
  useEffect(
    () => () => {
      closeSheet();
      lab.forget();
    },
    [],
  );
  useEffect(() => void come(lab, asked, scenario), [scenario, asked.toString()]);
  return (
    <LabContext.Provider value={lab}>
      <TableContext.Provider value={lab.table}>
        <div class="page">
          <Masthead where={say("lab")} />
          {lab.text.value === "" ? <StartPage /> : <Workspace />}
        </div>
      </TableContext.Provider>
    </LabContext.Provider>
  );
}

/** What the address asks for. */
async function come(lab: Lab, asked: URLSearchParams, scenario: string): Promise<void> {
  const [table, game, fresh] = [asked.get("table"), asked.get("game"), asked.get("new")];
  if (scenario !== "") await lab.openLink(scenario);
  else if (table !== null) await lab.openMoment(table, asked);
  else if (game !== null) await lab.openShown(game, asked);
  else if (fresh !== null) await lab.openBlank(fresh);
  else if (lab.text.value !== "") lab.forget();
}

const PANELS: readonly Panel[] = ["table", "steps", "set-up", "text"];

function Workspace() {
  const lab = useLab();
  const root = useRef<HTMLElement>(null);
  const board = useSignal<Board | null>(null);
  const game = lab.run.value?.game ?? lab.scenario.value?.game ?? "";
  useLoaded(
    () => {
      board.value = null;
      return games.value.some((one) => one.name === game) ? Promise.all([catalogue(game), boardOf(game), roomOf(game)]) : null;
    },
    ([cards, found, room]) => {
      lab.cards.value = cards;
      lab.room.value = room;
      board.value = found;
      keysOf(lab.table).use(found);
    },
    [game, games.value.length],
  );
  useEffect(() => (root.current === null ? undefined : keepFocus(root.current)), []);
  useEffect(() => (root.current === null ? undefined : readable(root.current)), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => onLabKey(lab, event);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  // What is wrong in the text is mended there.
  const mend = () => (lab.panel.value = "text");
  const scene = lab.scene.value;
  const shown = board.value;
  return (
    <main ref={root} class={`lab show-${lab.panel.value}`} data-region="lab" aria-busy={lab.busy.value}>
      <Head />
      <Problem mend={mend} />
      {lab.busy.value && (
        <p class="working cap" role="status">
          {say("lab-working")}
        </p>
      )}
      <div class="panels" role="group" aria-label={say("lab-panels")}>
        {PANELS.map((one) => (
          <button key={one} type="button" class={one === "table" ? "narrow-tab" : ""} aria-pressed={lab.panel.value === one} onClick={() => (lab.panel.value = one)}>
            {say(`lab-panel-${one}`)}
          </button>
        ))}
      </div>
      {scene !== null && shown !== null ? <Table scene={scene} board={shown} /> : <div class="tbl none" />}
      <section class="lab-side" aria-label={say(`lab-panel-${lab.panel.value}`)}>
        {lab.panel.value === "set-up" ? (
          <SituationEditor />
        ) : lab.panel.value === "text" ? (
          <ScenarioText />
        ) : (
          scene !== null && shown !== null && lab.run.value !== null && <Steps run={lab.run.value} scene={scene} board={shown} />
        )}
      </section>
      {sheet.value === "card" && scene !== null && shown !== null && <CardDialog scene={scene} board={shown} />}
      {scene !== null && shown !== null && <CardPreview scene={scene} board={shown} />}
    </main>
  );
}

function Head() {
  const lab = useLab();
  const copied = useSignal<"" | "yes" | "no">("");
  const scenario = lab.scenario.value;
  const text = lab.text.value;
  useEffect(() => void (copied.value = ""), [text]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      copied.value = "yes";
    } catch {
      copied.value = "no";
    }
  };
  return (
    <header class="ttl">
      <div>
        <h1>{lab.run.value?.title || scenario?.scenario || say("lab-untitled")}</h1>
        <p class="cap">
          {scenario !== null && say("lab-seats-of", { count: seatsOf(scenario).length })}
          {lab.run.value?.rules.map((rule) => (
            <span key={rule} class="mono">
              {" "}
              {rule}
            </span>
          ))}
        </p>
      </div>
      <div class="acts">
        <Others />
        <button type="button" class="btn" aria-disabled={!lab.canTakeBack.value} onClick={() => void lab.takeBack()}>
          {say("lab-undo")}
        </button>
        <button type="button" class="btn" onClick={() => save(lab)}>
          {say("lab-save")}
        </button>
        <button type="button" class="btn" onClick={() => go("/lab")}>
          {say("lab-other")}
        </button>
        <button type="button" class="btn main" onClick={() => void copy()}>
          {say("lab-copy")}
        </button>
      </div>
      {copied.value === "yes" && (
        <p class="note" role="status">
          {say("lab-copied", { letters: location.href.length })}
        </p>
      )}
      {copied.value === "no" && (
        <label class="field copy">
          <span>{say("lab-copy-by-hand")}</span>
          <input readOnly value={location.href} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </header>
  );
}

/** The other scenarios of the file that was opened, or those that show the same. */
function Others() {
  const lab = useLab();
  const file = lab.others.value;
  const shown = lab.shown.value;
  const titles = file?.titles ?? shown.map((one) => one.title);
  if (titles.length < 2) return null;
  const now = lab.run.value?.title ?? "";
  const open = (number: number) => void lab.open(file?.text ?? shown[number]!.text, file === null ? 0 : number);
  return (
    <select aria-label={say("lab-others")} value={titles.indexOf(now)} onChange={(event) => open(Number(event.currentTarget.value))}>
      {!titles.includes(now) && <option value={-1}>{say("lab-others")}</option>}
      {titles.map((title, place) => (
        <option key={place} value={place}>
          {title}
        </option>
      ))}
    </select>
  );
}

/** The scenario as a file that `fudaba lab run` takes. */
function save(lab: Lab): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([lab.text.value], { type: "text/yaml" }));
  const title = lab.scenario.value?.scenario ?? "";
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").toLowerCase().slice(0, 60) || "scenario"}.yaml`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function Table({ scene, board }: { scene: Scene; board: Board }) {
  const lab = useLab();
  const root = useRef<HTMLDivElement>(null);
  useFit(root);
  return (
    <div ref={root} class={`tbl g-${scene.game}`} data-past={lab.wrong.value !== null}>
      {board.Side && <board.Side scene={scene} />}
      <board.Table scene={scene} />
      <board.Hand scene={scene} />
      <div class="middle">
        <Prompt scene={scene} board={board} />
      </div>
    </div>
  );
}

/** `u` takes back, `[` and `]` go step by step; the rest is as at a table. */
function onLabKey(lab: Lab, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const writing = target.closest("input, textarea, select") !== null;
  const now = lab.run.value;
  if (!writing && sheet.value === null && now !== null && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const here = now.steps[now.at]!;
    const on = now.steps.findIndex((step) => step.after === now.at);
    const to = { "[": here.after, "]": on }[event.key];
    if (to !== undefined) {
      if (to >= 0) void lab.goTo(to);
      event.preventDefault();
    } else if (event.key === "u") {
      void lab.takeBack();
      event.preventDefault();
    } else if (event.key === "t" || event.key === "b") event.preventDefault();
  }
  // A player who has opened a panel and then answers by key goes on at the table.
  if (target.closest(".panels") !== null && lab.table.selection.optionsWith(event.key).length > 0) focusSlip();
  keysOf(lab.table).press(event);
}
