import { report } from '../support/report.mjs';
import { call, withSeparateStore } from '../support/server.mjs';
import { ourCrawl, usageOf } from './our-crawl.mjs';
import { startSite } from './site.mjs';

const PAGES = Number(process.env.BENCH_PAGES ?? 20_000);
/** Most of a page is not kept: small ones tell as much of lists and of what grows with their number. */
const PAGE_BYTES = 10_000;
const SMALL = 1_000;
const AIMS = { growth: 100, milliseconds: 200 };
const ROUNDS = 3;

/** Crawls many pages: what grows with them, and how long what is told of them takes. */
export async function largeCrawl() {
  const [site, small] = [await startSite(PAGES, PAGE_BYTES), await startSite(SMALL, PAGE_BYTES)];
  try {
    await withSeparateStore(
      async (server) => {
        const { id: other } = await grown(server, small, SMALL);
        const before = usageOf(server.pid).megabytes;
        const { id, peaks } = await grown(server, site, PAGES);
        const growth = Math.max(...peaks) - peaks[0];
        report(
          `memory at ${PAGES} pages above that at ${SMALL}`,
          `${growth} MB (${before} MB before, ${peaks.join(', ')} MB by quarters and in the analysis)`,
          growth < AIMS.growth,
          `< ${AIMS.growth} MB`,
        );
        await times(server, site, { id, other });
      },
      { FETCH_ALLOW_HOSTS: `${site.host},${small.host}` },
    );
  } finally {
    await Promise.all([site.stop(), small.stop()]);
  }
}

/** A crawl, and the most memory at SMALL pages, in each quarter from there, and while it was analysed. */
async function grown(server, site, pages) {
  const peaks = [];
  const crawl = await ourCrawl(server, site, pages, (visited, isVisited) => {
    const { megabytes } = usageOf(server.pid);
    const quarter = isVisited ? 5 : Math.floor((4 * visited) / pages) + (visited <= SMALL ? 0 : 1);
    peaks[quarter] = Math.max(peaks[quarter] ?? 0, megabytes);
  });
  const perSecond = (pages / crawl.seconds).toFixed(0);
  console.log(`${pages} pages: ${perSecond} pages/s, analysed in ${crawl.analysed.toFixed(1)} s more`);
  return { id: crawl.id, peaks: peaks.filter((peak) => peak !== undefined) };
}

const query = (parameters) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

/** Each list by each order and filter, the reports, and of exports the first byte. */
function requests({ origin }, { other, issues }) {
  const middle = [Math.floor(PAGES / 2), Math.floor(PAGES / 2) + 24];
  const pages = (parameters) => `pages?${query({ range: middle, ...parameters })}`;
  const links = (parameters) => `links?${query({ range: middle, ...parameters })}`;
  const sorts = ['id', 'url', 'title', 'h1', 'status', 'depth', 'words', 'bytes', 'milliseconds', 'inlinks'];
  return [
    ['pages, first', 'pages'],
    ...[...sorts, 'outlinks', 'linkScore', 'titlePixels'].map((field) => [
      `pages by ${field}`,
      pages({ sort: [field, 'DESC'] }),
    ]),
    ...Object.entries({ q: 'page-199', statusClass: '2xx', indexable: true, depth: 3 }).map(
      ([name, value]) => [`pages with ${name}`, `pages?${query({ filter: { [name]: value } })}`],
    ),
    ...issues.slice(0, 3).map((issue) => [`pages with ${issue}`, `pages?${query({ filter: { issue } })}`]),
    ['links', links({})],
    ['links not followed', links({ filter: { skipped: true } })],
    ['links broken', `links?${query({ filter: { broken: true } })}`],
    ['links to the first page', `links?${query({ filter: { to: `${origin}/` } })}`],
    ...['issues', 'overview', 'chains', 'hreflang', 'sitemaps'].map((name) => [name, name]),
    ...[0.5, 0.75, 0.9, 1].map((threshold) => [
      `duplicates from ${threshold}`,
      `duplicates?threshold=${threshold}`,
    ]),
    ['compare with another', `compare/${other}`],
    ...['pages', 'links', 'issues', 'sitemap'].map((name) => [`export of ${name}`, `export/${name}`]),
  ];
}

async function times({ url, admin }, site, { id, other }) {
  const found = await (await call(`${url}/api/crawls/${id}/issues`, admin)).json();
  const issues = found.map((issue) => issue.id);
  for (const [what, path] of requests(site, { other, issues })) {
    const taken = [];
    for (let round = 0; round < ROUNDS; round += 1)
      taken.push(await timeOf(`${url}/api/crawls/${id}/${path}`, admin));
    const [first] = taken;
    const median = taken.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
    const told = `${median.toFixed(0)} ms, the first time ${first.toFixed(0)} ms`;
    report(what, told, median < AIMS.milliseconds, `< ${AIMS.milliseconds} ms`);
  }
}

/** Until the whole page is there, or of an export its first byte. */
async function timeOf(address, token) {
  const begin = performance.now();
  const response = await call(address, token);
  const reader = response.body.getReader();
  await reader.read();
  const first = performance.now() - begin;
  if (address.includes('/export/')) {
    await reader.cancel();
    return first;
  }
  while (!(await reader.read()).done);
  return performance.now() - begin;
}
