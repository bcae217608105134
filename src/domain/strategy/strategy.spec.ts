import * as fc from 'fast-check';
import type { ReadingPageDetail } from '../../contracts/readings/readings';
import { DEFAULT_SETTINGS } from '../../contracts/strategy/default-settings';
import type { StrategySettings } from '../../contracts/strategy/strategy';
import { COMMA, SEMICOLON } from '../csv/bytes';
import { evaluate, type Evaluation } from './evaluate';
import { StrategyMaker, type StrategyTask } from './make-strategy';
import { samplePages, sampleTask } from './sample';

const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'));
const READING = { name: 'shop.example', source: 'site' } as const;

function evaluated(
  task: StrategyTask,
  pages: readonly ReadingPageDetail[] = [],
  settings: Partial<StrategySettings> = {},
): Evaluation {
  const maker = new StrategyMaker(task);
  for (const page of pages) maker.addPage(page);
  const { ground, groupings } = maker.finish();
  const all = { ...DEFAULT_SETTINGS, ...settings };
  return evaluate(ground, groupings[all.granularity], all);
}

/** The page of the sample with another address and text. */
function page(path: string, texts: string[], more: Partial<ReadingPageDetail> = {}): ReadingPageDetail {
  const [model] = samplePages();
  if (!model?.text) throw new Error('The sample has no page.');
  const url = `https://shop.example${path}`;
  const h1 = more.h1 ?? '';
  return {
    ...model,
    ...{ id: path, _id: path, url, finalUrl: url, title: h1, h1, depth: path === '/' ? 0 : 1 },
    words: texts.join(' ').split(' ').length,
    contentHash: texts.join('\n'),
    text: {
      ...model.text,
      headings: [],
      blocks: texts.map((text) => ({ kind: 'text', level: 0, text, links: [], code: [] })),
      bodyLinks: [],
    },
    ...more,
  };
}

const linkTo = (path: string, place: 'main' | 'nav' = 'main') => ({
  ...{ url: `https://shop.example${path}`, anchor: 'there', rel: [], place, internal: true },
});

describe('what an evaluation adds up', () => {
  const volume = fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: undefined });
  const word = fc.constantFrom(
    'press',
    'kettle',
    'filter',
    'grinder',
    'best',
    'buy',
    'how to',
    'scale',
    'mug',
  );
  const keyword = fc.tuple(fc.array(word, { minLength: 1, maxLength: 3 }), volume);
  const query = fc.tuple(
    fc.array(word, { minLength: 1, maxLength: 2 }),
    fc.constantFrom('/a', '/b', '/c', '/press', '/'),
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 0, max: 3_000 }),
    fc.integer({ min: 1, max: 30 }),
  );
  const csvs = fc.record({
    keywords: fc.array(keyword, { minLength: 1, maxLength: 30 }),
    queries: fc.array(query, { minLength: 1, maxLength: 30 }),
    pages: fc.array(fc.tuple(fc.array(word, { minLength: 1, maxLength: 6 }), fc.boolean()), { maxLength: 8 }),
  });
  type Csvs = typeof csvs extends fc.Arbitrary<infer Value> ? Value : never;
  const evaluatedFrom = ({ keywords, queries, pages }: Csvs, isReversed: boolean) => {
    const ordered = <Row>(rows: readonly Row[]) => (isReversed ? rows.toReversed() : [...rows]);
    const named = pages.map(([words, links], place) =>
      page(`/${place === 0 ? '' : `p${place}`}`, [words.join(' ')], {
        h1: words.slice(0, 2).join(' '),
        text: {
          ...(page('/x', [words.join(' ')]).text as NonNullable<ReadingPageDetail['text']>),
          bodyLinks: links ? [linkTo('/p1')] : [],
        },
      }),
    );
    return evaluated(
      {
        language: 'en',
        keywords: bytes(
          'Keyword,Volume',
          ...ordered(keywords).map(([words, searches]) => `${words.join(' ')},${searches ?? ''}`),
        ),
        searchConsole: bytes(
          'query,page,clicks,impressions,position',
          ...ordered(queries).map(
            ([words, path, clicks, shown, position]) =>
              `${words.join(' ')},https://shop.example${path},${clicks},${shown},${position}`,
          ),
        ),
        ...(named.length > 0 && { reading: READING }),
      },
      ordered(named),
    );
  };

  it('is the same in every tab, and never depends on the order of rows and pages', () => {
    fc.assert(
      fc.property(csvs, (given) => {
        const one = evaluatedFrom(given, false);
        expect(evaluatedFrom(given, true)).toEqual(one);
        const { clusters, cannibalisation } = one.tabs;
        const { intents, counts, score, parts, sources } = one.summary;
        const demand = (rows: readonly { demand: number }[]) =>
          rows.reduce((sum, row) => sum + row.demand, 0);
        expect(demand(intents)).toBe(demand(clusters));
        expect(intents.reduce((sum, row) => sum + row.keywords, 0)).toBe(sources.keywords?.used);
        expect(clusters.reduce((sum, row) => sum + row.keywords, 0)).toBe(sources.keywords?.used);
        for (const { coverage, demand: all } of intents)
          if (coverage) expect(coverage.covered + coverage.partial + coverage.gap).toBe(all);
        for (const { contenders } of cannibalisation)
          expect(contenders.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(counts.clusters).toBe(clusters.length);
        if (score !== null) expect([score >= 0, score <= 100]).toEqual([true, true]);
        for (const { points, most } of parts) if (points !== null) expect(points).toBeLessThanOrEqual(most);
      }),
      { numRuns: 60 },
    );
  });
});

