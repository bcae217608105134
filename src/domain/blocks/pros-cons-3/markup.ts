import type { ProsConsConfig } from '../../../contracts/blocks/blocks';
import { type Markup, markup } from '../html';
import { rootAttributes } from '../look';
import { prosConsSides } from '../pros-cons';

/** Pros & Cons Box 3: two tinted panels with a rule along their side. */
export function prosCons3(config: ProsConsConfig): Markup {
  return markup`
    <div ${rootAttributes('pros-cons-3', config)}>
      ${prosConsSides(config, { signInHead: false })}
    </div>
  `;
}
