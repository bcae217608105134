import type { WatchChangeRow, WatchCheckRow } from '../../src/contracts/watches/watch-history';
import type {
  WatchImportView,
  WatchPreviewView,
  WatchRow,
  WatchView,
} from '../../src/contracts/watches/watches';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from './actors';
import { listQuery } from './http';

const TOOL = 'content-detection';

interface Limit {
  maxUrlToWatch: number;
  maxCheckPerUrl: number;
  time: '1 day' | '30 days';
}

/** A student whose plan allows so much of watching; the plan's id to change it. */
export async function asWatchStudent(limit: Limit, at?: string): Promise<SignedIn & { plan: string }> {
  const admin = await asAdmin(at);
  const plan = { name: unique('Plan'), limits: { [TOOL]: limit } };
  const { id } = expectStatus(await admin.post<{ id: string }>('/api/pro-plans', plan), 201);
  const fields = { userType: 'pro', userPlan: id, subscriptionEndDate: '2099-01-01' };
  return { ...(await asStudent({ allowed: [TOOL], at, fields })), plan: id };
}

/** What somebody does with watches. */
export function watchesOf(actor: Pick<SignedIn, 'get' | 'post' | 'put' | 'delete'>) {
  const path = '/api/watches';
  return {
    add: (watch: object) => actor.post<WatchView>(path, { intervalMinutes: 60, ...watch }),
    get: async (id: string) => expectStatus(await actor.get<WatchView>(`${path}/${id}`), 200),
    list: (query: Parameters<typeof listQuery>[0] = {}) =>
      actor.get<WatchRow[]>(`${path}${listQuery(query)}`),
    preview: (wanted: object) => actor.post<WatchPreviewView>(`${path}/preview`, wanted),
    import: (wanted: object) => actor.post<WatchImportView>(`${path}/import`, wanted),
    changes: async (id: string) =>
      expectStatus(await actor.get<WatchChangeRow[]>(`${path}/${id}/changes`), 200),
    checks: async (id: string) => expectStatus(await actor.get<WatchCheckRow[]>(`${path}/${id}/checks`), 200),
  };
}
