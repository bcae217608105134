import type { CouponBoxConfig } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { isBlank, type Markup, markup } from '../html';
import { formatDay } from '../../products/price';
import { rootAttributes, titleLine } from '../look';
import { blockImage, disclaimer, offerRow, textLine, textLines } from '../parts';
import { phrasesOf } from '../phrases';

/** Stands for the coupon's last day in its sentence. */
const DAY_PLACEHOLDER = '{day}';

/** Coupon Box: what a shop takes off, the code for it, and until when. */
export function couponBox(config: CouponBoxConfig): Markup {
  return markup`
    <div ${rootAttributes('coupon-box', config, themeStyle(config.themeColor, config.scheme))}>
      <div class="cohort-body">
        <div class="cohort-offer">
          ${blockImage(config, config.title, { width: 160, height: 160, look: config })}
          <div class="cohort-details">
            ${textLine('cohort-shop', config.shop)}
            ${titleLine('cohort-title', config.title, config)}
            ${textLines('cohort-description', config.text)}
            ${textLines('cohort-terms', config.terms)}
          </div>
        </div>
        ${stub(config)}
      </div>
      ${disclaimer(config)}
    </div>
  `;
}

/** The part to tear off: code, button, last day. */
function stub(config: CouponBoxConfig): Markup | undefined {
  const parts = [code(config), offerRow(config, config.title, config), endLine(config)];
  return parts.some((part) => part !== undefined)
    ? markup`<div class="cohort-stub">${parts}</div>`
    : undefined;
}

function code(config: CouponBoxConfig): Markup | undefined {
  if (isBlank(config.code)) return undefined;
  return markup`
    <div class="cohort-code-box">
      ${textLine('cohort-code-label', config.codeLabel)}
      <p class="cohort-code" translate="no"><bdi>${config.code.trim()}</bdi></p>
    </div>
  `;
}

/** The sentence of the last day; nothing where no day of the calendar is given. */
function endLine({ endDay, endText, locale }: CouponBoxConfig): Markup | undefined {
  const day = formatDay(endDay.trim(), locale, 'long');
  if (day === '') return undefined;
  const own = isBlank(endText) ? phrasesOf(locale).validUntil : endText.trim();
  const sentence = own.includes(DAY_PLACEHOLDER) ? own : `${own} ${DAY_PLACEHOLDER}`;
  const [before = '', ...after] = sentence.split(DAY_PLACEHOLDER);
  const time = markup`<time datetime="${endDay.trim()}">${day}</time>`;
  return markup`<p class="cohort-end">${before}${time}${after.join(day)}</p>`;
}
