// What lets one in: devices with their passkeys, the codes on paper; and how one goes.
import { useSignal } from "@preact/signals";
import { LONGEST_NAME, type Device, type Me } from "../protocol";
import { say } from "../words";
import { shownCodes } from "./recovery-codes";
import { dateText } from "./date";
import { Button, Field, Form, Note, deviceName, useAction, type Action } from "./action";
import { addDevice, renameDevice, signOut, leave, me, removeDevice, rename, renewCodes } from "./people";

export function Devices() {
  const doing = useAction();
  const mine = me.value;
  if (mine === null) return null;
  if (shownCodes.value.length > 0) return <Codes />;
  return (
    <>
      <div class="dev">
        <h2>{say("me-devices")}</h2>
        <ul>
          {mine.devices.map((device) => (
            <Row key={device.id} device={device} doing={doing} />
          ))}
        </ul>
        <div class="acts4">
          <Button doing={doing} does={() => addDevice(deviceName())} label={say("me-device-add")} />
          <Button
            doing={doing}
            label={say("me-codes-new")}
            does={async () => {
              shownCodes.value = await renewCodes();
            }}
          />
        </div>
        <p class="fine">{say("me-codes-left", { codes: mine.codes })}</p>
        <Note of={doing} />
      </div>
      <Going mine={mine} doing={doing} />
    </>
  );
}

function Row({ device, doing }: { device: Device; doing: Action }) {
  const calling = useSignal(false);
  const title = useSignal(device.title);
  const used = device.here ? say("me-device-here") : device.used > device.made ? say("me-device-used", { day: dateText(device.used) }) : say("me-device-unused");
  const called = device.title || say("me-device-nameless");
  if (calling.value) {
    return (
      <li class="calling">
        <Form
          doing={doing}
          verb={say("me-device-call")}
          does={async () => {
            await renameDevice(device.id, title.value);
            calling.value = false;
          }}
        >
          <Field label={say("me-device-name")} of={title} longest={LONGEST_NAME} />
        </Form>
      </li>
    );
  }
  return (
    <li>
      <span class="dv" aria-hidden="true" />
      <b>{called}</b>
      <span class="verbs">
        <button type="button" class="link" aria-label={say("me-device-call-that", { device: called })} onClick={() => (calling.value = true)}>
          {say("me-device-call")}
        </button>
        {!device.here && (
          <Button kind="link" doing={doing} does={() => removeDevice(device.id)} label={say("me-device-remove")} about={say("me-device-remove-that", { device: called })} />
        )}
      </span>
      <small>{used}</small>
    </li>
  );
}

/** The codes, this once. */
function Codes() {
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(shownCodes.value.join("\n"));
    copied.value = true;
  };
  return (
    <div class="dev at-once codes">
      <h2>{say("me-codes-title")}</h2>
      <p>{say("me-codes-how")}</p>
      <ol class="mono">
        {shownCodes.value.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div class="acts4">
        <button type="button" class="btn" onClick={() => void copy()}>
          {say(copied.value ? "room-copied" : "room-copy")}
        </button>
        <button type="button" class="btn main" onClick={() => (shownCodes.value = [])}>
          {say("me-codes-done")}
        </button>
      </div>
    </div>
  );
}

/** Another name, out of here, out of everywhere, and away for good. */
function Going({ mine, doing }: { mine: Me; doing: Action }) {
  const name = useSignal(mine.name);
  const sure = useSignal(false);
  return (
    <div class="dev">
      <details>
        <summary>{say("me-more")}</summary>
        <Form doing={doing} does={() => rename(name.value)} verb={say("me-name-change")} idle={name.value === mine.name}>
          <Field label={say("me-name")} of={name} longest={LONGEST_NAME} />
        </Form>
        <div class="acts4">
          <Button doing={doing} does={() => signOut(true)} label={say("me-out-everywhere")} />
          {sure.value ? (
            <>
              <p class="note">{say("me-leave-sure")}</p>
              <Button kind="btn main" doing={doing} does={leave} label={say("me-leave-yes")} />
              <button type="button" class="btn" onClick={() => (sure.value = false)}>
                {say("me-leave-no")}
              </button>
            </>
          ) : (
            <button type="button" class="btn" onClick={() => (sure.value = true)}>
              {say("me-leave")}
            </button>
          )}
        </div>
      </details>
      <div class="acts4">
        <Button doing={doing} does={() => signOut(false)} label={say("me-out")} />
      </div>
    </div>
  );
}
