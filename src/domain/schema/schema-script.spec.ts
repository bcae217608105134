import fc from 'fast-check';
import {
  EMPTY_SCHEMA_FAQ,
  EMPTY_SCHEMA_FORM,
  EMPTY_SCHEMA_PRODUCT,
  linesOf,
  type SchemaForm,
  type SchemaProduct,
} from '../../contracts/schema/schema';
import { isPlainNumber } from '../../contracts/validation/plain-number';
import { reviewSchema } from './review-schema';
import { schemaScript } from './schema-script';

const HOSTILE = [
  '"',
  "'\\",
  '\\u003c/script>',
  'a\nb\r\nc\tx\0',
  '😀👩‍👩‍👧',
  '</script><script>alert(1)</script>',
  '</SCRIPT\n>',
  '<!--<script>',
  '-->',
  ']]>',
  '\u2028\u2029',
  '\u202eשלום عربي\u202c',
  '\ud800',
  '\ufeff',
  '{"@type":"Offer"}',
  '&lt;/script&gt;',
  '__proto__',
];
const BEGIN = '<script type="application/ld+json">\n';
const END = '\n</script>';

const hostile = fc.constantFrom(...HOSTILE);
const text = fc.oneof(
  hostile,
  fc.tuple(hostile, hostile).map((pair) => pair.join('')),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
);
const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((n) => String(n));

/** A record with every text of the given one replaced by an arbitrary text. */
const texts = <T extends object>(empty: T) =>
  fc.record(Object.fromEntries(Object.keys(empty).map((key) => [key, text]))) as unknown as fc.Arbitrary<T>;

const product: fc.Arbitrary<SchemaProduct> = fc
  .tuple(
    texts(EMPTY_SCHEMA_PRODUCT),
    fc.record({ addRating: fc.boolean(), rating: number, max_rating: number, worst_rating: number }),
    fc.record({ addOffer: fc.boolean() }),
    fc.record({
      addAggregate: fc.boolean(),
      aggregate_rating: number,
      aggregate_max: number,
      aggregate_count: fc.nat().map(String),
    }),
  )
  .map(([words, ...parts]) => Object.assign({}, words, ...parts) as SchemaProduct);

const form: fc.Arbitrary<SchemaForm> = fc
  .tuple(
    texts(EMPTY_SCHEMA_FORM),
    fc.array(product, { minLength: 1, maxLength: 3 }),
    fc.array(texts(EMPTY_SCHEMA_FAQ), { maxLength: 3 }),
  )
  .map(([words, products, faqs]) => ({ ...words, products, faqs }));

function contentOf(html: string): string {
  expect(html.startsWith(BEGIN)).toBe(true);
  expect(html.endsWith(END)).toBe(true);
  return html.slice(BEGIN.length, -END.length);
}

interface Named {
  name: string;
  url: string;
}
interface Notes {
  itemListElement: Named[];
}
interface Rating {
  ratingValue: number;
  bestRating: number;
  worstRating: number;
}
interface Offer {
  url: string;
  price: string;
  priceCurrency: string;
  availability: string;
  priceValidUntil: string;
}
interface Item extends Named {
  brand: Named;
  image: string;
  award: string;
  sku: string;
  gtin: string;
  offers?: Offer;
  aggregateRating?: { ratingValue: number; bestRating: number; ratingCount: number };
  description: string;
  review: { reviewRating?: Rating; positiveNotes: Notes; negativeNotes: Notes };
}
interface Parsed {
  '@graph': [
    Record<string, string> & { author: Named & { '@type': string }; publisher: Named & { logo: Named } },
    { description: string; itemListElement: { position: number; item: Item }[] },
    { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }?,
  ];
}

