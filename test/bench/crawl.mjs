// npm run bench:crawl: pages per second, processor time and memory of a crawl, beside Crawlee's CheerioCrawler and a bare
// loop of undici that fetches the same addresses without reading them.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathOf, startSite } from './crawl/site.mjs';
import { report } from './support/report.mjs';
import { call, json, withServer } from './support/server.mjs';

const PAGES = Number(process.env.BENCH_PAGES ?? 2_000);
const CONCURRENCY = 16;
const AIMS = { ofCrawlee: 4, ofBareLoop: 0.2, megabytes: 250 };

const site = await startSite(PAGES);
try {
  await warmUp();
  const bare = await peer('bare-loop.mjs');
  show('bare loop', bare);
  const crawlee = await peer('crawlee.mjs');
  show('Crawlee', crawlee);
  const ours = await ourCrawl();
  show('Cohort (API, stores and worker in one process)', ours);
  const counts = Object.entries(ours.counts);
  const twice = counts.filter(([, count]) => count > 1);
  const forbidden = counts.filter(([path]) => /^\/(private|nofollow-only)|\.pdf$/.test(path));
  const ratio = (other) => (ours.perSecond / other.perSecond).toFixed(2);
  report('of Crawlee', ratio(crawlee), ratio(crawlee) >= AIMS.ofCrawlee, `≥ ${AIMS.ofCrawlee}`);
  report('of the bare loop', ratio(bare), ratio(bare) >= AIMS.ofBareLoop, `≥ ${AIMS.ofBareLoop}`);
  report('peak memory', `${ours.megabytes} MB`, ours.megabytes < AIMS.megabytes, `< ${AIMS.megabytes} MB`);
  report('pages', ours.pages, ours.pages === PAGES, PAGES);
  report('fetched twice', twice.length, twice.length === 0, '0');
  report('fetched though forbidden', forbidden.length, forbidden.length === 0, '0');
} finally {
  await site.stop();
}

/** The pages are made once, before anything is measured. */
async function warmUp() {
  for (let page = 0; page < PAGES; page += 1) await (await fetch(site.origin + pathOf(page))).arrayBuffer();
  await site.reset();
}

function show(name, { perSecond, cpuSeconds, megabytes }) {
  console.log(
    `${name}: ${perSecond.toFixed(0)} pages/s, ${cpuSeconds.toFixed(1)} s of processor time, peak ${megabytes} MB`,
  );
}

/** Another crawler, in a process of its own that tells what it did. */
async function peer(file) {
  const entry = new URL(`./crawl/${file}`, import.meta.url).pathname;
  const child = spawn(process.execPath, [entry, site.origin, String(PAGES), String(CONCURRENCY)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = '';
  for await (const line of createInterface(child.stdout)) last = line;
  await site.reset();
  return JSON.parse(last);
}

function ourCrawl() {
  return withServer(
    0,
    async ({ url, pid, admin }) => {
      const before = usageOf(pid);
      const options = { startUrl: `${site.origin}/`, pageLimit: PAGES + 100, delay: 0, depth: 50 };
      const begin = performance.now();
      const { id } = await (
        await call(`${url}/api/crawls`, admin, json({ ...options, concurrency: CONCURRENCY }))
      ).json();
      let megabytes = 0;
      let visitedAfter = 0;
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 250));
        megabytes = Math.max(megabytes, usageOf(pid).megabytes);
        const { status, analysed, progress, error } = await (
          await call(`${url}/api/crawls/${id}`, admin)
        ).json();
        if (visitedAfter === 0 && progress.visited >= PAGES) visitedAfter = performance.now() - begin;
        if (status === 'failed' || status === 'cancelled') throw new Error(error ?? status);
        if (!analysed) continue;
        const seconds = visitedAfter / 1000;
        console.log(`  analysed ${((performance.now() - begin - visitedAfter) / 1000).toFixed(1)} s later`);
        await lists(url, id, admin);
        return {
          perSecond: progress.visited / seconds,
          cpuSeconds: usageOf(pid).cpuSeconds - before.cpuSeconds,
          megabytes,
          pages: progress.visited,
          counts: await site.counts(),
        };
      }
    },
    { FETCH_ALLOW_HOSTS: site.host },
  );
}

/** How long a page of each list takes, and the first byte of an export. */
async function lists(url, id, admin) {
  const query = (parameters) =>
    Object.entries(parameters)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&');
  const middle = [Math.floor(PAGES / 2), Math.floor(PAGES / 2) + 24];
  const paths = {
    'pages, first': 'pages',
    'pages, sorted, in the middle': `pages?${query({ sort: ['words', 'DESC'], range: middle })}`,
    'pages, searched': `pages?${query({ filter: { q: 'page-199' } })}`,
    'pages, by issue': `pages?${query({ filter: { issue: 'title-short' } })}`,
    'links, not visited': `links?${query({ filter: { skipped: true }, range: middle })}`,
    'links to the first page': `links?${query({ filter: { to: `${site.origin}/` } })}`,
    overview: 'overview',
    duplicates: 'duplicates',
    'export of pages, first byte': 'export/pages',
    'export of links, first byte': 'export/links',
  };
  for (const [what, path] of Object.entries(paths)) {
    const begin = performance.now();
    const response = await call(`${url}/api/crawls/${id}/${path}`, admin);
    const reader = response.body.getReader();
    await reader.read();
    const milliseconds = performance.now() - begin;
    await reader.cancel();
    report(what, `${milliseconds.toFixed(0)} ms`, milliseconds < 200, '< 200 ms');
  }
}

function usageOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = Number(/RssAnon:\s+(\d+)/.exec(status)[1]);
  return { cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100, megabytes: Math.round(own / 1024) };
}
