// A kingdom at one glance: of each card a spine in the colours of its types, with its cost. Their names stand below.
import "./table.css";
import type { CardSummary } from "../card-summary";
import { byCost, colouredOf, infoOf, Price } from "./cards";

export const summary: CardSummary = ({ scene, cards }) => (
  <div class="spine-row" aria-hidden="true">
    {byCost(scene, cards).map((card) => {
      const info = infoOf(scene, card);
      return (
        <i key={card} title={info.name}>
          {colouredOf(info).map((type) => (
            <b key={type} class={`k-${type}`} />
          ))}
          <em>
            <Price cost={info.cost} />
          </em>
        </i>
      );
    })}
  </div>
);