/** Every field as the schema tells it. */
function readBack(json: string) {
  const [article, list, faq] = (JSON.parse(json) as Parsed)['@graph'];
  const names = (notes: Notes) => notes.itemListElement.map(({ name }) => name);
  return {
    author_type: article.author['@type'],
    author_name: article.author.name,
    author_url: article.author.url,
    publisher_name: article.publisher.name,
    publisher_logo_url: article.publisher.logo.url,
    article_url: article.url,
    article_title: article.headline,
    article_img: article.image,
    article_seo_description: article.description,
    article_intro_for_products: list.description,
    date_published: article.datePublished,
    date_modified: article.dateModified,
    products: list.itemListElement.map(
      ({
        item: { name, brand, url, image, award, sku, gtin, offers, aggregateRating, description, review },
      }) => ({
        name,
        sku,
        gtin,
        offer: offers && [
          offers.url,
          offers.price,
          offers.priceCurrency,
          offers.availability,
          offers.priceValidUntil,
        ],
        aggregate: aggregateRating && [
          aggregateRating.ratingValue,
          aggregateRating.bestRating,
          aggregateRating.ratingCount,
        ],
        brand: brand.name,
        url,
        image,
        award,
        description,
        pros: names(review.positiveNotes),
        cons: names(review.negativeNotes),
        rating: review.reviewRating && [
          review.reviewRating.ratingValue,
          review.reviewRating.bestRating,
          review.reviewRating.worstRating,
        ],
      }),
    ),
    faqs: (faq?.mainEntity ?? []).map(({ name, acceptedAnswer }) => ({
      question: name,
      answer: acceptedAnswer.text,
    })),
  };
}

/** JSON knows no negative zero. Powers of ten are no numbers of the form's. */
const asTold = (text: string) => (isPlainNumber(text) ? Number(text) + 0 : text);

function entered({ products, ...rest }: SchemaForm) {
  return {
    ...rest,
    products: products.map((each) => ({
      name: each.name,
      brand: each.brand,
      url: each.url,
      image: each.image,
      award: each.award,
      description: each.description,
      sku: each.sku,
      gtin: each.gtin,
      offer: each.addOffer
        ? [
            each.offer_url,
            each.price,
            each.currency,
            `https://schema.org/${each.availability}`,
            each.price_valid_until,
          ]
        : undefined,
      aggregate: each.addAggregate
        ? [each.aggregate_rating, each.aggregate_max, each.aggregate_count].map(asTold)
        : undefined,
      pros: linesOf(each.pros),
      cons: linesOf(each.cons),
      rating: each.addRating ? [each.rating, each.max_rating, each.worst_rating].map(asTold) : undefined,
    })),
  };
}

describe('schemaScript', () => {
  it('is one script element that no text can end, whatever the fields hold', () => {
    fc.assert(
      fc.property(form, (any) => {
        const content = contentOf(schemaScript(any));
        expect(content).not.toMatch(/[<\u2028\u2029\0\r]/);
        expect(JSON.parse(content)).toEqual(JSON.parse(JSON.stringify(reviewSchema(any))));
      }),
    );
  });

  it('tells every field as it was entered', () => {
    fc.assert(
      fc.property(form, (any) => {
        expect(readBack(contentOf(schemaScript(any)))).toEqual(entered(any));
      }),
    );
  });

  it.each(HOSTILE)('keeps %j in every field at once', (word) => {
    const all = <T extends object>(empty: T): T =>
      Object.fromEntries(Object.keys(empty).map((key) => [key, `${word} ${key} ${word}`])) as T;
    const rated = {
      ...{ addRating: true, rating: '4', max_rating: '5', worst_rating: '1' },
      ...{ addAggregate: true, aggregate_rating: '4', aggregate_max: '5', aggregate_count: '7' },
    };
    const filled: SchemaForm = {
      ...all(EMPTY_SCHEMA_FORM),
      products: [{ ...all(EMPTY_SCHEMA_PRODUCT), ...rated }],
      faqs: [all(EMPTY_SCHEMA_FAQ)],
    };
    const content = contentOf(schemaScript(filled));
    expect(content).not.toContain('<');
    expect(readBack(content)).toEqual(entered(filled));
  });
});
