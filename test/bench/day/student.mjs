import { setTimeout as pause } from 'node:timers/promises';
import { json } from '../support/server.mjs';

/** As often as the web client asks after a job. */
const POLL_MS = 700;
const KEYWORDS = 5_000;
const PAGES = 25;
const CHECKED = 3;

const query = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

/**
 * One day of a student who uses six tools, call by call as the web client makes them, and what of it went over the line.
 * `site` is the site whose pages are read, `ppl` the id of a file of the library.
 */
export async function liveDay({ url, account, site, ppl, pathOf }) {
  const client = new Client(url);
  await client.enter('/api/auth', account);
  await classifyKeywords(client);
  await countTextAndSaveBlock(client);
  await readPages(client, (count) => Array.from({ length: count }, (_, page) => site + pathOf(page)));
  await client.enter('/api/auth/access-token', { access_token: client.token });
  await client.ask(`/api/ppl/getAll?${query({ filter: {}, range: [0, 23], sort: ['updatedAt', 'DESC'] })}`);
  await client.ask('/api/ppl/tags');
  await client.ask(`/api/ppl/download?id=${ppl}`);
  return client.log;
}

class Client {
  log = { requests: 0, up: 0, down: 0 };
  token = '';

  constructor(url) {
    this.url = url;
  }

  async ask(path, { size, ...options } = {}) {
    this.log.requests += 1;
    this.log.up += size ?? options.body?.length ?? 0;
    const headers = { ...(this.token && { authorization: `Bearer ${this.token}` }), ...options.headers };
    const response = await fetch(this.url + path, { ...options, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const content = Buffer.from(await response.arrayBuffer());
    this.log.down += content.length;
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(content) : content;
  }

  /** Opens the application, whose scripts the browser has kept. */
  async enter(path, body) {
    await this.ask('/');
    this.token = (await this.ask(path, json(body))).access_token;
    await this.ask('/api/auth/getNote');
  }

  pastJobs(kind) {
    return this.ask(`/api/jobs?kind=${kind}&${query({ range: [0, 4] })}`);
  }

  async untilDone(job) {
    for (;;) {
      const { status, error } = await this.ask(`/api/jobs/${job.id}`);
      if (status === 'done') return;
      if (status === 'failed') throw new Error(`${job.kind}: ${error.message}`);
      await pause(POLL_MS);
    }
  }
}

async function classifyKeywords(client) {
  await client.pastJobs('intent');
  const job = await client.ask('/api/intent/jobs', keywordForm());
  await client.untilDone(job);
  await client.ask(`/api/jobs/${job.id}/result`);
  await client.pastJobs('intent');
}

/** The text is counted in the browser. */
async function countTextAndSaveBlock(client) {
  await client.ask('/api/auth/moduleLogs', json({ module: 'word-counter', numberOfOperations: 1 }));
  await client.ask('/api/features');
  const filter = { tool: 'pros-and-cons-generator' };
  await client.ask(`/api/blocks?${query({ filter, range: [0, 4], sort: ['updatedAt', 'DESC'] })}`);
  await client.ask('/api/blocks', json({ name: 'Pros', variant: 'pros-cons-1', config: prosAndCons() }));
}

/** For their headings and links, then for their structured data. */
async function readPages(client, addresses) {
  await client.pastJobs('pages');
  const run = json({ addresses: addresses(PAGES), name: 'Site' });
  const { id } = await client.ask('/api/pages-analysis/runs', run);
  await client.untilDone({ id });
  await client.ask(`/api/pages-analysis/runs/${id}/pages?${query({ range: [0, 24] })}`);
  await client.ask('/api/auth/getCurrentModuleLimits');
  await client.pastJobs('schema-check');
  const check = await client.ask('/api/schema-checks', json({ addresses: addresses(CHECKED) }));
  await client.untilDone(check);
  await client.ask(`/api/schema-checks?${query({ filter: { job: check.id }, range: [0, 9] })}`);
  await client.ask('/api/auth/getCurrentModuleLimits');
}

function keywordForm() {
  const rows = Array.from({ length: KEYWORDS }, (_, i) => `buy kettle ${i} online,${i}`);
  const file = new Blob([`Keyword,Volume\n${rows.join('\n')}\n`]);
  const body = new FormData();
  const lists = { informational: ['how to'], commercialInvestigation: ['best'], transactional: ['buy'] };
  body.append('lists', JSON.stringify({ ...lists, navigational: ['login'] }));
  body.append('file', file, 'keywords.csv');
  return { method: 'POST', body, size: file.size };
}

function prosAndCons() {
  const side = (title) => ({
    alternateTitle: title,
    title,
    themeColor: '#15803d',
    list: ['Light', 'Strong'],
  });
  return { innerData: [side('PROS'), side('CONS')] };
}
