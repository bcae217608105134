import type { RichResultVerdict, SchemaReport } from '../../contracts/schema/schema-checks';
import { featureChanges, summaryOf } from './report-summary';

const verdict = (feature: string, state: RichResultVerdict['state'], entity = 0): RichResultVerdict => ({
  feature,
  title: feature.toUpperCase(),
  state,
  entity,
  missing: [],
  recommended: [],
  source: { name: 'Google' },
  lastVerified: '2026-11-01',
  ...(state === 'ended' && { endedOn: '2026-05-07' }),
});
const entity = (...types: string[]) => ({ syntax: 'json-ld' as const, types, line: 1, properties: {} });
const report = (change: Partial<SchemaReport>): SchemaReport => ({
  entities: [],
  roots: [],
  verdicts: [],
  findings: [],
  mended: { before: '', after: '', changes: [] },
  possible: [],
  ...change,
});

describe('summaryOf', () => {
  it('names each rich result once, with the worst of its states, the worst first', () => {
    const verdicts = [
      verdict('faq', 'ended'),
      verdict('product', 'eligible'),
      verdict('event', 'warnings'),
      verdict('product', 'not-eligible', 1),
      verdict('event', 'eligible', 2),
    ];
    const states = summaryOf(report({ verdicts })).features.map(({ feature, state }) => [feature, state]);
    expect(states).toEqual([
      ['product', 'not-eligible'],
      ['event', 'warnings'],
      ['faq', 'ended'],
    ]);
    expect(summaryOf(report({ verdicts })).features[2]).toMatchObject({ endedOn: '2026-05-07' });
  });

  it('counts types, those that come most often first, and findings by level', () => {
    const finding = (level: 'error' | 'warning' | 'info') => ({
      level,
      rule: 'x',
      sentence: 'x',
      source: { name: 'x' },
    });
    const made = summaryOf(
      report({
        entities: [entity('Product'), entity('Offer'), entity('Offer', 'Thing')],
        findings: [finding('error'), finding('warning'), finding('warning'), finding('info')],
      }),
    );
    expect(made).toMatchObject({ errors: 1, warnings: 2 });
    expect(made.types).toEqual([
      { name: 'Offer', count: 2 },
      { name: 'Product', count: 1 },
      { name: 'Thing', count: 1 },
    ]);
  });

  it('is empty where there is no markup', () => {
    expect(summaryOf(report({}))).toEqual({ errors: 0, warnings: 0, features: [], types: [] });
  });
});

describe('featureChanges', () => {
  const state = (feature: string, of: RichResultVerdict['state']) => ({
    feature,
    title: feature,
    state: of,
  });

  it('names what came, went and changed, and nothing else', () => {
    const before = [state('a', 'eligible'), state('b', 'warnings'), state('c', 'eligible')];
    const now = [state('a', 'eligible'), state('b', 'eligible'), state('d', 'not-eligible')];
    expect(featureChanges(before, now)).toEqual([
      { title: 'b', before: before[1], now: now[1] },
      { title: 'c', before: before[2], now: null },
      { title: 'd', before: null, now: now[2] },
    ]);
    expect(featureChanges(before, before)).toEqual([]);
  });
});
