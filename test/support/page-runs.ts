import type { JobView } from '../../src/contracts/jobs/jobs';
import type { PageToolId } from '../../src/contracts/pages/pages.kind';
import type { AnalysedLink, AnalysedPage, AnalysedPageRow } from '../../src/contracts/pages/page-runs';
import { expectStatus, type SignedIn } from './actors';
import { call, listQuery } from './http';
import { untilEnded } from './job-end';

type PagesJob = JobView<'pages'>;

/** What somebody does with a tool that reads pages. */
export function pageRunsOf({ token }: Pick<SignedIn, 'token'>, tool: PageToolId, at?: string) {
  const path = `/api/${tool}/runs`;
  const get = async (id: string) =>
    expectStatus(await call<PagesJob>('GET', `/api/jobs/${id}`, { token, at }), 200);
  const start = (addresses: unknown, name?: string) =>
    call<PagesJob>('POST', path, { token, at, json: { addresses, ...(name && { name }) } });
  const ended = (id: string) => untilEnded(() => get(id));
  return {
    start,
    startOfCrawl: (crawl: string) => call<PagesJob>('POST', path, { token, at, json: { crawl } }),
    get,
    ended,
    run: async (addresses: string[]) => ended(expectStatus(await start(addresses), 201).id),
    pages: (id: string, list: Parameters<typeof listQuery>[0] = {}) =>
      call<AnalysedPageRow[]>('GET', `${path}/${id}/pages${listQuery(list)}`, { token, at }),
    page: (id: string, page: string) =>
      call<AnalysedPage>('GET', `${path}/${id}/pages/${page}`, { token, at }),
    links: (id: string, list: Parameters<typeof listQuery>[0] = {}) =>
      call<AnalysedLink[]>('GET', `${path}/${id}/links${listQuery(list)}`, { token, at }),
    export: (id: string, format = 'csv') =>
      call('GET', `${path}/${id}/export?format=${format}`, { token, at }),
    change: (id: string, change: 'pause' | 'resume' | 'cancel') =>
      call<PagesJob>('POST', `/api/jobs/${id}/${change}`, { token, at }),
    remove: (id: string) => call('DELETE', `/api/jobs/${id}`, { token, at }),
  };
}
