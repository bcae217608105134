import type { BlockFeature, Top3Card } from '../../contracts/blocks/blocks';
import { featureList } from './features';
import type { Markup } from './html';
import { blockImage, buttonRow, textLine } from './parts';

/** The label of a card, such as EDITOR'S PICK, or nothing. */
export function cardLabel(card: Top3Card): Markup | undefined {
  return card.showSpecialBox ? textLine('cohort-special', card.topSpecialText) : undefined;
}

/** What a card of both layouts holds, in its order: picture, title, the rating where there is one, features, buttons. */
export function cardParts(
  card: Top3Card,
  features: readonly BlockFeature[] | undefined,
  rating?: Markup,
): (Markup | undefined)[] {
  return [
    blockImage(card, card.title, { width: 240, height: 240 }),
    textLine('cohort-title', card.title),
    rating,
    featureList(features ?? []),
    buttonRow(card.buttons, card.title),
  ];
}
