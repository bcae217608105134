import type { ProductBoxConfig } from '../../contracts/blocks';
import { isBlank, type Markup, markup } from './html';
import { textLine } from './parts';

const OUT_OF_TEN = /^(.+?)(\/\s*10)$/;

/** The label above a product box, such as Top Pick, or nothing. */
export function specialLabel(config: ProductBoxConfig): Markup | undefined {
  return config.showSpecialBox ? textLine('cohort-special', config.specialText) : undefined;
}

/**
 * The score as it is written, a `/10` after it apart so that it can be smaller, and in that order in
 * right-to-left pages too; nothing when there is none to show.
 */
export function scoreText(config: ProductBoxConfig): Markup | undefined {
  const text = config.productScoreText.trim();
  if (!config.showScore || isBlank(text)) return undefined;
  const [, score = text, best] = OUT_OF_TEN.exec(text) ?? [];
  const rest = best === undefined ? undefined : markup`<span class="cohort-score-best">${best}</span>`;
  return markup`<span class="cohort-score-text" dir="auto">${score}${rest}</span>`;
}
