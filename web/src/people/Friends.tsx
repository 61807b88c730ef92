// Friends, and those of whom one wants nothing; what one can do about somebody else; and the page of a friend's link.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "./people.css";
import { useLoaded } from "../components/use-loaded";
import { Masthead } from "../components/Masthead";
import type { Acquaintance, Text } from "../protocol";
import { follow, go } from "../route";
import { localized } from "../scene";
import { say } from "../words";
import { Button, Form, Note, useAction } from "./action";
import { block, friends, followFriend, friendLink, loadMe, loadFriends, me, ownerOf, unfriend, report, PeopleError } from "./people";

/** One's own company, on one's own page. */
export function Friends() {
  const doing = useAction();
  const link = useSignal("");
  useEffect(() => void loadFriends().catch(() => undefined), []);
  const { friends: mine, blocked } = friends.value ?? { friends: [], blocked: [] };
  return (
    <div class="dev">
      <h2>{say("me-friends")}</h2>
      <ul>
        {mine.map((one) => (
          <li key={one.id} class="known">
            <a href={`/p/${one.id}`} onClick={follow}>
              {one.name}
            </a>
            <Button kind="link" doing={doing} does={() => unfriend(one.id)} label={say("me-friend-part")} about={say("me-friend-part-that", { name: one.name })} />
          </li>
        ))}
        {blocked.map((one) => (
          <li key={one.id} class="known">
            <span>{say("me-blocked", { name: one.name })}</span>
            <Button kind="link" doing={doing} does={() => block(one.id, false)} label={say("me-unblock")} about={say("me-unblock-that", { name: one.name })} />
          </li>
        ))}
      </ul>
      <div class="acts4">
        <Button
          doing={doing}
          label={say("me-friend-link")}
          does={async () => {
            link.value = await friendLink();
          }}
        />
        {link.value !== "" && (
          <label class="field">
            <span>{say("me-friend-link-how")}</span>
            <input type="text" readOnly value={link.value} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
      </div>
      <Note of={doing} />
    </div>
  );
}

/** What one can do about somebody else, on their page. */
export function PersonActions({ id }: { id: string }) {
  const doing = useAction();
  const text = useSignal("");
  const sent = useSignal(false);
  if (me.value === null) return <Stranger />;
  const blocked = me.value.blocked.includes(id);
  return (
    <div class="dev">
      <div class="acts4">
        <Button doing={doing} does={() => block(id, !blocked)} label={say(blocked ? "me-unblock" : "me-block")} />
      </div>
      <p class="fine">{say("me-block-how")}</p>
      <details>
        <summary>{say("me-report")}</summary>
        {sent.value ? (
          <p class="note" role="status">
            {say("me-report-sent")}
          </p>
        ) : (
          <Form
            doing={doing}
            verb={say("me-report-send")}
            does={async () => {
              await report(id, text.value);
              sent.value = true;
            }}
          >
            <label class="field">
              <span>{say("me-report-what")}</span>
              <textarea required maxLength={1000} rows={4} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
            </label>
          </Form>
        )}
      </details>
      <Note of={doing} />
    </div>
  );
}

/** What a guest can do about somebody: the server knows a guest by one seat only. */
function Stranger() {
  return (
    <div class="dev">
      <p class="fine">{say("me-block-guest")}</p>
      <p class="fine">
        <a href="/me" onClick={follow}>
          {say("me-keep-title")}
        </a>
      </p>
    </div>
  );
}

/** Where a friend's link leads. */
export function FriendPage({ link }: { link: string }) {
  const doing = useAction();
  const whose = useSignal<Acquaintance | null>(null);
  const gone = useSignal<Text | null>(null);
  useEffect(() => void loadMe(true), []);
  useLoaded(
    () => ownerOf(link).catch((error: unknown) => (error instanceof PeopleError ? error.reason : null)),
    (found) => {
      if (found !== null && "en" in found) gone.value = found;
      else whose.value = found;
    },
    [link],
  );
  const name = whose.value?.name ?? "";
  if (gone.value !== null) {
    return (
      <>
        <Masthead where="" />
        <main class="plain">
          <h1>{localized(gone.value)}</h1>
          <a class="btn main" href="/" onClick={follow}>
            {say("table-to-lobby")}
          </a>
        </main>
      </>
    );
  }
  return (
    <>
      <Masthead where="" />
      <main class="plain">
        <h1>{name === "" ? say("friend-title") : say("friend-title-who", { name })}</h1>
        {me.value === null ? (
          <>
            <p>{say(name === "" ? "friend-guest" : "friend-guest-who", { name })}</p>
            <p class="pair">
              <a class="btn main" href="/me" target="_blank" rel="noreferrer">
                {say("me-keep-title")}
              </a>
              <button type="button" class="btn" onClick={() => void loadMe(true)}>
                {say("friend-again")}
              </button>
            </p>
          </>
        ) : (
          <>
            <p>{say(name === "" ? "friend-how" : "friend-how-who", { name })}</p>
            <p class="pair">
              <Button
                kind="btn main"
                doing={doing}
                label={say("friend-yes")}
                does={async () => {
                  const friend = await followFriend(link);
                  go(`/p/${friend.id}`);
                }}
              />
            </p>
          </>
        )}
        <Note of={doing} />
      </main>
    </>
  );
}
