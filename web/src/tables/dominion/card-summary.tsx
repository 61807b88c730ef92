// A kingdom at one glance: of each card a spine in the colours of its types, with its cost; it leads to the card. Names stand below.
import "./table.css";
import { follow } from "../../route";
import type { CardSummary } from "../card-summary";
import { byCost, colouredOf, infoOf, Price } from "./cards";

export const summary: CardSummary = ({ scene, cards }) => (
  <div class="spine-row">
    {byCost(scene, cards).map((card) => {
      const info = infoOf(scene, card);
      return (
        <a key={card} href={`/cards/dominion/${card}`} title={info.name} onClick={follow}>
          {colouredOf(info).map((type) => (
            <b key={type} class={`k-${type}`} />
          ))}
          <span class="vh">{info.name}</span>
          <em aria-hidden="true">
            <Price cost={info.cost} />
          </em>
        </a>
      );
    })}
  </div>
);
