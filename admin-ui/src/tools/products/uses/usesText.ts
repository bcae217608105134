import type { ProductUsesView } from '@contracts/products/product-uses';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';

/** How far products are used that are about to be deleted. */
export function usesText({ products, blocks }: Omit<ProductUsesView, 'named'>, one: boolean): string {
  if (blocks === 0) return one ? 'No saved block uses it.' : 'No saved block uses any of them.';
  const many = counted(blocks, 'saved block');
  if (one) return `${many} ${blocks === 1 ? 'uses' : 'use'} it:`;
  return `${formatCount(products)} of them ${products === 1 ? 'is' : 'are'} used in ${many}:`;
}
