import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { WarmThreads } from './warm-threads';

/** What a thread of these tests does: it answers, fails, ends, hangs or uses its memory up. */
const THREAD = `
const { parentPort, threadId } = require('node:worker_threads');
let answered = 0;
parentPort.on('message', (wanted) => {
  const gate = wanted.gate && new Int32Array(wanted.gate);
  if (gate) {
    Atomics.add(gate, 0, 1);
    Atomics.notify(gate, 0);
    Atomics.wait(gate, 1, 0);
  }
  if (wanted.does === 'throw') throw new Error('broken');
  if (wanted.does === 'exit') process.exit(3);
  if (wanted.does === 'hang') for (;;);
  if (wanted.does === 'fill') { const all = []; for (;;) all.push(new Array(1e5).fill({})); }
  parentPort.postMessage({ threadId, answered: ++answered, bytes: wanted.bytes?.byteLength, env: { ...process.env } });
});
`;

interface Wanted {
  does?: 'throw' | 'exit' | 'hang' | 'fill';
  /** Counts who has come, and holds them up until it is opened. */
  gate?: SharedArrayBuffer;
  bytes?: ArrayBuffer;
}

interface Answer {
  threadId: number;
  /** By this thread so far. */
  answered: number;
  bytes?: number;
  env: object;
}

class TooMuch extends Error {}

const MAX_MS = 60_000;

let folder: string;
let threads: WarmThreads<Wanted, Answer>;

const started = (settings: { count?: number } = {}) =>
  new WarmThreads<Wanted, Answer>({
    ...{ name: 'test', file: join(folder, 'thread.cjs'), count: 2, maxMs: MAX_MS },
    memory: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
    tooMuch: () => new TooMuch(),
    ...settings,
  });

beforeAll(async () => {
  Logger.overrideLogger(false);
  folder = await mkdtemp(join(tmpdir(), 'warm-threads-'));
  await writeFile(join(folder, 'thread.cjs'), THREAD);
});

beforeEach(() => {
  threads = started();
});

afterEach(() => threads.close());

afterAll(() => rm(folder, { recursive: true }));

/** Waits until so many messages are being worked on. */
async function come(gate: SharedArrayBuffer, count: number): Promise<void> {
  const counted = new Int32Array(gate);
  for (let seen = Atomics.load(counted, 0); seen < count; seen = Atomics.load(counted, 0)) {
    await new Promise(setImmediate);
  }
}

function open(gate: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(gate), 1, 1);
  Atomics.notify(new Int32Array(gate), 1);
}

it('asks the same thread again, which knows no settings of the process', async () => {
  const first = await threads.ask({});
  const second = await threads.ask({});
  expect(second).toEqual({ threadId: first.threadId, answered: 2, env: {} });
});

it('works on so many messages at a time, and on the others when those are done', async () => {
  const gate = new SharedArrayBuffer(8);
  const asked = Promise.all(Array.from({ length: 5 }, () => threads.ask({ gate })));
  await come(gate, 2);
  expect(new Int32Array(gate)[0]).toBe(2);
  open(gate);
  const answers = await asked;
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(2);
});

it('hands bytes over without a copy', async () => {
  const bytes = new ArrayBuffer(1_000);
  expect(await threads.ask({ bytes }, [bytes])).toMatchObject({ bytes: 1_000 });
  expect(bytes.byteLength).toBe(0);
});

it.each<[NonNullable<Wanted['does']>, string | typeof TooMuch]>([
  ['throw', 'broken'],
  ['exit', 'The thread “test” ended with 3.'],
  ['fill', TooMuch],
])('says of a thread that it ended (%s), and asks another one from then on', async (does, why) => {
  const before = await threads.ask({});
  await expect(threads.ask({ does })).rejects.toThrow(why);
  const after = await threads.ask({});
  expect(after.threadId).not.toBe(before.threadId);
  expect(after.answered).toBe(1);
});

it('ends a thread that takes longer than one may, and keeps nobody behind it waiting', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const alone = started({ count: 1 });
  const gate = new SharedArrayBuffer(8);
  const hung = alone.ask({ does: 'hang', gate });
  const next = alone.ask({});
  await come(gate, 1);
  open(gate);
  jest.spyOn(process, 'cpuUsage').mockReturnValueOnce({ user: MAX_MS * 1_000, system: 0 });
  jest.advanceTimersByTime(MAX_MS);
  jest.useRealTimers();
  await expect(hung).rejects.toThrow(TooMuch);
  expect(await next).toMatchObject({ answered: 1 });
  await alone.close();
});

it('refuses one message alone where several are asked', async () => {
  const settled = await Promise.allSettled([
    threads.ask({}),
    threads.ask({ does: 'throw' }),
    threads.ask({}),
    threads.ask({ does: 'exit' }),
    threads.ask({}),
  ]);
  expect(settled.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
  ]);
});

it('lets what is under way end when it is closed, and keeps no thread afterwards', async () => {
  const gate = new SharedArrayBuffer(8);
  const asked = threads.ask({ gate });
  await come(gate, 1);
  await threads.close();
  open(gate);
  const under = await asked;
  const later = await threads.ask({});
  expect(later.threadId).not.toBe(under.threadId);
});
