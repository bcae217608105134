import type { ProductBoxConfig } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { featureList } from '../features';
import { type Markup, markup } from '../html';
import { blockImage, buttonRow, disclaimer, textLine, textLines } from '../parts';
import { scoreText, specialLabel } from '../product-box';
import { scorePercent } from '../score';

/** Product Box 2: a centred card under a field of the theme colour; the score is an arc around the picture. */
export function productBox2(config: ProductBoxConfig): Markup {
  return markup`
    <div class="cohort-block cohort-product-box-2" style="${themeStyle(config.themeColor)}">
      <div class="cohort-hero">
        ${specialLabel(config)}
        ${figure(config)}
        ${textLine('cohort-title', config.name)}
      </div>
      <div class="cohort-details">
        ${textLines('cohort-description', config.description)}
        ${featureList(config.multiList)}
        ${buttonRow(config.buttons, config.name)}
        ${disclaimer(config)}
      </div>
    </div>
  `;
}

function figure(config: ProductBoxConfig): Markup | undefined {
  const image = blockImage(config, config.name, { width: 240, height: 240 });
  const text = scoreText(config);
  const score = text && markup`<p class="cohort-score">${text}</p>`;
  if (!image) return score;
  const percent = score ? scorePercent(config.productScoreText) : 0;
  return markup`
    <div class="cohort-figure" style="--cohort-score: ${percent}">
      ${image}
      ${score}
    </div>
  `;
}
