import type { CrawledPageRow } from '../../src/contracts/scraper/crawl-reports';
import type { CrawlView } from '../../src/contracts/scraper/crawls';
import { expectStatus, type SignedIn } from './actors';
import { listQuery } from './http';
import { untilEnded } from './job-end';

/** What an admin does with crawls. */
export function crawlsOf(admin: SignedIn) {
  const get = async (id: string) => expectStatus(await admin.get<CrawlView>(`/api/crawls/${id}`), 200);
  return {
    get,
    start: async (options: object) =>
      expectStatus(await admin.post<CrawlView>('/api/crawls', { delay: 0, concurrency: 8, ...options }), 201),
    /** The crawl once it is over. */
    ended: (id: string) => untilEnded(() => get(id)),
    /** All that was visited, by path. */
    pages: async (id: string) => {
      const answer = await admin.get<CrawledPageRow[]>(
        `/api/crawls/${id}/pages${listQuery({ range: [0, 999] })}`,
      );
      return new Map(expectStatus(answer, 200).map((page) => [new URL(page.url).pathname, page]));
    },
    report: async <Report>(id: string, name: string) =>
      expectStatus(await admin.get<Report>(`/api/crawls/${id}/${name}`), 200),
  };
}
