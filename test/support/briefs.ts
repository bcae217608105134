import type {
  BriefDetail,
  BriefEntry,
  BriefRunPage,
  SavedOutlines,
} from '../../src/contracts/briefs/brief-views';
import type { JobView } from '../../src/contracts/jobs/jobs';
import type { PlanStat } from '../../src/contracts/plans/plans';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from './actors';
import { call, listQuery } from './http';
import { untilEnded } from './job-end';
import { startSite, type Site } from './site';

type BriefJob = JobView<'brief'>;

const TOOL = 'intelligent-briefs';

/** A pro student whose plan allows so many briefs and outlines a day. */
export async function asBriefStudent(
  limits: { numberOfOperations: number; numberOfOutlines: number },
  at?: string,
  tools: readonly string[] = [],
): Promise<SignedIn> {
  const admin = await asAdmin(at);
  const plan = { name: unique('Plan'), limits: { [TOOL]: { ...limits, time: '1 day' } } };
  const { id } = expectStatus(await admin.post<{ id: string }>('/api/pro-plans', plan), 201);
  const pro = { userType: 'pro', userPlan: id, subscriptionEndDate: '2099-01-01' };
  return asStudent({ allowed: [TOOL, ...tools], at, fields: pro });
}

/** What somebody does with briefs. */
export function briefsOf(actor: Pick<SignedIn, 'token' | 'get'>, at?: string) {
  const { token } = actor;
  const path = '/api/intelligent-briefs';
  const ask = <Body>(method: string, to: string, json?: object) =>
    call<Body>(method, to, { token, at, ...(json && { json }) });
  const job = async (id: string) => expectStatus(await ask<BriefJob>('GET', `/api/jobs/${id}`), 200);
  const start = (order: object) => ask<BriefJob>('POST', `${path}/jobs`, order);
  const ended = (id: string) => untilEnded(() => job(id));
  const used = async () => {
    const limits = await actor.get<{ planStats: PlanStat[] }>('/api/auth/getCurrentModuleLimits');
    const stat = expectStatus(limits, 200).planStats.find(({ modelId }) => modelId === TOOL);
    return [stat?.currentCount, stat?.others?.[0]?.currentCount];
  };
  return {
    start,
    startSample: () => ask<BriefJob>('POST', `${path}/sample`),
    job,
    ended,
    /** How many operations and outlines are used today. */
    used,
    run: async (order: object) => ended(expectStatus(await start(order), 201).id),
    list: (list: Parameters<typeof listQuery>[0] = {}) => ask<BriefEntry[]>('GET', path + listQuery(list)),
    brief: (id: string) => ask<BriefDetail>('GET', `${path}/${id}`),
    runPages: (id: string) => ask<BriefRunPage[]>('GET', `${path}/jobs/${id}/pages`),
    remove: (id: string) => ask('DELETE', `${path}/${id}`),
    save: (id: string, version: number, outlines: object[]) =>
      ask<SavedOutlines>('PUT', `${path}/${id}/outlines`, { version, outlines }),
    include: (id: string, pages: object[]) => ask<BriefDetail>('PUT', `${path}/${id}/pages`, { pages }),
    paste: (id: string, position: number | string, text: string) =>
      ask<BriefDetail>('POST', `${path}/${id}/pages/${position}/text`, { text }),
    retry: (id: string, position: number | string) =>
      ask<BriefDetail>('POST', `${path}/${id}/pages/${position}/retry`),
    export: (id: string, query = '') => ask('GET', `${path}/${id}/export${query}`),
    cancel: (id: string) => ask<BriefJob>('POST', `/api/jobs/${id}/cancel`),
    removeJob: (id: string) => ask('DELETE', `/api/jobs/${id}`),
  };
}

const SENTENCES = [
  'A good grinder makes every cup of filter coffee taste better.',
  'Burr grinders crush the beans evenly, and blade grinders do not.',
  'Set the grind size before you weigh the beans.',
  'A burr grinder costs more, but it lasts for years.',
  'Clean the burrs once a month with a soft brush.',
];

/** An article on coffee grinders of about so many words; each number tells another one. */
export function article(number: number, words = 400): string {
  const paragraph = SENTENCES.map((_, index) => SENTENCES[(index + number) % SENTENCES.length]).join(' ');
  const count = Math.max(1, Math.round(words / 3 / paragraph.split(' ').length));
  const part = (heading: string) => `<h2>${heading}</h2>${`<p>${paragraph}</p>`.repeat(count)}`;
  return (
    `<!doctype html><html lang="en"><head><title>Grinder guide ${number}</title></head><body><main><article>` +
    `<h1>Grinder guide ${number}</h1>${part('What is a burr grinder?')}${part('How to choose a grind size')}` +
    `${part('How to clean a burr grinder')}</article></main></body></html>`
  );
}

export interface BriefSite extends Site {
  /** Paths that were asked for, in their order. */
  asked: string[];
  /** From now on `/blocked` lets itself be read, and `/slow/…` answers. */
  open(): void;
}

/** Articles `/article/N`, a long and a short one, one that blocks, some that never come, and ways that lead to an article. */
export async function startBriefSite(): Promise<BriefSite> {
  const asked: string[] = [];
  let isOpen = false;
  const site = await startSite((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const send = (html: string, status = 200) =>
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    const [, kind = '', number = '1'] = path.split('/');
    if (kind === 'slow' && !isOpen) return;
    if (kind === 'article' || kind === 'slow') send(article(Number(number) || 1));
    else if (kind === 'short') send(article(7, 60));
    else if (kind === 'long') send(article(8, 4_000));
    else if (kind === 'moved') response.writeHead(301, { location: `/article/${number}` }).end();
    else if (kind === 'bare') send('<!doctype html><title>x</title><nav><a href="/">Home</a></nav>');
    else if (kind === 'blocked' && isOpen) send(article(9));
    else send('no', kind === 'blocked' ? 403 : 404);
  });
  return { ...site, asked, open: () => void (isOpen = true) };
}
