import type { ProsConsConfig } from '../../../contracts/blocks/blocks';
import { type Markup, markup } from '../html';
import { rootAttributes } from '../look';
import { prosConsSides } from '../pros-cons';

/** Pros & Cons Box 4: one box of two columns with striped rows. */
export function prosCons4(config: ProsConsConfig): Markup {
  return markup`
    <div ${rootAttributes('pros-cons-4', config)}>
      ${prosConsSides(config, { signInHead: false })}
    </div>
  `;
}
