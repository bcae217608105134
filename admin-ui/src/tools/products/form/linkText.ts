import type { Shop } from '@contracts/products/shops';
import { isWebAddress } from '@contracts/validation/parse-url';
import { isAmazon } from '@domain/products/shops';

/** Whether there is enough of an address to tell a shop by. */
export function isWholeAddress(url: string): boolean {
  return isWebAddress(url) && /^https?:\/\/[^/]+\.[^/.]{2,}/i.test(url);
}

/** How a link to a shop will look to readers of a page. */
export function linkText(url: string, shop: Pick<Shop, 'parameter' | 'tag'> | undefined): string {
  if (!shop) {
    return isAmazon(url)
      ? 'This Amazon URL, such as a short link, takes no tag: it stays as it is.'
      : 'None of your shops: the link stays as it is.';
  }
  if (!shop.parameter) return 'This shop takes no tag: the link stays as it is.';
  return shop.tag ? 'Linked with your tag:' : 'No tag yet: the link stays as it is.';
}
