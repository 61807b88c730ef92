// A Way as a second target: an Action is played by its own instructions, or by the Way that is chosen with it, and nothing is asked after.
import { effect, signal, untracked } from "@preact/signals";
import { Key } from "../../components/symbols";
import type { Question } from "../../protocol";
import { perScene, type Scene } from "../../scene";
import { useTable } from "../../table/context";
import { perTable } from "../../table/per-table";
import type { TableModel } from "../../table/table-model";
import { say } from "../../words";
import type { SceneProps } from "../board";
import { infoOf } from "./cards";
import { landscapeKey } from "./landscape-keys";

/** The Way that is chosen for the card that is played next, "" for its own instructions. */
export const wayOf = perTable(() => signal(""));

/** The Ways of the table. */
const waysOf = perScene((scene: Scene): readonly string[] => scene.counters("dominion").landscapes.flatMap((land) => (land.sort === "way" ? [land.id] : [])));

/** The Action that is chosen to be played from the hand; "" where there is none, or where it could only be played as itself. */
function playedOf(table: TableModel, scene: Scene | null, ask: Question | null): string {
  const option = ask?.options[table.selection.picks.value[0] ?? -1];
  if (scene === null || option?.verb !== "play" || option.face === "" || waysOf(scene).length === 0) return "";
  return infoOf(scene, option.face).types.includes("action") ? option.face : "";
}

/** Whether a Way may be chosen now. */
export function takesWays(table: TableModel, scene: Scene): boolean {
  return scene.mine !== null && playedOf(table, scene, scene.mine) !== "";
}

export function chooseWay(table: TableModel, face: string): void {
  const way = wayOf(table);
  way.value = way.value === face ? "" : face;
}

/** In the slip: as what the chosen card is played. */
export function AsWhat({ scene }: SceneProps) {
  const table = useTable();
  const way = wayOf(table);
  const face = playedOf(table, scene, scene.mine);
  if (face === "") return null;
  return (
    <p class="as-what" role="group" aria-label={say("dominion-as-what", { card: scene.card(face) })}>
      <span>{say("dominion-as-what", { card: scene.card(face) })}</span>
      {["", ...waysOf(scene)].map((one) => (
        <button key={one} type="button" class={way.value === one ? "opt on" : "opt"} aria-pressed={way.value === one} data-face={one || undefined} onClick={() => (way.value = one)}>
          {one !== "" && <Key>{landscapeKey(scene, one)}</Key>}
          <span class="name">{one === "" ? say("dominion-as-itself") : scene.card(one)}</span>
        </button>
      ))}
    </p>
  );
}

/** A key that chooses a Way for the card that is chosen; returns whether it is one. */
export function wayByKey(table: TableModel, key: string): boolean {
  const scene = table.state.scene.value;
  if (scene?.game !== "dominion" || !takesWays(table, scene)) return false;
  const face = waysOf(scene).find((one) => landscapeKey(scene, one) === key);
  if (face !== undefined) chooseWay(table, face);
  return face !== undefined;
}

/** Which of the options the question is answered by itself with, -1 where it is to be asked: what else has a say in it is a choice of its own. */
export function answerBy(ask: Question, played: { face: string; way: string }, ways: readonly string[]): number {
  if (ask.kind !== "instructions" || ask.options[0]?.face !== played.face) return -1;
  if (ask.options.some((option) => option.face !== played.face && !ways.includes(option.face))) return -1;
  return ask.options.findIndex((option) => option.face === (played.way || played.face));
}

/** Answer the question by which instructions a card is played, where that was chosen with the card. Returns how to stop. */
export function answerWays(table: TableModel): () => void {
  const { state, selection, answers } = table;
  const way = wayOf(table);
  /** What was played last, and by which Way: the next question answers itself by it. */
  let follows: { face: string; way: string } | null = null;
  const ends = [
    // The chosen answer is on its way: what it plays, and by what.
    effect(() => {
      if (!answers.sending.value) return;
      const face = untracked(() => playedOf(table, state.scene.value, selection.asked.value));
      follows = face === "" ? null : { face, way: way.peek() };
    }),
    // The next question follows from it.
    effect(() => {
      const ask = selection.asked.value;
      const scene = state.scene.value;
      if (ask === null || scene?.game !== "dominion" || scene.mine !== ask) return;
      const played = follows;
      if (ask.kind !== "action") way.value = "";
      if (played === null || ask.kind === "action") return;
      follows = null;
      const number = selection.byHand.peek() ? -1 : answerBy(ask, played, waysOf(scene));
      if (number < 0) return;
      queueMicrotask(() => {
        if (selection.asked.peek() !== ask) return;
        selection.picks.value = [number];
        table.answer();
      });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
