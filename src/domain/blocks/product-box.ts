import type { ProductBoxConfig } from '../../contracts/blocks/blocks';
import type { Markup } from './html';
import { scoreLabel, textLine } from './parts';

/** The label above a product box, such as Top Pick, or nothing. */
export function specialLabel(config: ProductBoxConfig): Markup | undefined {
  return config.showSpecialBox ? textLine('cohort-special', config.specialText) : undefined;
}

/** The score, or nothing when there is none to show. */
export function scoreText(config: ProductBoxConfig): Markup | undefined {
  return config.showScore ? scoreLabel(config.productScoreText) : undefined;
}
