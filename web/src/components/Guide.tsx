// The notes of a first game: one at a time, beside the table, and never in the way of an answer.
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import "../styles/guide.css";
import type { Question } from "../protocol";
import { useTable } from "../table/context";
import type { Scene } from "../scene";
import { read, write } from "../settings";
import { lessonOf, markedBy, type Note } from "../tables/lesson";
import { say } from "../words";
import { useLoaded } from "./use-loaded";
import { sheet } from "./dialogs";
import { Key } from "./symbols";

/** The table whose notes were read last, and which of them; "off" among them: no more are wanted. */
function readNotes(table: string): string[] {
  const [of, ...ids] = (read("guide") ?? "").split(" ");
  return of === table ? ids : [];
}

const OFF = "off";
/** So many answers after a note has come up it is read, also where what it speaks of goes on: another one has its turn. */
const ANSWERS = 2;

export default function Guide() {
  const table = useTable();
  const { id } = table;
  const game = table.state.welcome.value!.game;
  const notes = useSignal<readonly Note[]>([]);
  const done = useSignal<readonly string[]>(readNotes(id));
  const shown = useSignal("");
  /** How many answers the player has given since the note came up, and the question that was there last. */
  const given = useRef(0);
  const asked = useRef<Question | null>(null);
  useLoaded(
    () => lessonOf(game),
    (found) => (notes.value = found),
    [game],
  );
  const tick = (...ids: string[]) => {
    done.value = [...done.value, ...ids];
    write("guide", [id, ...done.value].join(" "));
  };
  const holds = (note: Note, scene: Scene) => !done.value.includes(note.id) && note.when(scene);
  // A note stays until it is read, what it speaks of is over, or some answers have been given; then the next one that has something to say.
  useSignalEffect(() => {
    const scene = table.state.scene.value;
    if (scene === null || scene.past || done.value.includes(OFF)) {
      shown.value = "";
      return;
    }
    if (asked.current !== null && scene.mine !== asked.current) given.current += 1;
    asked.current = scene.mine;
    const now = notes.value.find((note) => note.id === shown.peek());
    if (now !== undefined && holds(now, scene) && given.current < ANSWERS) return;
    // Nobody is asked: what was shown stays in sight while others play.
    if (scene.mine === null && now !== undefined && !done.value.includes(now.id)) return;
    if (now !== undefined && !done.value.includes(now.id)) {
      tick(now.id);
      return;
    }
    given.current = 0;
    shown.value = notes.value.find((note) => holds(note, scene))?.id ?? "";
  });
  const note = useComputed(() => notes.value.find((one) => one.id === shown.value));
  // Once the page has drawn the question to which the note belongs.
  useSignalEffect(() => {
    const scene = table.state.scene.value;
    if (scene === null) return;
    const at = markedBy(note.value, scene.mine !== null);
    const frame = requestAnimationFrame(() => mark(at));
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "." || event.ctrlKey || event.metaKey || event.altKey || sheet.value !== null || event.target instanceof HTMLInputElement) return;
      if (shown.peek() !== "") tick(shown.peek());
    };
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
      mark(undefined);
    };
  }, []);
  if (note.value === undefined) return null;
  const words = `learn-${game}-${note.value.id}`;
  return (
    <section class="guide" data-note={note.value.id} aria-live="polite" aria-label={say("learn-note")}>
      <h2>{say(words)}</h2>
      <p>{say(`${words}-text`)}</p>
      <p class="pair">
        <button type="button" class="link" onClick={() => tick(OFF)}>
          {say("learn-no-more")}
        </button>
        <a class="link" href={`/how/${game}`} target="_blank" rel="noreferrer">
          {say("mast-rules")}
        </a>
        <button type="button" class="btn" onClick={() => tick(note.value!.id)}>
          {say("learn-next")} <Key open>.</Key>
        </button>
      </p>
    </section>
  );
}

/** Mark what a note speaks of, and nothing else. */
function mark(at: string | undefined): void {
  for (const one of document.querySelectorAll("[data-taught]")) one.removeAttribute("data-taught");
  if (at !== undefined) document.querySelector(at)?.setAttribute("data-taught", "");
}
