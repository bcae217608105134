import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '../../../test/support/waiting';
import { SentenceEngine } from './sentence-engine';

/** In the place of the model: fails as often as the file beside it says, and answers with the process and the tokens. */
const ENTRY = `
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const left = join(__dirname, 'failures');
process.on('message', ({ texts, tokens }) => {
  const failures = Number(readFileSync(left, 'utf8'));
  writeFileSync(left, String(Math.max(0, failures - 1)));
  if (failures > 0) {
    if (texts[0] === 'exit') process.exit(1);
    if (texts[0] === 'hang') for (;;);
    if (texts[0] === 'tell') return process.send({ failure: 'broken' });
    throw new Error('thrown');
  }
  process.send({ values: Float32Array.from(texts.flatMap(() => [process.pid, tokens])) });
});
`;

let folder: string;
let engine: SentenceEngine;

const start = (settings: { maxMs?: number; idleMs?: number } = {}) =>
  (engine = new SentenceEngine({ entry: join(folder, 'entry.cjs'), ...settings }));
const fails = (times: number) => writeFile(join(folder, 'failures'), String(times));
const processOf = async (text = 'a') => (await engine.vectorsOf([text], 'keyword')).values[0];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sentence-engine-'));
  await writeFile(join(folder, 'entry.cjs'), ENTRY);
});

beforeEach(() => fails(0));

afterEach(() => engine.close());

afterAll(() => rm(folder, { recursive: true }));

it('asks one process as long as there is work, by what each kind needs', async () => {
  start();
  const [one, other] = await Promise.all([
    engine.vectorsOf(['a', 'b'], 'keyword'),
    engine.vectorsOf(['a'], 'passage'),
  ]);
  expect(one.width).toBe(2);
  expect([one.values[1], other.values[1]]).toEqual([512, 256]);
  expect(other.values[0]).toBe(one.values[0]);
});

it('ends its process when nothing is asked for a time, and starts another one then', async () => {
  start({ idleMs: 1 });
  const before = await processOf();
  await waitFor('another process', async () => (await processOf()) !== before);
});

it.each(['throw', 'exit', 'hang', 'tell'])(
  'tries once more after a failure, with a new process: %s',
  async (how) => {
    start({ maxMs: how === 'hang' ? 2_000 : 60_000 });
    await fails(1);
    expect(await processOf(how)).toBeGreaterThan(0);
    await fails(2);
    await expect(processOf(how)).rejects.toThrow(/broken|ended with|took too long/);
    expect(await processOf(how)).toBeGreaterThan(0);
  },
);

it('ends for good when it is closed', async () => {
  start();
  await processOf();
  engine.close();
  await expect(processOf()).rejects.toThrow('closed');
});

it('knows the mean of the model that ships', async () => {
  start();
  expect(await engine.mean()).toHaveLength(384);
});
