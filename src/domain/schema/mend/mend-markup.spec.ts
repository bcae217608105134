import { reportOnMarkup } from '../markup-report';

const address = 'https://shop.example/kettle';
const today = '2026-11-22';
const mend = (text: string) => reportOnMarkup({ text, address, today }).mended;
const after = (text: string): unknown => JSON.parse(mend(text).after);
const context = '"@context": "https://schema.org"';

it('writes whole markup as it was found', () => {
  const json = JSON.stringify(
    {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': '#acme',
          name: 'Acme',
          url: address,
          logo: address,
          sameAs: [address, `${address}?2`],
        },
        {
          '@type': 'Thing',
          name: 'A',
          position: 1,
          about: { '@type': 'Thing', name: 'B' },
          subjectOf: { '@id': '#acme' },
        },
      ],
    },
    null,
    2,
  );
  expect(mend(json)).toEqual({ before: json, after: json, changes: [] });
});

it.each([
  ['£9', 'EUR', 'TODO'],
  ['$9', 'EUR', 'TODO'],
  ['$9', 'CAD', '9'],
  ['€9', 'EUR', '9'],
  ['9 kr', 'SEK', '9'],
])('writes the price %s beside the currency %s as %s', (price, priceCurrency, mended) => {
  const offers = { '@type': 'Offer', price, priceCurrency };
  const whole = { '@context': 'https://schema.org', '@type': 'Product', name: 'Kettle', offers };
  expect(after(JSON.stringify(whole))).toMatchObject({ offers: { price: mended, priceCurrency } });
});

it('mends what is certain and leaves the rest to the author', () => {
  const found = `{'@context': 'https://schema.org', "@type": "product", "name": "Kettle", "image": "/k.jpg",
    "offers": {"@type": "Offer", "price": "€19,50", "availability": "in stock",},
    "review": {"@type": "Review", "reviewRating": {"@type": "Rating", "ratingValue": "4,5"}}}`;
  expect(after(found)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Kettle',
    image: 'https://shop.example/k.jpg',
    offers: {
      '@type': 'Offer',
      price: '19.50',
      availability: 'https://schema.org/InStock',
      priceCurrency: 'EUR',
    },
    review: {
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: '4.5' },
      author: { '@type': 'Person', name: 'TODO' },
    },
  });
  const { changes } = mend(found);
  expect(changes).toContainEqual({ path: 'Offer.price', sentence: '“€19,50” is written as “19.50”' });
  expect(changes).toContainEqual({ path: 'Offer.priceCurrency', sentence: 'EUR stood beside the price' });
  expect(changes).toContainEqual({ path: '', sentence: 'The JSON is rewritten without its mistakes' });
  expect(changes.at(-2)).toEqual({
    path: 'Review.author.name',
    sentence: 'Only you know this: replace TODO with it',
  });
});

it('leaves to the author what may be one or another', () => {
  const json = `{${context}, "@type": "Article", "headline": "A", "datePublished": "4/5/2026"}`;
  expect(after(json)).toMatchObject({ datePublished: 'TODO' });
  expect(mend(json).changes).toContainEqual({
    path: 'Article.datePublished',
    sentence: '“4/5/2026” is wrong here: replace TODO with the right value',
  });
});

it('adds the context, the positions of a list and what the page says itself', () => {
  const page = `<title>Kettles | Shop</title><meta property="og:image" content="/og.jpg">
    <meta property="article:published_time" content="2026-01-02T10:00Z"><meta name="author" content="Ada Moore"><h1>Kettles compared</h1>`;
  const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
  const { after: text, changes } = mend(page + script('{"@type": "Article", "author": {"@type": "Person"}}'));
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    author: { '@type': 'Person', name: 'Ada Moore' },
    headline: 'Kettles compared',
    image: 'https://shop.example/og.jpg',
    datePublished: '2026-01-02T10:00Z',
  });
  expect(changes).toContainEqual({
    path: 'Article.headline',
    sentence: '“Kettles compared” is from the main heading of the page',
  });
  const list = `{${context}, "@type": "BreadcrumbList", "itemListElement": [{"@type": "ListItem", "name": "A", "item": "${address}"}, {"@type": "ListItem", "name": "B"}]}`;
  expect(after(list)).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }] });
});

