import { Logger } from '@nestjs/common';
import { createConnection, type Connection } from 'mongoose';
import { gunzipSync } from 'node:zlib';
import { HUB_MESSAGES } from '../../src/contracts/hub/hub-messages';
import { KeptMeaning } from '../../src/core/meaning/kept-meaning';
import type { MeaningAnswer, MeaningPort } from '../../src/core/meaning/meaning-port';
import { MeaningVectorsRepository } from '../../src/core/meaning/meaning-vectors.repository';
import {
  MEANING_VECTOR_MODEL,
  type MeaningVectorRecord,
  MeaningVectorSchema,
} from '../../src/core/meaning/meaning.schema';
import type { FileStore } from '../../src/core/files/file-store';
import type { HubGround } from '../../src/domain/hub/hub-tree';
import type { HubExistingService } from '../../src/modules/hub/hub-existing.service';
import type { PackedHub } from '../../src/modules/hub/hub.repository';
import type { HubService } from '../../src/modules/hub/hub.service';
import { STRATEGY_MESSAGES } from '../../src/contracts/strategy/strategy-messages';
import type { StrategyGround } from '../../src/domain/strategy/strategy-ground';
import type { ReadingPagesService } from '../../src/modules/readings/reading-pages.service';
import type { ReadingsService } from '../../src/modules/readings/readings.service';
import type { PackedStrategy } from '../../src/modules/strategy/strategy.repository';
import type { StrategyService } from '../../src/modules/strategy/strategy.service';
import { HubProcessor } from '../../worker/processors/hub/hub.processor';
import { StrategyProcessor } from '../../worker/processors/strategy/strategy.processor';
import type { JobContext } from '../../worker/processors/processor';
import { userOf } from '../support/jobs-system';
import { startDatabase } from '../support/store';

const DAY_MS = 86_400_000;

describe('vectors that are kept', () => {
  let database: Awaited<ReturnType<typeof startDatabase>>;
  let connection: Connection;
  let vectors: MeaningVectorsRepository;

  beforeAll(async () => {
    database = await startDatabase();
    connection = await createConnection(database.uri).asPromise();
    vectors = new MeaningVectorsRepository(
      connection.model<MeaningVectorRecord>(MEANING_VECTOR_MODEL, MeaningVectorSchema),
    );
  });

  beforeEach(() => connection.collection('meaning_vectors').deleteMany({}));

  afterAll(async () => {
    await connection.close();
    await database.stop();
  });

  const packed = (...bytes: number[]) => Uint8Array.from([0, 0, 128, 63, ...bytes]);
  const keep = (...keys: string[]) => vectors.keep(new Map(keys.map((key, at) => [key, packed(at, 1)])));

  it('are found by what they were made of, and tell nothing of the text', async () => {
    const [one, other] = ['keyword', 'passage'].map((kind) =>
      vectors.keyOf('m', kind as 'keyword', 'secret'),
    );
    expect(new Set([one, other, vectors.keyOf('n', 'keyword', 'secret')]).size).toBe(3);
    await vectors.keep(new Map([[one ?? '', packed(7, 8)]]));
    expect(await vectors.find([one ?? '', other ?? ''])).toEqual(new Map([[one, packed(7, 8)]]));
    const [record] = await connection.collection('meaning_vectors').find().toArray();
    expect(JSON.stringify(record)).not.toContain('secret');
  });

  it('are found among more than one query holds', async () => {
    const keys = Array.from({ length: 1_100 }, (_, at) => `key ${at}`);
    await keep(...keys);
    expect((await vectors.find(keys)).size).toBe(1_100);
  });

  it('stay as they are where two make the same', async () => {
    await keep('a');
    await vectors.keep(
      new Map([
        ['a', packed(9, 9)],
        ['b', packed(2, 2)],
      ]),
    );
    expect(await vectors.find(['a', 'b'])).toEqual(
      new Map([
        ['a', packed(0, 1)],
        ['b', packed(2, 2)],
      ]),
    );
  });

  it('go after 30 days, and the oldest of too many', async () => {
    await keep('a', 'b', 'c');
    const now = Date.now();
    const ages: [string, number][] = [
      ['a', 31],
      ['b', 2],
      ['c', 1],
    ];
    for (const [key, days] of ages)
      await connection
        .collection<{ _id: string }>('meaning_vectors')
        .updateOne({ _id: key }, { $set: { at: new Date(now - days * DAY_MS) } });
    expect(await vectors.removeOld(new Date(now))).toBe(1);
    expect([...(await vectors.find(['a', 'b', 'c'])).keys()].toSorted()).toEqual(['b', 'c']);
    expect(await vectors.removeOld(new Date(now), 1)).toBe(1);
    expect([...(await vectors.find(['b', 'c'])).keys()]).toEqual(['c']);
  });
});

