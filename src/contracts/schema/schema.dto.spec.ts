import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import {
  EMPTY_SCHEMA_FAQ,
  EMPTY_SCHEMA_FORM,
  EMPTY_SCHEMA_PRODUCT,
  type SchemaForm,
  type SchemaProduct,
} from './schema';
import { SchemaFormDto } from './schema.dto';

/** The sentence that a form shows on each field. */
function errorsOf(form: object): Record<string, string> {
  const flatten = (errors: ValidationError[], parent = ''): [string, string][] =>
    errors.flatMap(({ property, constraints, children }) => [
      ...Object.values(constraints ?? {})
        .slice(0, 1)
        .map((message): [string, string] => [parent + property, message]),
      ...flatten(children ?? [], `${parent}${property}.`),
    ]);
  return Object.fromEntries(flatten(validateSync(plainToInstance(SchemaFormDto, form))));
}

const product: SchemaProduct = {
  ...EMPTY_SCHEMA_PRODUCT,
  name: 'Steamer 2',
  brand: 'Acme',
  url: 'https://shop.example/steamer-2',
  image: 'https://shop.example/steamer-2.jpg',
  description: 'A kettle.',
  pros: 'Quiet',
  cons: 'Heavy',
};
const form: SchemaForm = {
  author_type: 'Person',
  author_name: 'Ada Moore',
  author_url: 'https://example.com/ada',
  publisher_name: 'Example',
  publisher_logo_url: 'https://example.com/logo.png',
  article_url: 'https://example.com/best-kettles',
  article_title: 'The best kettles',
  article_img: 'https://example.com/kettles.jpg',
  article_seo_description: 'We boiled water for a month.',
  article_intro_for_products: 'One kettle stood out.',
  date_published: '2026-02-28',
  date_modified: '',
  products: [product],
  faqs: [],
};
const rated = { ...product, addRating: true, rating: '4.5', max_rating: '5', worst_rating: '1' };
const withProduct = (change: Partial<SchemaProduct>) => ({ ...form, products: [{ ...product, ...change }] });
const having = (change: Partial<SchemaProduct>) => ({ ...form, products: [{ ...product, ...change }] });
const offered = (change: Partial<SchemaProduct>) => having({ addOffer: true, price: '129.90', ...change });
const averaged = (change: Partial<SchemaProduct>) =>
  having({ addAggregate: true, aggregate_rating: '4.4', aggregate_count: '89', ...change });
const withRating = (change: Partial<SchemaProduct>) => ({ ...form, products: [{ ...rated, ...change }] });

it('asks for everything that an empty form lacks, and for nothing optional', () => {
  expect(errorsOf({ ...EMPTY_SCHEMA_FORM, faqs: [EMPTY_SCHEMA_FAQ] })).toEqual({
    author_name: 'Enter Author Name',
    author_url: 'Enter Author URL',
    publisher_name: 'Enter Publisher Name',
    publisher_logo_url: 'Enter Publisher Logo URL',
    article_url: 'Enter Article URL',
    article_title: 'Enter Article Title',
    article_img: 'Enter Article Image URL',
    article_seo_description: 'Enter Article SEO Description',
    article_intro_for_products: 'Enter Article Intro For Products',
    date_published: 'Enter Published Date',
    'products.0.name': 'Enter Product Name',
    'products.0.brand': 'Enter Product Brand',
    'products.0.url': 'Enter Product URL',
    'products.0.image': 'Enter Image URL',
    'products.0.description': 'Enter Product Description',
    'products.0.pros': 'Enter Product PROS',
    'products.0.cons': 'Enter Product CONS',
    'faqs.0.question': 'Enter Question',
    'faqs.0.answer': 'Enter Answer',
  });
});

it('asks for a rating and its scale only where it is on', () => {
  const blank = { rating: ' ', max_rating: '', worst_rating: '' };
  expect(errorsOf(withProduct({ rating: 'x', max_rating: 'y' }))).toEqual({});
  expect(errorsOf(withRating(blank))).toEqual({
    'products.0.rating': 'Please Enter Rating',
    'products.0.max_rating': 'Please Enter Max Rating',
    'products.0.worst_rating': 'Please Enter Worst Rating',
  });
});

describe('is content with', () => {
  it.each<[string, object]>([
    ['a small form', form],
    [
      'a full one',
      {
        ...withRating({ award: 'First' }),
        date_modified: '2026-03-01',
        faqs: [{ question: 'q', answer: 'a' }],
      },
    ],
    ['a change on the day of publication', { ...form, date_modified: '2026-02-28' }],
    ['a negative decimal scale', withRating({ rating: '-.5', worst_rating: '-1.25', max_rating: '0' })],
    ['the ends of the scale', withRating({ rating: '5' })],
    [
      'an address with port, query and letters of any script',
      { ...form, article_url: 'HTTP://localhost:80/ö?a=b#c' },
    ],
    [
      'texts with white space around',
      { ...form, article_url: ' https://example.com/a\n', author_name: '\tAda ' },
    ],
  ])('%s', (_, given) => {
    expect(errorsOf(given)).toEqual({});
  });
});

