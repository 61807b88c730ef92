// An address at which there is nothing.
import { Masthead } from "../components/Masthead";
import { follow } from "../route";
import { say } from "../words";

export function NotFoundPage() {
  return (
    <>
      <Masthead where="" />
      <main class="plain">
        <h1>{say("nowhere-title")}</h1>
        <p>{say("nowhere-text")}</p>
        <p class="pair">
          <a class="btn main" href="/" onClick={follow}>
            {say("table-to-lobby")}
          </a>
        </p>
      </main>
    </>
  );
}
