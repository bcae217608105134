import type { SchemaReport } from '../../../src/contracts/schema/schema-checks';
import { reportOnMarkup } from '../../../src/domain/schema/markup-report';
import { PLUGIN_HEADS } from './plugin-heads';
import { VENDOR_EXAMPLES } from './vendor-examples';

const today = '2026-11-24';
const MIN_HEADS = 40;
const MIN_EXAMPLES = 45;
const reportOf = (text: string) => reportOnMarkup({ text, address: 'https://site.example/post/', today });

function expectResults({ findings, verdicts }: SchemaReport, results: readonly string[]): void {
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  const shown = verdicts.filter(({ state }) => state === 'eligible' || state === 'warnings');
  expect(results.filter((feature) => !shown.some((verdict) => verdict.feature === feature))).toEqual([]);
}

describe('what plugins and shops write', () => {
  it.each(PLUGIN_HEADS)('is held to nothing that Google does not ask: $name', ({ html, results }) => {
    expectResults(reportOf(html), results);
  });

  it('is of all the common ones', () => {
    expect(new Set(PLUGIN_HEADS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(MIN_HEADS);
  });
});

describe('what Google’s documentation shows', () => {
  it.each(VENDOR_EXAMPLES)('is right: $name', ({ data, results }) => {
    const things = [data].flat();
    const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
    const report = reportOf(text);
    expectResults(report, results);
    expect(
      report.findings.filter(({ level, rule }) => level === 'warning' && rule !== 'recommended-missing'),
    ).toEqual([]);
  });

  it('is of every kind', () => {
    expect(new Set(VENDOR_EXAMPLES.map(({ name }) => name)).size).toBeGreaterThanOrEqual(MIN_EXAMPLES);
  });
});
