import fc from 'fast-check';
import { reportOnMarkup } from '../../src/domain/schema/markup-report';
import { BAD_VALUES, ENDED, type SchemaData, WHOLE, without } from '../support/schema-pages.mjs';
import { FORMS, SYNTAXES } from '../support/schema-syntaxes.mjs';

const today = '2026-11-22';
const reportOf = (text: string) => reportOnMarkup({ text, address: 'https://shop.example/kettle', today });
const syntaxes = Object.entries(SYNTAXES);
const MIN_SHARE_OF_BAD_VALUES = 0.95;

/** Of each feature's verdicts what is missing, and what should be there. */
function lacks(text: string, feature: string) {
  const verdicts = reportOf(text).verdicts.filter((verdict) => verdict.feature === feature);
  const all = (key: 'missing' | 'recommended') => verdicts.flatMap((verdict) => verdict[key]).join(' ');
  return { verdicts, missing: all('missing'), recommended: all('recommended') };
}

/** The name by which a missing property is told: the last of its path. */
const nameOf = (path: string) =>
  path
    .split('.')
    .at(-1)
    ?.replace(/^gtin\d+$/, 'gtin') ?? '';

describe.each(syntaxes)('in %s', (syntax, pageOf) => {
  it.each(WHOLE)('finds nothing wrong with a whole $feature', ({ feature, data }) => {
    const { verdicts, findings } = reportOf(pageOf(data));
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(verdicts.filter((each) => each.feature === feature)).toMatchObject([{ state: 'eligible' }]);
  });

  it('misses nothing that is required', () => {
    const cases = WHOLE.flatMap((whole) => whole.required.map((path) => ({ ...whole, path })));
    const unnoticed = cases.filter(({ feature, data, path }) => {
      const { verdicts, missing } = lacks(pageOf(without(data, path)), feature);
      // A picture without a word of its licence, or a product without offers, is none of the result's any more.
      return verdicts.some(({ state }) => state !== 'not-eligible') || !missing.includes(nameOf(path));
    });
    expect(unnoticed.map(({ feature, path }) => `${feature}: ${path}`)).toEqual([]);
    expect(cases.length).toBeGreaterThan(50);
  });

  it('misses nothing that is recommended', () => {
    const cases = WHOLE.flatMap((whole) => whole.recommended.map((path) => ({ ...whole, path })));
    const unnoticed = cases.filter(({ feature, data, path }) => {
      const { verdicts, recommended } = lacks(pageOf(without(data, path)), feature);
      return verdicts.every(({ state }) => state !== 'warnings') || !recommended.includes(nameOf(path));
    });
    expect(unnoticed.map(({ feature, path }) => `${feature}: ${path}`)).toEqual([]);
    expect(cases.length).toBeGreaterThan(40);
  });

  it('notices bad values', () => {
    const cases = BAD_VALUES.filter(({ only }) => only === undefined || only === syntax);
    const unnoticed = cases.filter(({ path, data }) => {
      const { findings } = reportOf(pageOf(data));
      return !findings.some(({ rule, property = '' }) => rule !== 'not-visible' && related(path, property));
    });
    expect(unnoticed.map(({ feature, path, value }) => `${feature}: ${path} ${value}`)).toEqual([]);
    expect(1 - unnoticed.length / cases.length).toBeGreaterThanOrEqual(MIN_SHARE_OF_BAD_VALUES);
  });

  it.each(ENDED)('says that $feature ended, and calls it no error', ({ feature, endedOn, data }) => {
    const { verdicts, findings } = reportOf(pageOf(data));
    expect(verdicts.filter((each) => each.feature === feature)).toMatchObject([{ state: 'ended', endedOn }]);
    expect(findings.filter(({ rule }) => rule === 'result-ended')).toMatchObject([{ level: 'info' }]);
    expect(findings.filter(({ level, rule }) => level === 'error' && rule !== 'required-missing')).toEqual(
      [],
    );
  });

  it('says the same in whatever order properties are written', () => {
    const told = (data: SchemaData) =>
      reportOf(pageOf(data)).findings.map(
        ({ rule, property, level }) => `${level} ${rule} ${property ?? ''}`,
      );
    const shuffled = fc
      .constantFrom(...WHOLE.map(({ data }) => data), ...BAD_VALUES.map(({ data }) => data))
      .chain((data) =>
        fc
          .shuffledSubarray(Object.keys(data), { minLength: Object.keys(data).length })
          .map((keys) => ({ data, keys })),
      );
    fc.assert(
      fc.property(shuffled, ({ data, keys }) => {
        const other = Object.fromEntries(keys.map((key) => [key, data[key]]));
        expect(told(other).sort()).toEqual(told(data).sort());
      }),
    );
  });
});

it.each(Object.entries(FORMS))('reads %s', (_, markup) => {
  const { entities } = reportOf(`<!doctype html><title>K</title><body>Kettle ${markup}</body>`);
  const product = entities.find(({ types }) => types.includes('Product'));
  expect(product?.properties['name']?.[0]?.text).toBe('Kettle');
  expect(product?.properties['sku']?.[0]?.text).toBe('K7');
});

/** A scale is told of as a whole. */
function related(path: string, property: string): boolean {
  const name = nameOf(path);
  return property === name || (name === 'bestRating' && /Rating|ratingValue/.test(property));
}
