import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { inThread } from './in-thread';

/** What a thread of these tests does: it waits without a processor, as on a busy machine, or needs one for ever. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
if (workerData.does === 'work') for (;;);
sleep(workerData.ms);
parentPort.postMessage('done');
`;
const MAX_MS = 1_000;

class TooSlow extends Error {}

let folder: string;

beforeAll(async () => {
  Logger.overrideLogger(false);
  folder = await mkdtemp(join(tmpdir(), 'in-thread-'));
  await writeFile(join(folder, 'thread.cjs'), THREAD);
});

afterAll(() => rm(folder, { recursive: true }));

const work = (data: object, maxWaitMs = 60_000) =>
  inThread<string>({
    ...{ name: 'test', file: join(folder, 'thread.cjs'), data, maxMs: MAX_MS, maxWaitMs },
    memory: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
    tooSlow: () => new TooSlow(),
  });

it('does not count the time in which the machine does something else', async () => {
  await expect(work({ does: 'wait', ms: 2.5 * MAX_MS })).resolves.toBe('done');
});

it('ends work that takes too long itself', async () => {
  await expect(work({ does: 'work' })).rejects.toBeInstanceOf(TooSlow);
});

it('gives up at last where the machine has no time, as something to try again', async () => {
  await expect(work({ does: 'wait', ms: 600_000 }, 100)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
