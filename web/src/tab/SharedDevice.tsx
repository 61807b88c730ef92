// Several people at one device: a seat is taken at the table, and the device goes from one to the next.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useTable } from "../table/context";
import { current } from "../table/current";
import { LONGEST_NAME } from "../protocol";
import { localized } from "../scene";
import { say } from "../words";
import { nextHere, pass, refused, sitHere } from "./shared-device";
import "./tab.css";

/** An open seat, for somebody who is at this device, too. */
export function SeatHere({ seat }: { seat: number }) {
  const table = useTable();
  const name = useSignal("");
  return (
    <form
      class="seat-here"
      onSubmit={(event) => {
        event.preventDefault();
        sitHere(table, seat, name.value.trim() || say("tab-player", { number: seat + 1 }));
      }}
    >
      <input type="text" maxLength={LONGEST_NAME} aria-label={say("set-name")} placeholder={say("tab-player", { number: seat + 1 })} value={name.value} onInput={(event) => (name.value = event.currentTarget.value)} />
      <button type="submit" class="btn">
        {say("tab-sit")}
      </button>
      {refused.value !== null && <span role="alert">{localized(refused.value)}</span>}
    </form>
  );
}

/** Nobody's hand is seen while the device goes to the next player. */
export function Pass() {
  const button = useRef<HTMLButtonElement>(null);
  const table = current.value?.table;
  const seat = table === undefined ? -1 : nextHere(table);
  useEffect(() => button.current?.focus(), [seat]);
  if (table === undefined || seat < 0) return null;
  const name = table.state.seats.value?.seats[seat]?.name ?? "";
  return (
    <div class="pass" role="dialog" aria-modal="true" aria-labelledby="pass-title">
      <h2 id="pass-title">{say("tab-pass", { name })}</h2>
      <p>{say("tab-pass-about", { name })}</p>
      <button ref={button} type="button" class="btn main" onClick={() => pass(table, seat)}>
        {say("tab-pass-ready", { name })}
      </button>
    </div>
  );
}