describe('refuses', () => {
  const address = 'Enter a full URL that starts with http:// or https:// and has no spaces';
  it.each<[string, object, string, string]>([
    ['white space as a text', { ...form, article_title: ' \n\t' }, 'article_title', 'Enter Article Title'],
    ['an address without scheme', { ...form, article_url: 'example.com/a' }, 'article_url', address],
    ['an address without host', { ...form, author_url: 'https://' }, 'author_url', address],
    [
      'an address with a space',
      { ...form, article_img: 'https://a.example/a b.jpg' },
      'article_img',
      address,
    ],
    ['another scheme', { ...form, publisher_logo_url: 'ftp://a.example' }, 'publisher_logo_url', address],
    ['a script as address', withProduct({ url: 'javascript:alert(1)' }), 'products.0.url', address],
    ['an embedded picture', withProduct({ image: 'data:image/png;base64,AA' }), 'products.0.image', address],
    [
      'a day that does not exist',
      { ...form, date_published: '2026-02-30' },
      'date_published',
      'Enter Published Date',
    ],
    [
      'a day in another form',
      { ...form, date_published: '28/02/2026' },
      'date_published',
      'Enter Published Date',
    ],
    ['half a day', { ...form, date_modified: '2026-03' }, 'date_modified', 'Enter Valid Modified Date'],
    [
      'a change before publication',
      { ...form, date_modified: '2026-02-27' },
      'date_modified',
      'The modified date must not be before the published date',
    ],
    ['a number in words', withRating({ rating: 'four' }), 'products.0.rating', 'Only Number Allowed'],
    [
      'a comma in a number',
      withRating({ max_rating: '9,5' }),
      'products.0.max_rating',
      'Only Number Allowed',
    ],
    ['a power of ten', withRating({ worst_rating: '1e2' }), 'products.0.worst_rating', 'Only Number Allowed'],
    [
      'a number without end',
      withRating({ max_rating: '9'.repeat(400) }),
      'products.0.max_rating',
      'Only Number Allowed',
    ],
    [
      'a rating outside of its scale',
      withRating({ rating: '5.5' }),
      'products.0.rating',
      'The rating must be between the worst and the max rating',
    ],
    [
      'a scale upside down',
      withRating({ worst_rating: '5' }),
      'products.0.worst_rating',
      'The worst rating must be lower than the max rating',
    ],
    ['no product', { ...form, products: [] }, 'products', 'Add at least one product'],
    [
      'an author that is neither',
      { ...form, author_type: 'Robot' },
      'author_type',
      'Choose a person or an organization',
    ],
    [
      'a gtin of 11 digits',
      having({ gtin: '40063813339' }),
      'products.0.gtin',
      expect.stringMatching(/^Enter 8/),
    ],
    [
      'a gtin whose check digit is wrong',
      having({ gtin: '4006381333932' }),
      'products.0.gtin',
      expect.stringMatching(/check digit/),
    ],
    ['no price', offered({ price: '' }), 'products.0.price', 'Enter the price'],
    [
      'a price with a comma',
      offered({ price: '129,99' }),
      'products.0.price',
      expect.stringMatching(/129\.99/),
    ],
    [
      'a price with its sign',
      offered({ price: '$129' }),
      'products.0.price',
      expect.stringMatching(/digits only/),
    ],
    ['no currency', offered({ currency: '' }), 'products.0.currency', 'Enter the currency'],
    ['a sign as currency', offered({ currency: '€' }), 'products.0.currency', expect.stringMatching(/USD/)],
    [
      'an unknown currency',
      offered({ currency: 'ABC' }),
      'products.0.currency',
      expect.stringMatching(/USD/),
    ],
    [
      'no availability of the list',
      offered({ availability: 'Maybe' }),
      'products.0.availability',
      'Choose one of the list',
    ],
    [
      'half a day',
      offered({ price_valid_until: '2027-01' }),
      'products.0.price_valid_until',
      expect.stringMatching(/valid day/),
    ],
    [
      'a shop without scheme',
      offered({ offer_url: 'shop.example' }),
      'products.0.offer_url',
      expect.stringMatching(/full URL/),
    ],
    [
      'no average',
      averaged({ aggregate_rating: '' }),
      'products.0.aggregate_rating',
      'Enter the average rating',
    ],
    [
      'an average above the best',
      averaged({ aggregate_rating: '5.1' }),
      'products.0.aggregate_rating',
      expect.stringMatching(/not above the max/),
    ],
    [
      'an average of nought',
      averaged({ aggregate_rating: '0' }),
      'products.0.aggregate_rating',
      expect.stringMatching(/above 0/),
    ],
    [
      'no ratings',
      averaged({ aggregate_count: '0' }),
      'products.0.aggregate_count',
      'Enter a whole number above 0',
    ],
    [
      'half a rating',
      averaged({ aggregate_count: '1.5' }),
      'products.0.aggregate_count',
      'Enter a whole number above 0',
    ],
  ])('%s', (_, given, field, sentence) => {
    expect(errorsOf(given)).toEqual({ [field]: sentence });
  });
});

it('trims every text, inside the lists too', () => {
  const spaced = <T extends object>(record: T): T =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => [
        key,
        typeof value === 'string' ? ` \n${value}\t ` : value,
      ]),
    ) as T;
  const faq = { question: 'q', answer: 'a' };
  const given = { ...spaced(form), products: [spaced(rated)], faqs: [spaced(faq)] };
  expect(plainToInstance(SchemaFormDto, given)).toEqual(
    plainToInstance(SchemaFormDto, { ...form, products: [rated], faqs: [faq] }),
  );
  expect(plainToInstance(SchemaFormDto, given)).toMatchObject({
    author_name: 'Ada Moore',
    products: [{ cons: 'Heavy' }],
  });
});
