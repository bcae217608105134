import fc from 'fast-check';
import { reportOnMarkup } from '../../src/domain/schema/markup-report';
import { whatBars } from '../../src/domain/schema/what-bars';
import { RICH_RESULT_RULES } from '../../src/domain/schema/rich-results/rich-results';
import { pathOf, type Requirement } from '../../src/domain/schema/rich-results/rich-result-rule';
import { BAD_VALUES, ENDED, type SchemaData, WHOLE, without } from '../support/schema-pages.mjs';
import { FORMS, SYNTAXES } from '../support/schema-syntaxes.mjs';

const today = '2026-11-22';
const reportOf = (text: string) => reportOnMarkup({ text, address: 'https://shop.example/kettle', today });
const syntaxes = Object.entries(SYNTAXES);
const MIN_SHARE_OF_BAD_VALUES = 0.95;

/** Of the first of a feature's verdicts what is missing, what should be there, and what may. */
function lacks(text: string, feature: string) {
  const { verdicts, findings } = reportOf(text);
  const verdict = verdicts.find((each) => each.feature === feature);
  const optional = findings.filter(
    ({ rule, entity }) => rule === 'optional-missing' && entity === verdict?.entity,
  );
  return {
    state: verdict?.state,
    missing: verdict?.missing.join(' ') ?? '',
    recommended: verdict?.recommended.join(' ') ?? '',
    optional: optional.map(({ sentence }) => sentence).join(' '),
  };
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
    const [verdict] = verdicts.filter((each) => each.feature === feature);
    const isFirst = WHOLE.find((each) => each.feature === feature)?.data === data;
    expect(verdict?.state).toEqual(isFirst ? 'eligible' : expect.stringMatching(/^(?:eligible|warnings)$/));
  });

  it('says of whatever is not eligible what keeps it away', () => {
    const datas = [
      ...WHOLE.flatMap(({ data, required }) => required.map((path) => without(data, path))),
      ...BAD_VALUES.map(({ data }) => data),
    ];
    const silent = datas.flatMap((data) => {
      const report = reportOf(pageOf(data));
      return report.verdicts.filter(
        (each) =>
          each.state === 'not-eligible' && each.missing.length === 0 && whatBars(report, each).length === 0,
      );
    });
    expect(silent).toEqual([]);
  });

  it('misses nothing that is required', () => {
    const cases = WHOLE.flatMap((whole) => whole.required.map((path) => ({ ...whole, path })));
    const unnoticed = cases.filter(({ feature, data, path }) => {
      const { state, missing } = lacks(pageOf(without(data, path)), feature);
      return state !== 'not-eligible' || !missing.includes(nameOf(path));
    });
    expect(unnoticed.map(({ feature, path }) => `${feature}: ${path}`)).toEqual([]);
    expect(cases.length).toBeGreaterThan(50);
  });

  it('misses nothing that is recommended', () => {
    const cases = WHOLE.flatMap((whole) => whole.recommended.map((path) => ({ ...whole, path })));
    const unnoticed = cases.filter(({ feature, data, path }) => {
      const { state, recommended } = lacks(pageOf(without(data, path)), feature);
      return state !== 'warnings' || !recommended.includes(nameOf(path));
    });
    expect(unnoticed.map(({ feature, path }) => `${feature}: ${path}`)).toEqual([]);
    expect(cases.length).toBeGreaterThan(100);
  });

  it('tells of what may be there as well', () => {
    const cases = WHOLE.flatMap((whole) => whole.optional.map((path) => ({ ...whole, path })));
    const untold = cases.filter(
      ({ feature, data, path }) =>
        !lacks(pageOf(without(data, path)), feature).optional.includes(nameOf(path)),
    );
    expect(untold.map(({ feature, path }) => `${feature}: ${path}`)).toEqual([]);
    expect(cases.length).toBeGreaterThan(70);
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

/** Each way to meet a requirement, in the words of a path through data. */
function waysOf(requirement: Requirement): string[] {
  return pathOf(requirement).split('|');
}

const current = RICH_RESULT_RULES.filter(({ endedOn }) => endedOn === undefined);

describe.each(current)('the rule of $feature', ({ feature, required, recommended, optional = [] }) => {
  const samples = WHOLE.filter((each) => each.feature === feature);
  it.each<['required' | 'recommended' | 'optional', readonly Requirement[]]>([
    ['required', required],
    ['recommended', recommended === 'nothing' ? [] : recommended],
    ['optional', optional],
  ])(`asks for what test/support/schema-whole/${feature}.json shows: %s`, (kind, asked) => {
    expect(samples).not.toEqual([]);
    const shown = samples.flatMap(({ within, [kind]: paths }) =>
      paths.map((path) => (within ? path.slice(within.length + 1) : path).replace(/gtin13$/, 'gtin')),
    );
    const isShown = (way: string) => shown.some((path) => path === way || way.startsWith(`${path}.`));
    expect(asked.filter((each) => !waysOf(each).some(isShown))).toEqual([]);
    const ways = asked.flatMap(waysOf);
    expect(shown.filter((path) => !ways.some((way) => way === path || way.startsWith(`${path}.`)))).toEqual(
      [],
    );
  });
});

it('each ended result has a page', () => {
  const ended = RICH_RESULT_RULES.filter(({ endedOn }) => endedOn).map(({ feature }) => feature);
  expect(ENDED.map(({ feature }) => feature).sort()).toEqual(ended.sort());
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
