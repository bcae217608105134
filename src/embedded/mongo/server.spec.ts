import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { MongoServer } from './server';

type Row = { _id: number; n?: number; name?: string };

let folder: string;
let server: MongoServer;
let client: mongo.MongoClient;
let rows: mongo.Collection<Row>;

const start = async () => {
  server = await MongoServer.start({ dataDir: folder, durability: 'none' });
  client = await mongo.MongoClient.connect(server.uri, { monitorCommands: true });
  rows = client.db().collection<Row>('rows');
};
const stop = async () => {
  await client.close();
  await server.close();
};
const code = (work: Promise<unknown>) =>
  work.then(
    () => 0,
    (error: unknown) => (error as mongo.MongoServerError).code,
  );
const fill = (count: number) => rows.insertMany(Array.from({ length: count }, (_, i) => ({ _id: i, n: i })));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-server-'));
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

describe('cursors', () => {
  const getMores = () => {
    const ids = new Set<string>();
    client.on('commandStarted', (event) => {
      if (event.commandName === 'getMore') ids.add(String(event.command.getMore));
    });
    return ids;
  };

  it('hand out batches of the size asked for, in order', async () => {
    await fill(1000);
    const asked = getMores();
    const found = await rows.find().batchSize(70).toArray();
    expect(found.map(({ _id }) => _id)).toEqual(Array.from({ length: 1000 }, (_, i) => i));
    expect(asked.size).toBe(1);
  });

  it('keep a batch within 16 MB', async () => {
    const files = client.db().collection('files');
    await files.insertMany(Array.from({ length: 5 }, (_, i) => ({ i, data: Buffer.alloc(6_000_000) })));
    const { cursor } = await client.db().command({ find: 'files' });
    expect(cursor.firstBatch).toHaveLength(2);
    expect((await files.find().toArray()).map(({ i }) => i as number)).toEqual([0, 1, 2, 3, 4]);
  });

  it('are gone after killCursors and for a stranger name', async () => {
    await fill(300);
    const { cursor } = await client.db().command({ find: 'rows', batchSize: 2 });
    const getMore = (collection: string) =>
      client.db().command({ getMore: mongo.Long.fromNumber(cursor.id as number), collection });
    expect(await code(getMore('others'))).toBe(43);
    const killed = await client
      .db()
      .command({ killCursors: 'rows', cursors: [mongo.Long.fromNumber(cursor.id as number)] });
    expect(killed.cursorsKilled).toHaveLength(1);
    expect(await code(getMore('rows'))).toBe(43);
  });

  it('end with their connection', async () => {
    await fill(300);
    const before = server.connections;
    const other = await mongo.MongoClient.connect(server.uri);
    const { cursor } = await other.db().command({ find: 'rows', batchSize: 2 });
    await other.close(true);
    while (server.connections > before) await new Promise(setImmediate);
    const id = mongo.Long.fromNumber(cursor.id as number);
    expect(await code(client.db().command({ getMore: id, collection: 'rows' }))).toBe(43);
  });

  it('go on while the documents change under them', async () => {
    await fill(500);
    const cursor = rows.find({}, { batchSize: 50 });
    const seen: number[] = [];
    for await (const { _id } of cursor) {
      seen.push(_id);
      if (_id === 40) await rows.deleteMany({ _id: { $gte: 300 } });
    }
    expect(seen).toEqual(Array.from({ length: 300 }, (_, i) => i));
  });
});

it('long reads let others have their turn', async () => {
  const many = client.db().collection('many');
  await many.insertMany(Array.from({ length: 400 }, () => ({ text: `${'a'.repeat(18)}b` })));
  const slow = { text: /^(a+)+$/ };
  const reads: Record<string, () => Promise<unknown>> = {
    aggregation: () => many.aggregate([{ $match: slow }, { $project: { n: '$text' } }]).toArray(),
    count: () => many.countDocuments(slow),
    search: () => many.findOne(slow),
    sort: () => many.find(slow, { sort: { text: -1 }, limit: 1 }).toArray(),
    'list of values': () => many.distinct('text', slow),
  };
  const orders: string[][] = [];
  for (const [name, read] of Object.entries(reads)) {
    const order: string[] = [];
    const long = read().then(() => order.push(name));
    for (let i = 0; i < 2; i++) {
      await rows.findOne();
      order.push('short');
    }
    await long;
    orders.push(order);
  }
  expect(orders).toEqual(Object.keys(reads).map((name) => ['short', 'short', name]));
});

