import type { ReadingBlock, ReadingPageDetail } from '../../contracts/readings/readings';
import { DEFAULT_SETTINGS, defaultSettings } from '../../contracts/strategy/default-settings';
import { actionText } from '../../contracts/strategy/strategy-words';
import { readSamplePage } from '../readings/sample-page';
import { evaluate } from './evaluate';
import { StrategyMaker, type StrategyTask } from './make-strategy';
import { samplePages, sampleTask } from './sample';
import type { StrategyGround } from './strategy-ground';

const ORIGIN = 'https://shop.example';
const READING = { name: 'shop.example', source: 'site' } as const;
/** Long, and like no other page's. */
const textOf = (path: string) =>
  Array.from({ length: 600 }, (_, at) => `${path.replace(/\W+/g, 'x')}${at % 97}`).join(' ');
const csv = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'));
const searches = (...rows: string[]) => csv('query,page,clicks,impressions,position', ...rows);

function page(path: string, title: string, h1 = title): ReadingPageDetail {
  const blocks: ReadingBlock[] = [{ kind: 'text', level: 0, text: textOf(path), links: [], code: [] }];
  return readSamplePage({ url: `${ORIGIN}${path}`, title, h1, h2: [], depth: 1, blocks, bodyLinks: [] }, 0);
}

function evaluated(
  task: Omit<StrategyTask, 'language'>,
  pages: readonly ReadingPageDetail[] = [],
  language = 'en',
) {
  const maker = new StrategyMaker({ language, ...task });
  for (const one of pages) maker.addPage(one);
  const { ground, groupings } = maker.finish();
  return evaluate(ground, groupings.balanced, defaultSettings(ground.judgedBy ?? null));
}

const OTHERS = [page('/', 'Tea House'), page('/shipping-times', 'When your parcel comes')];

describe('a keyword that a page is called', () => {
  it.each([
    ['its address', 'en', 'oolong teapots', page('/guides/oolong-teapot', 'Brewing in small pots')],
    [
      'its title before the site’s name',
      'en',
      'descale kettle',
      page('/p1', 'Descaling Kettles | Tea House', 'Limescale'),
    ],
    [
      'its main heading',
      'en',
      'how to brew a green tea',
      page('/p2', 'Green tea 101', 'How to Brew Green Teas'),
    ],
    ['a title in other forms', 'de', 'teekanne entkalken', page('/p3', 'Teekannen entkalken', 'Kalk')],
    ['an address in other forms', 'es', 'tetera de hierro', page('/teteras-de-hierro', 'Fundición')],
    ['an address in one word', 'de', 'chai latte', page('/chailatte', 'Gewürze und Milch')],
    ['a title in one word', 'de', 'matcha schale', page('/p5', 'Matchaschalen | Teehaus', 'Keramik')],
    ['an address in two words', 'de', 'kräutertees', page('/kräuter-tee', 'Aus dem Garten')],
    ['a title with marks', 'fr', 'théières en fonte', page('/p4', 'Théière en fonte : le guide', 'Fonte')],
  ])('has that page, by %s (%s)', (_, language, keyword, named) => {
    const { tabs, summary } = evaluated(
      { keywords: csv('Keyword,Volume', `${keyword},900`), reading: READING },
      [...OTHERS, named],
      language,
    );
    expect(tabs.clusters[0]).toMatchObject({ coverage: 'covered', evidence: 'named', page: named.url });
    expect(summary.actions.filter(({ kind }) => kind === 'write')).toEqual([]);
  });

  it('has none where only a tag is called so', () => {
    const { tabs } = evaluated({ keywords: csv('oolong teapot'), reading: READING }, [
      ...OTHERS,
      page('/tag/oolong-teapot', 'Oolong teapot'),
    ]);
    expect(tabs.clusters[0]).toMatchObject({ coverage: 'gap', page: null });
  });
});

describe('a keyword that asks as a page does', () => {
  it.each([
    ['de', 'oolong selber machen', 'Kombucha selber machen'],
    ['de', 'teekanne schritt für schritt', 'Tee rösten Schritt für Schritt'],
    ['en', 'how to make kombucha', 'How to make a matcha latte'],
    ['es', 'cómo hacer kombucha', 'Cómo hacer un té helado'],
  ])('has none that is about something else (%s: "%s")', (language, keyword, title) => {
    const { tabs } = evaluated(
      { keywords: csv(keyword), reading: READING },
      [...OTHERS, page('/p6', title)],
      language,
    );
    expect(tabs.clusters[0]).toMatchObject({ coverage: 'gap', page: null });
  });
});

