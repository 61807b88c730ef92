// How strong the bots are that one sits down with, and what that means.
import { games } from "../catalogue";
import { level, usualBot } from "../lobby";
import { localized } from "../scene";
import { say } from "../words";

export function BotLevel() {
  const [game] = games.value;
  if (game === undefined) return null;
  const now = usualBot(game.name);
  const about = game.bots.find((bot) => bot.name === now)?.about;
  return (
    <fieldset class="level choice">
      <legend>{say("lobby-level")}</legend>
      {game.bots.map((bot) => (
        <label key={bot.name}>
          <input type="radio" name="level" checked={bot.name === now} onChange={() => (level.value = bot.name)} />
          <span>{localized(bot.title)}</span>
        </label>
      ))}
      {about !== undefined && <p>{localized(about)}</p>}
    </fieldset>
  );
}
