import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaReport } from '../../../src/contracts/schema/schema-checks';
import { reportOnMarkup } from '../../../src/domain/schema/markup-report';
import headResults from './plugin-heads.json';
import exampleResults from './vendor-examples.json';

/** What Google makes of each sample, by its file: features that are eligible, with or without warnings. */
type Results = Readonly<Record<string, readonly string[]>>;

const today = '2026-11-24';
const MIN_HEADS = 40;
const MIN_EXAMPLES = 45;
const HEADS = samplesOf('plugin-heads', headResults);
const EXAMPLES = samplesOf('vendor-examples', exampleResults);
const reportOf = (text: string) => reportOnMarkup({ text, address: 'https://site.example/post/', today });

function samplesOf(folder: string, results: Results) {
  return readdirSync(join(__dirname, folder)).map((file) => ({
    file,
    text: readFileSync(join(__dirname, folder, file), 'utf8'),
    results: results[file.replace(/\.\w+$/, '')],
  }));
}

function expectResults({ findings, verdicts }: SchemaReport, results: readonly string[] | undefined): void {
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  const shown = verdicts.filter(({ state }) => state === 'eligible' || state === 'warnings');
  const unseen = results?.filter((feature) => !shown.some((verdict) => verdict.feature === feature));
  expect(unseen).toEqual([]);
}

/** Written anew after what plugins, shops and site builders are known to emit. */
describe('what plugins and shops write', () => {
  it.each(HEADS)('is held to nothing that Google does not ask: $file', ({ text, results }) => {
    expectResults(reportOf(text), results);
  });

  it('is of all the common ones', () => {
    expect(HEADS.length).toBeGreaterThanOrEqual(MIN_HEADS);
    expect(Object.keys(headResults)).toHaveLength(HEADS.length);
  });
});

/** One page of each kind that Google's documentation shows below structured-data, written anew from its rules. */
describe('what Google’s documentation shows', () => {
  it.each(EXAMPLES)('is right: $file', ({ text, results }) => {
    const things: unknown = JSON.parse(text);
    const report = reportOf(JSON.stringify({ '@context': 'https://schema.org', '@graph': [things].flat() }));
    expectResults(report, results);
    expect(
      report.findings.filter(({ level, rule }) => level === 'warning' && rule !== 'recommended-missing'),
    ).toEqual([]);
  });

  it('is of every kind', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(MIN_EXAMPLES);
    expect(Object.keys(exampleResults)).toHaveLength(EXAMPLES.length);
  });
});