describe('a query that ranks', () => {
  const keywords = csv('Keyword,Volume', 'matcha whisk,900', 'chasen care,700');
  const pages = [...OTHERS, page('/whisks', 'Bamboo things')];

  it.each([
    ['as it was read', `${ORIGIN}/whisks`],
    ['without https, with www and a slash', 'http://www.shop.example/whisks/'],
  ])('has the page that Search Console names, %s', (_, address) => {
    const { tabs, summary } = evaluated(
      { keywords, searchConsole: searches(`matcha whisk,${address},0,2,88`), reading: READING },
      pages,
    );
    expect(tabs.clusters.find(({ label }) => label === 'matcha whisk')).toMatchObject({
      ...{ coverage: 'covered', evidence: 'ranks', page: `${ORIGIN}/whisks` },
    });
    const texts = summary.actions.filter(({ kind }) => kind === 'write' || kind === 'push');
    expect(texts.map(({ kind, subject, pages: [first] }) => [kind, subject, first])).toEqual([
      ['write', 'chasen care', undefined],
      ['push', 'matcha whisk', `${ORIGIN}/whisks`],
    ]);
    expect(tabs.pages.filter(({ address: known }) => known.includes('whisks'))).toHaveLength(1);
  });

  it('has the page that its own file names', () => {
    const file = csv('Keyword,Volume,Position,URL', `matcha whisk,900,14,${ORIGIN}/whisks`);
    const { tabs } = evaluated({ keywords: file, reading: READING }, pages);
    expect(tabs.clusters[0]).toMatchObject({ evidence: 'ranks', page: `${ORIGIN}/whisks`, position: 14 });
  });

  it('is no rank of one’s own where a file names another site', () => {
    const file = csv('Keyword,Volume,Position,URL', 'matcha whisk,900,2,https://rival.example/whisks');
    const { tabs } = evaluated({ keywords: file, reading: READING }, pages);
    expect(tabs.clusters[0]).toMatchObject({ coverage: 'gap', evidence: null, position: null });
  });

  it('asks nobody to write on a start page or an imprint', () => {
    const { tabs, summary } = evaluated(
      {
        searchConsole: searches(`tea house,${ORIGIN}/,9,900,14`, `legal owner,${ORIGIN}/imprint,0,400,31`),
        reading: READING,
      },
      [...OTHERS, page('/imprint', 'Imprint')],
    );
    expect(tabs.clusters.map(({ coverage }) => coverage)).toEqual(['covered', 'covered']);
    expect(summary.actions.filter(({ kind }) => ['write', 'improve', 'push'].includes(kind))).toEqual([]);
  });
});

describe('without a site', () => {
  it('says that nobody can tell, and asks nobody to write', () => {
    const { tabs, summary } = evaluated({
      keywords: csv('Keyword,Volume', 'matcha whisk,900', 'tea towel,20'),
    });
    expect(tabs.clusters.map(({ coverage, page: address }) => [coverage, address])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect([summary.actions, summary.counts.gaps, summary.judgedBy]).toEqual([[], 0, 'words']);
  });

  it('knows the pages that rank', () => {
    const { tabs } = evaluated({
      keywords: csv('Keyword,Volume', 'matcha whisk,900', 'tea towel,20'),
      searchConsole: searches(`matcha whisk,${ORIGIN}/whisks,4,90,6`),
    });
    expect(tabs.clusters.map(({ coverage, page: address }) => [coverage, address])).toEqual([
      ['covered', `${ORIGIN}/whisks`],
      [null, null],
    ]);
  });
});

it('judges by its kind what is thin, deep or without links', () => {
  const short = (path: string, title: string, words: number) => ({
    ...page(path, title),
    ...{ words, depth: 6 },
  });
  const { tabs } = evaluated({ reading: READING }, [
    short('/tea', 'On tea', 250),
    short('/products/pot', 'Pot', 250),
    short('/products/cup', 'Cup', 150),
    ...['/contact', '/datenschutz', '/tag/tea', '/page/5', '/'].map((path) => short(path, path, 20)),
  ]);
  const faults = Object.fromEntries(
    tabs.pages.map(({ address, faults: found }) => [address.slice(ORIGIN.length), found]),
  );
  expect(faults).toEqual({
    '/tea': ['thin', 'orphan', 'deep'],
    '/products/pot': ['orphan', 'deep'],
    '/products/cup': ['thin', 'orphan', 'deep'],
    ...{ '/contact': [], '/datenschutz': [], '/tag/tea': [], '/page/5': [], '/': [] },
  });
});

it('names the page that others are merged into', () => {
  const [first] = [`${ORIGIN}/a`];
  const action = {
    kind: 'merge',
    subject: 'tea',
    pages: [first, `${ORIGIN}/b`],
    count: 2,
    gain: 1,
    clicks: null,
  } as const;
  expect(actionText({ ...action, pages: [...action.pages] })).toBe(
    `Merge 2 pages that compete for “tea” into ${ORIGIN}/a.`,
  );
});

/** As it was kept before pages had kinds and passages. */
it('opens an old evaluation as it was', () => {
  const maker = new StrategyMaker(sampleTask());
  for (const one of samplePages()) maker.addPage(one);
  const { ground, groupings } = maker.finish();
  const { judgedBy: _judgedBy, ...kept } = ground;
  const old: StrategyGround = {
    ...kept,
    pages: kept.pages.map(({ kind: _kind, ...told }) => told),
  };
  const grouping = groupings.balanced.map(({ keywords, close = [], pairs }) => ({
    keywords,
    fits: close,
    pairs,
  }));
  const { summary, tabs } = evaluate(old, grouping, DEFAULT_SETTINGS);
  expect(summary).toMatchObject({ judgedBy: null, settings: { covered: 0.35, partial: 0.2 } });
  expect(summary).not.toHaveProperty('missing');
  const withFit = tabs.clusters.filter(({ fit }) => (fit ?? 0) > 0);
  expect(withFit.every(({ evidence }) => evidence === 'passage')).toBe(true);
  // A start page was judged like any other.
  expect(tabs.pages.every(({ kind, words }) => kind === (words === null ? null : 'text'))).toBe(true);
  const alone = evaluate({ ...old, sources: { ...old.sources, reading: null } }, grouping, DEFAULT_SETTINGS);
  expect(alone.summary.actions.some(({ kind }) => kind === 'write')).toBe(true);
});
