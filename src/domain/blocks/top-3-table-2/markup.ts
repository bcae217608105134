import type { Top3TableConfig } from '../../../contracts/blocks/blocks';
import { comparisonStyle } from '../features';
import { type Markup, markup } from '../html';
import { rootAttributes } from '../look';
import { disclaimer } from '../parts';
import { cardLabel, cardParts } from '../top-3-table';

/** Top 3 Table 2: a numbered table of one frame, without ratings. */
export function top3Table2(config: Top3TableConfig): Markup {
  const parts = cardParts(config);
  return markup`
    <div ${rootAttributes('top-3-table-2', config, comparisonStyle(config))}>
      <ol class="cohort-cards">
        ${config.innerData.map(
          (card, i) => markup`
            <li class="cohort-card">
              <div class="cohort-number">${i + 1}</div>
              ${cardLabel(card)}
              ${parts[i]}
            </li>
          `,
        )}
      </ol>
      ${disclaimer(config)}
    </div>
  `;
}
