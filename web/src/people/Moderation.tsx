// The page of moderators: reports, people and what holds against them, and the log of decisions. For others there is none.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "./moderation.css";
import { NotFoundPage } from "../pages/NotFound";
import { Masthead } from "../components/Masthead";
import type { Acquaintance, DeedShown, Moderation, PersonShown, ReportShown, SanctionShown } from "../protocol";
import { follow } from "../route";
import { lang } from "../settings";
import { say } from "../words";
import { dateText } from "./date";
import { Button, Field, Form, Note, useAction, type Action } from "./action";
import { signIn, findPeople, loadMe, loadModeration, liftSanction, sanction, PeopleError } from "./people";

const LONGEST_REASON = 300;
const LONGEST_ADDRESS = 200;
const LONGEST_NAME_PART = 24;

type Stand = "coming" | "prove" | "nothing" | "away" | "here";

export function ModerationPage() {
  const page = useSignal<Moderation | null>(null);
  const stand = useSignal<Stand>("coming");
  const doing = useAction();
  const learn = async () => {
    try {
      page.value = await loadModeration();
      stand.value = "here";
    } catch (error) {
      const code = error instanceof PeopleError ? error.code : "";
      stand.value = code === "prove" ? "prove" : code === "" || code === "not_now" ? "away" : "nothing";
    }
  };
  useEffect(() => void loadMe(true).then(learn), []);
  if (stand.value === "nothing") return <NotFoundPage />;
  return (
    <>
      <Masthead where={say("moderation")} />
      <main class="plain moderation" data-region="moderation">
        <h1>{say("moderation")}</h1>
        {stand.value === "away" && (
          <p class="note" role="alert">
            {say("me-no-answer")}
          </p>
        )}
        {stand.value === "prove" && (
          <>
            <p>{say("moderation-prove-how")}</p>
            <p class="pair">
              <Button
                kind="btn main"
                doing={doing}
                label={say("moderation-prove")}
                does={async () => {
                  await signIn();
                  await learn();
                }}
              />
            </p>
            <Note of={doing} />
          </>
        )}
        {page.value !== null && stand.value === "here" && <Parts page={page as Signal<Moderation>} />}
      </main>
    </>
  );
}

interface Of {
  page: Signal<Moderation>;
}

function Parts({ page }: Of) {
  const { reports, people, log } = page.value;
  return (
    <>
      <p class="fine">{say("moderation-when")}</p>
      <section>
        <h2>{say("moderation-reports")}</h2>
        {reports.length === 0 ? (
          <p class="cap">{say("moderation-no-reports")}</p>
        ) : (
          <ul>
            {reports.map((one) => (
              <Report key={`${one.at} ${one.text}`} report={one} page={page} />
            ))}
          </ul>
        )}
      </section>
      <Search page={page} />
      <section>
        <h2>{say("moderation-under")}</h2>
        {people.length === 0 ? <p class="cap">{say("moderation-under-none")}</p> : <People people={people} page={page} />}
      </section>
      <Closing page={page} />
      <section>
        <h2>{say("moderation-log")}</h2>
        {log.length === 0 ? <p class="cap">{say("moderation-log-none")}</p> : <Log log={log} />}
      </section>
    </>
  );
}

