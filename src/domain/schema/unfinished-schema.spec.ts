import {
  EMPTY_SCHEMA_FAQ,
  EMPTY_SCHEMA_FORM,
  EMPTY_SCHEMA_PRODUCT,
  type SchemaForm,
} from '../../contracts/schema/schema';
import { unfinishedSchema } from './unfinished-schema';
import { jsonLdScript, schemaScript } from './schema-script';

describe('unfinishedSchema', () => {
  const draft = (part: Partial<SchemaForm>) =>
    JSON.parse(unfinishedSchema({ ...EMPTY_SCHEMA_FORM, ...part })) as unknown;
  const graph = (article: object, ...others: object[]) => ({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Article', '@id': '#article', about: { '@id': '#products' }, ...article },
      ...others,
    ],
  });
  const listed = (product: object) => ({
    '@type': 'ItemList',
    '@id': '#products',
    itemListOrder: 'https://schema.org/ItemListUnordered',
    numberOfItems: 1,
    itemListElement: [
      { '@type': 'ListItem', position: 1, item: { '@type': 'Product', '@id': '#product-1', ...product } },
    ],
  });

  it('is what the script carries, of a form that is filled in', () => {
    const all = <T extends object>(empty: T): T =>
      Object.fromEntries(Object.keys(empty).map((key) => [key, `some ${key}`])) as T;
    const numbers = { rating: '4', max_rating: '5', worst_rating: '1', aggregate_count: '7' };
    const form: SchemaForm = {
      ...all(EMPTY_SCHEMA_FORM),
      products: [{ ...all(EMPTY_SCHEMA_PRODUCT), ...numbers }],
      faqs: [all(EMPTY_SCHEMA_FAQ)],
    };
    expect(jsonLdScript(unfinishedSchema(form))).toBe(schemaScript(form));
  });

  it.each<[string, Partial<SchemaForm>, unknown]>([
    ['nothing at all', {}, graph({})],
    ['blanks', { article_img: ' \n' }, graph({})],
    ['a day', { date_published: '2026-02-28' }, graph({ datePublished: '2026-02-28' })],
    [
      'the name of a product',
      { products: [{ ...EMPTY_SCHEMA_PRODUCT, name: 'Steamer' }] },
      graph({}, listed({ name: 'Steamer' })),
    ],
    [
      'a statement',
      { products: [{ ...EMPTY_SCHEMA_PRODUCT, cons: 'Heavy' }] },
      graph(
        {},
        listed({
          review: {
            '@type': 'Review',
            '@id': '#product-1-review',
            negativeNotes: {
              '@type': 'ItemList',
              itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Heavy' }],
            },
          },
        }),
      ),
    ],
  ])('of %s leaves out the rest', (_, part, expected) => {
    expect(draft(part)).toEqual(expected);
  });

  it('shows a number that is none yet as it was typed', () => {
    const products = [{ ...EMPTY_SCHEMA_PRODUCT, name: 'Steamer', addRating: true, rating: '4,' }];
    expect(unfinishedSchema({ ...EMPTY_SCHEMA_FORM, products })).toContain('"ratingValue": "4,"');
  });
});
