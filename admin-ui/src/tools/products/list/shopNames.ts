import type { Product } from '@contracts/products/products';
import { hostOf } from '../shown/hostOf';

/** The shops that a product is linked to, each once: by their names, or by the host of an address of none of them. */
export function shopNamesOf(
  { links }: Pick<Product, 'links'>,
  shopName: (id: string) => string | undefined,
): string[] {
  return [...new Set(links.map(({ shop, url }) => shopName(shop) ?? hostOf(url)))];
}
