import type { VersusBoxConfig } from '../../../contracts/blocks/blocks';
import type { Markup } from '../html';
import { versusBox } from '../versus-box';

/** Versus Box 2: two halves that mirror each other about a line, the names as badges; VS shows if the first side asks for it. */
export function versusBox2(config: VersusBoxConfig): Markup {
  const withVs = config.innerData[0]?.withVs ?? false;
  return versusBox('versus-box-2', config, { withVs });
}
