import type { Top3Card, Top3TableConfig } from '../../../contracts/blocks/blocks';
import { comparisonStyle } from '../features';
import { type Markup, markup } from '../html';
import { rootAttributes } from '../look';
import { disclaimer, scoreLabel } from '../parts';
import { scorePercent } from '../score';
import { cardLabel, cardParts } from '../top-3-table';

const OUT_OF_TEN = /\/\s*10\s*$/;

/** Top 3 Table 1: three cards with their ratings as bars, the centre one raised. */
export function top3Table1(config: Top3TableConfig): Markup {
  const parts = cardParts(config, rating);
  return markup`
    <div ${rootAttributes('top-3-table-1', config, comparisonStyle(config))}>
      <ul class="cohort-cards">
        ${config.innerData.map(
          (card, i) => markup`
            <li class="cohort-card">
              ${cardLabel(card)}
              ${parts[i]}
            </li>
          `,
        )}
      </ul>
      ${disclaimer(config)}
    </div>
  `;
}

/** A score of 0 to 10 says what it is out of, whether or not that was written. */
function rating({ ratingText }: Top3Card): Markup | undefined {
  const percent = scorePercent(ratingText);
  const text = percent > 0 && !OUT_OF_TEN.test(ratingText) ? `${ratingText.trim()}/10` : ratingText;
  const label = scoreLabel(text);
  return label && markup`<p class="cohort-score" style="--cohort-score: ${percent}">${label}</p>`;
}
