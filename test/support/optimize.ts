import type { ServerResponse } from 'node:http';
import type { DraftNode } from '../../src/contracts/drafts/draft-nodes';
import type {
  DraftEntry,
  DraftFields,
  DraftVersionEntry,
  DraftView,
  SavedDraft,
} from '../../src/contracts/drafts/drafts';
import type { JobView } from '../../src/contracts/jobs/jobs';
import type { OptimizeGoal } from '../../src/contracts/optimize/optimize';
import type { PlanStat } from '../../src/contracts/plans/plans';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from './actors';
import { call, listQuery } from './http';
import { untilEnded } from './job-end';
import { type Site, startSite } from './site';

type OptimizeJob = JobView<'optimize'>;

const TOOL = 'optimize-prime';

/** A pro student whose plan allows so many operations of Optimize Prime a day, and what is said of other tools. */
export async function asWriter(
  numberOfOperations: number,
  at?: string,
  others: Readonly<Record<string, Record<string, number>>> = {},
): Promise<SignedIn> {
  const admin = await asAdmin(at);
  const all = Object.entries({ [TOOL]: { numberOfOperations }, ...others });
  const limits = Object.fromEntries(all.map(([tool, of]) => [tool, { ...of, time: '1 day' }]));
  const plan = { name: unique('Plan'), limits };
  const { id } = expectStatus(await admin.post<{ id: string }>('/api/pro-plans', plan), 201);
  const pro = { userType: 'pro', userPlan: id, subscriptionEndDate: '2099-01-01' };
  return asStudent({ allowed: [TOOL, ...Object.keys(others)], at, fields: pro });
}

/** What somebody does with Optimize Prime. */
export function optimizeOf(actor: Pick<SignedIn, 'token' | 'get'>, at?: string) {
  const { token } = actor;
  const path = '/api/optimize-prime';
  const drafts = `${path}/drafts`;
  const get = async (id: string) =>
    expectStatus(await call<OptimizeJob>('GET', `/api/jobs/${id}`, { token, at }), 200);
  const start = (order: object) => call<OptimizeJob>('POST', `${path}/jobs`, { token, at, json: order });
  const ended = (id: string) => untilEnded(() => get(id));
  return {
    start,
    get,
    ended,
    sample: () => call<OptimizeJob>('POST', `${path}/sample`, { token, at, json: {} }),
    run: async (order: object) => ended(expectStatus(await start(order), 201).id),
    goal: (id: string) => call<OptimizeGoal>('GET', `${path}/jobs/${id}/goal`, { token, at }),
    /** How many operations are used today. */
    used: async () => {
      const limits = await actor.get<{ planStats: PlanStat[] }>('/api/auth/getCurrentModuleLimits');
      return expectStatus(limits, 200).planStats.find(({ modelId }) => modelId === TOOL)?.currentCount;
    },
    begin: (draft: object = {}) => call<DraftView>('POST', drafts, { token, at, json: draft }),
    list: (list: Parameters<typeof listQuery>[0] = {}) =>
      call<DraftEntry[]>('GET', drafts + listQuery(list), { token, at }),
    draft: (id: string) => call<DraftView>('GET', `${drafts}/${id}`, { token, at }),
    save: (id: string, draft: object) =>
      call<SavedDraft>('PUT', `${drafts}/${id}`, { token, at, json: draft }),
    remove: (id: string) => call('DELETE', `${drafts}/${id}`, { token, at }),
    layBeside: (id: string, source: object) =>
      call<DraftView>('PUT', `${drafts}/${id}/goal`, { token, at, json: source }),
    export: (id: string, format: string) =>
      call('GET', `${drafts}/${id}/export?format=${format}`, { token, at }),
    versions: (id: string) => call<DraftVersionEntry[]>('GET', `${drafts}/${id}/versions`, { token, at }),
    keep: (id: string, name: string) =>
      call<DraftVersionEntry>('POST', `${drafts}/${id}/versions`, { token, at, json: { name } }),
    version: (id: string, version: string) =>
      call('GET', `${drafts}/${id}/versions/${version}`, { token, at }),
    restore: (id: string, version: string, changed: number) =>
      call<SavedDraft>('POST', `${drafts}/${id}/versions/${version}/restore`, {
        ...{ token, at },
        json: { version: changed },
      }),
    removeVersion: (id: string, version: string) =>
      call('DELETE', `${drafts}/${id}/versions/${version}`, { token, at }),
    change: (id: string, change: 'cancel') =>
      call<OptimizeJob>('POST', `/api/jobs/${id}/${change}`, { token, at }),
  };
}

export function paragraphs(...texts: string[]): DraftNode {
  return {
    type: 'doc',
    content: texts.map((text) => ({ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) })),
  };
}

/** A draft as it is saved. */
export function draftOf(text: string, fields: Partial<DraftFields> = {}): DraftFields {
  const head = { title: 'Brew coffee', slug: 'brew-coffee', description: 'At home.', keyword: 'brew coffee' };
  return { ...head, content: JSON.stringify(paragraphs(text)), ...fields };
}

export interface CompetitorSite extends Site {
  /** Addresses of so many pages on coffee. */
  pages: (count: number) => { address: string }[];
  /** Lets pages below `/slow` answer. */
  letGo: () => void;
}

/** Pages on coffee, each a bit longer than the one before; others are not there, or answer when they are let. */
export async function startCompetitors(): Promise<CompetitorSite> {
  let letGo: () => void = () => undefined;
  const wait = new Promise<void>((fulfil) => {
    letGo = fulfil;
  });
  const answer = async (url: string, response: ServerResponse) => {
    const [, slow, number] = /^\/(slow\/)?coffee\/(\d+)$/.exec(url) ?? [];
    if (slow) await wait;
    if (number === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Gone</p>');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(coffeePage(Number(number)));
  };
  const site = await startSite(({ url = '/' }, response) => void answer(url, response));
  const pages = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ address: `${site.origin}/coffee/${at + 1}` }));
  return { ...site, pages, letGo };
}

function coffeePage(number: number): string {
  const sections = ['grinder', 'kettle', 'filter paper', 'water temperature'].map((word) => {
    const lines = Array.from(
      { length: 5 + number },
      (_, at) =>
        `<p>Your ${word} matters when you brew coffee at home, and number ${at} of page ${number} says why the ${word} does.</p>`,
    );
    return `<h2>Choose a ${word}</h2>${lines.join('')}`;
  });
  return `<!doctype html><html lang="en"><head><title>How to brew coffee, part ${number}</title></head><body><main><h1>How to brew coffee</h1><p>Whoever wants to brew coffee needs little for it.</p>${sections.join('')}</main></body></html>`;
}
