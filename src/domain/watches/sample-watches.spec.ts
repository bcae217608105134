import { sampleWatches } from './sample-watches';

it('shows a title, a price and a noindex change', () => {
  const told = sampleWatches().map(({ difference: { fields, severity } }) => [
    severity,
    fields.map(({ field, before, after }) => `${field}: ${before.join(', ')} → ${after.join(', ')}`),
  ]);
  expect(told).toEqual([
    [
      'warning',
      expect.arrayContaining([
        'title: How to descale a kettle (2026 guide) → How to descale a kettle (2027 guide)',
      ]),
    ],
    ['warning', expect.arrayContaining(['price: 129.95 USD → 109.95 USD'])],
    ['critical', ['indexable: yes → noindex', 'robots: index → noindex']],
  ]);
});

it('shows lines that changed, but not what is masked', () => {
  const [title, price, noindex] = sampleWatches().map(({ difference }) =>
    difference.hunks.flatMap(({ added }) => added),
  );
  expect(title).toEqual(['Every two weeks in areas of hard water, twice a year elsewhere.']);
  expect(price).toEqual(['$109.95', 'Only 3 left in stock']);
  expect(noindex).toEqual([]);
});