describe('writes', () => {
  it('stop at the first failure when ordered, and go on when not', async () => {
    await rows.insertOne({ _id: 1 });
    const batch = [{ _id: 0 }, { _id: 1 }, { _id: 2 }];
    expect(await code(rows.insertMany(batch))).toBe(11000);
    expect(await rows.distinct('_id')).toEqual([1, 0]);
    expect(await code(rows.insertMany([{ _id: 1 }, { _id: 2 }], { ordered: false }))).toBe(11000);
    expect(await rows.countDocuments()).toBe(3);
  });

  it('change thousands at once', async () => {
    await rows.createIndexes([{ key: { n: 1 } }]);
    await fill(5000);
    const updated = await rows.updateMany({ n: { $lt: 4000 } }, { $inc: { n: 10_000 } });
    expect(updated).toMatchObject({ matchedCount: 4000, modifiedCount: 4000 });
    expect((await rows.deleteMany({ n: { $gte: 10_000 } })).deletedCount).toBe(4000);
    expect(await rows.countDocuments({})).toBe(1000);
    expect(await rows.estimatedDocumentCount()).toBe(1000);
  });

  it('refuse what is larger than 16 MB, by insert and by growth', async () => {
    const files = client.db().collection('files');
    expect(
      await code(client.db().command({ insert: 'files', documents: [{ data: Buffer.alloc(16_800_000) }] })),
    ).toBe(10334);
    await files.insertOne({ data: Buffer.alloc(9_000_000) });
    expect(await code(files.updateOne({}, { $set: { more: Buffer.alloc(9_000_000) } }))).toBe(10334);
    expect(await files.countDocuments({ more: { $exists: true } })).toBe(0);
  });

  it('leave a stranger in the same turn alone when one command fails', async () => {
    const outcomes = await Promise.all([
      rows.insertOne({ _id: 1 }).then(() => 'done'),
      code(client.db().collection('rows').updateOne({}, { $nope: 1 })),
      rows.insertOne({ _id: 2 }).then(() => 'done'),
    ]);
    expect(outcomes).toEqual(['done', 238, 'done']);
  });
});

const indexOf = (options: object) => ({
  createIndexes: 'rows',
  indexes: [{ key: { a: 1 }, name: 'a_1', ...options }],
});

describe('refusals', () => {
  it.each<[string, mongo.Document, number, string]>([
    ['an unknown command', { frobnicate: 1 }, 59, 'frobnicate'],
    ['an unknown field', { find: 'rows', tailable: true }, 238, 'tailable'],
    ['variables', { find: 'rows', let: { a: 1 } }, 238, 'let'],
    [
      'a transaction',
      {
        insert: 'rows',
        documents: [{}],
        txnNumber: mongo.Long.ONE,
        startTransaction: true,
        autocommit: false,
      },
      20,
      'txnNumber',
    ],
    ['a collation', { find: 'rows', collation: { locale: 'en', strength: 2 } }, 238, 'find.collation'],
    ['an index with a collation', indexOf({ collation: { locale: 'en' } }), 238, 'collation'],
    ['an index over a part', indexOf({ partialFilterExpression: { a: 1 } }), 238, 'partialFilterExpression'],
    ['an index with a lifetime', indexOf({ expireAfterSeconds: 60 }), 238, 'expireAfterSeconds'],
    ['a capped collection', { create: 'log', capped: true, size: 1000 }, 238, 'capped'],
    ['a text index', { createIndexes: 'rows', indexes: [{ key: { a: 'text' }, name: 'a' }] }, 238, 'text'],
    ['a wildcard index', { createIndexes: 'rows', indexes: [{ key: { '$**': 1 }, name: 'a' }] }, 238, '$**'],
    [
      'a change stream',
      { aggregate: 'rows', pipeline: [{ $changeStream: {} }], cursor: {} },
      238,
      '$changeStream',
    ],
    [
      'a look at all that runs',
      { aggregate: 1, pipeline: [{ $currentOp: {} }], cursor: {} },
      238,
      '$currentOp',
    ],
    ['dropping all indexes', { dropIndexes: 'rows', index: '*' }, 238, 'dropIndexes'],
    ['a natural sort', { find: 'rows', sort: { $natural: -1 } }, 238, '$natural'],
    ['a strange sort', { find: 'rows', sort: { a: 2 } }, 2, 'sort'],
  ])('%s', async (_what, command, expected, name) => {
    const error = await client
      .db()
      .command(command)
      .catch((caught: unknown) => caught as mongo.MongoServerError);
    expect(error).toMatchObject({ code: expected, message: expect.stringContaining(name) as string });
  });
});

