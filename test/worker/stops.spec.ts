import type { CrawledPageRow } from '../../src/contracts/scraper/crawl-reports';
import type { JobView } from '../../src/contracts/jobs/jobs';
import type { UserView } from '../../src/contracts/users/users';
import { createUser, expectStatus, logIn, PASSWORD, type SignedIn, unique } from '../support/actors';
import { bulkChangesOf } from '../support/bulk-changes';
import { crawlsOf } from '../support/crawls';
import { listQuery } from '../support/http';
import { marketJobsOf } from '../support/market-jobs';
import { pageRunsOf } from '../support/page-runs';
import { schemaChecksOf } from '../support/schema-checks';
import { importsOf, usersFile } from '../support/user-import';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { type GatedSite, startGatedSite } from './support/gated-site';
import { jobsOf, keywordFile } from './support/keywords';
import { startCluster } from './support/start-cluster';

/** One more run than a kind has attempts: none of these counts. The worker is asked to stop, and the last time killed. */
const STOPS = 3;
/** Pages of a run, and those that it is let read between two stops. */
const PAGES = 20;
const PAGES_A_RUN = 5;
/** Enough that the import is met in the middle of them three times: each takes a password's hashing. */
const ROWS = 120;
/** What the accounts of both files have in their e-mail, and those of each. */
const MARK = unique('student');
const [CALM, STOPPED] = [`${MARK}-calm`, `${MARK}-stopped`];
/** Long enough for three times, too: a classification begins anew. */
const KEYWORDS = keywordFile('keywords.csv', 350_000);

/** A busy machine takes its time. */
const PATIENCE = { timeoutMs: 90_000 };
/** Records are changed within seconds: who asks less often finds them done. An admin may ask 300 times a minute. */
const SOON = { ...PATIENCE, intervalMs: 250 };

jest.setTimeout(300_000);

let site: GatedSite;
let cluster: Cluster;

beforeAll(async () => {
  site = await startGatedSite(PAGES);
  cluster = await startCluster({ env: { FETCH_ALLOW_HOSTS: site.host } });
});

afterAll(async () => {
  await cluster.stop();
  await site.close();
});

/** Ends the workers, for the first, second or last time. */
async function endWorkers(stop: number): Promise<void> {
  if (stop < STOPS) expect(await cluster.stopWorkers()).toEqual([0]);
  else await cluster.killWorkers();
}

/** A test asks so often that its admin may ask no more for a while. */
async function anotherAdmin(): Promise<SignedIn> {
  const { email } = await createUser({ role: 'admin' }, cluster.url);
  return logIn(email, PASSWORD, cluster.url);
}

/** What two runs of one kind may differ in. */
const OWN = ['id', '_id', 'job', 'at', 'milliseconds', 'crawl', 'fetchedAt', 'visitedAt'];
const rowsOf = (rows: readonly object[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.includes(name))));

interface Work {
  start: () => Promise<string>;
  /** How much of it is done. */
  done: (id: string) => Promise<number>;
  end: (id: string) => Promise<Pick<JobView, 'status'>>;
  /** All that it came to. */
  outcome: (id: string) => Promise<unknown>;
}

/** The kinds that read pages, each with its own part of the site, and asked for by an admin of its own. */
async function readers(): Promise<Record<string, Work>> {
  const addresses = (part: string) => Array.from({ length: PAGES }, (_, i) => `${site.origin}/${part}/${i}`);
  const pages = pageRunsOf(await anotherAdmin(), 'pages-analysis', cluster.url);
  const markets = marketJobsOf(await anotherAdmin(), cluster.url);
  const schema = schemaChecksOf(await anotherAdmin(), cluster.url);
  const crawler = await anotherAdmin();
  const crawls = crawlsOf(crawler);
  const all = { range: [0, PAGES * 3] as [number, number] };
  return {
    pages: {
      start: async () => expectStatus(await pages.start(addresses('pages')), 201).id,
      done: async (id) => (await pages.get(id)).progress.done,
      end: pages.ended,
      outcome: async (id) => [
        (await pages.get(id)).result,
        rowsOf(expectStatus(await pages.pages(id, all), 200)),
        rowsOf(expectStatus(await pages.links(id, all), 200)),
      ],
    },
    markets: {
      start: async () => expectStatus(await markets.start(addresses('markets')), 201).id,
      done: async (id) => (await markets.get(id)).progress.done,
      end: markets.ended,
      outcome: async (id) => [
        (await markets.get(id)).result,
        rowsOf(expectStatus(await markets.pages(id), 200)),
      ],
    },
    schema: {
      start: async () => expectStatus(await schema.start({ addresses: addresses('schema') }), 201).id,
      done: async (id) => (await schema.get(id)).progress.done,
      end: schema.ended,
      outcome: async (id) => {
        const list = { filter: { job: id }, sort: ['position', 'ASC'] as [string, string], ...all };
        return [(await schema.get(id)).result, rowsOf(expectStatus(await schema.list(list), 200))];
      },
    },
    crawl: {
      start: async () => (await crawls.start({ startUrl: `${site.origin}/crawl/0`, concurrency: 4 })).id,
      done: async (id) => (await crawls.get(id)).progress.visited,
      end: crawls.ended,
      outcome: async (id) => {
        const list = listQuery({ sort: ['url', 'ASC'], ...all });
        const rows = await crawler.get<CrawledPageRow[]>(`/api/crawls/${id}/pages${list}`);
        return [(await crawls.get(id)).progress.visited, rowsOf(expectStatus(rows, 200))];
      },
    },
  };
}

