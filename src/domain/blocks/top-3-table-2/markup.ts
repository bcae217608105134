import type { Top3TableConfig } from '../../../contracts/blocks/blocks';
import { type Markup, markup } from '../html';
import { comparisonStyle, disclaimer } from '../parts';
import { cardLabel, cardParts } from '../top-3-table';

/** Top 3 Table 2: a numbered table of one frame, without ratings. */
export function top3Table2(config: Top3TableConfig): Markup {
  return markup`
    <div class="cohort-block cohort-top-3-table-2" style="${comparisonStyle(config)}">
      <ol class="cohort-cards">
        ${config.innerData.map(
          (card, i) => markup`
            <li class="cohort-card">
              <span class="cohort-number">${i + 1}</span>
              ${cardLabel(card)}
              ${cardParts(card)}
            </li>
          `,
        )}
      </ol>
      ${disclaimer(config)}
    </div>
  `;
}