it.each<[string, mongo.UpdateOptions]>([
  ['a.$[x]', { arrayFilters: [{ x: 1 }] }],
  ['a.$', {}],
])('an update of %s is refused', async (path, options) => {
  await rows.insertOne({ _id: 1 });
  expect(
    await code(
      client
        .db()
        .collection('rows')
        .updateOne({}, { $set: { [path]: 1 } }, options),
    ),
  ).toBe(238);
});

describe('indexes', () => {
  it('hold a unique rule over keys that are longer than LMDB can keep', async () => {
    await rows.createIndexes([{ key: { name: 1 }, unique: true }]);
    const long = 'x'.repeat(5000);
    await rows.insertMany([
      { _id: 1, name: `${long}a` },
      { _id: 2, name: `${long}b` },
    ]);
    expect(await code(rows.insertOne({ _id: 3, name: `${long}a` }))).toBe(11000);
    expect(await rows.findOne({ name: `${long}b` })).toMatchObject({ _id: 2 });
    expect((await rows.find({ name: { $gt: `${long}a` } }).toArray()).map(({ _id }) => _id)).toEqual([2]);
    await rows.updateOne({ _id: 1 }, { $set: { name: 'short' } });
    expect(await code(rows.insertOne({ _id: 3, name: `${long}a` }))).toBe(0);
  });

  it('that are sparse take no document out of an answer', async () => {
    await rows.createIndexes([{ key: { name: 1 }, sparse: true }]);
    await rows.insertMany([{ _id: 1, name: 'Ann' }, { _id: 2 }]);
    const idsOf = async (found: mongo.FindCursor) => (await found.toArray()).map(({ _id }) => _id as number);
    expect(await idsOf(rows.find({ name: { $exists: false } }))).toEqual([2]);
    expect(await idsOf(rows.find({ name: { $in: ['Ann', null] } } as object))).toEqual([1, 2]);
    expect(await idsOf(rows.find().sort({ name: 1 }))).toEqual([2, 1]);
  });

  it('give the first of many in order, by whichever index is quicker', async () => {
    await rows.createIndexes([{ key: { name: 1 } }, { key: { n: -1 } }]);
    await rows.insertMany(
      Array.from({ length: 3000 }, (_, i) => ({ _id: i, n: i, name: i % 2 ? 'odd' : 'even' })),
    );
    const page = rows.find({ name: 'odd', _id: { $lt: 2990 } }).sort({ n: -1 });
    expect((await page.skip(2).limit(3).toArray()).map(({ n }) => n)).toEqual([2985, 2983, 2981]);
    expect(await rows.find({ name: 'none' }).sort({ n: 1 }).limit(3).toArray()).toEqual([]);
  });

  it('are dropped by name, and no longer refuse anything', async () => {
    await rows.createIndexes([{ key: { n: 1 }, unique: true }]);
    await rows.insertOne({ _id: 1, n: 1 });
    expect(await code(rows.insertOne({ _id: 2, n: 1 }))).toBe(11000);
    await rows.dropIndex('n_1');
    expect(await code(rows.insertOne({ _id: 2, n: 1 }))).toBe(0);
    expect((await rows.indexes()).map(({ name }) => name)).toEqual(['_id_']);
    expect(await code(rows.dropIndex('n_1'))).toBe(27);
    expect(await code(rows.dropIndex('_id_'))).toBe(72);
  });

  it('refuse a namesake with other options', async () => {
    await rows.createIndexes([{ key: { n: 1 } }]);
    expect(await code(rows.createIndexes([{ key: { n: 1 } }]))).toBe(0);
    expect(await code(rows.createIndexes([{ key: { n: 1 }, unique: true }]))).toBe(85);
    expect(await code(rows.createIndexes([{ key: { n: 1 }, name: 'other' }]))).toBe(85);
    expect(await code(rows.createIndexes([{ key: { n: -1 }, name: 'n_1' }]))).toBe(86);
  });

  it('are as before when one cannot be built', async () => {
    await rows.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 1 },
    ]);
    expect(await code(rows.createIndexes([{ key: { n: 1 }, unique: true }]))).toBe(11000);
    expect((await rows.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });
});
