import type { VersusBoxConfig } from '../../../contracts/blocks';
import { themeStyle } from '../colors';
import { FALLBACK_THEME } from '../defaults';
import { type Markup, markup } from '../html';
import { blockImage, buttonRow, featureList, textLine } from '../parts';

/** Versus Box 2. */
export function versusBox2(config: VersusBoxConfig): Markup {
  return markup`
    <div class="cohort-block cohort-versus-box-2" style="${themeStyle(config.themeColor, FALLBACK_THEME)}">
      ${config.innerData.map(
        (side) => markup`
          <div class="cohort-side" style="${themeStyle(side.innerThemeColor, FALLBACK_THEME)}">
            ${textLine('cohort-badge', side.name || side.alternateName)}
            ${blockImage(side, side.title, { width: 320, height: 320 })}
            ${textLine('cohort-title', side.title)}
            ${featureList(side.features)}
            ${buttonRow(side.buttons, side.title)}
          </div>
        `,
      )}
    </div>
  `;
}
