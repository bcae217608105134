import type { ProsConsConfig } from '../../../contracts/blocks/blocks';
import { type Markup, markup } from '../html';
import { rootAttributes } from '../look';
import { prosConsSides } from '../pros-cons';

/** Pros & Cons Box 1: two cards under a coloured header. */
export function prosCons1(config: ProsConsConfig): Markup {
  return markup`
    <div ${rootAttributes('pros-cons-1', config)}>
      ${prosConsSides(config, { signInHead: true })}
    </div>
  `;
}
