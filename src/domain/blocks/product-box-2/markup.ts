import type { ProductBoxConfig } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { featureList } from '../features';
import { type Markup, markup } from '../html';
import { rootAttributes } from '../look';
import { blockImage, disclaimer, offerRow, textLines } from '../parts';
import { boxTitle, scoreText, specialLabel } from '../product-box';
import { scorePercent } from '../score';

/** Product Box 2: a centred card under a field of the theme colour; the score is an arc around the picture. */
export function productBox2(config: ProductBoxConfig): Markup {
  return markup`
    <div ${rootAttributes('product-box-2', config, themeStyle(config.themeColor, config.scheme))}>
      <div class="cohort-hero">
        ${specialLabel(config)}
        ${figure(config)}
        ${boxTitle(config)}
      </div>
      <div class="cohort-details">
        ${textLines('cohort-description', config.description)}
        ${featureList(config.multiList)}
        ${offerRow(config, config.name, config)}
        ${disclaimer(config)}
      </div>
    </div>
  `;
}

function figure(config: ProductBoxConfig): Markup | undefined {
  const image = blockImage(config, config.name, { width: 240, height: 240, look: config });
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
