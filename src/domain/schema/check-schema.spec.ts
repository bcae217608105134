import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import {
  EMPTY_SCHEMA_FORM,
  EMPTY_SCHEMA_PRODUCT,
  type SchemaForm,
  type SchemaProduct,
} from '../../contracts/schema/schema';
import { SchemaFormDto } from '../../contracts/schema/schema.dto';
import { checkSchema } from './check-schema';
import { SOURCES } from './finding';

const product: SchemaProduct = {
  ...EMPTY_SCHEMA_PRODUCT,
  name: 'Steamer 2',
  url: 'https://shop.example/steamer-2',
  image: 'http://shop.example/steamer-2.jpg',
  pros: 'Quiet',
  cons: 'Heavy',
  addRating: true,
  rating: '4.5',
  max_rating: '5',
  worst_rating: '1',
};
const form: SchemaForm = {
  ...EMPTY_SCHEMA_FORM,
  author_name: 'Ada Moore',
  author_url: 'https://example.com/ada',
  publisher_logo_url: 'https://example.com/logo.png',
  article_url: 'https://example.com/best-kettles',
  article_img: 'https://example.com/kettles.jpg',
  date_published: '2026-02-28',
  products: [product],
};
const other: SchemaProduct = { ...product, name: 'Boiler' };
const withProduct = (change: Partial<SchemaProduct>): SchemaForm => ({
  ...form,
  products: [{ ...product, ...change }],
});

/** Level, field and the source's name of each finding. */
const found = (given: SchemaForm) =>
  checkSchema(given).map(({ level, field, source }) => [level, field, source]);

it('has nothing to say of a rated review of one product', () => {
  expect(checkSchema(form)).toEqual([]);
});

describe('errors', () => {
  const { product: products, review, own } = SOURCES;
  it.each([
    ['no author', { ...form, author_name: ' ' }, 'author_name', review],
    ['no product', { ...form, products: [] }, 'products', products],
    ['a product without name', withProduct({ name: '' }), 'products.0.name', products],
    ['one statement in all', withProduct({ cons: ' \n ' }), 'products.0.pros', products],
    ['no statement', withProduct({ pros: '', cons: '' }), 'products.0.pros', products],
    ['no rating, though there is a scale', withProduct({ rating: '' }), 'products.0.rating', review],
    ['a rating in words', withProduct({ rating: 'four' }), 'products.0.rating', review],
    ['a rating above its scale', withProduct({ rating: '5.1' }), 'products.0.rating', own],
    ['a rating below its scale', withProduct({ rating: '0.9' }), 'products.0.rating', own],
    ['a scale of one number', withProduct({ worst_rating: '5' }), 'products.0.worst_rating', own],
    ['a scale upside down', withProduct({ worst_rating: '6' }), 'products.0.worst_rating', own],
    ['a relative address', { ...form, article_url: '/best-kettles' }, 'article_url', own],
    ['an address without scheme', { ...form, author_url: 'example.com' }, 'author_url', own],
    ['an address of another scheme', { ...form, article_img: 'ftp://a.example' }, 'article_img', own],
    ['a logo as data', { ...form, publisher_logo_url: 'data:image/png;base64,' }, 'publisher_logo_url', own],
    ['a script as address', withProduct({ url: 'javascript:alert(1)' }), 'products.0.url', own],
    ['a picture without address', withProduct({ image: '' }), 'products.0.image', own],
    ['a change before publication', { ...form, date_modified: '2026-02-27' }, 'date_modified', own],
  ])('%s', (_, given, field, source) => {
    expect(found(given)).toEqual([['error', field, source]]);
  });

  it.each([
    ['the worst and the best rating are ratings', withProduct({ rating: '1' })],
    ['the scale may be negative', withProduct({ rating: '-2', worst_rating: '-5', max_rating: '0' })],
    ['both statements may be of one side', withProduct({ pros: 'Quiet\nFast', cons: '' })],
    ['a change on the day of publication is one', { ...form, date_modified: '2026-02-28' }],
  ])('none where %s', (_, given) => {
    expect(found(given)).toEqual([]);
  });
});