it.each<readonly [price: string, mended: string]>([
  ...['from 19.99', 'ab 19,99', 'ca 20', '10%', '3x', '19.99 net'].map((price) => [price, 'TODO'] as const),
  ['19,99 €', '19.99'],
  ['€20', '20'],
])('invents no price of “%s”', (price, mended) => {
  const offer = after(`{${context}, "@type": "Offer", "price": "${price}", "priceCurrency": "EUR"}`);
  expect(offer).toMatchObject({ price: mended, priceCurrency: 'EUR' });
});

it.each([
  ['TELECOMMUTE', { applicantLocationRequirements: { '@type': 'Country', name: 'TODO' } }, 'jobLocation'],
  ['', { jobLocation: { '@type': 'Place' } }, 'applicantLocationRequirements'],
])('gives a job of type “%s” no place that it does not have', (type, given, other) => {
  const job = after(`{${context}, "@type": "JobPosting", "jobLocationType": "${type}"}`);
  expect(job).toMatchObject(given);
  expect(job).not.toHaveProperty(other);
});

it('gives no address to what is online beside a place that lacks it', () => {
  const event = after(
    `{${context}, "@type": "Event", "name": "E", "startDate": "2027-05-01", "location": [{"@type": "MusicVenue", "name": "H"}, {"@type": "VirtualLocation", "url": "https://a.example/"}]}`,
  );
  expect(event).toMatchObject({
    location: [
      { '@type': 'MusicVenue', name: 'H', address: 'TODO' },
      { '@type': 'VirtualLocation', url: 'https://a.example/' },
    ],
  });
  expect(JSON.stringify(event).match(/TODO/g)).toHaveLength(1);
});

it('makes no place of a location in words', () => {
  const json = `{${context}, "@type": "Event", "name": "E", "startDate": "2027-05-01", "location": "Town Hall, Bath"}`;
  expect(after(json)).toMatchObject({ location: 'Town Hall, Bath' });
});

it('keeps a description that is too short', () => {
  const json = `{${context}, "@type": "Dataset", "name": "Points", "description": "Of liquids."}`;
  expect(after(json)).toMatchObject({ description: 'Of liquids.' });
});

it('leaves a salary in words as it is', () => {
  const json = `{${context}, "@type": "JobPosting", "baseSalary": "£30,000 a year"}`;
  expect(after(json)).toMatchObject({ baseSalary: '£30,000 a year' });
});

it.each(['LocalBusiness', 'Organization', 'Person', 'WebSite'])(
  'calls no %s what the page is called, nor gives it its address',
  (type) => {
    const page = `<title>Contact</title><link rel="canonical" href="https://shop.example/contact"><h1>Contact us</h1>
      <script type="application/ld+json">{${context}, "@type": "${type}"}</script>`;
    expect(JSON.stringify(after(page))).not.toMatch(/Contact|contact/);
  },
);

it('takes no words of the page where several things might be meant', () => {
  const article = '{"@type": "Article", "image": "https://shop.example/a.jpg"}';
  const page = `<h1>Kettles</h1><script type="application/ld+json">{${context}, "@graph": [${article}, ${article}]}</script>`;
  expect(mend(page).changes).toEqual([]);
});

it('writes circles and things that are referred to twice', () => {
  const html = `<div itemscope itemtype="https://schema.org/Thing" id="a"><i itemprop="about" itemscope itemref="c" itemtype="https://schema.org/Thing"></i></div>
    <p id="c"><b itemprop="name">C</b><i itemprop="subjectOf" itemscope itemref="c" itemtype="https://schema.org/CreativeWork"></i></p>`;
  expect(JSON.stringify(after(html))).toContain('"name":"C"');
  expect(after(`{${context}, "@id": "#a", "@type": "Thing", "about": {"@id": "#a"}}`)).toMatchObject({
    about: { '@id': '#a' },
  });
});

it('has nothing to write of a page without markup', () => {
  expect(mend('<h1>Kettles</h1>')).toEqual({ before: '', after: '', changes: [] });
});