describe('coverage', () => {
  const keywords = bytes(
    ...['Keyword,Volume,Difficulty', 'french press,500,40', 'french press ratio,200,20'],
    ...['milk frother,300,30', 'best milk frother,100,35', 'cold brew,900,50'],
  );
  const pages = [
    page('/', ['Welcome to our shop for coffee and tea.'], { h1: 'Our shop' }),
    page('/french-press', ['Coffee from a french press is easy.'], { h1: 'French press' }),
    page('/tea', ['Green tea, black tea and a milk frother for matcha latte drinks.'], { h1: 'Tea' }),
  ];
  const rows = evaluated({ language: 'en', keywords, reading: READING }, pages).tabs.clusters;

  it.each([
    ['french press', 'covered', 'https://shop.example/french-press'],
    ['cold brew', 'gap', null],
  ])('of %s is %s', (label, coverage, address) => {
    const found = rows.find((row) => row.label === label);
    expect([found?.coverage, found?.page]).toEqual([coverage, address]);
  });

  it.each([
    [{ partial: 0.3 }, 'gap'],
    [{}, 'partial'],
    [{ partial: 0.1, covered: 0.23 }, 'covered'],
  ])('of what a page touches, with %j, is %s', (settings, coverage) => {
    const task = { language: 'en', keywords, reading: READING };
    const row = evaluated(task, pages, settings).tabs.clusters.find(({ label }) => label === 'milk frother');
    expect([row?.coverage, row?.fit]).toEqual([coverage, 0.236]);
  });

  it('puts what is missing and wanted before what is there', () => {
    const priority = (label: string) => rows.find((row) => row.label === label)?.priority ?? 0;
    expect(priority('cold brew')).toBeGreaterThan(priority('french press'));
  });
});

describe('what competes without Search Console', () => {
  const keywords = bytes('Keyword,Volume', 'descale kettle,900', 'kettle descaling,300', 'cold brew,200');
  const text =
    'Descale the kettle with citric acid. Descaling a kettle takes ten minutes and saves the kettle.';
  const other = 'Cold brew takes a night in the fridge.';
  const conflicts = (...pages: ReadingPageDetail[]) =>
    evaluated({ language: 'en', keywords, reading: READING }, pages).tabs.cannibalisation;

  it('are pages on one subject with nearly the same text', () => {
    const found = conflicts(
      page('/descale-kettle', [text], { h1: 'Descale a kettle' }),
      page('/kettle-descaling', [text], { h1: 'Kettle descaling' }),
      page('/cold-brew', [other], { h1: 'Cold brew' }),
    );
    expect(found.map(({ subject, advice, contenders }) => [subject, advice, contenders.length])).toEqual([
      ['descale kettle', 'merge', 2],
    ]);
  });

  it('are no pages of different intents', () => {
    expect(
      conflicts(
        page('/descale-kettle', [text], { h1: 'How to descale a kettle' }),
        page('/kettle-descaling', [text], { h1: 'Buy kettle descaling, best price' }),
      ),
    ).toEqual([]);
  });
});