it('runs that read pages come to the same when their worker is stopped twice and killed', async () => {
  const works = Object.entries(await readers());
  const startAll = () => Promise.all(works.map(([, { start }]) => start()));
  const outcomes = (ids: string[]) =>
    Promise.all(
      works.map(async ([part, { end, outcome }], index) => {
        const id = ids[index] ?? '';
        const { status } = await end(id);
        return { part, status, outcome: await outcome(id) };
      }),
    );
  const undisturbed = await outcomes(await startAll());

  site.open(PAGES_A_RUN);
  const ids = await startAll();
  for (let stop = 1; stop <= STOPS; stop++) {
    for (const [index, [part, { done }]] of works.entries()) {
      await waitFor(
        `${part} to be cut off in its middle`,
        async () => {
          const isAsking = site.waiting(part) > 0;
          return isAsking && (await done(ids[index] ?? '')) === stop * PAGES_A_RUN;
        },
        PATIENCE,
      );
    }
    await endWorkers(stop);
    site.open(PAGES_A_RUN);
    await cluster.startWorker();
  }
  site.open(Infinity);
  const disturbed = await outcomes(ids);
  expect(disturbed.map(({ status }) => status)).toEqual(works.map(() => 'done'));
  expect(disturbed).toEqual(undisturbed);
});

it('files come to the same when their worker is stopped twice and killed', async () => {
  const other = await anotherAdmin();
  const imports = importsOf(other, cluster.url);
  const keywords = jobsOf(cluster, other.token);
  const batch = { batch: unique('Batch'), defaultTool: 'intent-finder', allowed: ['intent-finder'] };
  expectStatus(await other.post('/api/permissions', batch), 201);
  const plan = await other.post<{ id: string }>('/api/pro-plans', { name: unique('Plan') });
  const pro = {
    userType: 'pro',
    userPlan: expectStatus(plan, 201).id,
    subscriptionEndDate: '2099-01-31',
  } as const;
  const startImport = async (prefix: string) => {
    const rows = Array.from(
      { length: ROWS },
      (_, i) => `Student ${i},${prefix}-${i}@cohort.test,${batch.batch}`,
    );
    return expectStatus(await imports.start(usersFile(rows), undefined, pro), 201).id;
  };
  const reportOf = async (id: string, prefix: string) => {
    expect(await imports.ended(id)).toMatchObject({ status: 'done', progress: { done: ROWS, total: ROWS } });
    return (await imports.report(id)).replaceAll(prefix, 'student').split('\r\n');
  };
  const undisturbed = await reportOf(await startImport(CALM), CALM);

  const [importId, keywordsId] = [await startImport(STOPPED), await keywords.submit(KEYWORDS)];
  for (let stop = 1, before = 0; stop <= STOPS; stop++) {
    await keywords.running(keywordsId);
    before = await waitFor('the next rows', async () => {
      const { done } = (await imports.get(importId)).progress;
      return done > before && done;
    });
    expect(before).toBeLessThan(ROWS);
    await endWorkers(stop);
    await cluster.startWorker();
  }
  expect(await reportOf(importId, STOPPED)).toEqual(undisturbed);
  expect(await keywords.done(keywordsId)).toMatchObject({ attempts: STOPS + 1 });
  // Megabytes that differ are no help in a report.
  expect((await keywords.result(keywordsId)).text === KEYWORDS.result).toBe(true);
});

it('a change of the accounts of those files comes to the same when its worker is stopped twice and killed', async () => {
  const other = await anotherAdmin();
  const changes = bulkChangesOf(other);
  const count = ROWS * 2;
  const extend = {
    resource: 'users',
    action: 'update',
    values: { extendBy: 30 },
    selection: { filter: { q: MARK }, expected: count },
  };
  const ends = async () => {
    const list = listQuery({ filter: { q: MARK }, range: [0, count] });
    const users = expectStatus(await other.get<UserView[]>(`/api/users${list}`), 200);
    return users.map(({ subscriptionEndDate }) => subscriptionEndDate?.slice(0, 10));
  };
  const all = (end: string) => Array<string>(count).fill(end);
  const outcomeOf = async (id: string) => {
    const { status, progress, result } = await changes.ended(id);
    return { status, progress, result, rows: rowsOf(await changes.rows(id)) };
  };
  const undisturbed = await outcomeOf(expectStatus(await changes.start(extend), 201).id);
  expect(undisturbed).toMatchObject({ status: 'done', result: { counts: { done: count } } });
  expect(await ends()).toEqual(all('2099-03-02'));

  const { id } = expectStatus(await changes.start(extend), 201);
  for (let stop = 1; stop <= STOPS; stop++) {
    const done = await waitFor(
      'a worker to be in the middle of it',
      async () => {
        const { attempts, progress } = await changes.get(id);
        return attempts === stop && progress.done;
      },
      SOON,
    );
    expect(done).toBeLessThan(count);
    await endWorkers(stop);
    await cluster.startWorker();
  }
  expect(await outcomeOf(id)).toEqual(undisturbed);
  expect(await changes.get(id)).toMatchObject({ attempts: STOPS + 1 });
  // Once for each, though the killed one had begun with some.
  expect(await ends()).toEqual(all('2099-04-01'));

  await changes.undo(id);
  expect(await ends()).toEqual(all('2099-03-02'));
});
