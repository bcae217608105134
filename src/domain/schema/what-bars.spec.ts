import { reportOnMarkup } from './markup-report';
import { whatBars } from './what-bars';

const context = { '@context': 'https://schema.org' };
const rated = (type: string) => ({
  ...{ ...context, '@type': type, name: 'Kettle' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 3 },
});

it.each<[what: string, things: object[], rules: string[]]>([
  ['what cannot be reviewed', [rated('Service')], ['reviewed-type']],
  [
    'one product of several',
    [rated('Product'), { ...rated('Product'), name: 'Boiler' }],
    ['several-products', 'several-products'],
  ],
  [
    'what costs nothing',
    [
      {
        ...rated('Product'),
        image: 'https://shop.example/k.jpg',
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
      },
    ],
    ['price-zero'],
  ],
])('says why it is not eligible: %s', (_, things, rules) => {
  const report = reportOnMarkup({ text: JSON.stringify(things), today: '2026-11-22' });
  const barred = report.verdicts.filter(({ state }) => state === 'not-eligible');
  expect(barred.flatMap((verdict) => whatBars(report, verdict).map(({ rule }) => rule))).toEqual(rules);
});

it('finds the errors of an entity and of all within it, circles included', () => {
  const entity = (properties: Record<string, { entity: number; line: number }[]>) => ({
    ...{ syntax: 'json-ld' as const, types: ['Thing'], line: 1, properties },
  });
  const entities = [
    entity({ x: [{ entity: 1, line: 1 }] }),
    entity({ y: [{ entity: 0, line: 1 }] }),
    entity({}),
  ];
  const finding = (level: 'error' | 'warning', index?: number) => ({
    level,
    rule: 'x',
    sentence: `${level} ${index}`,
    source: { name: 'x' },
    ...(index !== undefined && { entity: index }),
  });
  const ofAnotherResult = { ...finding('error', 0), rule: 'required-missing' };
  const findings = [
    ...[finding('error', 1), finding('warning', 1), finding('error', 2), finding('error')],
    ofAnotherResult,
  ];
  const barred = whatBars({ entities, findings }, { entity: 0, feature: 'x' });
  expect(barred.map(({ sentence }) => sentence)).toEqual(['error 1']);
});
