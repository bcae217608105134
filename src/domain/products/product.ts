import type { ProductPrice } from '../../contracts/products/price';
import { PRODUCT_PICTURES_PATH } from '../../contracts/products/product-pictures';
import { MAX_PRODUCT_TAGS, type Product, type ProductLink } from '../../contracts/products/products';
import type { Shop } from '../../contracts/products/shops';
import { identityKey } from '../text/identity-key';
import { shopOf } from './shops';

const PICTURE = new RegExp(`^${PRODUCT_PICTURES_PATH}/([0-9a-f]{24})-([\\w-]{43})\\.webp$`);

/** What many products are given together; what is absent stays as it is in each. */
export interface ProductValues {
  addTags?: readonly string[];
  removeTags?: readonly string[];
  brand?: string;
  currency?: string;
  asOf?: string;
}

/** Tags that differ, each as it is spelled first: those that look alike are one. */
export function distinctTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = identityKey(tag);
    if (key !== '' && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/** Links with the id of the shop that each leads to, empty where it is none of the table. */
export function withShops(links: readonly Pick<ProductLink, 'url'>[], shops: readonly Shop[]): ProductLink[] {
  return links.map(({ url }) => ({ shop: shopOf(url, shops)?.id ?? '', url }));
}

/** The fields of a product that differ once it is given these values. Its tags may be too many then: see `hasTooManyTags`. */
export function withValues(
  { tags, price, brand }: Pick<Product, 'tags' | 'price' | 'brand'>,
  values: ProductValues,
): Partial<Pick<Product, 'tags' | 'price' | 'brand'>> {
  const removed = new Set((values.removeTags ?? []).map(identityKey));
  const kept = tags.filter((tag) => !removed.has(identityKey(tag)));
  const newTags = distinctTags([...kept, ...(values.addTags ?? [])]);
  const newPrice: ProductPrice = {
    ...price,
    currency: values.currency ?? price.currency,
    asOf: values.asOf ?? price.asOf,
  };
  const priceDiffers = newPrice.currency !== price.currency || newPrice.asOf !== price.asOf;
  const tagsDiffer = newTags.length !== tags.length || newTags.some((tag, place) => tag !== tags[place]);
  return {
    ...(tagsDiffer && { tags: newTags }),
    ...(priceDiffers && { price: newPrice }),
    ...(values.brand !== undefined && values.brand !== brand && { brand: values.brand }),
  };
}

export function hasTooManyTags({ tags = [] }: Partial<Pick<Product, 'tags'>>): boolean {
  return tags.length > MAX_PRODUCT_TAGS;
}

/** The id and the key of an uploaded picture, from its address at whatever host; undefined for other addresses. */
export function uploadedPicture(image: string): { id: string; key: string } | undefined {
  const path = image.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, id, key] = PICTURE.exec(path) ?? [];
  return id !== undefined && key !== undefined ? { id, key } : undefined;
}

/** The path of an uploaded picture. */
export function picturePath(id: string, key: string): string {
  return `${PRODUCT_PICTURES_PATH}/${id}-${key}.webp`;
}
