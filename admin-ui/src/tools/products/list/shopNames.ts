import type { Product } from '@contracts/products/products';
import { shortAddress } from '../../../shared/addresses/shortAddress';

/** The shops that a product is linked to, each once: by their names, or by the host of an address of none of them. */
export function shopNamesOf(
  { links }: Pick<Product, 'links'>,
  shopName: (id: string) => string | undefined,
): string[] {
  return [...new Set(links.map(({ shop, url }) => shopName(shop) ?? hostOf(url)))];
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : shortAddress(url);
}
