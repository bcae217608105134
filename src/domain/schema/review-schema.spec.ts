import { EMPTY_SCHEMA_PRODUCT, type SchemaForm, type SchemaProduct } from '../../contracts/schema/schema';
import { reviewSchema } from './review-schema';

const kettle: SchemaProduct = {
  ...EMPTY_SCHEMA_PRODUCT,
  name: 'Steamer 2',
  brand: 'Acme',
  url: 'https://shop.example/steamer-2',
  image: 'https://shop.example/steamer-2.jpg',
  description: 'A kettle.',
  pros: 'Quiet',
  cons: 'Heavy',
};

const small: SchemaForm = {
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
  products: [kettle],
  faqs: [],
};

const SMALL_GRAPH = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Article',
      '@id': 'https://example.com/best-kettles#article',
      url: 'https://example.com/best-kettles',
      headline: 'The best kettles',
      description: 'We boiled water for a month.',
      image: 'https://example.com/kettles.jpg',
      datePublished: '2026-02-28',
      author: {
        '@type': 'Person',
        '@id': 'https://example.com/best-kettles#author',
        name: 'Ada Moore',
        url: 'https://example.com/ada',
      },
      publisher: {
        '@type': 'Organization',
        '@id': 'https://example.com/best-kettles#publisher',
        name: 'Example',
        logo: { '@type': 'ImageObject', url: 'https://example.com/logo.png' },
      },
      about: { '@id': 'https://example.com/best-kettles#products' },
    },
    {
      '@type': 'ItemList',
      '@id': 'https://example.com/best-kettles#products',
      name: 'The best kettles',
      description: 'One kettle stood out.',
      itemListOrder: 'https://schema.org/ItemListUnordered',
      numberOfItems: 1,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'Product',
            '@id': 'https://example.com/best-kettles#product-1',
            name: 'Steamer 2',
            brand: { '@type': 'Brand', name: 'Acme' },
            url: 'https://shop.example/steamer-2',
            image: 'https://shop.example/steamer-2.jpg',
            description: 'A kettle.',
            review: {
              '@type': 'Review',
              '@id': 'https://example.com/best-kettles#product-1-review',
              author: {
                '@type': 'Person',
                '@id': 'https://example.com/best-kettles#author',
                name: 'Ada Moore',
              },
              positiveNotes: {
                '@type': 'ItemList',
                itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Quiet' }],
              },
              negativeNotes: {
                '@type': 'ItemList',
                itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Heavy' }],
              },
            },
          },
        },
      ],
    },
  ],
};

it('makes exactly this of a small form', () => {
  expect(reviewSchema(small)).toEqual(SMALL_GRAPH);
});