describe('a hub', () => {
  const CSV = 'Keyword,Volume\nespresso machine,900\nespresso grinder,300\nrunning shoes,700';
  /** A vector for each text, all alike. */
  const alike = (texts: readonly string[]): MeaningAnswer => ({
    vectors: { width: 2, values: Float32Array.from(texts.flatMap(() => [1, 0])) },
  });

  function processorWith(port: Partial<MeaningPort>) {
    const kept: PackedHub[] = [];
    const told: { done: number; total: number }[] = [];
    const processor = new HubProcessor(
      { open: () => Promise.resolve({ stream: new Blob([CSV]).stream() }) } as unknown as FileStore,
      {
        keep: (_: string, __: string, hub: PackedHub) => void kept.push(hub),
        choicesOf: () => Promise.resolve([]),
      } as unknown as HubService,
      {} as HubExistingService,
      {
        isOn: true,
        vectors: () => Promise.reject(new Error('not asked')),
        kept: () => Promise.resolve({ reason: 'off' }),
        close: () => undefined,
        ...port,
      },
    );
    const run = (signal = new AbortController().signal) => {
      const context = {
        ...{ jobId: 'j', owner: userOf('student@cohort.test'), signal },
        parameters: { seed: 'espresso machine', fileName: 'a.csv', language: 'en', existing: 0 },
        markDelivered: () => Promise.resolve(),
        reportProgress: (progress: { done: number; total: number }) => {
          told.push(progress);
          return Promise.resolve();
        },
      } as unknown as JobContext<'hub'>;
      return processor.run({ existing: [] }, context);
    };
    const ground = () => JSON.parse(gunzipSync(kept[0]!.ground).toString()) as HubGround;
    return { run, ground, told };
  }

  it('is made by meaning, and tells how far that is', async () => {
    const { run, ground, told } = processorWith({
      vectors: (texts, { onProgress }) => {
        onProgress?.(texts.length / 2);
        return Promise.resolve(alike(texts));
      },
    });
    expect(await run()).toMatchObject({ mode: 'meaning', keywords: 98 });
    expect(ground()).not.toHaveProperty('missing');
    expect(told[0]).toEqual({ done: 39, total: 98 });
    expect(told.at(-1)).toEqual({ done: 98, total: 98 });
    expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
  });

  it.each(['failed', 'off'] as const)(
    'is made by words where there is no meaning, and says so: %s',
    async (reason) => {
      const { run, ground } = processorWith(
        reason === 'off' ? { isOn: false } : { vectors: () => Promise.resolve({ reason }) },
      );
      expect(await run()).toMatchObject({ mode: 'terms', keywords: 98 });
      expect(ground()).toMatchObject({ missing: reason });
      expect(HUB_MESSAGES.missingMeaning[reason]).toMatch(/by their words/);
    },
  );

  it('ends with its job while the keywords are read by the model', async () => {
    Logger.overrideLogger(false);
    const ending = new AbortController();
    const port = new KeptMeaning({
      engine: {
        name: 'multilingual-e5-small-155k-1',
        mean: () => Promise.resolve([]),
        vectorsOf: () => {
          ending.abort(new Error('cancelled'));
          return new Promise(() => {});
        },
        close: () => undefined,
      },
      kept: {
        keyOf: (_, __, text) => text,
        find: () => Promise.resolve(new Map()),
        keep: () => Promise.resolve(),
      },
    });
    const { run } = processorWith({ vectors: (texts, request) => port.vectors(texts, request) });
    await expect(run(ending.signal)).rejects.toThrow('cancelled');
  });
});

