// That it is one's turn: by the sign of the tab, and by a sound and a message of the system where one has asked for them.
import { effect } from "@preact/signals";
import { localized } from "./scene";
import { notifies, sounds } from "./settings";
import type { TableModel } from "./table/table-model";
import { inTab } from "./tab/in-tab";
import { say } from "./words";

/** Where the files lie that have one name for ever. */
const root = inTab ? "." : "";
const NAMES = { turn: "/turn.wav", over: "/over.wav" } as const;

let context: AudioContext | null = null;
const heard = new Map<string, Promise<AudioBuffer>>();

/** Play one of our sounds; a browser that plays none before something was pressed stays silent. */
export async function ring(name: keyof typeof NAMES): Promise<void> {
  try {
    context ??= new AudioContext();
    const { destination } = context;
    const sound = heard.get(name) ?? fetch(`${root}${NAMES[name]}`).then(async (file) => context!.decodeAudioData(await file.arrayBuffer()));
    heard.set(name, sound);
    const source = context.createBufferSource();
    source.buffer = await sound;
    source.connect(destination);
    await context.resume();
    source.start();
  } catch {
    heard.delete(name);
  }
}

/** Ask the system whether messages may be shown; where they may not, the setting goes back. */
export async function askToNotify(): Promise<void> {
  if (notifies.value === "no") return;
  if (!("Notification" in window) || (await Notification.requestPermission()) !== "granted") notifies.value = "no";
}

/** Tell who looks elsewhere. */
function notify(title: string, body: string, tag: string): void {
  if (notifies.value === "no" || document.hasFocus() || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const message = new Notification(title, { body, tag, icon: `${root}/seal.svg` });
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    // Some phones show messages only of pages that are installed.
  }
}

/** Say at once that something has come, also to who looks elsewhere. */
export function announce(title: string, body: string, table: string): void {
  if (sounds.value === "yes") void ring("turn");
  notify(title, body, table);
}

function sign(mine: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", `${root}${mine ? "/seal-turn.svg" : "/seal.svg"}`);
}

/** Watch over the table until the page is left. Returns how to stop. */
export function watchTurns(table: TableModel): () => void {
  /** As it was last: whether the viewer was to decide, in which turn, and whether the game was over; null at first. */
  let last: { mine: boolean; turn: number; over: boolean } | null = null;
  const stop = effect(() => {
    const scene = table.state.scene.value;
    const question = scene?.mine ?? null;
    sign(question !== null);
    if (scene === null || scene.past) return;
    const now = { mine: question !== null, turn: scene.lines.findLastIndex(table.state.isHead.value), over: table.state.over.value !== null };
    const before = last;
    last = now;
    // What is there when one comes is no news; and all that the others did may come at once.
    if (before === null && !table.nextGame.cameByItself) return;
    if (question !== null && (before === null || !before.mine || (before.turn >= 0 && before.turn !== now.turn))) {
      if (sounds.value === "yes") void ring("turn");
      notify(say("title-yours"), localized(question.text), table.id);
    } else if (now.over && before?.over === false) {
      if (sounds.value === "yes") void ring("over");
      notify(say("slip-over"), localized(table.state.over.value!.ending.verdict), table.id);
    }
  });
  return () => {
    stop();
    sign(false);
  };
}
