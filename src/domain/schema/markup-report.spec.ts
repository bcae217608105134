import { reportOnMarkup } from './markup-report';
import { RICH_RESULTS } from './rich-results/rich-results';

const today = '2026-11-22';
const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Kettle',
  image: 'https://shop.example/kettle.jpg',
  offers: { '@type': 'Offer', price: 19.5, priceCurrency: 'EUR' },
};
const inScript = (json: string) =>
  `<!doctype html>\n<title>Kettle</title>\n<script type="application/ld+json">\n${json}\n</script>`;
const reportOf = (data: unknown) => reportOnMarkup({ text: JSON.stringify(data), today });
const stateOf = (data: unknown) =>
  Object.fromEntries(reportOf(data).verdicts.map(({ feature, state }) => [feature, state]));

it('reads JSON-LD pasted bare and in a page alike', () => {
  const json = JSON.stringify(product, null, 2);
  const bare = reportOnMarkup({ text: json, today });
  const page = reportOnMarkup({ text: inScript(json), today });
  expect(bare.entities).toMatchObject([
    {
      types: ['Product'],
      line: 1,
      properties: { name: [{ text: 'Kettle', line: 4 }], offers: [{ entity: 1, line: 6 }] },
    },
    { types: ['Offer'], line: 6, properties: { price: [{ text: '19.5', line: 8 }] } },
  ]);
  expect(page.entities.map(({ line }) => line)).toEqual([4, 9]);
  expect(page.roots).toEqual([0]);
});

it('tells what each rich result lacks', () => {
  expect(stateOf(product)).toEqual({ 'product-snippet': 'warnings', 'merchant-listing': 'warnings' });
  const { image: _, ...without } = product;
  const report = reportOf(without);
  expect(report.verdicts.map(({ state, missing }) => [state, missing])).toEqual([
    ['warnings', []],
    ['not-eligible', ['image']],
  ]);
  expect(report.findings[0]).toMatchObject({
    level: 'error',
    property: 'image',
    sentence: "Product needs image for Google's Merchant listing",
  });
});

it.each<[positions: unknown[], wrong: unknown[], mended: unknown[]]>([
  [[1, 2, 3], [], [1, 2, 3]],
  [['1', '2', '3'], [], ['1', '2', '3']],
  [[3, 2, 1], [], [3, 2, 1]],
  [[1, 2, 'three'], [['three', '3']], [1, 2, '3']],
  [[0, 2, 3], [['0', '1']], ['1', 2, 3]],
  [[1, 1, 3], [['1', '2']], [1, '2', 3]],
  [
    [1, 1.5, 1],
    [
      ['1.5', '2'],
      ['1', '3'],
    ],
    [1, '2', '3'],
  ],
  // What comes third may be the second, or the fourth that is missing.
  [[1, 1, 2], [['1', undefined]], [1, 'TODO', 2]],
])('takes positions %j for those of a trail', (positions, wrong, mended) => {
  const itemListElement = positions.map((position, i) => ({
    ...{ '@type': 'ListItem', position, name: `Step ${i}`, item: `https://shop.example/${i}` },
  }));
  const report = reportOf({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement });
  const found = report.findings.filter(({ rule }) => rule === 'position');
  expect(
    found.map(({ entity, fix }) => [report.entities[entity ?? 0]?.properties['position']?.[0]?.text, fix]),
  ).toEqual(wrong);
  expect(report.verdicts).toMatchObject([{ state: wrong.length > 0 ? 'not-eligible' : 'eligible' }]);
  const after = JSON.parse(report.mended.after) as { itemListElement: { position: unknown }[] };
  expect(after.itemListElement.map(({ position }) => position)).toEqual(mended);
});

it.each([
  ['{"@context": "https://schema.org", "@type": "Person",\n"name": "Ada",\n"name": "Bo"}', ['name', 2, 3]],
  [
    '{"@context": "https://schema.org", "@type": "Person",\n"name": "Ada", "schema:name": "Bo"}',
    ['name', 2, 2],
  ],
  ['{"@context": "https://schema.org", "@type": "Person", "name": ["Ada", "Bo"]}', undefined],
])('says which of its names are lost: %s', (text, lost) => {
  const found = reportOnMarkup({ text, today }).findings.filter(({ rule }) => rule === 'name-repeated');
  const [name, line, last] = lost ?? [];
  const sentence = `${name} appears twice in one object, at line ${line} and at line ${last}: only the last counts, so put both values into one list`;
  expect(found).toMatchObject(lost ? [{ level: 'warning', property: name, line, sentence }] : []);
});

it('says where JSON ends too early, and reads what is there', () => {
  const report = reportOnMarkup({
    text: inScript('{"@context": "https://schema.org",\n"@type": "Product", "name": "Kettle"'),
    today,
  });
  expect(report.findings[0]).toMatchObject({
    level: 'error',
    rule: 'json-broken',
    sentence: 'The JSON ends too early at line 6: a closing brace is missing',
  });
  expect(report.entities[0]?.properties['name']).toEqual([{ text: 'Kettle', line: 5 }]);
});

