import type { Product } from '@contracts/products/products';

/** What the form of a product holds: pros and cons may have empty lines, and entries may be empty while they are new. */
export type ProductValues = Product;

export type LinkPath = `links.${number}.url`;
export type FeaturePath = `features.${number}.key` | `features.${number}.value`;

export const NEW_PRODUCT: ProductValues = {
  name: '',
  image: '',
  imageAlt: '',
  description: '',
  links: [],
  price: { amount: '', was: '', currency: 'USD', asOf: '' },
  pros: [],
  cons: [],
  features: [],
  score: '',
  brand: '',
  sku: '',
  gtin: '',
  tags: [],
};

/** What is sent of what was entered: without empty lines and entries. */
export function requestOf(values: ProductValues): Product {
  const { name, image, imageAlt, description, price, score, brand, sku, gtin, tags } = values;
  return {
    name,
    image,
    imageAlt,
    description,
    links: values.links.filter(({ url }) => url.trim() !== ''),
    price,
    pros: linesOf(values.pros),
    cons: linesOf(values.cons),
    features: values.features.filter(({ key, value }) => (key + value).trim() !== ''),
    score,
    brand,
    sku,
    gtin,
    tags,
  };
}

function linesOf(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** What the form of a stored product begins with. */
export function valuesOf(product: Product): ProductValues {
  const { price, links, pros, cons, features, tags } = product;
  // Copies: the form changes what it is given.
  return requestOf({
    ...product,
    price: { ...price, currency: price.currency || NEW_PRODUCT.price.currency },
    links: links.map((link) => ({ ...link })),
    pros: [...pros],
    cons: [...cons],
    features: features.map((feature) => ({ ...feature })),
    tags: [...tags],
  });
}
