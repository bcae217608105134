import { product, type RuleCase, SHOP } from './rule-case';

const inContext = (context: unknown, more: object = {}) =>
  JSON.stringify({ '@context': context, '@type': 'Product', name: 'Kettle', ...more });
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;

/** How markup is written, and what its names mean. */
export const NAMES: readonly RuleCase[] = [
  ['context-unknown', 'a slip of the pen', inContext('https://shema.org'), true],
  ['context-unknown', 'another end', inContext('https://schema.com'), true],
  ['context-unknown', 'no scheme', inContext('schema.org'), true],
  ['context-unknown', 'the page of a type', inContext('https://schema.org/Product'), true],
  ['context-unknown', 'as @vocab', inContext({ '@vocab': 'https://shema.org/' }), true],
  ['context-unknown', 'in a list of its own', inContext(['https://shema.org', { '@language': 'en' }]), true],
  [
    'context-unknown',
    'of microdata',
    '<div itemscope itemtype="https://shema.org/Product"><b itemprop="name">K</b></div>',
    true,
  ],
  ['context-unknown', 'schema.org', inContext('https://schema.org'), false],
  ['context-unknown', 'with http, www and a slash', inContext('http://www.schema.org/'), false],
  [
    'context-unknown',
    'beside schema.org',
    inContext(['https://schema.org', 'https://shop.example/x']),
    false,
  ],
  [
    'context-unknown',
    'before schema.org',
    inContext(['https://shop.example/x', 'https://schema.org']),
    false,
  ],
  ['context-unknown', 'of another vocabulary', inContext('https://www.w3.org/ns/activitystreams'), false],
  [
    'context-unknown',
    'under types of schema.org',
    inContext('https://gs1.example/c', { '@type': 'schema:Product' }),
    false,
  ],
  ['vocabulary-other', 'one that is known', inContext('https://www.w3.org/ns/activitystreams'), true],
  [
    'vocabulary-other',
    'of microdata',
    '<div itemscope itemtype="http://data-vocabulary.org/Product"><b itemprop="name">K</b></div>',
    true,
  ],
  ['vocabulary-other', 'one that nobody knows', inContext('https://shema.org'), false],
  ['context-missing', 'none', '{"@type": "Recipe", "name": "Tea"}', true],
  ['context-missing', 'one', { '@type': 'Recipe', name: 'Tea' }, false],
  ['json-broken', 'a comma too many', '{"@context": "https://schema.org", "@type": "Thing",}', true],
  [
    'json-broken',
    'a byte order mark',
    script('\ufeff{"@context": "https://schema.org", "@type": "Thing"}'),
    true,
  ],
  ['json-broken', 'one before the page', `\ufeff${inContext('https://schema.org')}`, false],
  ['name-repeated', 'a name twice', '{"@context": "https://schema.org", "name": "A", "name": "B"}', true],
  ['name-repeated', 'a list', { '@type': 'Thing', name: ['A', 'B'] }, false],
  ['name-repeated', 'a type beside @type', { '@type': 'Thing', type: 'A' }, false],
  ['commented', 'a block in a comment', `<!-- ${script('{"@type": "Thing"}')} -->`, true],
  ['commented', 'a block', script('{"@type": "Thing"}'), false],
  ['type-missing', 'none', { name: 'A' }, true],
  ['type-missing', 'by the alias of schema.org', { type: 'Thing', name: 'A' }, false],
  ['type-missing', 'what a trail leads to', { '@type': 'ListItem', item: { name: 'A' } }, false],
  ['type-unknown', 'a slip of the pen', { '@type': 'Prodct' }, true],
  ['type-unknown', 'one that there is', { '@type': 'Product' }, false],
  ['property-unknown', 'a slip of the pen', { '@type': 'Thing', nmae: 'A' }, true],
  ['property-unknown', 'a type beside @type', { '@type': 'Thing', type: 'A' }, true],
  ['property-unknown', 'one that there is', { '@type': 'Thing', name: 'A' }, false],
  ['property-unknown', 'the id of schema.org', { '@type': 'Thing', id: `${SHOP}/#a`, name: 'A' }, false],
  ['property-misplaced', 'of another type', { '@type': 'Person', gtin: '96385074' }, true],
  ['property-misplaced', 'of its type', { ...product, gtin: '96385074' }, false],
  [
    'property-misplaced',
    'of the role that stands for it',
    {
      '@type': 'Article',
      author: { '@type': 'Role', roleName: 'editor', author: { '@type': 'Person', name: 'A' } },
    },
    false,
  ],
  ['property-superseded', 'an old one', { '@type': 'WebPage', isBasedOnUrl: SHOP }, true],
  ['property-superseded', 'a new one', { '@type': 'WebPage', isBasedOn: SHOP }, false],
  ['dangling', 'nobody on the page', { '@type': 'WebPage', isPartOf: { '@id': '#site' } }, true],
  ['dangling', 'somebody elsewhere', { '@type': 'WebPage', isPartOf: { '@id': `${SHOP}/#site` } }, false],
  [
    'dangling',
    'by the alias of schema.org',
    {
      '@graph': [
        { '@type': 'WebPage', isPartOf: { id: '#s' } },
        { '@type': 'WebSite', id: '#s', name: 'S' },
      ],
    },
    false,
  ],
];
