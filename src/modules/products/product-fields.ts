import { Types } from 'mongoose';
import type { Product, ProductEntry, ProductView } from '../../contracts/products/products';
import type { Shop } from '../../contracts/products/shops';
import { distinctTags, uploadedPicture, withShops } from '../../domain/products/product';
import { identityKey } from '../../domain/text/identity-key';
import type { ProductEntryRecord, ProductFields, ProductRecord } from './products.schema';

/** A product as it is kept: its tags without doubles, its links with their shops, and what it is sorted and found by. */
export function fieldsOf(product: Product, shops: readonly Shop[], now: Date): ProductFields {
  const { name, image, imageAlt, description, pros, cons, score, brand, sku, gtin } = product;
  const { amount, was, currency, asOf } = product.price;
  const tags = distinctTags(product.tags);
  const picture = uploadedPicture(image);
  return {
    ...{ name, image, imageAlt, description, score, brand, sku, gtin, tags },
    nameKey: identityKey(name),
    tagKeys: tags.map(identityKey),
    links: withShops(product.links, shops),
    price: { amount, was, currency, asOf },
    pros: [...pros],
    cons: [...cons],
    features: product.features.map(({ key, value }) => ({ key, value })),
    ...(amount !== '' && { amount: Number(amount) }),
    ...(picture && { picture: new Types.ObjectId(picture.id) }),
    updatedAt: now,
  };
}

export function toEntry(record: ProductEntryRecord): ProductEntry {
  const { _id, name, image, imageAlt, links, price, score, brand, sku, gtin, tags } = record;
  return {
    ...{ name, image, imageAlt, links, price, score, brand, sku, gtin, tags },
    id: _id.toHexString(),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

export function toView(record: ProductRecord): ProductView {
  const { description, pros, cons, features } = record;
  return { ...toEntry(record), description, pros, cons, features };
}