describe('warnings', () => {
  it.each([
    [
      'a review without rating',
      withProduct({ addRating: false, rating: 'x' }),
      'products.0.addRating',
      SOURCES.review,
    ],
    ['several products', { ...form, products: [product, other] }, 'products', SOURCES.product],
    ['a long headline', { ...form, article_title: 'x'.repeat(111) }, 'article_title', SOURCES.article],
    ['a long name', { ...form, author_name: 'x'.repeat(101) }, 'author_name', SOURCES.review],
    ['questions', { ...form, faqs: [{ question: 'q', answer: 'a' }] }, 'faqs', SOURCES.faq],
  ])('%s', (_, given, field, source) => {
    expect(found(given)).toEqual([['warning', field, source]]);
  });

  it.each([
    ['a headline of 110 characters', { ...form, article_title: ` ${'x'.repeat(110)} ` }],
    ['a headline of 110 characters beyond the first plane', { ...form, article_title: '🫖'.repeat(110) }],
    ['a name of 100 characters', { ...form, author_name: 'x'.repeat(100) }],
  ])('none of %s', (_, given) => {
    expect(found(given)).toEqual([]);
  });

  it('name each product that has the name of an earlier one', () => {
    const named = (name: string) => ({ ...product, name });
    const products = ['Steamer 2', 'Boiler', ' steamer  2', 'STEAMER 2', '', ' '].map(named);
    const twins = checkSchema({ ...form, products }).filter(
      ({ level, field }) => level === 'warning' && field.endsWith('.name'),
    );
    expect(twins).toEqual(
      ['products.2.name', 'products.3.name'].map((field) => ({
        level: 'warning',
        field,
        sentence: 'Product 1 has the same name. Give each product a name of its own, or remove one of them.',
        source: SOURCES.own,
      })),
    );
  });

  it('send to Google’s documentation updates for the end of FAQ results, whose own page is gone', () => {
    expect(SOURCES.faq.url).toBe('https://developers.google.com/search/updates');
  });

  it('say how many products there are, and that the FAQ results ended', () => {
    const given = {
      ...form,
      products: [product, other, { ...product, name: 'Whistler' }],
      faqs: [{ question: 'q', answer: 'a' }],
    };
    const sentences = checkSchema(given).map(({ sentence }) => sentence);
    expect(sentences[0]).toContain('reviews 3 products');
    expect(sentences[1]).toContain('ended FAQ rich results on 7 May 2026');
  });

  it('do not regret the stars of products that have no snippet anyway', () => {
    const unrated = { ...product, addRating: false };
    expect(found({ ...form, products: [unrated, { ...unrated, name: 'Boiler' }] })).toEqual([
      ['warning', 'products', SOURCES.product],
    ]);
  });

  it('come after the errors', () => {
    const levels = found({
      ...form,
      author_name: 'example.com',
      article_url: '',
      faqs: [{ question: 'q', answer: 'a' }],
    });
    expect(levels.map(([level]) => level)).toEqual(['error', 'warning', 'warning']);
  });
});

describe("the author's name", () => {
  it.each([
    'https://example.com',
    'www.example.com',
    'example.com',
    'example.co.uk',
    'Reviews by Example.com',
    'ada@example.com',
    'kettles.de',
    'blog.kettles.co',
    'kettle-weekly.shop/about',
  ])('%s looks like an address', (author_name) => {
    expect(checkSchema({ ...form, author_name })).toMatchObject([
      { level: 'warning', field: 'author_name', sentence: expect.stringContaining('a URL') },
    ]);
  });

  it.each([
    '50% off until Saturday',
    'Kettles from $19',
    'Buy now',
    'Your coupon code',
    'Best kettles ever!',
  ])('%s looks like advertising', (author_name) => {
    expect(checkSchema({ ...form, author_name })).toMatchObject([
      { level: 'warning', field: 'author_name', sentence: expect.stringContaining('advertising') },
    ]);
  });

  it.each([
    'Ada Moore',
    'J. R. R. Tolkien',
    'Dr. Ada St. John',
    "Conan O'Brien",
    'Kim Deal',
    'The Kettle Team',
    '李小龙',
    'שרה כהן',
    'Martin Luther King, Jr.',
    '3M Lab',
    'J.Smith',
    'J.R.R.Tolkien',
    'A.Einstein',
    'will.i.am',
    'St.Clair',
    'M.de',
    'deadmau5',
    'J.Store',
    'Moore & Sons Co.',
  ])('%s is a name', (author_name) => {
    expect(checkSchema({ ...form, author_name })).toEqual([]);
  });
});

it('finds no error in a form that validation lets through', () => {
  const some = (...values: string[]) => fc.constantFrom(...values);
  const address = some('https://example.com', ' http://a.example ', 'example.com', '');
  const text = some('Ada', ' Ada ', ' ', '');
  const lines = some('a', 'a\nb', ' \n ', '');
  const number = some('1', ' 2.5', '-3', 'x', '');
  const day = some('2026-02-27', '2026-02-28', '2026-02-30', '');
  const written = fc.record({
    name: text,
    brand: some('Acme'),
    url: address,
    image: address,
    award: text,
    description: some('A kettle.'),
    pros: lines,
    cons: lines,
    addRating: fc.boolean(),
    rating: number,
    max_rating: number,
    worst_rating: number,
    price_valid_until: day,
  });
  const anyProduct = written.map((given): SchemaProduct => ({ ...EMPTY_SCHEMA_PRODUCT, ...given }));
  const oneWrong = fc.oneof(
    anyProduct.map((given) => ({ ...form, products: [given] })),
    fc
      .record({ author_name: text, author_url: address, date_published: day, date_modified: day })
      .map((given) => ({
        ...form,
        ...given,
        products: [{ ...product, brand: 'Acme', description: 'A kettle.' }],
      })),
  );
  const rest = {
    publisher_name: 'Example',
    article_title: 'The best kettles',
    article_seo_description: 'We boiled water.',
    article_intro_for_products: 'One stood out.',
  };
  let valid = 0;
  fc.assert(
    fc.property(oneWrong, (given) => {
      if (validateSync(plainToInstance(SchemaFormDto, { ...given, ...rest })).length > 0) return;
      valid += 1;
      expect(checkSchema(given).filter(({ level }) => level === 'error')).toEqual([]);
    }),
    { numRuns: 1000 },
  );
  expect(valid).toBeGreaterThan(0);
});
