import type { NoticeBoxConfig, NoticeBoxKind } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { type Markup, markup } from '../html';
import { icon } from '../icons';
import { textLine, textLines } from '../parts';

const ICONS = { info: 'info', tip: 'bulb', warning: 'warning' } as const satisfies Record<
  NoticeBoxKind,
  Parameters<typeof icon>[0]
>;

/** Notice Box: a short hint, tip or warning beside its icon. */
export function noticeBox(config: NoticeBoxConfig): Markup {
  return markup`
    <div class="cohort-block cohort-notice-box" style="${themeStyle(config.themeColor)}">
      <div class="cohort-sign">${icon(ICONS[config.kind] ?? ICONS.info)}</div>
      <div class="cohort-details">
        ${textLine('cohort-title', config.title)}
        ${textLines('cohort-description', config.text)}
      </div>
    </div>
  `;
}
