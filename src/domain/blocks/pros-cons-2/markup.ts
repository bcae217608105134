import type { ProsConsConfig } from '../../../contracts/blocks/blocks';
import { type Markup, markup } from '../html';
import { rootAttributes } from '../look';
import { prosConsSides } from '../pros-cons';

/** Pros & Cons Box 2: two outlined cards with the sign in a circle on top. */
export function prosCons2(config: ProsConsConfig): Markup {
  return markup`
    <div ${rootAttributes('pros-cons-2', config)}>
      ${prosConsSides(config, { signInHead: true })}
    </div>
  `;
}
