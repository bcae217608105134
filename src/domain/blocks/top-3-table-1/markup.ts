import type { Top3TableConfig } from '../../../contracts/blocks';
import { themeStyle } from '../colors';
import { FALLBACK_THEME } from '../defaults';
import { type Markup, markup } from '../html';
import { blockImage, buttonRow, disclaimer, featureList, textLine } from '../parts';

/** Top 3 Table 1. */
export function top3Table1(config: Top3TableConfig): Markup {
  return markup`
    <div class="cohort-block cohort-top-3-table-1" style="${themeStyle(config.themeColor, FALLBACK_THEME)}">
      ${config.innerData.map(
        (card) => markup`
          <div class="cohort-card">
            ${blockImage(card, card.title, { width: 320, height: 320 })}
            ${textLine('cohort-title', card.title)}
            ${featureList(card.features)}
            ${buttonRow(card.buttons, card.title)}
          </div>
        `,
      )}
      ${disclaimer(config)}
    </div>
  `;
}
