import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { INTENT_MESSAGES } from '../../src/contracts/intent/intent-messages';
import { MESSAGES } from '../../src/contracts/messages';
import { waitFor } from '../support/waiting';
import { Classifier } from '../../worker/processors/intent/classifier';

const TASK = {
  bytes: 1,
  lists: { informational: [], commercialInvestigation: [], transactional: ['buy'], navigational: [] },
};
/** The real one, as it is built. */
const ENTRY = join(__dirname, '../../dist/worker/processors/intent/classify-entry.js');
const NEVER_MS = 60_000;
/** Before each script: it tells who runs it, and takes the task. */
const PROLOGUE = `require('node:fs').writeFileSync(__filename + '.pid', String(process.pid));
const onTask = (answer) => process.once('message', answer);
`;

let folder: string;
let scripts = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cohort-classifier-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function classifyBy(
  script: string,
  {
    signal = new AbortController().signal,
    limitMs = NEVER_MS,
    patience = undefined as number | undefined,
    content = Readable.from([Buffer.from('a')]),
  } = {},
) {
  const entry = join(folder, `${(scripts += 1)}.cjs`);
  await writeFile(entry, PROLOGUE + script);
  const classifier = new Classifier({ entry, timeLimitMs: () => limitMs, patience });
  const pieces = classifier.classify(content, TASK, { signal, onProgress: () => undefined });
  classifier.close();
  return { pieces, pid: async () => Number(await readFile(`${entry}.pid`, 'utf8').catch(() => 0)) };
}

const isGone = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

it('ends a process that never ends when its time is over', async () => {
  const { pieces, pid } = await classifyBy('onTask(() => { for (;;); });', {
    limitMs: 500,
    patience: NEVER_MS,
  });
  await expect(pieces.next()).rejects.toMatchObject({
    code: 'FILE_REJECTED',
    message: INTENT_MESSAGES.tooSlow,
  });
  expect(isGone(await pid())).toBe(true);
});

it('has the job tried again where the machine gave the process no time', async () => {
  const { pieces, pid } = await classifyBy('onTask(() => setInterval(() => undefined, 1_000));', {
    limitMs: 1_000,
  });
  await expect(pieces.next()).rejects.toMatchObject({ code: 'UNAVAILABLE', message: MESSAGES.machineBusy });
  expect(isGone(await pid())).toBe(true);
});

it('counts only the time that the process takes', async () => {
  const write = "require('node:fs').writeSync(4, 'a'.repeat(1e6))";
  const { pieces } = await classifyBy(`onTask(() => setInterval(() => ${write}));`, { limitMs: 5_000 });
  const now = jest.spyOn(performance, 'now');
  for (let taken = 0; taken < 3; taken++) {
    expect((await pieces.next()).done).toBe(false);
    const passed = performance.now() + 60_000;
    now.mockImplementation(() => passed);
  }
  now.mockRestore();
  await pieces.return(undefined as never);
});

it('ends a process that never ends when the signal fires', async () => {
  const cancellation = new AbortController();
  const { pieces, pid } = await classifyBy('onTask(() => { for (;;); });', { signal: cancellation.signal });
  const answer = pieces.next();
  const started = await waitFor('the process', pid);
  cancellation.abort(new Error('cancelled'));
  await expect(answer).rejects.toThrow('cancelled');
  expect(isGone(started)).toBe(true);
});

it.each([
  ['memory', 'process.abort()', { code: 'FILE_REJECTED', message: INTENT_MESSAGES.tooMuchMemory }],
  ['luck', 'process.exit(3)', { message: 'The classifying process ended with 3 before its work.' }],
])('tells of a process that ran out of %s', async (_, death, error) => {
  const { pieces } = await classifyBy(`onTask(() => ${death});`);
  await expect(pieces.next()).rejects.toMatchObject(error);
});

it("gives the process none of this one's settings", async () => {
  const names = 'Object.keys(process.env).join()';
  const { pieces } = await classifyBy(
    `onTask(() => process.send({ kind: 'rejected', message: ${names} }, () => process.exit()));`,
  );
  await expect(pieces.next()).rejects.toMatchObject({
    code: 'FILE_REJECTED',
    message: expect.not.stringContaining('PATH') as string,
  });
});

it('classifies nothing of a file that cannot be read to its end', async () => {
  const content = Readable.from(
    (function* () {
      yield Buffer.from('a');
      throw new Error('The store is away.');
    })(),
  );
  const { pieces } = await classifyBy('onTask(() => process.stdin.resume());', { content });
  await expect(pieces.next()).rejects.toThrow('The store is away.');
});

it('waits for whoever takes the result slowly, and loses nothing of it', async () => {
  // Random, so that more is left of it than a pipe holds.
  const rows = 60_000;
  const text = Array.from({ length: rows }, () => `buy ${Math.random()}\n`).join('');
  const classifier = new Classifier({ entry: ENTRY });
  let done = 0;
  const pieces = classifier.classify(
    Readable.from([Buffer.from(text)]),
    { ...TASK, bytes: text.length },
    { signal: new AbortController().signal, onProgress: (progress) => (done = progress.done) },
  );
  const taken = [(await pieces.next()).value as Uint8Array];
  let before = -1;
  await waitFor('the process to wait', () => before === (before = done), { intervalMs: 100 });
  expect(done).toBeLessThan(rows);
  let next = await pieces.next();
  for (; !next.done; next = await pieces.next()) taken.push(next.value);
  classifier.close();
  expect(next.value.rows).toBe(rows);
  expect(gunzipSync(Buffer.concat(taken)).toString().split('\n')).toHaveLength(rows + 2);
});
