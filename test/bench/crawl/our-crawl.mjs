import { readFileSync } from 'node:fs';
import { call, json } from '../support/server.mjs';

const ASK_EVERY_MS = 250;
export const CONCURRENCY = 16;

/**
 * Crawls the site and waits until the crawl is analysed; `watch` is told the pages that are visited whenever it is asked.
 * How many pages there were, and the seconds until all were visited and until all was known.
 */
export async function ourCrawl({ url, admin }, site, pages, watch) {
  const options = { startUrl: `${site.origin}/`, pageLimit: pages + 100, delay: 0, depth: 50 };
  const begin = performance.now();
  const since = () => (performance.now() - begin) / 1000;
  const { id } = await (
    await call(`${url}/api/crawls`, admin, json({ ...options, concurrency: CONCURRENCY }))
  ).json();
  let visitedAfter = 0;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    const crawl = await (await call(`${url}/api/crawls/${id}`, admin)).json();
    const { visited } = crawl.progress;
    watch(visited, visitedAfter > 0);
    if (visitedAfter === 0 && visited >= pages) visitedAfter = since();
    if (crawl.status === 'failed' || crawl.status === 'cancelled')
      throw new Error(crawl.error ?? crawl.status);
    if (crawl.analysed)
      return { id, pages: visited, seconds: visitedAfter, analysed: since() - visitedAfter };
  }
}

/** Processor seconds of a process so far, and its own memory. */
export function usageOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = Number(/RssAnon:\s+(\d+)/.exec(status)[1]);
  return { cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100, megabytes: Math.round(own / 1024) };
}
