// That it is one's turn: by the sign of the tab, and by a sound and a message of the system where one has asked for them.
import { effect } from "@preact/signals";
import { told } from "./scene";
import { notifies, sounds } from "./settings";
import * as sitting from "./sitting";
import { say } from "./words";

const NAMES = { turn: "/turn.wav", over: "/over.wav" } as const;

let context: AudioContext | null = null;
const heard = new Map<string, Promise<AudioBuffer>>();

/** Play one of our sounds; a browser that plays none before something was pressed stays silent. */
export async function ring(name: keyof typeof NAMES): Promise<void> {
  try {
    context ??= new AudioContext();
    const { destination } = context;
    const sound = heard.get(name) ?? fetch(NAMES[name]).then(async (file) => context!.decodeAudioData(await file.arrayBuffer()));
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
function notify(title: string, body: string): void {
  if (notifies.value === "no" || document.hasFocus() || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const message = new Notification(title, { body, tag: sitting.table.value, icon: "/seal.svg" });
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    // Some phones show messages only of pages that are installed.
  }
}

function sign(mine: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", mine ? "/seal-turn.svg" : "/seal.svg");
}

/** Watch over the table until the page is left. Returns how to stop. */
export function watchTurns(): () => void {
  let [mine, over] = [true, true];
  const stop = effect(() => {
    const question = sitting.scene.value?.mine ?? null;
    const now = question !== null;
    const done = sitting.over.value !== null;
    const told_ = sitting.scene.value !== null;
    sign(now);
    if (told_ && now && !mine) {
      if (sounds.value === "yes") void ring("turn");
      notify(say("title-yours"), told(question.text));
    } else if (told_ && done && !over) {
      if (sounds.value === "yes") void ring("over");
      notify(say("slip-over"), told(sitting.over.value!.ending.verdict));
    }
    // What is there when one comes is no news.
    if (told_) [mine, over] = [now, done];
  });
  return () => {
    stop();
    sign(false);
  };
}
