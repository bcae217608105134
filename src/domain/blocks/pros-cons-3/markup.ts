import type { ProsConsConfig } from '../../../contracts/blocks/blocks';
import { type Markup, markup } from '../html';
import { prosConsSides } from '../pros-cons';

/** Pros & Cons Box 3: two tinted panels with a rule along their side. */
export function prosCons3(config: ProsConsConfig): Markup {
  return markup`
    <div class="cohort-block cohort-pros-cons-3">
      ${prosConsSides(config, { signInHead: false })}
    </div>
  `;
}
