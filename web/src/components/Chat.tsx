// What the people at the table say to each other; the server's text is shown as text, never as markup.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { mute, isMuted, speakerKey } from "../chat-mutes";
import { useTable } from "../table/context";
import type { TableModel } from "../table/table-model";
import { me } from "../people/people";
import { LONGEST_CHAT, type Chat as Line } from "../protocol";
import { say } from "../words";

/** Who keeps a name and sits there, "" for a guest. */
function personAt(table: TableModel, seat: number): string {
  return table.state.seats.value?.seats[seat]?.person ?? "";
}

/** Whether one wants nothing of the player who sits there. */
function isBlocked(table: TableModel, seat: number): boolean {
  const person = personAt(table, seat);
  return person !== "" && me.value?.blocked.includes(person) === true;
}

function speakerOf(table: TableModel, line: Line): string {
  return speakerKey(table.id, line.name, personAt(table, line.seat));
}

/** Whose words are hidden here, and whose are not: as somebody wants it, who need not keep a name for that. */
function Mutes({ lines }: { lines: readonly Line[] }) {
  const table = useTable();
  const others = new Map(lines.filter((line) => line.seat < 0 || line.seat !== table.state.you).map((line) => [speakerOf(table, line), line.name]));
  if (others.size === 0) return null;
  return (
    <details class="hush">
      <summary>{say("chat-hush")}</summary>
      {[...others].map(([who, name]) => (
        <button key={who} type="button" class="link" onClick={() => mute(who, !isMuted(who))}>
          {say(isMuted(who) ? "chat-hush-off" : "chat-hush-on", { name })}
        </button>
      ))}
    </details>
  );
}

export function Chat() {
  const table = useTable();
  const list = useRef<HTMLUListElement>(null);
  const lines = table.chat.lines.value;
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  // After the sheet that it may be in has been opened; where it is not shown, nothing of it is seen.
  useEffect(() => {
    if (list.current !== null && list.current.getClientRects().length > 0) table.chat.seen.value = (lines.at(-1)?.number ?? -1) + 1;
  }, [lines.length]);
  return (
    <section class="chat" data-region="chat" aria-label={say("chat")}>
      <ul ref={list} aria-live="polite">
        {lines.filter((line) => !isBlocked(table, line.seat) && !isMuted(speakerOf(table, line))).map((line) => (
          <li key={line.number}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
        {lines.length === 0 && <li class="cap">{say("chat-none")}</li>}
      </ul>
      <Mutes lines={lines} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const box = event.currentTarget.elements.namedItem("say") as HTMLInputElement;
          table.chat.say(box.value);
          box.value = "";
        }}
      >
        <input name="say" type="text" maxLength={LONGEST_CHAT} autocomplete="off" aria-label={say("chat-say")} placeholder={say("chat-say")} />
        <button type="submit" class="btn">
          {say("chat-send")}
        </button>
      </form>
    </section>
  );
}
