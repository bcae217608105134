import { Logger } from '@nestjs/common';
import { similarityOf } from '../../domain/meaning/text-vectors';
import { KeptMeaning } from './kept-meaning';

const WIDTH = 4;
const never = new AbortController().signal;

/** Vectors by the letters of texts, and all that was asked and kept. */
function aMeaning({ fails = false, waits }: { fails?: boolean; waits?: Promise<void> } = {}) {
  const asked: string[][] = [];
  const store = new Map<string, Uint8Array>();
  const port = new KeptMeaning({
    engine: {
      name: 'multilingual-e5-small-155k-1',
      mean: () => Promise.resolve([0, 0, 0, 0]),
      vectorsOf: async (texts) => {
        asked.push(texts);
        await waits;
        if (fails) throw new Error('broken');
        const values = texts.flatMap((text) =>
          ['a', 'b', 'c', 'd'].map((letter) => (text.includes(letter) ? 1 : 0)),
        );
        return { width: WIDTH, values: Float32Array.from(values) };
      },
      close: () => undefined,
      memory: () => 400,
    },
    kept: {
      keyOf: (_, kind, text) => `${kind} ${text}`,
      find: (keys) => Promise.resolve(new Map([...store].filter(([key]) => keys.includes(key)))),
      keep: (vectors) => {
        for (const [key, vector] of vectors) store.set(key, vector);
        return Promise.resolve();
      },
    },
  });
  return { port, asked, store };
}

const ask = async (
  port: KeptMeaning,
  texts: string[],
  { signal = never, onProgress }: { signal?: AbortSignal; onProgress?: (done: number) => void } = {},
) => {
  const answer = await port.vectors(texts, { kind: 'keyword', signal, onProgress });
  return 'vectors' in answer ? answer.vectors : answer.reason;
};
const many = (count: number) => Array.from({ length: count }, (_, at) => `a ${at}`);

beforeAll(() => {
  Logger.overrideLogger(false);
});

it('tells what the model takes while it is at work for somebody, and for nobody else', async () => {
  const { port } = aMeaning();
  const { signal } = new AbortController();
  const told: (number | null)[] = [];
  await ask(port, ['a'], {
    signal,
    onProgress: () => told.push(port.memoryFor(signal), port.memoryFor(never)),
  });
  expect(told.slice(-2)).toEqual([400, null]);
  expect(port.memoryFor(signal)).toBeNull();
});

it('gives vectors in the order of the texts, and asks for each text once', async () => {
  const { port, asked } = aMeaning();
  const vectors = await ask(port, ['ab', 'c', 'ab', 'a']);
  if (typeof vectors === 'string') throw new Error(vectors);
  expect(vectors.width).toBe(WIDTH);
  expect([similarityOf(vectors, 0, 2), similarityOf(vectors, 0, 1)]).toEqual([expect.closeTo(1, 5), 0]);
  expect(similarityOf(vectors, 0, 3)).toBeCloseTo(Math.SQRT1_2, 2);
  expect(asked).toEqual([['a', 'c', 'ab']]);
});

it('asks for nothing that was kept, and gives the same again', async () => {
  const { port, asked } = aMeaning();
  const first = await ask(port, ['abc', 'd']);
  expect(await ask(port, ['abc', 'd'])).toEqual(first);
  await ask(port, ['d', 'b']);
  expect(asked).toEqual([['d', 'abc'], ['b']]);
});

it('asks in parts of like length, whatever the order of the texts', async () => {
  const texts = many(200);
  const [one, other] = [aMeaning(), aMeaning()];
  await ask(one.port, texts);
  await ask(other.port, texts.toReversed());
  expect(other.asked).toEqual(one.asked);
  expect(one.asked.map(({ length }) => length)).toEqual([64, 64, 64, 8]);
  expect(one.asked[0]?.every((text) => text.length <= 4)).toBe(true);
});

it('asks for long texts few at a time', async () => {
  const { port, asked } = aMeaning();
  await ask(port, ['a'.repeat(5_000), 'b'.repeat(900), 'c'.repeat(900)]);
  expect(asked.map(({ length }) => length)).toEqual([1, 1, 1]);
});

it('lets others take turns', async () => {
  const { port, asked } = aMeaning();
  await Promise.all([ask(port, many(256)), ask(port, ['b'])]);
  expect(asked.findIndex(([text]) => text === 'b')).toBeLessThan(2);
});

it('tells how many are done, those that were kept at once', async () => {
  const { port } = aMeaning();
  await ask(port, many(64));
  const told: number[] = [];
  await ask(port, many(200), { onProgress: (done) => told.push(done) });
  expect(told).toEqual([64, 128, 192, 200]);
});

it('ends at once by the reason of the signal, and asks for nothing more', async () => {
  let resolve = () => {};
  const waits = new Promise<void>((fulfil) => (resolve = fulfil));
  const { port, asked } = aMeaning({ waits });
  const ending = new AbortController();
  const ended = ask(port, many(200), {
    signal: ending.signal,
    onProgress: () => setImmediate(() => ending.abort(new Error('cancelled'))),
  });
  await expect(ended).rejects.toThrow('cancelled');
  resolve();
  expect(asked).toHaveLength(1);
  await expect(ask(port, ['a'], { signal: ending.signal })).rejects.toThrow('cancelled');
});

it('fails nobody where the model fails', async () => {
  const { port, store } = aMeaning({ fails: true });
  expect(await ask(port, ['a'])).toBe('failed');
  expect(store.size).toBe(0);
});
