import type { ProductBoxConfig } from '../../../contracts/blocks';
import { themeStyle } from '../colors';
import { FALLBACK_THEME } from '../defaults';
import { type Markup, markup } from '../html';
import { blockImage, buttonRow, disclaimer, featureList, textLine } from '../parts';

/** Product Box 1. */
export function productBox1(config: ProductBoxConfig): Markup {
  return markup`
    <div class="cohort-block cohort-product-box-1" style="${themeStyle(config.themeColor, FALLBACK_THEME)}">
      ${blockImage(config, config.name, { width: 480, height: 480 })}
      ${textLine('cohort-title', config.name)}
      ${textLine('cohort-description', config.description)}
      ${featureList(config.multiList)}
      ${buttonRow(config.buttons, config.name)}
      ${disclaimer(config)}
    </div>
  `;
}