describe('an evaluation', () => {
  interface Progress {
    done: number;
    total: number;
    step?: string;
  }

  const notAsked = () => Promise.reject(new Error('not asked'));
  function processorWith(port: Partial<MeaningPort>) {
    const kept: PackedStrategy[] = [];
    const told: Progress[] = [];
    const processor = new StrategyProcessor(
      {} as FileStore,
      {} as ReadingsService,
      {} as ReadingPagesService,
      {
        keep: (_: string, __: string, made: PackedStrategy) => void kept.push(made),
      } as unknown as StrategyService,
      { isOn: true, vectors: notAsked, kept: notAsked, close: () => undefined, ...port },
    );
    const run = (signal = new AbortController().signal) => {
      const context = {
        ...{ jobId: 'j', owner: userOf('student@cohort.test'), signal },
        parameters: { name: 'Sample', language: 'en', sample: true },
        markDelivered: () => Promise.resolve(),
        reportProgress: (progress: Progress) => {
          told.push(progress);
          return Promise.resolve();
        },
      } as unknown as JobContext<'content-strategy'>;
      return processor.run({ parts: [] }, context);
    };
    const ground = () => JSON.parse(gunzipSync(kept[0]!.ground).toString()) as StrategyGround;
    return { run, ground, told, kept };
  }
  const alike = (texts: readonly string[]): MeaningAnswer => ({
    vectors: { width: 2, values: Float32Array.from(texts.flatMap(() => [1, 0])) },
  });

  it('is made by meaning, and tells what is being read', async () => {
    const asked: string[] = [];
    const { run, ground, told, kept } = processorWith({
      vectors: (texts, { kind, onProgress }) => {
        asked.push(kind);
        onProgress?.(texts.length / 2);
        onProgress?.(texts.length);
        return Promise.resolve(alike(texts));
      },
    });
    expect(await run()).toMatchObject({ keywords: 51, pages: 13 });
    expect(asked).toEqual(['keyword', 'passage']);
    expect(ground()).toMatchObject({ judgedBy: 'meaning' });
    expect(ground()).not.toHaveProperty('missing');
    expect(kept[0]).toMatchObject({ judgedBy: 'meaning' });
    expect([...new Set(told.flatMap(({ step }) => step ?? []))]).toEqual([
      'Reading pages',
      'Reading keywords by meaning',
      'Reading titles and sections by meaning',
      'Comparing',
    ]);
    expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(told.at(-1)?.done).toBe(told.at(-1)?.total);
  });

  it.each(['failed', 'off'] as const)(
    'is made by words where there is no meaning, and says so: %s',
    async (reason) => {
      const { run, ground, kept } = processorWith(
        reason === 'off' ? { isOn: false } : { vectors: () => Promise.resolve({ reason }) },
      );
      expect(await run()).toMatchObject({ keywords: 51, pages: 13 });
      expect(ground()).toMatchObject({ judgedBy: 'words', missing: reason });
      expect(kept[0]).toMatchObject({ judgedBy: 'words' });
      expect(STRATEGY_MESSAGES.missingMeaning[reason]).toMatch(/by their words/);
    },
  );

  it('is made by words where the model dies between keywords and passages', async () => {
    const { run, ground } = processorWith({
      vectors: (texts, { kind }) =>
        Promise.resolve(kind === 'keyword' ? alike(texts) : { reason: 'failed' as const }),
    });
    await run();
    expect(ground()).toMatchObject({ judgedBy: 'words', missing: 'failed' });
  });

  it('ends with its job while passages are read by the model', async () => {
    const ending = new AbortController();
    const { run, kept } = processorWith({
      vectors: (texts, { kind, signal }) => {
        if (kind === 'keyword') return Promise.resolve(alike(texts));
        ending.abort(new Error('cancelled'));
        return new Promise((_, reject) => {
          if (signal.aborted) reject(signal.reason as Error);
        });
      },
    });
    await expect(run(ending.signal)).rejects.toThrow('cancelled');
    expect(kept).toEqual([]);
  });
});
