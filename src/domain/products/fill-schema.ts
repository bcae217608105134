import type { SchemaProduct } from '../../contracts/schema/schema';
import type { FillOptions, FillProduct } from './fill-block';
import { taggedLink } from './shops';

/** The scale of a product's score. */
const BEST = '10';
const WORST = '0';

/**
 * A product of the schema generator's form filled from one of the library. Its page is the first shop's as it was given, the
 * offer's page the same with the user's tag. What the product does not say stays as it is, the award always.
 */
export function filledSchemaProduct(
  form: SchemaProduct,
  product: Omit<FillProduct, 'id'>,
  { shops }: FillOptions,
): SchemaProduct {
  const { price, score, links } = product;
  const [first] = links;
  const said: Partial<SchemaProduct> = {
    name: product.name,
    brand: product.brand,
    url: first?.url ?? '',
    image: product.image,
    description: product.description,
    pros: lines(product.pros),
    cons: lines(product.cons),
    sku: product.sku,
    gtin: product.gtin,
  };
  return {
    ...form,
    ...Object.fromEntries(Object.entries(said).filter(([, text]) => text !== '')),
    ...(score !== '' && { addRating: true, rating: score, max_rating: BEST, worst_rating: WORST }),
    ...(price.amount !== '' && {
      addOffer: true,
      price: price.amount,
      ...(price.currency !== '' && { currency: price.currency }),
      ...(first && { offer_url: offerPage(first.url, shops) }),
    }),
  };
}

/** One statement a line, whatever breaks of lines it has. */
function lines(statements: readonly string[]): string {
  return statements.map((statement) => statement.replace(/\s+/g, ' ').trim()).join('\n');
}

/** Empty where it is the product's own page. */
function offerPage(url: string, shops: FillOptions['shops']): string {
  const tagged = taggedLink(url, shops);
  return tagged === url ? '' : tagged;
}
