import type { NoticeBoxConfig, NoticeBoxKind } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { type Markup, markup } from '../html';
import { icon } from '../icons';
import { rootAttributes, titleLine } from '../look';
import { textLines } from '../parts';

/** Of the kinds that have one of their own. */
const ICONS: Partial<Record<NoticeBoxKind, 'bulb' | 'warning'>> = { tip: 'bulb', warning: 'warning' };

/** Notice Box: a short hint, tip or warning beside its icon. */
export function noticeBox(config: NoticeBoxConfig): Markup {
  return markup`
    <div ${rootAttributes('notice-box', config, themeStyle(config.themeColor, config.scheme))}>
      <div class="cohort-sign">${icon(ICONS[config.kind] ?? 'info')}</div>
      <div class="cohort-details">
        ${titleLine('cohort-title', config.title, config)}
        ${textLines('cohort-description', config.text)}
      </div>
    </div>
  `;
}
