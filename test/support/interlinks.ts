import type {
  FreeReading,
  InterlinkGraphView,
  InterlinkPageView,
  InterlinkSuggestionView,
  InterlinkView,
} from '../../src/contracts/interlinks/interlink-views';
import type { JobView } from '../../src/contracts/jobs/jobs';
import type { PlanStat } from '../../src/contracts/plans/plans';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from './actors';
import { call, listQuery } from './http';
import { untilEnded } from './job-end';
import { readingsOf } from './readings';

type InterlinkJob = JobView<'interlinks'>;

const TOOL = 'intelligent-interlink';
const PATH = '/api/intelligent-interlinks';

/** A pro student whose plan allows so many runs a day. */
export async function asLinker(numberOfOperations: number, at?: string, fields = {}): Promise<SignedIn> {
  const admin = await asAdmin(at);
  const plan = { name: unique('Plan'), limits: { [TOOL]: { numberOfOperations, time: '1 day' } } };
  const { id } = expectStatus(await admin.post<{ id: string }>('/api/pro-plans', plan), 201);
  const pro = { userType: 'pro', userPlan: id, subscriptionEndDate: '2099-01-01', ...fields };
  return asStudent({ allowed: [TOOL], at, fields: pro });
}

/** A finished reading of a site; its id. */
export async function readSite(actor: SignedIn, origin: string): Promise<string> {
  const { id, status } = await readingsOf(actor).run({ source: 'site', startUrl: origin });
  if (status !== 'done') throw new Error(`The reading has ended as ${status}.`);
  return id;
}

/** What somebody does with runs of Interlink Genius. */
export function interlinksOf(actor: Pick<SignedIn, 'token' | 'get'>, at?: string) {
  const { token } = actor;
  const get = async (id: string) =>
    expectStatus(await call<InterlinkJob>('GET', `/api/jobs/${id}`, { token, at }), 200);
  const start = (run: object) => call<InterlinkJob>('POST', `${PATH}/jobs`, { token, at, json: run });
  const ended = (id: string) => untilEnded(() => get(id));
  const read = <Body>(path: string) => call<Body>('GET', `${PATH}/${path}`, { token, at });
  const used = async () => {
    const limits = await actor.get<{ planStats: PlanStat[] }>('/api/auth/getCurrentModuleLimits');
    return expectStatus(limits, 200).planStats.find(({ modelId }) => modelId === TOOL)?.currentCount;
  };
  return {
    ...{ start, get, ended, used },
    run: async (run: object = { sample: true }) => ended(expectStatus(await start(run), 201).id),
    free: () => read<FreeReading[]>('free-readings'),
    view: (id: string) => read<InterlinkView>(`jobs/${id}`),
    suggestions: (id: string, query: object = {}) =>
      read<InterlinkSuggestionView[]>(`jobs/${id}/suggestions${listQuery(query)}`),
    pages: (id: string, query: object = {}) =>
      read<InterlinkPageView[]>(`jobs/${id}/pages${listQuery(query)}`),
    graph: (id: string) => read<InterlinkGraphView>(`jobs/${id}/graph`),
    decide: (id: string, suggestion: string, json: object) =>
      call<InterlinkSuggestionView>('PUT', `${PATH}/jobs/${id}/suggestions/${suggestion}`, {
        token,
        at,
        json,
      }),
    accept: (id: string, target: unknown) =>
      call<{ accepted: number }>('POST', `${PATH}/jobs/${id}/accepted-targets`, {
        token,
        at,
        json: { target },
      }),
    export: (id: string, format?: string) =>
      call<string>('GET', `${PATH}/jobs/${id}/export${format ? `?format=${format}` : ''}`, { token, at }),
    cancel: (id: string) => call<InterlinkJob>('POST', `/api/jobs/${id}/cancel`, { token, at }),
    remove: (id: string) => call('DELETE', `/api/jobs/${id}`, { token, at }),
  };
}
