import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CallingThread } from './calling-thread';

/** Speaks as `answerCalls` does: answers the first call after the second, fails, or ends. */
const THREAD = `
const { parentPort, threadId, workerData } = require('node:worker_threads');
let kept;
parentPort.on('message', ({ id, request }) => {
  if (request === 'end') process.exit();
  if (request === 'fail') return parentPort.postMessage({ id, error: 'broken' });
  if (request === 'later') return void (kept = id);
  parentPort.postMessage({ id, value: { threadId, workerData, request } });
  if (kept !== undefined) parentPort.postMessage({ id: kept, value: 'at last' });
});
`;

let folder: string;
let thread: CallingThread;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calling-thread-'));
  await writeFile(join(folder, 'thread.cjs'), THREAD);
});

beforeEach(() => {
  thread = new CallingThread({ name: 'of a test', file: join(folder, 'thread.cjs'), data: 'settings' });
});

afterEach(() => thread.close());

afterAll(() => rm(folder, { recursive: true }));

it('gives each call its own answer, whichever comes first', async () => {
  const later = thread.call('later');
  expect(await thread.call('now')).toMatchObject({ request: 'now', workerData: 'settings' });
  expect(await later).toBe('at last');
});

it('refuses a call that fails, and goes on', async () => {
  await expect(thread.call('fail')).rejects.toThrow('broken');
  expect(await thread.call('now')).toMatchObject({ request: 'now' });
});

it.each<[string, () => void]>([
  ['ended by itself', () => void thread.call('end').catch(() => undefined)],
  ['was closed', () => void thread.close()],
])('tells who waits, and whoever calls afterwards, that it %s', async (_, end) => {
  const waiting = thread.call('later');
  end();
  await expect(waiting).rejects.toThrow('The thread of a test ended.');
  await expect(thread.call('now')).rejects.toThrow('The thread of a test ended.');
});

it('begins anew where it is renewed', async () => {
  const before = await thread.call('now');
  await thread.renew();
  expect(await thread.call('now')).not.toEqual(before);
});
