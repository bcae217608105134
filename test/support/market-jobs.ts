import type { JobView } from '../../src/contracts/jobs/jobs';
import type { MarketPage } from '../../src/contracts/markets/market-pages';
import { expectStatus, type SignedIn } from './actors';
import { call } from './http';
import { untilEnded } from './job-end';

type MarketJob = JobView<'tld-pages'>;

/** What somebody does with the pages of the TLD & Language Finder. */
export function marketJobsOf({ token }: Pick<SignedIn, 'token'>, at?: string) {
  const path = '/api/tld-language/jobs';
  const get = async (id: string) =>
    expectStatus(await call<MarketJob>('GET', `/api/jobs/${id}`, { token, at }), 200);
  const start = (addresses: unknown) => call<MarketJob>('POST', path, { token, at, json: { addresses } });
  const ended = (id: string) => untilEnded(() => get(id));
  return {
    start,
    get,
    ended,
    run: async (addresses: string[]) => ended(expectStatus(await start(addresses), 201).id),
    pages: (id: string) => call<MarketPage[]>('GET', `${path}/${id}/pages`, { token, at }),
    retry: (id: string) => call<MarketJob>('POST', `${path}/${id}/retry`, { token, at }),
    export: (id: string) => call('GET', `${path}/${id}/export?format=csv`, { token, at }),
    cancel: (id: string) => call<MarketJob>('POST', `/api/jobs/${id}/cancel`, { token, at }),
    remove: (id: string) => call('DELETE', `/api/jobs/${id}`, { token, at }),
  };
}
