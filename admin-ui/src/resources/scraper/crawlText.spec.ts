import { aCrawl } from '../../testing/siteCrawls';
import {
  byCount,
  crawlName,
  crawlPercent,
  crawlWait,
  depthLeftOutText,
  exportName,
  nextDepth,
  pagesPerSecond,
  queriesText,
  secondsTaken,
  pathWithin,
  slowdownText,
  targetsText,
  unaskedText,
  unreachedText,
  unseenText,
} from './crawlText';

const progress = { ...aCrawl().progress, found: 900, visited: 100 };

it('calls a crawl by where it starts', () => {
  expect(crawlName(aCrawl({}, { startUrl: 'https://shop.example/' }))).toBe('shop.example');
  expect(crawlName(aCrawl({}, { mode: 'list', startUrl: 'https://shop.example/a' }))).toBe(
    'List from shop.example/a',
  );
});

it.each([
  ['own', 'Waiting for one of two crawls of the same admin to end…'],
  ['others', 'Waiting for its turn…'],
  [undefined, 'Waiting for its turn…'],
] as const)('says that a queued crawl waits for %s', (waitsFor, text) => {
  expect(crawlWait({ waitsFor })).toBe(text);
});

describe('pathWithin', () => {
  it.each([
    ['https://shop.example/a?b', '/a?b'],
    ['https://SHOP.example/a', '/a'],
    ['https://shop.example.evil/a', 'shop.example.evil/a'],
    ['http://shop.example/a', 'shop.example/a'],
    ['mailto:me@shop.example', 'mailto:me@shop.example'],
  ])('%s reads %s', (url, text) => {
    expect(pathWithin(url, 'https://shop.example/start')).toBe(text);
  });
});

it.each([
  [undefined, null],
  [0, null],
  [1, '1 URL with a query string was left out: this crawl visits 50 at most, and 20 of the same path.'],
  [
    1_200,
    '1,200 URLs with a query string were left out: this crawl visits 50 at most, and 20 of the same path.',
  ],
])('says that %s addresses with a query string were left out', (queriesLeftOut, text) => {
  const crawl = aCrawl({ progress: { ...progress, queriesLeftOut } }, { queries: true, queryLimit: 50 });
  expect(queriesText(crawl)).toBe(text);
});

describe('links of the site that were not seen', () => {
  const WHY =
    'Orphans, deep pages and pages with few links are not listed: WHY, so not all links of the site are known.';
  it.each<[unseen: NonNullable<typeof progress.unseen> | undefined, why: string | null]>([
    [undefined, null],
    [{ reason: 'list', addresses: 3 }, 'only the pages of the list were visited'],
    [{ reason: 'stopped', addresses: 1 }, 'the crawl was stopped before 1 URL was visited'],
    [{ reason: 'limit', addresses: 1_501 }, '1,501 URLs beyond the page limit were not visited'],
    [{ reason: 'javascript', addresses: 1 }, '1 page shows its links only with JavaScript'],
    [{ reason: 'javascript', addresses: 192 }, '192 pages show their links only with JavaScript'],
  ])('%j', (unseen, why) => {
    expect(unseenText({ progress: { ...progress, unseen } })).toBe(why && WHY.replace('WHY', why));
  });

  const path = (rest: string) => `https://shop.example${rest}`;
  it.each<[unseen: NonNullable<typeof progress.unseen>, why: string, advice: string]>([
    [
      { reason: 'lists', addresses: 14, example: path('/category/news') },
      '14 list pages, such as /category/news, were not visited',
      'Turn on “Visit categories and tags” and crawl again to have them judged.',
    ],
    [
      { reason: 'lists', addresses: 1 },
      '1 list page was not visited',
      'Turn on “Visit categories and tags” and crawl again to have them judged.',
    ],
    [
      { reason: 'ignored', addresses: 1, example: path('/cart') },
      '1 URL with an ignored path, such as /cart, was not visited',
      'Remove the paths from “Ignored paths” and crawl again to have them judged.',
    ],
    [
      { reason: 'queries', addresses: 2, example: path(`/all?page=${'2'.repeat(60)}`) },
      '2 URLs with a query string were not visited',
      'Turn on “Include query strings” and crawl again to have them judged.',
    ],
    [
      { reason: 'query-limit', addresses: 1_200, example: path('/all?page=2') },
      '1,200 URLs with a query string, such as /all?page=2, were left out',
      'Raise “Query string limit” and crawl again to have them judged. Of one path, at most 20 are visited.',
    ],
    [
      { reason: 'failed', addresses: 3, example: path('/') },
      '3 pages, such as /, could not be read',
      'Crawl again to have them judged.',
    ],
  ])('%j, and what to do', (unseen, why, advice) => {
    const told = `${WHY.replace('WHY', why)} ${advice}`;
    expect(unseenText({ progress: { ...progress, unseen } })).toBe(told);
    const far = { ...unseen, nearest: 4 };
    expect(unseenText({ progress: { ...progress, unseen: far } })).toBe(told.replace(', deep pages', ''));
    const near = { ...unseen, nearest: 3 };
    expect(unseenText({ progress: { ...progress, unseen: near } })).toBe(told);
  });
});

