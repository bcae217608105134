import type { JobView } from '../../src/contracts/jobs/jobs';
import type { PlanStat } from '../../src/contracts/plans/plans';
import type { SchemaCheckDetail, SchemaCheckView } from '../../src/contracts/schema/schema-check-views';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from './actors';
import { call, listQuery } from './http';
import { untilEnded } from './job-end';
import { startSite, type Site } from './site';

type SchemaJob = JobView<'schema-check'>;

const TOOL = 'schema-intelligence';

/** A pro student whose plan allows so many operations of Schema Intelligence a day, and who may use other tools, within further limits. */
export async function asSchemaStudent(
  numberOfOperations: number,
  at?: string,
  fields = {},
  tools: readonly string[] = [],
  further: object = {},
): Promise<SignedIn> {
  const admin = await asAdmin(at);
  const plan = {
    name: unique('Plan'),
    limits: { [TOOL]: { numberOfOperations, time: '1 day' }, ...further },
  };
  const { id } = expectStatus(await admin.post<{ id: string }>('/api/pro-plans', plan), 201);
  const pro = { userType: 'pro', userPlan: id, subscriptionEndDate: '2099-01-01', ...fields };
  return asStudent({ allowed: [TOOL, ...tools], at, fields: pro });
}

/** What somebody does with checks of structured data. */
export function schemaChecksOf(actor: Pick<SignedIn, 'token' | 'get'>, at?: string) {
  const { token } = actor;
  const path = '/api/schema-checks';
  const get = async (id: string) =>
    expectStatus(await call<SchemaJob>('GET', `/api/jobs/${id}`, { token, at }), 200);
  const start = (run: object) => call<SchemaJob>('POST', path, { token, at, json: run });
  const ended = (id: string) => untilEnded(() => get(id));
  const used = async () => {
    const limits = await actor.get<{ planStats: PlanStat[] }>('/api/auth/getCurrentModuleLimits');
    return expectStatus(limits, 200).planStats.find(({ modelId }) => modelId === TOOL)?.currentCount;
  };
  return {
    start,
    get,
    ended,
    /** How many operations are used today. */
    used,
    run: async (run: object) => ended(expectStatus(await start(run), 201).id),
    list: (list: Parameters<typeof listQuery>[0] = {}) =>
      call<SchemaCheckView[]>('GET', path + listQuery(list), { token, at }),
    check: (id: string) => call<SchemaCheckDetail>('GET', `${path}/${id}`, { token, at }),
    remove: (id: string) => call('DELETE', `${path}/${id}`, { token, at }),
    export: (id: string) => call('GET', `${path}/${id}/export?format=csv`, { token, at }),
    exportRun: (id: string) => call('GET', `${path}/jobs/${id}/export?format=csv`, { token, at }),
    change: (id: string, change: 'pause' | 'resume' | 'cancel') =>
      call<SchemaJob>('POST', `/api/jobs/${id}/${change}`, { token, at }),
    removeJob: (id: string) => call('DELETE', `/api/jobs/${id}`, { token, at }),
  };
}

const page = (markup: object | null, body = '') =>
  '<!doctype html><html lang="en"><head><title>x</title>' +
  (markup ? `<script type="application/ld+json">${JSON.stringify(markup)}</script>` : '') +
  `</head><body>${body}</body></html>`;
const product = (fields: object) => ({ '@context': 'https://schema.org', '@type': 'Product', ...fields });
const OFFER = { '@type': 'Offer', price: '10', priceCurrency: 'EUR' };
const WHOLE = product({ name: 'Shoe', image: 'https://a.example/shoe.jpg', offers: OFFER });

export interface SchemaSite extends Site {
  /** Paths that were asked for, in their order. */
  asked: string[];
  /** From now on `/shoe` lacks its name. */
  spoil(): void;
}

/** A small site with markup: right, wrong and none; `/page/…` are as many as wanted, `/slow/…` never come. */
export async function startSchemaSite(): Promise<SchemaSite> {
  const asked: string[] = [];
  let shoe: object = WHOLE;
  const pageAt = (path: string): string | undefined => {
    if (path === '/shoe') return page(shoe, 'Shoe 10 EUR');
    if (path.startsWith('/page/')) return page(WHOLE, 'Shoe 10 EUR');
    if (path === '/nameless') return page(product({ offers: OFFER }));
    return path === '/plain' ? page(null, '<h1>A page</h1>') : undefined;
  };
  const site = await startSite((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    if (path.startsWith('/slow/')) return;
    const html = pageAt(path);
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html ?? 'gone');
  });
  return {
    ...site,
    asked,
    spoil: () => {
      shoe = product({ offers: OFFER });
    },
  };
}