it('says that a result ended without calling the markup wrong', () => {
  const report = reportOf({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [] });
  expect(report.verdicts).toMatchObject([{ feature: 'faq', state: 'ended', endedOn: '2026-05-07' }]);
  expect(report.findings).toMatchObject([
    { level: 'info', sentence: 'Google ended this feature on 7 May 2026; the markup stays valid' },
  ]);
});

describe('says of a page', () => {
  const page = (data: unknown, text: string) => `${inScript(JSON.stringify(data))}<p>${text}</p>`;
  const rules = (text: string) =>
    reportOnMarkup({ text, address: 'https://shop.example/k', today }).findings.map(
      ({ rule, property }) => `${rule}${property ? ` ${property}` : ''}`,
    );
  const context = { '@context': 'https://schema.org' };
  const rated = (type: string) => ({
    ...{
      ...context,
      '@type': type,
      name: 'Kettle',
      url: 'https://shop.example/',
      logo: 'https://shop.example/l.png',
    },
    ...{ sameAs: 'https://social.example/k', image: 'https://shop.example/k.jpg' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 3 },
  });

  it.each<[what: string, text: string, found: string[], ratingValue?: string]>([
    ['all is there', 'KETTLE for 1.299,00 €, rated 4.5', []],
    ['the name is another', 'Boiler for 1,299.00, rated 4.5', ['not-visible name']],
    ['the price is another', 'Kettle for 1.199 €, rated 4,5', ['not-visible price']],
    ['the rating is nowhere', 'Kettle for 1299', ['not-visible ratingValue']],
    ['the price has a blank', 'Kettle 1 299 kr, rated 4.5', []],
    ['the price stands behind a number', 'Kettle 500 1 299,00 kr, rated 4.5', []],
    ['it has no text at all', '', []],
    ['the rating is rounded', 'Kettle for 1299, rated 4.5', [], '4.47'],
    ['the rating is rounded to halves', 'Kettle for 1299, rated 4.5', [], '4.6'],
    ['the rating is rounded to stars', 'Kettle for 1299, 4 of 5', [], '4.1'],
    ['the rating is another one', 'Kettle for 1299, 3 of 5', ['not-visible ratingValue'], '4.1'],
    ['the rating is a label', 'Kettle for 1299 <i aria-label="Rated 4.5 out of 5"></i>', []],
    ['the rating is a title', 'Kettle for 1299 <i title="4.5 stars"></i>', []],
    ['the name is that of a picture', '<img alt="Kettle"> for 1299, rated 4.5', []],
    ['the cents are raised', 'Kettle for 1299<sup>00</sup>, rated 4.5', []],
    ['the cents stand apart', 'Kettle for 1,299 <sup>00</sup> €, rated 4.5', []],
  ])('whose text people see that %s', (_, text, found, ratingValue = '4.5') => {
    const whole = rated('Product');
    const aggregateRating = { ...whole.aggregateRating, ratingValue };
    const data = { ...whole, aggregateRating, offers: { ...product.offers, price: '1299.00' } };
    expect(rules(page(data, text)).filter((rule) => rule.startsWith('not-visible'))).toEqual(found);
  });

  it.each([
    ['0', 'Kettle, free', []],
    ['125000', 'Kettle for ₹1,25,000', []],
    ['12345678.5', 'Kettle for ₹1,23,45,678.50', []],
    ['125000', 'Kettle for ₹12,5000', ['not-visible price']],
  ])('whose price %s people see in %s', (price, text, found) => {
    const data = { ...product, offers: { ...product.offers, price } };
    expect(rules(page(data, text)).filter((rule) => rule.startsWith('not-visible'))).toEqual(found);
  });

  it('that nobody gets stars for reviews of themselves', () => {
    expect(rules(page(rated('Organization'), 'Kettle 4.5'))).toContain('self-serving aggregateRating');
    const states = reportOf(rated('Organization')).verdicts.map(
      ({ feature, state }) => `${feature} ${state}`,
    );
    expect(states).toContain('aggregate-rating warnings');
    expect(rules(page(rated('Product'), 'Kettle 4.5'))).not.toContain('self-serving aggregateRating');
  });

  it('which references lead nowhere, unless they lead elsewhere', () => {
    const refer = (id: string) =>
      rules(JSON.stringify({ ...context, '@type': 'WebPage', isPartOf: { '@id': id } }));
    expect(refer('#site')).toEqual(['dangling isPartOf']);
    expect(refer('https://shop.example/k#site')).toEqual(['dangling isPartOf']);
    expect(refer('https://shop.example/#site')).toEqual([]);
  });

  it.each([
    [{ ...context, '@type': 'Prodct' }, ['type-unknown']],
    [{ ...context, '@type': 'Thing', nmae: 'x' }, ['property-unknown nmae']],
    [{ ...context, '@type': 'Person', gtin: '1' }, ['property-misplaced gtin', 'gtin gtin']],
    [
      { ...context, '@type': 'WebPage', isBasedOnUrl: 'https://shop.example/' },
      ['property-superseded isBasedOnUrl'],
    ],
    [{ ...context, name: 'x' }, ['type-missing']],
    [
      {
        '@type': 'Organization',
        name: 'x',
        url: 'https://x.example',
        logo: 'https://x.example/l',
        sameAs: 'https://y.example',
      },
      ['context-missing @context'],
    ],
    [
      {
        ...product,
        '@context': undefined,
        gtin: '96385074',
        brand: 'Acme',
        offers: {
          ...product.offers,
          availability: 'InStock',
          shippingDetails: { '@type': 'OfferShippingDetails' },
          hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy' },
        },
      },
      ['context-missing @context'],
    ],
    [{ '@context': 'https://other.example', '@type': 'Product' }, ['context-unknown @context']],
    [{ '@context': 'https://www.w3.org/ns/activitystreams', '@type': 'Note' }, ['vocabulary-other']],
    [{ ...context, '@type': 'Offer', priceValidUntil: '2026-11-01' }, ['expired priceValidUntil']],
    [{ ...context, '@type': 'Dataset', name: 'x', description: 'y'.repeat(50) }, ['result-note']],
  ])('what its names mean: %j', (data, found) => {
    const told = rules(JSON.stringify(data));
    expect(told.filter((rule) => !/^(?:recommended|optional)-missing/.test(rule))).toEqual(found);
  });

  it('that a value is wrong, and does not call it missing', () => {
    const data = { ...product, offers: { ...product.offers, price: '€19' } };
    const report = reportOf(data);
    expect(report.verdicts).toMatchObject([
      { feature: 'product-snippet', state: 'not-eligible', missing: [] },
      { feature: 'merchant-listing', state: 'not-eligible', missing: [] },
    ]);
    expect(report.findings.find(({ level }) => level === 'error')).toMatchObject({
      property: 'price',
      fix: '19',
    });
  });
});

