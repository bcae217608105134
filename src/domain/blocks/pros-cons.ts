import type { BlockLook } from '../../contracts/blocks/block-parts';
import type { ProsConsConfig, ProsConsSide } from '../../contracts/blocks/blocks';
import { themeStyle } from './colors';
import { isBlank, type Markup, markup } from './html';
import { icon } from './icons';
import { titleLine } from './look';
import { textContent } from './parts';

export type Sign = 'check' | 'cross';

/**
 * The two sides of a pros and cons box, `.cohort-side` each: a head, and a list whose statements begin with a check on the
 * first side and a cross on the second. `signInHead` puts the sign beside the title as well.
 */
export function prosConsSides(config: ProsConsConfig, { signInHead }: { signInHead: boolean }): Markup[] {
  return config.innerData.map((side, i) =>
    prosConsSide(side, i === 0 ? 'check' : 'cross', { ...config, signInHead }),
  );
}

function prosConsSide(
  side: ProsConsSide,
  sign: Sign,
  { signInHead, ...look }: BlockLook & { signInHead: boolean },
): Markup {
  return markup`
    <div class="cohort-side" style="${themeStyle(side.themeColor, look.scheme)}">
      <div class="cohort-head">
        ${signInHead ? markup`<div class="cohort-emblem">${icon(sign)}</div>` : undefined}
        ${titleLine('cohort-title', side.title, look)}
      </div>
      ${statementList(side.list, sign)}
    </div>
  `;
}

/** `<ul class="cohort-list">` of statements with their sign; nothing when none says anything. */
export function statementList(statements: readonly string[], sign: Sign): Markup | undefined {
  const items = statements.filter((text) => !isBlank(text));
  if (items.length === 0) return undefined;
  return markup`
    <ul class="cohort-list">
      ${items.map(
        (text) => markup`
          <li class="cohort-item">
            <div class="cohort-sign">${icon(sign)}</div>
            <div class="cohort-text">${textContent(text)}</div>
          </li>
        `,
      )}
    </ul>
  `;
}
