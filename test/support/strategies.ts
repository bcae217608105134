import type { JobView } from '../../src/contracts/jobs/jobs';
import type { PlanStat } from '../../src/contracts/plans/plans';
import { defaultSettings } from '../../src/contracts/strategy/default-settings';
import type { ClusterKeywords } from '../../src/contracts/strategy/cluster-keywords';
import type {
  ClusterDetail,
  StrategyRows,
  StrategySettings,
  StrategyTab,
  StrategyView,
} from '../../src/contracts/strategy/strategy';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from './actors';
import { call } from './http';
import { untilEnded } from './job-end';

type StrategyJob = JobView<'content-strategy'>;

const TOOL = 'content-strategy-evaluator';
const PATH = `/api/${TOOL}/jobs`;

/** A pro student whose plan allows so many evaluations a day. */
export async function asStrategist(numberOfOperations: number, at?: string, fields = {}): Promise<SignedIn> {
  const admin = await asAdmin(at);
  const plan = { name: unique('Plan'), limits: { [TOOL]: { numberOfOperations, time: '1 day' } } };
  const { id } = expectStatus(await admin.post<{ id: string }>('/api/pro-plans', plan), 201);
  const pro = { userType: 'pro', userPlan: id, subscriptionEndDate: '2099-01-01', ...fields };
  return asStudent({ allowed: [TOOL], at, fields: pro });
}

export const STRATEGY_KEYWORDS = `Keyword,Volume,Difficulty
french press,5400,40
french press ratio,900,20
best french press,700,45
milk frother,3200,50
how to froth milk,800,15
cold brew,2100,38
cold brew ratio,300,18
`;

export const STRATEGY_SEARCHES = `query,page,clicks,impressions,position
french press,https://shop.example/french-press,40,900,6.1
french press,https://shop.example/blog/french-press,30,800,7.9
milk frother,https://shop.example/frother,12,500,12.4
shop,https://shop.example/,80,400,1.1
`;

interface StrategyUpload {
  options?: object | string;
  /** Null for none. */
  keywords?: string | Uint8Array<ArrayBuffer> | null;
  searchConsole?: string | Uint8Array<ArrayBuffer> | null;
  names?: { keywords?: string; searchConsole?: string };
}

/** What somebody does with evaluations. */
export function strategiesOf(actor: Pick<SignedIn, 'token' | 'get'>, at?: string) {
  const { token } = actor;
  const get = async (id: string) =>
    expectStatus(await call<StrategyJob>('GET', `/api/jobs/${id}`, { token, at }), 200);
  const start = ({
    options,
    keywords = STRATEGY_KEYWORDS,
    searchConsole = null,
    names,
  }: StrategyUpload = {}) => {
    const body = new FormData();
    const given = typeof options === 'string' ? options : JSON.stringify({ language: 'en', ...options });
    body.append('options', given);
    if (keywords !== null) body.append('keywords', new Blob([keywords]), names?.keywords ?? 'keywords.csv');
    if (searchConsole !== null)
      body.append('searchConsole', new Blob([searchConsole]), names?.searchConsole ?? 'searches.csv');
    return call<StrategyJob>('POST', PATH, { token, at, body });
  };
  const ended = (id: string) => untilEnded(() => get(id));
  const used = async () => {
    const limits = await actor.get<{ planStats: PlanStat[] }>('/api/auth/getCurrentModuleLimits');
    return expectStatus(limits, 200).planStats.find(({ modelId }) => modelId === TOOL)?.currentCount;
  };
  return {
    ...{ start, get, ended, used },
    run: async (upload?: StrategyUpload) => ended(expectStatus(await start(upload), 201).id),
    view: (id: string) => call<StrategyView>('GET', `${PATH}/${id}`, { token, at }),
    rows: <Tab extends StrategyTab>(id: string, tab: Tab, query = '') =>
      call<StrategyRows<Tab>>('GET', `${PATH}/${id}/rows/${tab}?${query}`, { token, at }),
    keywords: (id: string, cluster: string, query = '') =>
      call<ClusterKeywords>('GET', `${PATH}/${id}/clusters/${cluster}/keywords?${query}`, { token, at }),
    keywordsFile: (id: string, cluster: string) =>
      call('GET', `${PATH}/${id}/clusters/${cluster}/keywords-file`, { token, at }),
    cluster: (id: string, cluster: string) =>
      call<ClusterDetail>('GET', `${PATH}/${id}/clusters/${cluster}`, { token, at }),
    settle: (id: string, settings: Partial<Record<keyof StrategySettings, unknown>>) =>
      call<StrategyView>('PUT', `${PATH}/${id}/settings`, {
        ...{ token, at },
        json: { ...defaultSettings('words'), ...settings },
      }),
    export: (id: string, query: string) => call('GET', `${PATH}/${id}/export?${query}`, { token, at }),
    cancel: (id: string) => call<StrategyJob>('POST', `/api/jobs/${id}/cancel`, { token, at }),
    remove: (id: string) => call('DELETE', `/api/jobs/${id}`, { token, at }),
  };
}
