import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CrawlOptions } from '../../src/contracts/scraper/crawls';
import { fetcherOf, startCrawlWorkers } from './crawl-workers';
import { type Site, startSite } from './site';

/** What answers at a path: the HTML of a page, or whatever it does. */
export type SmallAnswer =
  | string
  | ((response: ServerResponse, request: IncomingMessage, origin: string) => void);

/** A page in HTML with something in its head and in its body. */
export function smallPage(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

/** An answer that leads elsewhere. */
export function leadsTo(location: string, status = 301, headers: Record<string, string> = {}): SmallAnswer {
  return (response) => void response.writeHead(status, { location, ...headers }).end();
}

/** A sitemap of some paths. */
export function sitemapOf(...paths: string[]): SmallAnswer {
  return (response, _request, origin) =>
    void response.end(
      `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`,
    );
}

/** Crawls of sites of a few pages, by a worker over HTTP. */
export async function startSmallCrawls() {
  const workers = await startCrawlWorkers();
  const sites: Site[] = [];
  const run = async (id: string) => {
    const worker = await workers.startWorker(fetcherOf(...sites.map(({ host }) => host)));
    return worker.run(id);
  };
  return {
    workers,
    /** Runs a crawl of the sites that are there. */
    run,
    /** What a crawl of a site finds, `*` for what answers where nothing else does; the site stays until `close`. */
    crawl: async (answers: Record<string, SmallAnswer>, options: Partial<CrawlOptions> = {}) => {
      const asked: string[] = [];
      const site = await startSite((request, response) => {
        const { url = '' } = request;
        asked.push(`${request.method} ${url}`);
        const answer = answers[url] ?? answers['*'];
        if (answer === undefined) return void response.writeHead(404).end();
        if (typeof answer === 'function') return answer(response, request, site.origin);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(answer);
      });
      sites.push(site);
      const id = await workers.newCrawl({ startUrl: `${site.origin}/`, concurrency: 1, ...options });
      const progress = await run(id);
      const crawl = await workers.crawl(id);
      const pages = await workers.addresses(id);
      const issues = new Map(crawl?.issues?.map((issue) => [issue.id, issue.pages]));
      const gets = asked.flatMap((line) => (line.startsWith('GET ') ? [line.slice(4)] : []));
      return { id, site, progress, crawl, pages, issues, gets, issuesAt: issuesAt(workers, id) };
    },
    close: async () => {
      await Promise.all(sites.splice(0).map((site) => site.close()));
    },
    stop: () => workers.stop(),
  };
}

/** The issues of the page at a path. */
function issuesAt(workers: Awaited<ReturnType<typeof startCrawlWorkers>>, id: string) {
  return async (path: string): Promise<string[]> => {
    const row = (await workers.table(id)).find(({ url }) => url.slice(new URL(url).origin.length) === path);
    return row?.issues ?? [];
  };
}