/** When something was, to the minute. */
function when(at: number): string {
  return new Intl.DateTimeFormat(lang.value, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}

function Report({ report, page }: Of & { report: ReportShown }) {
  const doing = useAction();
  return (
    <li>
      <p>
        <b>{say("moderation-report", { by: report.by?.name ?? say("moderation-gone"), against: report.against?.name ?? say("moderation-gone") })}</b> <small>{when(report.at)}</small>
      </p>
      <p class="written">{report.text}</p>
      <p class="links">
        <Whom of={report.against} />
        <At table={report.table} />
      </p>
      {report.against !== null && <Decide person={report.against} page={page} doing={doing} after={undefined} />}
      <Note of={doing} />
    </li>
  );
}

function Whom({ of }: { of: Acquaintance | null }) {
  return of === null ? null : (
    <a href={`/p/${of.id}`} onClick={follow}>
      {of.name}
    </a>
  );
}

function At({ table }: { table: string }) {
  return table === "" ? null : (
    <a href={`/t/${table}`} onClick={follow}>
      {say("moderation-table", { table })}
    </a>
  );
}

function Search({ page }: Of) {
  const doing = useAction();
  const name = useSignal("");
  const sought = useSignal("");
  const found = useSignal<readonly PersonShown[] | null>(null);
  const search = async (part: string) => {
    found.value = (await findPeople(part)).people;
    sought.value = part;
  };
  return (
    <section>
      <h2>{say("moderation-find")}</h2>
      <Form doing={doing} does={() => search(name.value)} verb={say("moderation-find")}>
        <Field label={say("moderation-find-name")} of={name} longest={LONGEST_NAME_PART} />
      </Form>
      <Note of={doing} />
      {found.value !== null &&
        (found.value.length === 0 ? (
          <p class="cap" role="status">
            {say("moderation-found-none")}
          </p>
        ) : (
          <People people={found.value} page={page} after={() => search(sought.value)} />
        ))}
    </section>
  );
}

interface PeopleProps extends Of {
  people: readonly PersonShown[];
  /** What is done once something has been decided. */
  after?: () => Promise<void>;
}

function People({ people, page, after }: PeopleProps) {
  const doing = useAction();
  return (
    <>
      <ul>
        {people.map((one) => (
          <Somebody key={one.id} person={one} page={page} doing={doing} after={after} />
        ))}
      </ul>
      <Note of={doing} />
    </>
  );
}

interface SomebodyProps extends Of {
  person: PersonShown;
  doing: Action;
  after: (() => Promise<void>) | undefined;
}

function Somebody({ person, page, doing, after }: SomebodyProps) {
  const lift = (kind: "mute" | "ban") => async () => {
    page.value = await liftSanction({ kind, id: person.id });
    await after?.();
  };
  return (
    <li>
      <p>
        <b>
          <Whom of={person} />
        </b>{" "}
        <small>{say("moderation-since", { day: dateText(person.since, true) })}</small>
      </p>
      {person.sanctions.map((one) => (
        <p key={one.kind} class="held">
          <Held sanction={one} />
          {(one.kind === "mute" || one.kind === "ban") && <Button kind="link" doing={doing} does={lift(one.kind)} label={say(`moderation-lift-${one.kind}`)} about={`${say(`moderation-lift-${one.kind}`)}: ${person.name}`} />}
        </p>
      ))}
      {person.moderator ? <p class="fine">{say("moderation-is-moderator")}</p> : <Decide person={person} page={page} doing={doing} after={after} />}
    </li>
  );
}

function Held({ sanction: { kind, until, reason } }: { sanction: SanctionShown }) {
  return (
    <span>
      <b>{say(`moderation-held-${kind}`)}</b> {until > 0 && `${say("moderation-until", { day: when(until) })} `}
      <span class="written">{reason}</span>
    </span>
  );
}

function Decide({ person, page, doing, after }: Omit<SomebodyProps, "person"> & { person: Acquaintance }) {
  const reason = useSignal("");
  const days = useSignal("");
  const give = (kind: "mute" | "ban") => async () => {
    page.value = await sanction({ kind, id: person.id, reason: reason.value, days: days.value === "" ? null : Number(days.value) });
    reason.value = "";
    await after?.();
  };
  return (
    <details>
      <summary aria-label={say("moderation-decide-that", { name: person.name })}>{say("moderation-decide")}</summary>
      <div class="decide">
        <Field label={say("moderation-reason")} of={reason} longest={LONGEST_REASON} />
        <label class="field">
          <span>{say("moderation-days")}</span>
          <input type="number" min="0.1" max="36500" step="any" value={days.value} onInput={(event) => (days.value = event.currentTarget.value)} />
        </label>
        <p class="pair">
          {(["mute", "ban"] as const).map((kind) => (
            <button key={kind} type="button" class="btn" disabled={doing.busy.value || reason.value.trim() === ""} onClick={() => doing.do(give(kind))}>
              {say(`moderation-${kind}`)}
            </button>
          ))}
        </p>
      </div>
    </details>
  );
}

function Closing({ page }: Of) {
  const doing = useAction();
  const table = useSignal("");
  const reason = useSignal("");
  return (
    <section>
      <h2>{say("moderation-close-title")}</h2>
      <Form
        doing={doing}
        verb={say("moderation-close")}
        does={async () => {
          page.value = await sanction({ kind: "close", id: table.value, reason: reason.value, days: null });
          table.value = "";
          reason.value = "";
        }}
      >
        <Field label={say("moderation-close-which")} of={table} longest={LONGEST_ADDRESS} />
        <Field label={say("moderation-reason")} of={reason} longest={LONGEST_REASON} />
      </Form>
      <Note of={doing} />
    </section>
  );
}

function Log({ log }: { log: readonly DeedShown[] }) {
  const columns = ["when", "decider", "deed", "whom", "reason"] as const;
  return (
    // The table scrolls where the window is narrow: so it can be reached by keys.
    <div class="scroll" tabIndex={0} role="region" aria-label={say("moderation-log")}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {say(`moderation-log-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {log.map((one) => (
            <tr key={`${one.at} ${one.deed}`}>
              <td>{when(one.at)}</td>
              <td>{one.decider || say("moderation-operator")}</td>
              <td>
                {say(`moderation-deed-${one.deed.replaceAll(" ", "-")}`)}
                {one.until > 0 && <small>{say("moderation-until", { day: when(one.until) })}</small>}
              </td>
              <td>
                <Whom of={one.who} />
                <At table={one.table} />
                {one.who === null && one.table === "" && say("moderation-elsewhere")}
              </td>
              <td class="written">{one.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
