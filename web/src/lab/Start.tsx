// The ways into the lab: a situation of one's own, a file, a record, a scenario that shows something.
import { FileChoice } from "../components/FileChoice";
import { useFileDrop } from "../components/file-drop";
import { follow } from "../route";
import { localized } from "../scene";
import { gamesInOrder } from "../tables/game-profile";
import { say } from "../words";
import { useLab } from "./context";
import { Problem } from "./Problem";

export function StartPage() {
  const lab = useLab();
  const { over, handlers, take } = useFileDrop((file) => void lab.openFile(file));
  return (
    <main
      class={over ? "lab-begin over" : "lab-begin"}
      data-region="lab"
      aria-busy={lab.busy.value}
      {...handlers}
    >
      <h1>{say("lab")}</h1>
      <p>{say("lab-about")}</p>
      <Problem />
      {lab.busy.value && (
        <p class="working cap" role="status">
          {say("lab-working")}
        </p>
      )}
      <section>
        <h2>{say("lab-new")}</h2>
        <div class="ways">
          {gamesInOrder().map((game) => (
            <a key={game.name} class="btn" href={`/lab?new=${game.name}`} onClick={follow}>
              {localized(game.title)}
            </a>
          ))}
        </div>
      </section>
      <section>
        <h2>{say("lab-file")}</h2>
        <p>{say("lab-file-about")}</p>
        <FileChoice label={say("lab-file-choose")} accept=".yaml,.yml,.json,text/yaml,application/json" onFiles={take} />
      </section>
      <section>
        <h2>{say("lab-elsewhere")}</h2>
        <p>{say("lab-elsewhere-about")}</p>
        <div class="ways">
          {gamesInOrder().map((game) => (
            <a key={game.name} class="link" href={`/cards/${game.name}`} onClick={follow}>
              {say("cards-title", { game: localized(game.title) })}
            </a>
          ))}
        </div>
      </section>
    </main>
  );
}
