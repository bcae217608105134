import type { Top3Card, Top3TableConfig } from '../../contracts/blocks/blocks';
import { comparedFeatures, pairedFeatures } from './features';
import type { Markup } from './html';
import { blockImage, offerRow, textLine } from './parts';
import { shownScore } from './stars';
import { productTitle } from './title';

/** The label of a card, such as EDITOR'S PICK, or nothing. */
export function cardLabel(card: Top3Card): Markup | undefined {
  return card.showSpecialBox ? textLine('cohort-special', card.topSpecialText) : undefined;
}

/** What the cards of both layouts hold, in its order: picture, title, the rating where there is one, features, buttons. */
export function cardParts(
  config: Top3TableConfig,
  rating?: (card: Top3Card) => Markup | undefined,
): (Markup | undefined)[][] {
  const features = pairedFeatures(config.innerData);
  return config.innerData.map((card, product) => {
    const { stars, withText } = shownScore(card.ratingText, card.stars, config.locale);
    return [
      blockImage(card, card.title, { width: 240, height: 240, look: config, product }),
      productTitle(card.title, card, config, card.showRating ? stars : undefined),
      card.showRating && withText ? rating?.(card) : undefined,
      comparedFeatures(features[product] ?? [], config),
      offerRow(card, card.title, config),
    ];
  });
}
