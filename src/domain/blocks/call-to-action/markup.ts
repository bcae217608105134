import type { CallToActionConfig } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { type Markup, markup } from '../html';
import { rootAttributes } from '../look';
import { blockImage, disclaimer, offerRow, textLine, textLines } from '../parts';
import { productTitle } from '../title';

/** Call to Action: one sentence that makes curious, and the button. */
export function callToAction(config: CallToActionConfig): Markup {
  return markup`
    <div ${rootAttributes('call-to-action', config, themeStyle(config.themeColor, config.scheme))}>
      <div class="cohort-body">
        ${blockImage(config, config.title, { width: 240, height: 240, look: config })}
        <div class="cohort-details">
          ${productTitle(config.title, config, config)}
          ${textLines('cohort-description', config.text)}
          ${offerRow(config, config.title, config)}
          ${textLine('cohort-small', config.note)}
        </div>
      </div>
      ${disclaimer(config)}
    </div>
  `;
}
