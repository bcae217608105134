import { JOB_KIND_DEFINITIONS, JOB_KINDS, type JobKind } from '../../src/contracts/jobs/job-kinds';
import { type BriefSite, startBriefSite } from '../support/briefs';
import { dieAfter } from '../support/dying';
import { alike, type Kind, kindsOf } from '../support/kinds/kinds';
import { type KindsSystem, startKindsSystem } from '../support/kinds/kinds-system';
import { startLinkSite } from '../support/link-site';
import { type PageSite, startPageSite } from '../support/page-site';
import type { Site } from '../support/site';

jest.setTimeout(600_000);

/** What keeps documents of its own, and is proved elsewhere. */
const ELSEWHERE: JobKind[] = [
  // test/worker/stops
  'bulk-change',
  // crawl-runs and crawl-targets
  'crawl',
  // site-readings
  'reading',
];
/** A kind without documents of its own keeps nothing before its end. */
const KINDS = JOB_KINDS.filter(
  (kind) => JOB_KIND_DEFINITIONS[kind].ownsDocuments && !ELSEWHERE.includes(kind),
);

let articles: BriefSite;
let pages: PageSite;
let site: Site;
let system: KindsSystem;
let kinds: Map<JobKind, Kind>;

beforeAll(async () => {
  articles = await startBriefSite();
  pages = await startPageSite();
  site = await startLinkSite();
  system = await startKindsSystem(articles.host, pages.host, site.host);
  const sources = { articles: articles.origin, pages: pages.origin, site: site.origin };
  kinds = new Map((await kindsOf(system, sources)).map((kind) => [kind.kind, kind]));
});

afterEach(() => jest.restoreAllMocks());

afterAll(async () => {
  await system.stop();
  await Promise.all([articles.close(), pages.close(), site.close()]);
});

/** One run whose process dies when it has written so often; whether it came to that. */
async function runUntil(
  writes: number,
  { kind, dies }: Pick<Kind, 'kind' | 'dies'>,
  id: string,
): Promise<boolean> {
  const hasDied = dieAfter(writes, dies);
  await system.work(kind, id).catch(() => undefined);
  jest.restoreAllMocks();
  return hasDied();
}

/** What a job comes to when it is over and settled, and what the student has used by then. */
async function ended({ owner, outcome }: Kind, id: string) {
  await system.settle();
  const { status, result } = await system.jobs.get(owner, id);
  return { status, result: alike(result), outcome: await outcome(id), used: await system.used() };
}

async function forgetUse(): Promise<void> {
  await system.connection.collection('usage_counters').deleteMany({});
}

it('is asked of each kind that keeps something', () => {
  expect([...kinds.keys()].sort()).toEqual([...KINDS].sort());
});

describe.each(KINDS)('a job of kind %s', (name) => {
  let kind: Kind;
  let calm: Awaited<ReturnType<typeof ended>>;

  beforeAll(async () => {
    kind = kinds.get(name)!;
    await forgetUse();
    const id = await kind.start();
    await system.work(name, id);
    calm = await ended(kind, id);
  });

  beforeEach(forgetUse);

  it('comes to the same, at the same cost, at whichever write its process dies', async () => {
    expect(calm).toMatchObject({ status: 'done' });
    let deaths = 0;
    for (let hasDied = true; hasDied;) {
      await forgetUse();
      const id = await kind.start();
      hasDied = await runUntil(deaths, kind, id);
      if (hasDied) await system.work(name, id);
      expect(await ended(kind, id)).toEqual(calm);
      if (hasDied) deaths += 1;
    }
    expect(deaths).toBeGreaterThan(0);
  });

  it('comes to the same, at the same cost, where two workers have it at the same time', async () => {
    const id = await kind.start();
    await Promise.all([system.work(name, id), system.work(name, id)]);
    expect(await ended(kind, id)).toEqual(calm);
  });

  it('gives back once what it has cost when it is cancelled after its process died', async () => {
    const before = await system.used();
    const id = await kind.start();
    expect(await runUntil(2, { kind: name }, id)).toBe(true);
    await system.jobs.cancel(kind.owner, id);
    await system.work(name, id);
    await system.settle();
    expect(await system.used()).toEqual(before);
    expect((await system.jobs.get(kind.owner, id)).status).toBe('cancelled');
  });
});
