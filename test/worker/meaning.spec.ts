import { readdirSync, readFileSync } from 'node:fs';
import { expectStatus } from '../support/actors';
import { asHubStudent, hubsOf, manyKeywords } from '../support/hubs';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/waiting';

/** A busy machine takes its time. */
const PATIENCE = { timeoutMs: 120_000, intervalMs: 100 };
/** A cancelled job is so within a second, and is asked for every 100 ms. */
const AT_ONCE_MS = 1_500;
const CSV = `Keyword,Volume
espresso machine,900
best espresso machine,500
check backlinks,80
backlink checker,40
rose pruning,70
how to prune roses,60
couch to 5k,5
`;

let server: TestServer;
let hubs: ReturnType<typeof hubsOf>;

beforeAll(async () => {
  server = await startServer({ env: { MEANING: 'on' } });
  hubs = hubsOf(await asHubStudent(100, server.url), server.url);
}, 180_000);

afterAll(() => server.stop());

/** Processes that hold the sentence model. */
function modelProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return Number(parent) === server.process.pid && command.includes('meaning-entry');
      } catch {
        return false;
      }
    });
}

it('has no process for the sentence model before anybody needs it', () => {
  expect(modelProcesses()).toEqual([]);
});

it('groups the keywords of a hub by what they mean', async () => {
  const job = await hubs.run({ content: CSV });
  expect(job).toMatchObject({ status: 'done', result: { mode: 'meaning' }, progress: { done: 7, total: 7 } });
  const hub = expectStatus(await hubs.hub(job.id), 200);
  expect(hub).toMatchObject({ mode: 'meaning' });
  expect(hub).not.toHaveProperty('missing');
  expect(hub.pages.find(({ title }) => title === 'check backlinks')?.keywords).toBe(2);
  expect(modelProcesses()).toHaveLength(1);
});

it('goes on by itself when the process of the model is killed', async () => {
  const [before] = modelProcesses();
  process.kill(before ?? 0, 'SIGKILL');
  const job = await hubs.run({ content: `${CSV}start running 5k,2\n` });
  expect(job).toMatchObject({ status: 'done', result: { mode: 'meaning' } });
  expect(modelProcesses()).not.toContain(before);
});

it('ends soon when it is cancelled, and the next one is not kept waiting', async () => {
  const { id } = expectStatus(await hubs.start({ content: manyKeywords(3_000) }), 201);
  await waitFor('keywords that are understood', async () => (await hubs.get(id)).progress.done > 0, PATIENCE);
  const start = performance.now();
  expectStatus(await hubs.cancel(id), 200);
  await waitFor('the end', async () => (await hubs.get(id)).status === 'cancelled', PATIENCE);
  expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
  expect((await hubs.run({ content: CSV })).status).toBe('done');
});
