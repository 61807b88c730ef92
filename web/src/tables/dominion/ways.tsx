// A Way as a second target: an Action is played by its own instructions, or by the Way that is chosen with it, and nothing is asked after.
import { effect, signal } from "@preact/signals";
import { asked, byHand, picks } from "../../selection";
import { Key } from "../../components/symbols";
import type { Question } from "../../protocol";
import { perScene, type Scene } from "../../scene";
import * as live from "../../live-table";
import { say } from "../../words";
import type { SceneProps } from "../board";
import { infoOf } from "./cards";
import { landscapeKey } from "./landscape-keys";

/** The Way that is chosen for the card that is played next, "" for its own instructions. */
export const way = signal("");
/** What was played last, and by which Way: the next question answers itself by it. */
let follows: { face: string; way: string } | null = null;

/** The Ways of the table. */
const waysOf = perScene((scene: Scene): readonly string[] => scene.counters("dominion").landscapes.flatMap((land) => (land.sort === "way" ? [land.id] : [])));

/** The Action that is chosen to be played from the hand; "" where there is none, or where it could only be played as itself. */
function playedOf(scene: Scene | null, ask: Question | null): string {
  const option = ask?.options[picks.value[0] ?? -1];
  if (scene === null || option?.verb !== "play" || option.face === "" || waysOf(scene).length === 0) return "";
  return infoOf(scene, option.face).types.includes("action") ? option.face : "";
}

/** Whether a Way may be chosen now. */
export function takesWays(scene: Scene): boolean {
  return scene.mine !== null && playedOf(scene, scene.mine) !== "";
}

export function chooseWay(face: string): void {
  way.value = way.value === face ? "" : face;
}

/** In the slip: as what the chosen card is played. */
export function AsWhat({ scene }: SceneProps) {
  const face = playedOf(scene, scene.mine);
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
export function wayByKey(scene: Scene | null, key: string): boolean {
  if (scene === null || !takesWays(scene)) return false;
  const face = waysOf(scene).find((one) => landscapeKey(scene, one) === key);
  if (face !== undefined) chooseWay(face);
  return face !== undefined;
}

/** Which of the options the question is answered by itself with, -1 where it is to be asked: what else has a say in it is a choice of its own. */
export function answerBy(ask: Question, played: { face: string; way: string }, ways: readonly string[]): number {
  if (ask.kind !== "instructions" || ask.options[0]?.face !== played.face) return -1;
  if (ask.options.some((option) => option.face !== played.face && !ways.includes(option.face))) return -1;
  return ask.options.findIndex((option) => option.face === (played.way || played.face));
}

/** The chosen answer is on its way: what it plays, and by what. */
effect(() => {
  if (!live.sending.value) return;
  const scene = live.scene.peek();
  const face = playedOf(scene, asked.peek());
  follows = face === "" ? null : { face, way: way.peek() };
});

/** The next question follows from it. */
effect(() => {
  const ask = asked.value;
  const scene = live.scene.value;
  if (ask === null || scene?.game !== "dominion" || scene.mine !== ask) return;
  const played = follows;
  if (ask.kind !== "action") way.value = "";
  if (played === null || ask.kind === "action") return;
  follows = null;
  const number = byHand.peek() ? -1 : answerBy(ask, played, waysOf(scene));
  if (number < 0) return;
  queueMicrotask(() => {
    if (asked.peek() !== ask) return;
    picks.value = [number];
    live.answer();
  });
});
