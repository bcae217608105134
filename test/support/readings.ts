import type { ReadingPageDetail, ReadingPageRow, ReadingView } from '../../src/contracts/readings/readings';
import { expectStatus, type SignedIn } from './actors';
import { listQuery } from './http';
import { untilEnded } from './job-end';

/** What a user does with readings of sites. */
export function readingsOf(user: SignedIn) {
  const get = async (id: string) => expectStatus(await user.get<ReadingView>(`/api/readings/${id}`), 200);
  const start = (reading: object) => user.post<ReadingView>('/api/readings/jobs', reading);
  const ended = (id: string) => untilEnded(() => get(id));
  return {
    get,
    start,
    ended,
    /** A reading from its start to its end, however it ends. */
    run: async (reading: object) => ended(expectStatus(await start(reading), 201).id),
    list: (query: object = {}) => user.get<ReadingView[]>(`/api/readings${listQuery(query)}`),
    /** All that was visited, by path. */
    pages: async (id: string, query: object = {}) => {
      const address = `/api/readings/${id}/pages${listQuery({ range: [0, 999], ...query })}`;
      const pages = expectStatus(await user.get<ReadingPageRow[]>(address), 200);
      return new Map(pages.map((page) => [new URL(page.url).pathname, page]));
    },
    page: async (id: string, pageId: string) =>
      expectStatus(await user.get<ReadingPageDetail>(`/api/readings/${id}/pages/${pageId}`), 200),
    remove: (id: string) => user.delete(`/api/readings/${id}`),
    export: (id: string) => user.get<string>(`/api/readings/${id}/export`),
  };
}
