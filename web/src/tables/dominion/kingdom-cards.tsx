// The ten as they will lie on the table, what lies beside them, and what comes in because of some card.
import type { ComponentChildren } from "preact";
import "./table.css";
import "../../styles/kingdom.css";
import { Sign } from "../../components/symbols";
import type { Drawn } from "../../protocol";
import { factsOf, localized, type Scene } from "../../scene";
import { say } from "../../words";
import { byCost, flagOf, infoOf, isPriced, paperOf, Price, Spine, typesText } from "./cards";

interface KingdomCardsProps {
  scene: Scene;
  drawn: Drawn;
  /** The cards that wear a flag. */
  kept?: readonly string[];
  /** What can be done with a card. */
  verbs?: (card: string) => ComponentChildren;
  /** What can be done with a landscape. */
  beside?: (landscape: string) => ComponentChildren;
}

/** For what something comes in: a card, or the share of the cards that are of a set. */
function cause(scene: Scene, by: string): string {
  const set = scene.catalogue.sets[by];
  return set === undefined ? scene.card(by) : localized(set);
}

export function KingdomCards({ scene, drawn, kept = [], verbs, beside }: KingdomCardsProps) {
  const cards = byCost(scene, drawn.cards);
  return (
    <>
      <ul class="ten">
        {cards.map((card) => {
          const info = infoOf(scene, card);
          return (
            <li key={card} class={kept.includes(card) ? "kept" : ""} data-drawn={card}>
              <span class={["dc", paperOf(info)].join(" ")}>
                <Spine info={info} />
                <span class="name">{info.name}</span>
                <Price cost={info.cost} />
                <p>{scene.text(card)}</p>
                <span class="types">{typesText(info)}</span>
              </span>
              {verbs !== undefined && <span class="verbs">{verbs(card)}</span>}
            </li>
          );
        })}
      </ul>
      <ul class="lands2">
        {drawn.landscapes.map((id) => {
          const info = infoOf(scene, id);
          const sort = factsOf(info.kind, "dominion")?.sort ?? "";
          return (
            <li key={id} class={`k-${sort}`} data-drawn={id}>
              <span class="flag">
                <Sign name={flagOf(sort)} />
              </span>
              <b class="serif">{info.name}</b>
              {isPriced(info) && <Price cost={info.cost} />}
              <span>{scene.text(id)}</span>
              {beside?.(id)}
            </li>
          );
        })}
      </ul>
      {drawn.brought.length > 0 && (
        <div class="comes">
          <h2>{say("room-comes")}</h2>
          <ul>
            {drawn.brought.map((one) => (
              <li key={`${one.card} ${one.by}`}>
                <b class="serif">{scene.card(one.card)}</b> {one.by !== "" && <span>{say("room-comes-for", { card: cause(scene, one.by) })}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
