import type { BlockLook } from '../../contracts/blocks/block-parts';
import type { ListedProduct } from '../../contracts/blocks/blocks';
import { type Markup, markup } from './html';
import { scoreLabel } from './parts';
import { scorePercent } from './score';
import { shownScore } from './stars';

const OUT_OF_TEN = /\/\s*10\s*$/;

/** What shows of a listed product's score: its stars, the score itself, both, or nothing. */
interface ListedScore {
  stars?: Markup;
  score?: Markup;
}

/** A score of 0 to 10 says what it is out of, whether or not that was written. */
export function listedScore(product: ListedProduct, { locale }: BlockLook): ListedScore {
  const { showRating, ratingText, stars: place } = product;
  if (!showRating) return {};
  const { stars, withText } = shownScore(ratingText, place, locale);
  const percent = scorePercent(ratingText);
  const text = percent > 0 && !OUT_OF_TEN.test(ratingText) ? `${ratingText.trim()}/10` : ratingText;
  const label = withText ? scoreLabel(text) : undefined;
  return {
    stars,
    score: label && markup`<p class="cohort-score" style="--cohort-score: ${percent}">${label}</p>`,
  };
}
