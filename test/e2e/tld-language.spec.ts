import { MARKET_MESSAGES } from '../../src/contracts/markets/market-messages';
import { MAX_MARKET_PAGES } from '../../src/contracts/markets/markets';
import { asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { marketJobsOf } from '../support/market-jobs';
import { type MarketSite, startMarketSite } from '../support/market-site';
import { waitFor } from '../support/waiting';

let site: MarketSite;
let student: SignedIn;
let jobs: ReturnType<typeof marketJobsOf>;
let run: string;

const at = (path: string) => `${site.origin}${path}`;

beforeAll(async () => {
  site = await startMarketSite();
  student = await asStudent({ allowed: ['tld-language'] });
  jobs = marketJobsOf(student);
});

afterAll(() => site.close());

it('reads pages and tells whether their signals agree', async () => {
  const job = await jobs.run(['/en/', '/de/', '/wrong', '/bare', '/later', '/en/#x'].map(at));
  run = job.id;
  expect(job).toMatchObject({
    status: 'done',
    parameters: { name: `5 pages of ${site.host}`, addresses: 5 },
    progress: { done: 5, total: 5 },
    result: { pages: 5, failed: 1, agree: 2, disagree: 1, unknown: 1, hreflangProblems: 2 },
  });
  const pages = expectStatus(await jobs.pages(run), 200);
  expect(
    pages.map(({ position, status, verdict }) => [position, status, verdict?.state, verdict?.language]),
  ).toEqual([
    [1, 200, 'agree', 'en'],
    [2, 200, 'agree', 'de'],
    [3, 200, 'disagree', 'de'],
    [4, 200, 'unknown', null],
    [5, 404, undefined, undefined],
  ]);
  expect(pages[2]?.verdict?.disagreements.map(({ source, value }) => [source, value])).toEqual([
    ['html-lang', 'en'],
    ['content-language', 'fr'],
  ]);
});

it('checks hreflang, and the links back between pages of the run', async () => {
  const pages = expectStatus(await jobs.pages(run), 200);
  expect(pages[0]?.findings.map(({ fault, code }) => [fault, code])).toEqual([['no-return-link', 'de']]);
  expect(pages[1]?.findings.map(({ fault, suggestion }) => [fault, suggestion])).toEqual([
    ['invalid-code', 'en-GB'],
    ['no-x-default', null],
  ]);
});

it('exports what it found as a csv', async () => {
  const { text, headers } = await jobs.export(run);
  expect(headers.get('content-disposition')).toContain('[tld-language]');
  const lines = text.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/^URL,Final URL,Status Code,Not Read Because,Verdict,Language,Country,Why,/);
  expect(lines[1]).toContain(',Agree,English,,');
  expect(lines[3]).toContain('html lang says en, the page stands for German.');
  expect(lines[5]).toContain(MARKET_MESSAGES.statusRefused(404));
});

it('tries again only what failed, in a run of its own', async () => {
  const before = site.asked.length;
  site.mend();
  const { id } = expectStatus(await jobs.retry(run), 201);
  const job = await jobs.ended(id);
  expect(job.parameters).toMatchObject({ name: `5 pages of ${site.host}`, addresses: 5, retryOf: run });
  expect(job.result).toMatchObject({ pages: 5, failed: 0, agree: 3 });
  expect(site.asked.slice(before).filter((path) => path !== '/robots.txt')).toEqual(['/later']);
  expect(expectStatus(await jobs.pages(id), 200).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  const again = await jobs.retry(id);
  expect([again.status, again.body]).toEqual([
    409,
    expect.objectContaining({ message: MARKET_MESSAGES.nothingFailed }),
  ]);
});

it('refuses what is no list of addresses', async () => {
  const errorOf = async (addresses: unknown) => {
    const { status, body } = await jobs.start(addresses);
    return [status, (body as unknown as { errors?: Record<string, string> }).errors?.['addresses']];
  };
  expect(await errorOf([])).toEqual([422, MARKET_MESSAGES.addressesRequired]);
  expect(await errorOf('https://a.example')).toEqual([422, expect.any(String)]);
  expect(await errorOf(['https://a.example', 'javascript:x'])).toEqual([
    422,
    expect.stringContaining('Line 2 (javascript:x)'),
  ]);
  const many = Array.from({ length: MAX_MARKET_PAGES + 1 }, (_, number) => at(`/page/${number}`));
  expect(await errorOf(many)).toEqual([422, MARKET_MESSAGES.tooManyAddresses]);
});

it('is for those who may use the tool, and each run for its owner', async () => {
  const other = await asStudent({ allowed: ['tld-language'] });
  const without = await asStudent({ allowed: ['word-counter'] });
  expect((await marketJobsOf(asGuest()).start([at('/en/')])).status).toBe(401);
  expect((await marketJobsOf(without).start([at('/en/')])).status).toBe(403);
  for (const call of [marketJobsOf(other).pages, marketJobsOf(other).retry, marketJobsOf(other).export]) {
    expect((await call(run)).status).toBe(404);
  }
});

it('cancels, and takes what it found with it', async () => {
  const many = Array.from({ length: 100 }, (_, number) => at(`/page/${number}`));
  const { id } = expectStatus(await jobs.start(many), 201);
  await waitFor('the first page', async () => (await jobs.get(id)).progress.done > 0);
  expect((await jobs.retry(id)).status).toBe(409);
  expectStatus(await jobs.cancel(id), 200);
  expect((await jobs.ended(id)).status).toBe('cancelled');
  await waitFor('its end', async () => (await jobs.remove(id)).status === 200);
  expect((await jobs.pages(id)).status).toBe(404);
});
