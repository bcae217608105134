import type { CallToActionConfig } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { type Markup, markup } from '../html';
import { blockImage, buttonRow, disclaimer, textLine, textLines } from '../parts';

/** Call to Action: one sentence that makes curious, and the button. */
export function callToAction(config: CallToActionConfig): Markup {
  return markup`
    <div class="cohort-block cohort-call-to-action" style="${themeStyle(config.themeColor)}">
      <div class="cohort-body">
        ${blockImage(config, config.title, { width: 240, height: 240 })}
        <div class="cohort-details">
          ${textLine('cohort-title', config.title)}
          ${textLines('cohort-description', config.text)}
          ${buttonRow(config.buttons, config.title)}
          ${textLine('cohort-small', config.note)}
        </div>
      </div>
      ${disclaimer(config)}
    </div>
  `;
}
