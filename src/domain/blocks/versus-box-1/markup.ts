import type { VersusBoxConfig } from '../../../contracts/blocks/blocks';
import type { Markup } from '../html';
import { versusBox } from '../versus-box';

/** Versus Box 1: two cards in a frame of the theme colour, the names above them; VS shows while either side asks for it. */
export function versusBox1(config: VersusBoxConfig): Markup {
  const withVs = config.innerData.some((side) => side.withVs);
  return versusBox('versus-box-1', config, { withVs });
}
