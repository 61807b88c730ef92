// The masthead: where one is, and what can be changed from anywhere.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { follow, place } from "../route";
import { lang, nextTheme, otherLang } from "../settings";
import { inTab } from "../tab/in-tab";
import { useTable } from "../table/context";
import type { TableModel } from "../table/table-model";
import { openSheet } from "./dialogs";
import { say } from "../words";
import { Sign } from "./symbols";

/** The game that this page is about; the first one where it is about none. */
function gameHere(table: TableModel): string {
  const at = place.value;
  if (at.page === "how" || at.page === "cards" || at.page === "kingdom" || at.page === "new" || at.page === "leaders") return at.game || USUAL;
  return at.page === "table" || at.page === "replay" ? (table.state.welcome.value?.game ?? USUAL) : USUAL;
}

/** From a table one looks something up beside it, in another tab. */
function way(): { target?: string; onClick?: typeof follow } {
  const page = place.value.page;
  return page === "table" || page === "replay" ? { target: "_blank" } : { onClick: follow };
}

const USUAL = "dominion";

/** Past the masthead: to the question, where there is one, else to what the page is about. */
function toContent(): void {
  const to = document.querySelector<HTMLElement>(".slip h2[tabindex]") ?? document.querySelector<HTMLElement>("main");
  if (to === null) return;
  if (!to.hasAttribute("tabindex")) to.tabIndex = -1;
  to.focus();
}

interface MastheadProps {
  where: ComponentChildren;
  children?: ComponentChildren;
  /** Something in the menu has not been seen yet. */
  news?: boolean;
}

/** At most five ways to other pages; all else is in the menu. children: what this page adds to that. */
export function Masthead({ where, children, news = false }: MastheadProps) {
  const open = useSignal(false);
  const other = lang.value === "en" ? "ja" : "en";
  const game = gameHere(useTable());
  const burger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !open.peek()) return;
      event.stopPropagation();
      open.value = false;
      burger.current?.focus();
    };
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, []);
  return (
    <header class="mast">
      <button type="button" class="skip" onClick={toContent}>
        {say("mast-skip")}
      </button>
      {open.value && <div class="beside-menu" aria-hidden="true" onClick={() => (open.value = false)} />}
      <a class="brand" href="/" onClick={follow}>
        <span class="mark" aria-hidden="true">
          札
        </span>
        {say("mast-name")}
      </a>
      <span class="where">{where}</span>
      <nav aria-label={say("mast-menu")} class={open.value ? "open" : ""} onClick={() => (open.value = false)}>
        <a href="/" class={place.value.page === "lobby" ? "on" : ""} onClick={follow}>
          {say("mast-tables")}
        </a>
        <a href={`/cards/${game}`} class={place.value.page === "cards" ? "on" : ""} {...way()}>
          {say("mast-cards")}
        </a>
        <a href={`/how/${game}`} class={place.value.page === "how" ? "on" : ""} {...way()}>
          {say("mast-rules")}
        </a>
        <a href="/lab" class={place.value.page === "lab" ? "on" : ""} {...way()}>
          {say("mast-lab")}
        </a>
        {inTab ? (
          <a href="/tab" class={place.value.page === "tab" ? "on" : ""} {...way()}>
            {say("mast-tab")}
          </a>
        ) : (
          <a href="/me" class={place.value.page === "person" ? "on" : ""} {...way()}>
            {say("mast-me")}
          </a>
        )}
        <div class="more">
          {children}
          <a href="/puzzle" {...way()}>
            {say("puzzles")}
          </a>
          <a href="/bring" {...way()}>
            {say("bring")}
          </a>
          {!inTab && (
            <a href={`/leaders/${game}`} {...way()}>
              {say("leaders")}
            </a>
          )}
          <button type="button" onClick={() => openSheet("settings")}>
            {say("mast-settings")}
          </button>
          <button type="button" onClick={() => openSheet("keys")}>
            {say("mast-keys")}
          </button>
          <button type="button" onClick={nextTheme}>
            {say("mast-light")}
          </button>
          <button type="button" lang={other} onClick={otherLang}>
            {say("mast-other-language")}
          </button>
        </div>
      </nav>
      <button ref={burger} type="button" class={news ? "burger news" : "burger"} aria-label={say(news ? "mast-menu-news" : "mast-menu")} aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        <Sign name="menu" />
      </button>
    </header>
  );
}
