import type { ProductBoxConfig } from '../../contracts/blocks/blocks';
import type { Markup } from './html';
import { scoreLabel, textLine } from './parts';
import { shownScore } from './stars';
import { productTitle } from './title';

/** The label above a product box, such as Top Pick, or nothing. */
export function specialLabel(config: ProductBoxConfig): Markup | undefined {
  return config.showSpecialBox ? textLine('cohort-special', config.specialText) : undefined;
}

/** The product's name with its labels and stars. */
export function boxTitle(config: ProductBoxConfig): Markup | undefined {
  return productTitle(config.name, config, config, scoreOf(config).stars);
}

/** The score, or nothing when there is none to show, or its stars show instead. */
export function scoreText(config: ProductBoxConfig): Markup | undefined {
  return scoreOf(config).withText ? scoreLabel(config.productScoreText) : undefined;
}

function scoreOf({ showScore, productScoreText, stars, locale }: ProductBoxConfig) {
  return showScore ? shownScore(productScoreText, stars, locale) : { withText: false };
}
