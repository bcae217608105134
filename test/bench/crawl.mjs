// npm run bench:crawl: pages per second, processor time and memory of a crawl, beside Crawlee's CheerioCrawler and a bare
// loop of undici that fetches the same addresses without reading them. `npm run bench:crawl -- large` crawls 20,000 pages:
// how the memory grows, and how long lists, reports and exports of such a crawl take.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { largeCrawl } from './crawl/large.mjs';
import { CONCURRENCY, ourCrawl, usageOf } from './crawl/our-crawl.mjs';
import { pathOf, startSite } from './crawl/site.mjs';
import { report } from './support/report.mjs';
import { withServer, withStore } from './support/server.mjs';

const PAGES = Number(process.env.BENCH_PAGES ?? 2_000);
const AIMS = { ofCrawlee: 4, ofBareLoop: 0.2, megabytes: 250 };
/** As `npm run start:worker` and docker-compose.yml give them. */
const WORKER_FLAGS = ['--max-semi-space-size=4'];
/** For another crawler. */
const LIMIT_MS = 5 * 60_000;

if (process.argv.includes('large')) await largeCrawl();
else await besideOthers();

async function besideOthers() {
  const site = await startSite(PAGES);
  try {
    await warmUp(site);
    const bare = await peer(site, 'bare-loop.mjs');
    show('bare loop', bare);
    const ours = await measured(site);
    show('Cohort (API, stores and worker in one process)', ours);
    console.log(`  analysed ${ours.analysed.toFixed(1)} s later`);
    await site.reset();
    const worker = await withStore((uri) => peer(site, 'worker.mjs', uri));
    const crawlee = await peer(site, 'crawlee.mjs');
    if (crawlee) show('Crawlee', crawlee);
    compare(ours, { bare, crawlee, worker });
  } finally {
    await site.stop();
  }
}

function compare(ours, { bare, crawlee, worker }) {
  const ratio = (other) => (ours.perSecond / other.perSecond).toFixed(2);
  if (crawlee) report('of Crawlee', ratio(crawlee), ratio(crawlee) >= AIMS.ofCrawlee, `≥ ${AIMS.ofCrawlee}`);
  report('of the bare loop', ratio(bare), ratio(bare) >= AIMS.ofBareLoop, `≥ ${AIMS.ofBareLoop}`);
  const { megabytes } = worker;
  report('peak memory of a worker', `${megabytes} MB`, megabytes < AIMS.megabytes, `< ${AIMS.megabytes} MB`);
  const counts = Object.entries(ours.counts);
  const twice = counts.filter(([, count]) => count > 1).length;
  const forbidden = counts.filter(([path]) => /^\/(private|nofollow-only)|\.pdf$/.test(path)).length;
  report('pages', ours.pages, ours.pages === PAGES, PAGES);
  report('fetched twice', twice, twice === 0, '0');
  report('fetched though forbidden', forbidden, forbidden === 0, '0');
}

/** The pages are made once, before anything is measured. */
async function warmUp(site) {
  for (let page = 0; page < PAGES; page += 1) await (await fetch(site.origin + pathOf(page))).arrayBuffer();
  await site.reset();
}

function show(name, { perSecond, cpuSeconds, megabytes }) {
  console.log(
    `${name}: ${perSecond.toFixed(0)} pages/s, ${cpuSeconds.toFixed(1)} s of processor time, peak ${megabytes} MB`,
  );
}

/** Another crawler, in a process of its own that tells what it did; nothing where its time was too short. */
async function peer(site, file, ...more) {
  const entry = new URL(`./crawl/${file}`, import.meta.url).pathname;
  const child = spawn(
    process.execPath,
    [
      ...(file === 'worker.mjs' ? WORKER_FLAGS : []),
      entry,
      site.origin,
      String(PAGES),
      String(CONCURRENCY),
      ...more,
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: LIMIT_MS,
    },
  );
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) last = line;
  await site.reset();
  if (last !== '') return JSON.parse(last);
  console.log(`${file} did not end in ${LIMIT_MS / 60_000} minutes.`);
  return undefined;
}

function measured(site) {
  return withServer(
    0,
    async ({ url, pid, admin }) => {
      const before = usageOf(pid);
      let { megabytes } = before;
      let ended = before;
      const crawl = await ourCrawl({ url, admin }, site, PAGES, (_visited, isVisited) => {
        const usage = usageOf(pid);
        megabytes = Math.max(megabytes, usage.megabytes);
        if (!isVisited) ended = usage;
      });
      const perSecond = crawl.pages / crawl.seconds;
      const cpuSeconds = ended.cpuSeconds - before.cpuSeconds;
      return { ...crawl, perSecond, cpuSeconds, megabytes, counts: await site.counts() };
    },
    { FETCH_ALLOW_HOSTS: site.host },
  );
}
