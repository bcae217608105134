import type { ProsConsConfig } from '../../../contracts/blocks';
import { type Markup, markup } from '../html';
import { prosConsSides } from '../pros-cons';

/** Pros and cons 4. */
export function prosCons4(config: ProsConsConfig): Markup {
  return markup`
    <div class="cohort-block cohort-pros-cons-4">
      ${prosConsSides(config)}
    </div>
  `;
}