describe('what is beyond the depth', () => {
  it.each([
    [undefined, null],
    [0, null],
    [
      1,
      '1 URL beyond depth 20 was not visited, nor the pages behind it. Go on unless this is a trap, such as a calendar without an end.',
    ],
    [
      1_246,
      '1,246 URLs beyond depth 20 were not visited, nor the pages behind them. Go on unless this is a trap, such as a calendar without an end.',
    ],
  ])('%j addresses', (depthLeftOut, text) => {
    expect(depthLeftOutText(aCrawl({ progress: { ...progress, depthLeftOut } }))).toBe(text);
    expect(
      depthLeftOutText(aCrawl({ status: 'running', progress: { ...progress, depthLeftOut } })),
    ).toBeNull();
  });

  it.each([
    [0, 20],
    [5, 25],
    [20, 40],
    [800, 1_600],
    [30_000, 50_000],
    [50_000, null],
  ])('goes on from depth %i to %j', (depth, next) => {
    expect(nextDepth(aCrawl({}, { depth }))).toBe(next);
  });
});

describe('what pages point at', () => {
  it.each([
    [undefined, null],
    [{ asked: 3, total: 3, leftOut: 0 }, null],
    [{ asked: 1, total: 3, leftOut: 0 }, '1 of 3 URLs that pages point at was checked.'],
    [
      { asked: 2_000, total: 2_000, leftOut: 1_500 },
      '2,000 of 3,500 URLs that pages point at were checked. A crawl checks 2,000 at most: 1,500 were left out.',
    ],
  ])('says of %j: %s', (targets, text) => {
    expect(targetsText(aCrawl({ progress: { ...progress, targets } }))).toBe(text);
  });

  it.each([
    [undefined, false, null],
    [0, true, null],
    [1, false, '1 link was not checked: it leads to other sites or to URLs that are not visited.'],
    [
      1_200,
      true,
      '1,200 links were not checked: they lead to URLs that are not visited or could not be checked.',
    ],
  ])('says that %s links were not checked', (unaskedLinks, targets, text) => {
    expect(unaskedText(aCrawl({ progress: { ...progress, unaskedLinks } }, { targets }))).toBe(text);
  });
});

describe('the bar of a crawl', () => {
  it('begins anew for what pages point at', () => {
    const checking = { ...progress, part: 'targets' as const, targets: { asked: 1, total: 4, leftOut: 0 } };
    expect(crawlPercent(aCrawl({ status: 'running', progress: checking }))).toBe(25);
    const reporting = { ...checking, part: 'report' as const };
    expect(crawlPercent(aCrawl({ status: 'running', progress: reporting }))).toBeNull();
  });

  it('fills up to what was found, or to the page limit where that is less', () => {
    expect(crawlPercent(aCrawl({ status: 'running', progress }, { pageLimit: 500 }))).toBe(20);
    expect(crawlPercent(aCrawl({ status: 'running', progress }, { pageLimit: 5000 }))).toBe(11);
  });

  it('tells nothing of one that waits, and stands still for one that rests', () => {
    const nothing = { ...progress, found: 0, visited: 0 };
    expect(crawlPercent(aCrawl({ status: 'queued', progress }))).toBeNull();
    expect(crawlPercent(aCrawl({ status: 'paused', progress: nothing }))).toBe(0);
  });
});

it('tells how fast a crawl is, and how fast it was on the whole', () => {
  expect(pagesPerSecond(aCrawl({ progress, finishedAt: undefined }))).toBe(progress.pagesPerSecond);
  expect(pagesPerSecond(aCrawl({ progress }))).toBe(25);
  const paused = aCrawl({ progress: { ...progress, visited: 30, seconds: 3 } });
  expect(pagesPerSecond(paused)).toBe(10);
  expect(secondsTaken(paused)).toBe(3);
  expect(secondsTaken(aCrawl({ startedAt: undefined, finishedAt: undefined }))).toBeNull();
});

it('puts the most frequent kinds first and leaves out those without any', () => {
  expect(byCount({ timeout: 1, 'client-error': 4, dns: 0 })).toEqual([
    ['client-error', 4],
    ['timeout', 1],
  ]);
});

it.each([
  ['of all of it', {}, 'shop.example-8443 pages.csv'],
  ['of one that was stopped', { partial: true }, 'shop.example-8443 pages (partial).csv'],
  ['of one without reports yet', { analysed: false }, 'shop.example-8443 pages (partial).csv'],
] as const)('names files by the host, and says where they are a part: %s', (_, change, name) => {
  const crawl = aCrawl(change, { startUrl: 'https://shop.example:8443/x' });
  expect(exportName(crawl, 'pages', 'csv')).toBe(name);
});

it.each([
  [undefined, null],
  [{ host: 'a.example', everyMs: 400, pauseMs: 350 }, 'a.example asks for fewer requests: one every 0.4 s.'],
  [
    { host: 'a.example', everyMs: 400, pauseMs: 90_000 },
    'a.example asks for a pause. The next request is in 1 min 30 s.',
  ],
])('tells of a host that slows the crawl down: %j', (slowed, text) => {
  expect(slowdownText({ ...progress, slowed })).toBe(text);
});

it.each([
  ['done', 1, { dns: 1 }, /^The site could not be reached: name not found\./],
  [
    'done',
    1,
    { 'robots-server-error': 1 },
    /^robots\.txt could not be reached: the site answered with an error/,
  ],
  ['done', 9, { timeout: 1 }, null],
  ['done', 1, { 'client-error': 1 }, null],
  ['running', 1, { dns: 1 }, null],
] as const)(
  'tells why a crawl that is %s with %i visits and failures %j reached nothing',
  (...[status, visited, failures, text]) => {
    const told = unreachedText({ status, progress: { ...progress, visited, failures } });
    if (text) expect(told).toMatch(text);
    else expect(told).toBeNull();
  },
);