describe('what a full form adds', () => {
  const full: SchemaForm = {
    ...small,
    date_modified: '2026-03-01',
    products: [
      {
        ...kettle,
        award: 'Kettle of the year',
        pros: ' Quiet \r\n\r\nFast\nPretty',
        cons: 'Heavy\n \nDear',
        addRating: true,
        rating: '8.5',
        max_rating: '10',
        worst_rating: '-1',
      },
      // Off: what was entered before does not count.
      { ...kettle, name: 'Boiler', rating: '3', max_rating: '5', worst_rating: '1' },
    ],
    faqs: [
      { question: 'Which is the quietest?', answer: 'The Steamer 2.' },
      { question: 'And the lightest?', answer: 'The Boiler.\nBy far.' },
    ],
  };
  const [smallArticle, smallList] = SMALL_GRAPH['@graph'];
  const smallProduct = smallList?.itemListElement?.[0]?.item;
  const [article, list, faq] = reviewSchema(full)['@graph'];

  it('the day of the last change', () => {
    expect(article).toEqual({ ...smallArticle, dateModified: '2026-03-01' });
  });

  it('award, rating and statements in their order, and a second product', () => {
    const notes = (...names: string[]) => ({
      '@type': 'ItemList',
      itemListElement: names.map((name, i) => ({ '@type': 'ListItem', position: i + 1, name })),
    });
    const listed = (position: number, item: object) => ({ '@type': 'ListItem', position, item });
    expect(list).toEqual({
      ...smallList,
      numberOfItems: 2,
      itemListElement: [
        listed(1, {
          ...smallProduct,
          award: 'Kettle of the year',
          review: {
            ...smallProduct?.review,
            reviewRating: { '@type': 'Rating', ratingValue: 8.5, bestRating: 10, worstRating: -1 },
            positiveNotes: notes('Quiet', 'Fast', 'Pretty'),
            negativeNotes: notes('Heavy', 'Dear'),
          },
        }),
        listed(2, {
          ...smallProduct,
          '@id': 'https://example.com/best-kettles#product-2',
          name: 'Boiler',
          review: {
            ...smallProduct?.review,
            '@id': 'https://example.com/best-kettles#product-2-review',
          },
        }),
      ],
    });
  });

  it('price, numbers and the ratings of visitors', () => {
    const sold: SchemaProduct = {
      ...kettle,
      sku: 'ST-2',
      gtin: '4006381333931',
      addOffer: true,
      price: '129.90',
      currency: 'EUR',
      availability: 'InStock',
      price_valid_until: '2027-01-31',
      offer_url: 'https://shop.example/buy/steamer-2',
      addAggregate: true,
      aggregate_rating: '4.4',
      aggregate_max: '5',
      aggregate_count: '89',
    };
    const [, told] = reviewSchema({ ...small, products: [sold] })['@graph'];
    expect(told).toEqual({
      ...smallList,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            ...smallProduct,
            sku: 'ST-2',
            gtin: '4006381333931',
            offers: {
              '@type': 'Offer',
              url: 'https://shop.example/buy/steamer-2',
              price: '129.90',
              priceCurrency: 'EUR',
              availability: 'https://schema.org/InStock',
              priceValidUntil: '2027-01-31',
            },
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: 4.4,
              bestRating: 5,
              ratingCount: 89,
            },
          },
        },
      ],
    });
  });

  it('the page of the product where the shop has none, and no word of what is not told', () => {
    const sold = { ...kettle, addOffer: true, price: '5', currency: 'USD' };
    expect(JSON.stringify(reviewSchema({ ...small, products: [sold] }))).toContain(
      '"offers":{"@type":"Offer","url":"https://shop.example/steamer-2","price":"5","priceCurrency":"USD"}',
    );
  });

  it('an organization as the author, of the article and of each review', () => {
    const told = JSON.stringify(reviewSchema({ ...small, author_type: 'Organization' }));
    expect(told).not.toContain('Person');
    expect(told.match(/"@type":"Organization","@id":"[^"]+#author"/g)).toHaveLength(2);
  });

  it('the questions', () => {
    const entry = (name: string, text: string) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    });
    expect(faq).toEqual({
      '@type': 'FAQPage',
      '@id': 'https://example.com/best-kettles#faq',
      mainEntity: [
        entry('Which is the quietest?', 'The Steamer 2.'),
        entry('And the lightest?', 'The Boiler.\nBy far.'),
      ],
    });
  });
});

describe('the ids', () => {
  const idsOf = (form: SchemaForm) => [
    ...JSON.stringify(reviewSchema(form)).matchAll(/"@type":"(\w+)","@id":"([^"]+)"/g),
  ];

  it.each([
    ['https://example.com/a', 'https://example.com/a#article'],
    ['https://example.com/a?b=c', 'https://example.com/a?b=c#article'],
    ['https://example.com/a#reviews', 'https://example.com/a#article'],
  ])('of %s begin with its address, without the fragment', (article_url, id) => {
    const [article] = reviewSchema({ ...small, article_url })['@graph'];
    expect(article).toMatchObject({ '@id': id, url: article_url });
  });

  it('differ between the parts of a page, and only the author is told twice', () => {
    const form = { ...small, products: [kettle, kettle, kettle], faqs: [{ question: 'q', answer: 'a' }] };
    const ids = idsOf(form).flatMap(([, type, id]) => (type === 'Person' ? [] : [id]));
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