it('notes a rule that nobody has looked at for half a year', () => {
  const later = reportOnMarkup({ text: JSON.stringify(product), today: '2027-06-01' }).findings;
  expect(later.filter(({ rule }) => rule === 'rule-stale')).toHaveLength(2);
});

it('takes a rich result for ended from its day on', () => {
  const faq = { '@context': 'https://schema.org', '@type': 'FAQPage' };
  const on = (day: string) => reportOnMarkup({ text: JSON.stringify(faq), today: day }).verdicts[0]?.state;
  expect([on('2026-05-06'), on('2026-05-07')]).toEqual(['eligible', 'ended']);
});

it('gives each rich result a source and a day', () => {
  for (const { source, lastVerified, title } of RICH_RESULTS) {
    expect(source.url).toMatch(/^https:\/\/developers\.google\.com\/search\//);
    expect(lastVerified).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(title).not.toBe('');
  }
});

describe('reads what was made to cost time, up to its limits', () => {
  const context = '"@context":"https://schema.org"';
  const many = (count: number, one: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => one(i)).join(',');
  it.each([
    ['brackets', '['.repeat(1_000_000)],
    ['blanks', `<script type="application/ld+json">${' '.repeat(1_000_000)}</script>`],
    ['unknown names', `{${context},"@type":"Thing",${many(4000, (i) => `"name${i}x":1`)}}`],
    ['unknown types', `{${context},"@graph":[${many(3000, (i) => `{"@type":"Typo${i}"}`)}]}`],
    [
      'circles',
      `{${context},"@graph":[${many(1500, (i) => `{"@id":"#${i}","@type":"Product","about":{"@id":"#${(i + 1) % 1500}"}}`)}]}`,
    ],
    [
      'offers in circles',
      `{${context},"@graph":[${many(300, (i) => `{"@id":"#${i}","@type":["Product","Offer"],"offers":{"@id":"#${(i + 1) % 300}"},"priceSpecification":{"@id":"#${i}"}}`)}]}`,
    ],
    [
      'contexts',
      `{"@context":{${many(5000, (i) => `"t${i}":"x:y"`)}},"@graph":[${many(1500, () => '{"@context":{"a":"b"},"@type":"Thing"}')}]}`,
    ],
    [
      'items by reference',
      `<div id="b">${'<i itemprop="name">k</i>'.repeat(2000)}</div>${'<i itemscope itemref="b"></i>'.repeat(2000)}`,
    ],
    [
      'roles in circles',
      `{${context},"@graph":[{"@id":"#r","@type":"Role","author":[${many(3000, () => '{"@id":"#r"}')}]},{"@type":"Article","author":[${many(3000, () => '{"@id":"#r"}')}]}]}`,
    ],
    ['names of a keyword', `{${context},${many(20_000, () => '"type":"a"')},"@type":"Thing"}`],
    ['begun style sheets', '<style'.repeat(160_000)],
    ['style sheets of braces', `<style>${'{'.repeat(290_000)}</style>`],
    ['elements that are hidden', '<p hidden class="a b">'.repeat(40_000)],
    ['begun scripts in a comment', `<!-- ${'<script ld+json'.repeat(60_000)}`],
  ])('%s', (_, text) => {
    const { entities, findings } = reportOnMarkup({ text, today });
    expect(entities.length).toBeLessThanOrEqual(5000);
    expect(findings.length).toBeLessThanOrEqual(1001);
  });
});