describe('faults of pages', () => {
  const long = (word: string) => Array.from({ length: 400 }, (_, at) => `${word}${at % 97}`).join(' ');
  const linked = (path: string, to: string[], text: string, place: 'main' | 'nav' = 'main') => {
    const made = page(path, [text], { h1: path });
    const links = to.map((target) => linkTo(target, place));
    return {
      ...made,
      text: made.text && {
        ...made.text,
        ...(place === 'nav' ? { templateLinks: links } : { bodyLinks: links }),
      },
    };
  };
  const site = [
    linked('/', ['/a', '/old'], long('home')),
    linked('/a', ['/b'], long('a')),
    { ...linked('/b', [], long('b')), depth: 4 },
    linked('/c', ['/d'], long('c'), 'nav'),
    linked('/d', [], 'Short.'),
    linked('/twin', ['/d', '/twin'], long('a')),
    { ...page('/old', [], { finalUrl: 'https://shop.example/twin' }), text: null },
    { ...linked('/hidden', ['/c'], long('hidden')), indexable: false },
  ];
  const faults = (reading: StrategyTask['reading'], settings = {}) =>
    Object.fromEntries(
      evaluated({ language: 'en', reading }, site, settings).tabs.pages.map(({ address, faults: found }) => [
        new URL(address).pathname,
        found,
      ]),
    );

  it('are told for each page that may be indexed', () => {
    expect(faults(READING)).toEqual({
      '/': [],
      '/a': [],
      '/b': ['deep'],
      '/c': [],
      '/d': ['thin'],
      '/twin': ['duplicate'],
    });
  });

  it('leave out what a list or an unfinished reading cannot tell', () => {
    const orphan = site.filter(({ url }) => !url.endsWith('/hidden'));
    const told = (reading: StrategyTask['reading']) =>
      evaluated({ language: 'en', reading }, orphan).tabs.pages.find(({ address }) => address.endsWith('/c'));
    expect(told(READING)?.faults).toEqual(['orphan']);
    const unseen = { reason: 'limit', addresses: 3 } as const;
    expect(told({ ...READING, unseen })?.faults).toEqual([]);
    const ofList = { ...READING, source: 'list', unseen: { reason: 'list', addresses: 9 } } as const;
    expect(told(ofList)).toMatchObject({ faults: [], inlinks: null, depth: null });
  });

  it.each([
    [undefined, ['deep']],
    [2, []],
    [3, ['deep']],
  ])('tell what is deep where the nearest page that was not read is %j clicks away', (nearest, faults) => {
    const unseen = { reason: 'lists', addresses: 1, nearest } as const;
    const reading = { ...READING, ...(nearest !== undefined && { unseen }) };
    const { pages } = evaluated({ language: 'en', reading }, site).tabs;
    expect(pages.find(({ address }) => address.endsWith('/b'))?.faults).toEqual(faults);
  });

  it('follow the thresholds', () => {
    expect(faults(READING, { thinWords: 401, maxDepth: 4 })['/b']).toEqual(['thin']);
  });
});

describe('the sample', () => {
  it('shows each kind of finding', () => {
    const { summary, tabs } = evaluated(sampleTask(), samplePages());
    expect(new Set(tabs.clusters.map(({ coverage }) => coverage))).toEqual(
      new Set(['covered', 'partial', 'gap']),
    );
    expect(new Set(tabs.cannibalisation.map(({ advice }) => advice))).toEqual(new Set(['merge', 'watch']));
    expect(Object.values(summary.faults).filter((count) => count > 0).length).toBeGreaterThanOrEqual(4);
    expect(summary.actions).toHaveLength(5);
  });
});

it.each([
  [{ keywords: bytes('Keyword;Volume', 'red shoes;10') }, SEMICOLON],
  [{ keywords: bytes('Keyword,Volume', 'red shoes,10') }, COMMA],
  [
    {
      searchConsole: bytes(
        'query;page;clicks;impressions;position',
        'red shoes;https://shop.example/a;1;9;3',
      ),
    },
    SEMICOLON,
  ],
])('keeps for exports how its file was parted', (files, delimiter) => {
  expect(new StrategyMaker({ language: 'en', ...files }).finish().ground.delimiter).toBe(delimiter);
});
