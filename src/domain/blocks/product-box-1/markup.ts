import type { ProductBoxConfig } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { featureList } from '../features';
import { type Markup, markup } from '../html';
import { rootAttributes } from '../look';
import { blockImage, disclaimer, offerRow, textLines } from '../parts';
import { boxTitle, scoreText, specialLabel } from '../product-box';
import { scorePercent } from '../score';

/** Product Box 1: a card with the picture beside the text, the score as a ring. */
export function productBox1(config: ProductBoxConfig): Markup {
  const image = blockImage(config, config.name, { width: 320, height: 320, look: config });
  const special = specialLabel(config);
  return markup`
    <div ${rootAttributes('product-box-1', config, themeStyle(config.themeColor, config.scheme))}>
      <div class="cohort-body">
        ${image ? figure(special, image) : special}
        <div class="cohort-details">
          ${head(config)}
          ${textLines('cohort-description', config.description)}
          ${featureList(config.multiList)}
          ${offerRow(config, config.name, config)}
        </div>
      </div>
      ${disclaimer(config)}
    </div>
  `;
}

function figure(special: Markup | undefined, image: Markup): Markup {
  return markup`
    <div class="cohort-figure">
      ${special}
      ${image}
    </div>
  `;
}

function head(config: ProductBoxConfig): Markup {
  return markup`
    <div class="cohort-head">
      ${boxTitle(config)}
      ${score(config)}
    </div>
  `;
}

function score(config: ProductBoxConfig): Markup | undefined {
  const text = scoreText(config);
  if (!text) return undefined;
  const percent = scorePercent(config.productScoreText);
  return markup`<p class="cohort-score" style="--cohort-score: ${percent}">${text}</p>`;
}
