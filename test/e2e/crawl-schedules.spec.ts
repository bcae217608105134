import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { CrawlScheduleDetail, CrawlScheduleView } from '../../src/contracts/scraper/crawl-schedules';
import { asAdmin, createUser, expectStatus, logIn, PASSWORD, type SignedIn } from '../support/actors';
import { type CrawledSite, startCrawledSite } from '../support/crawled-site';
import { crawlsOf } from '../support/crawls';
import { listQuery } from '../support/http';
import { waitFor } from '../support/waiting';

const ENTERED = {
  every: 'weekly',
  weekday: 7,
  time: '03:00',
  zone: 'Europe/Berlin',
  delay: 0,
  sitemaps: false,
};
const PATH = '/api/crawl-schedules';

jest.setTimeout(120_000);

let site: CrawledSite;
let admin: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  site = await startCrawledSite(5);
  admin = await asAdmin();
  const { email } = await createUser({ role: 'admin', batch: null });
  other = await logIn(email, PASSWORD);
});

afterAll(() => site.close());

const create = async (change: object = {}) =>
  expectStatus(
    await admin.post<CrawlScheduleView>(PATH, { ...ENTERED, startUrl: site.origin, ...change }),
    201,
  );

it('keeps a schedule for its owner alone, with each change in the audit log', async () => {
  const { id, ...view } = await create();
  expect(view).toMatchObject({ options: { mode: 'site', delay: 0 }, failures: 0, repeat: { weekday: 7 } });
  expect(new Date(view.nextRunAt ?? '').getTime()).toBeGreaterThan(Date.now());
  const one = `${PATH}/${id}`;
  const entered = { ...ENTERED, mode: 'list', addresses: [`${site.origin}/`], every: 'daily' };
  expect(await admin.put(one, entered)).toMatchObject({ status: 200, body: { repeat: { every: 'daily' } } });
  const changed = expectStatus(await admin.get<CrawlScheduleDetail>(one), 200);
  expect(changed).toMatchObject({ addresses: 1, listed: [`${site.origin}/`], options: { mode: 'list' } });
  expect(await admin.post(`${one}/pause`)).toMatchObject({ status: 200, body: { paused: 'owner' } });
  expect(await admin.post(`${one}/resume`)).toMatchObject({ status: 200 });

  for (const answer of [
    await other.get(one),
    await other.put(one, entered),
    await other.post(`${one}/pause`),
    await other.post(`${one}/resume`),
    await other.post(`${one}/run`),
    await other.delete(one),
  ])
    expect(answer.status).toBe(404);
  expect(await other.get(PATH)).toMatchObject({ status: 200, body: [] });

  expectStatus(await admin.delete(one), 200);
  expect(await admin.get(one)).toMatchObject({ status: 404 });
  const query = listQuery({ filter: { resource: 'crawl-schedules', recordId: id }, range: [0, 9] });
  const entries = expectStatus(await admin.get<AuditEntryView[]>(`/api/audit${query}`), 200);
  expect(entries.map(({ action }) => action).reverse()).toEqual([
    'create',
    'update',
    'pause',
    'resume',
    'delete',
  ]);
});

it('refuses what cannot be scheduled, on its field', async () => {
  const answer = await admin.post(PATH, { ...ENTERED, startUrl: 'nowhere', time: '25:00', zone: '+01:00' });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      errors: {
        startUrl: 'Enter the URL to start from, such as https://example.com/.',
        time: 'Enter a time of day, such as 03:00.',
        zone: 'Choose a time zone, such as Europe/Berlin.',
      },
    },
  });
});

it('runs out of turn, and leads to a comparison that can be exported', async () => {
  const { id } = await create();
  const run = async () => {
    const started = expectStatus(await admin.post<CrawlScheduleView>(`${PATH}/${id}/run`), 200);
    const crawlId = started.lastRun?.crawlId ?? '';
    await crawlsOf(admin).ended(crawlId);
    const ended = await waitFor('its end', async () => {
      const list = expectStatus(await admin.get<CrawlScheduleView[]>(PATH), 200);
      return list.find(({ lastRun }) => lastRun?.crawlId === crawlId && lastRun.outcome);
    });
    return ended.lastRun;
  };
  const first = await run();
  expect(first).toMatchObject({ outcome: 'done', pages: 5 });
  expect(first?.change).toBeUndefined();
  expectStatus(await admin.put(`${PATH}/${id}`, { ...ENTERED, startUrl: site.origin, pageLimit: 3 }), 200);
  const second = await run();
  expect(second).toMatchObject({ outcome: 'done', pages: 3 });
  expect(second?.change).toMatchObject({ against: first?.crawlId, added: 0, lost: 2 });
  const path = `/api/crawls/${second?.crawlId}/export/compare/${first?.crawlId}?format=csv`;
  const { status, body, headers } = await admin.get<string>(path);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('crawl-comparison.csv');
  const lines = body.split(/\r?\n/);
  expect(lines[0]).toContain(
    'Change,Page or Issue,Field,Before,After,Pages With It Now,Pages Without It Now',
  );
  expect(lines.filter((line) => line.startsWith('Lost page,'))).toHaveLength(2);
  expect(await admin.get(`/api/crawls/${second?.crawlId}/export/compare/${second?.crawlId}`)).toMatchObject({
    status: 400,
  });
  const schedule = expectStatus(await admin.get<CrawlScheduleView[]>(PATH), 200).find(
    (each) => each.id === id,
  );
  expect(schedule?.failures).toBe(0);
});
