import type { ListedProduct } from '../../contracts/blocks/blocks';
import { type Markup, markup } from './html';
import { scoreLabel } from './parts';
import { scorePercent } from './score';

const OUT_OF_TEN = /\/\s*10\s*$/;

/** The score of a product, as `<p class="cohort-score">`; one of 0 to 10 says what it is out of. */
export function listedScore({ showRating, ratingText }: ListedProduct): Markup | undefined {
  const percent = scorePercent(ratingText);
  const text = percent > 0 && !OUT_OF_TEN.test(ratingText) ? `${ratingText.trim()}/10` : ratingText;
  const label = showRating ? scoreLabel(text) : undefined;
  return label && markup`<p class="cohort-score" style="--cohort-score: ${percent}">${label}</p>`;
}
