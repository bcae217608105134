import type { ProsConsConfig } from '../../../contracts/blocks';
import { type Markup, markup } from '../html';
import { prosConsSides } from '../pros-cons';

/** Pros and cons 2. */
export function prosCons2(config: ProsConsConfig): Markup {
  return markup`
    <div class="cohort-block cohort-pros-cons-2">
      ${prosConsSides(config)}
    </div>
  `;
}
