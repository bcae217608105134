import type { BlockImage, BlockLook, BlockProductExtras } from '../../contracts/blocks/block-parts';
import { type Markup, markup } from './html';
import { badge } from './labels';
import { safeImage } from './links';
import { titleLine } from './look';

/**
 * A product's title with what stands at it: its labels and its stars or score, all in `.cohort-title`. Without them it is the
 * title line alone. A ribbon that has no picture to hang on is one of the labels.
 */
export function productTitle(
  name: string,
  product: Pick<BlockImage, 'image'> & BlockProductExtras,
  look: BlockLook,
  rating?: Markup,
): Markup | undefined {
  const ribbon = safeImage(product.image) === undefined ? badge(product.ribbon) : undefined;
  const labels = [ribbon, badge(product.badge), badge(product.award, { isAward: true })].filter(
    (label) => label !== undefined,
  );
  if (labels.length === 0 && !rating) return titleLine('cohort-title', name, look);
  return markup`
    <div class="cohort-title">
      ${titleLine('cohort-heading', name, look)}
      ${rating && markup`<p class="cohort-extras">${rating}</p>`}
      ${labels.length > 0 ? labelLine(labels) : undefined}
    </div>
  `;
}

function labelLine(labels: Markup[]): Markup {
  return markup`<p class="cohort-extras">${labels.flatMap((label, i) => (i === 0 ? [label] : [' ', label]))}</p>`;
}
