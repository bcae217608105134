import type { ProsConsConfig, ProsConsSide } from '../../contracts/blocks';
import { themeStyle } from './colors';
import { FALLBACK_THEME } from './defaults';
import { type Markup, markup } from './html';
import { icon } from './icons';
import { isBlank, textLine } from './parts';

/** The two sides of a pros and cons box, `.cohort-side` each: a title and a list whose items begin with an icon. */
export function prosConsSides(config: ProsConsConfig): Markup[] {
  return config.innerData.map((side, i) => prosConsSide(side, i === 0 ? 'check' : 'cross'));
}

function prosConsSide(side: ProsConsSide, sign: 'check' | 'cross'): Markup {
  const items = side.list.filter((text) => !isBlank(text));
  return markup`
    <div class="cohort-side" style="${themeStyle(side.themeColor, FALLBACK_THEME)}">
      ${textLine('cohort-title', side.title)}
      ${items.length > 0 ? statementList(items, sign) : undefined}
    </div>
  `;
}

function statementList(items: string[], sign: 'check' | 'cross'): Markup {
  return markup`
    <ul class="cohort-list">
      ${items.map(
        (text) => markup`
          <li class="cohort-item">
            <span class="cohort-sign">${icon(sign)}</span>
            <span class="cohort-text">${text.trim()}</span>
          </li>
        `,
      )}
    </ul>
  `;
}
