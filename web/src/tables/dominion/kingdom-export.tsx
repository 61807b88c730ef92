// A kingdom outside of this page: what to take out of the box for it, and how other tools write it.
import { useSignal } from "@preact/signals";
import { request } from "../../api";
import { useLoaded } from "../../components/use-loaded";
import { copyText } from "../../components/clipboard";
import type { LaidOut } from "../../protocol";
import { localized } from "../../scene";
import { say } from "../../words";

interface Props {
  game: string;
  /** The options that say what is laid out. */
  query: string;
  seats: readonly number[];
  /** The address of the kingdom's page, for somebody else. */
  link: string;
}

export function KingdomExport({ game, query, seats, link }: Props) {
  const open = useSignal(false);
  const players = useSignal(seats[0] ?? 2);
  const found = useSignal<LaidOut | null>(null);
  const copied = useSignal("");
  const wanted = open.value ? `${query}&seats=${players.value}` : "";
  useLoaded(
    async () => (wanted === "" ? null : ((await (await request(`/api/box/${game}?${wanted}`)).json()) as LaidOut)),
    (came) => (found.value = came),
    [wanted],
  );
  const copy = async (id: string, text: string) => {
    copied.value = (await copyText(text, null)) ? id : "";
  };
  return (
    <details class="elsewhere" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{say("room-elsewhere")}</summary>
      {found.value !== null && (
        <div class="both">
          <section class="box-list">
            <header>
              <h2>{say("room-box")}</h2>
              <span class="strip" role="group" aria-label={say("room-box-players")}>
                {seats.map((number) => (
                  <button key={number} type="button" aria-pressed={players.value === number} aria-label={say("room-box-for", { seats: number })} onClick={() => (players.value = number)}>
                    {number}
                  </button>
                ))}
              </span>
              <button type="button" class="btn" onClick={() => print()}>
                {say("room-print")}
              </button>
            </header>
            <div class="parts">
              {found.value.box.map((part) => (
                <section key={part.title.en}>
                  <h3>{localized(part.title)}</h3>
                  <ul>
                    {part.lines.map((line) => (
                      <li key={line.name.en}>
                        <span class="how-many">{line.number > 0 ? line.number : ""}</span>
                        <span>
                          {localized(line.name)} {localized(line.note) !== "" && <small>{localized(line.note)}</small>}
                        </span>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </section>
          <section class="forms">
            <h2>{say("room-forms")}</h2>
            <ul>
              {found.value.forms.map((form) => {
                const text = form.id === "link" ? link : localized(form.written);
                return (
                  <li key={form.id}>
                    <b>{localized(form.title)}</b>
                    <button type="button" class="btn" aria-label={say("room-copy-form", { form: localized(form.title) })} onClick={() => void copy(form.id, text)}>
                      {say(copied.value === form.id ? "room-copied" : "room-copy")}
                    </button>
                    <code>{text}</code>
                  </li>
                );
              })}
            </ul>
          </section>
        </div>
      )}
    </details>
  );
}
