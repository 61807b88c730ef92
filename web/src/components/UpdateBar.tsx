// That the page has to be loaded anew, since the server was updated: on every page.
import { isOutdated } from "../updates";
import { say } from "../words";

export function UpdateBar() {
  if (!isOutdated.value) return null;
  return (
    <p class="bar seek-bar">
      <span role="status">{say("link-old")}</span>
      <button type="button" class="btn" onClick={() => location.reload()}>
        {say("link-reload")}
      </button>
    </p>
  );
}
