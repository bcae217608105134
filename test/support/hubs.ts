import type { HubKeywordView, HubView } from '../../src/contracts/hub/hub';
import type { JobView } from '../../src/contracts/jobs/jobs';
import type { PlanStat } from '../../src/contracts/plans/plans';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from './actors';
import { call } from './http';
import { untilEnded } from './job-end';

type HubJob = JobView<'hub'>;

const TOOL = 'intelligent-hub';
const PATH = '/api/intelligent-hub/jobs';

/** A pro student whose plan allows so many hubs a day. */
export async function asHubStudent(numberOfOperations: number, at?: string, fields = {}): Promise<SignedIn> {
  const admin = await asAdmin(at);
  const plan = { name: unique('Plan'), limits: { [TOOL]: { numberOfOperations, time: '1 day' } } };
  const { id } = expectStatus(await admin.post<{ id: string }>('/api/pro-plans', plan), 201);
  const pro = { userType: 'pro', userPlan: id, subscriptionEndDate: '2099-01-01', ...fields };
  return asStudent({ allowed: [TOOL], at, fields: pro });
}

interface HubUpload {
  options?: object | string;
  /** A csv of keywords; null for none. */
  content?: string | Uint8Array<ArrayBuffer> | null;
  name?: string;
}

export const HUB_KEYWORDS = `Keyword,Volume,Difficulty
espresso machine,900,60
best espresso machine,500,65
espresso machine cleaning,80,20
espresso machine cleaning tablets,40,22
espresso grinder,300,50
manual espresso grinder,90,40
running shoes,700,70
`;

/** So many different keywords, of as many subjects as words. */
export function manyKeywords(count: number): string {
  const words = 'best cheap small large quiet portable manual repair parts price review sale'.split(' ');
  const rows = Array.from({ length: count }, (_, at) => {
    const [one, other] = [words[at % words.length], words[Math.floor(at / words.length) % words.length]];
    return `espresso ${one} ${other} brand${at % 173} model${at % 97},${at % 1_000}`;
  });
  return ['Keyword,Volume', ...rows].join('\n');
}

/** What somebody does with hubs. */
export function hubsOf(actor: Pick<SignedIn, 'token' | 'get'>, at?: string) {
  const { token } = actor;
  const get = async (id: string) =>
    expectStatus(await call<HubJob>('GET', `/api/jobs/${id}`, { token, at }), 200);
  const start = ({ options, content = HUB_KEYWORDS, name = 'keywords.csv' }: HubUpload = {}) => {
    const body = new FormData();
    const given =
      typeof options === 'string'
        ? options
        : JSON.stringify({ seed: 'espresso machine', language: 'en', ...options });
    body.append('options', given);
    if (content !== null) body.append('file', new Blob([content]), name);
    return call<HubJob>('POST', PATH, { token, at, body });
  };
  const ended = (id: string) => untilEnded(() => get(id));
  const used = async () => {
    const limits = await actor.get<{ planStats: PlanStat[] }>('/api/auth/getCurrentModuleLimits');
    return expectStatus(limits, 200).planStats.find(({ modelId }) => modelId === TOOL)?.currentCount;
  };
  return {
    ...{ start, get, ended, used },
    run: async (upload?: HubUpload) => ended(expectStatus(await start(upload), 201).id),
    hub: (id: string, query = '') => call<HubView>('GET', `${PATH}/${id}${query}`, { token, at }),
    keywords: (id: string, page: string) =>
      call<HubKeywordView[]>('GET', `${PATH}/${id}/pages/${page}/keywords`, { token, at }),
    edit: (id: string, json: object) => call<HubView>('PUT', `${PATH}/${id}/tree`, { token, at, json }),
    export: (id: string, query: string) => call('GET', `${PATH}/${id}/export?${query}`, { token, at }),
    cancel: (id: string) => call<HubJob>('POST', `/api/jobs/${id}/cancel`, { token, at }),
    remove: (id: string) => call('DELETE', `/api/jobs/${id}`, { token, at }),
  };
}
