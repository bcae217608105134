import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { mongo } from 'mongoose';
import { MongoServer } from '../../../src/embedded/mongo/server';
import { keyTuples } from '../../../src/embedded/mongo/query/key-tuples';
import { Sorter } from '../../../src/embedded/mongo/query/sort';
import { decode, type Doc } from '../../../src/embedded/mongo/values/bson';
import { expectIndexesToAgree } from './index-agreement';
import { RandomData } from './random-data';

const SORTABLE = ['a', 'b', 'c', 'c.d', 'c.e', 'on', '_id'];
/** Fields of elements and places in arrays too. */
const PATHS = [...SORTABLE, 'a.d', 'b.e', 'c.0', 'c.1.d', 'c.d.e'];
const CHANGED = ['a', 'b', 'c', 'c.d', 'c.e', 'a.d'];
const SEEDS = [1, 2, 3];

const INDEXES: mongo.IndexDescription[] = [
  { key: { a: 1 } },
  { key: { b: -1 } },
  { key: { a: 1, b: -1 } },
  { key: { b: 1, a: 1, _id: 1 } },
  { key: { 'c.d': 1 } },
  { key: { 'c.d': -1, a: 1 } },
  { key: { c: 1 }, sparse: true },
  { key: { a: -1, on: 1 } },
  { key: { a: 1, 'c.e': 1 } },
  { key: { 'c.d': 1, 'c.e': -1 } },
  { key: { 'a.d': 1 } },
  { key: { b: 1, 'c.d.e': 1 }, sparse: true },
];

describe.each(SEEDS)('indexes never change an answer (seed %i)', (seed) => {
  let folder: string;
  let server: MongoServer;
  let client: mongo.MongoClient;
  let plain: mongo.Collection;
  let indexed: mongo.Collection;
  const random = new RandomData(seed);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cohort-fuzz-'));
    server = await MongoServer.start({ dataDir: folder, durability: 'none' });
    client = await mongoose.mongo.MongoClient.connect(server.uri, { raw: false });
    plain = client.db('fuzz').collection('plain');
    indexed = client.db('fuzz').collection('indexed');
    await indexed.createIndexes(INDEXES);
  });

  afterAll(async () => {
    await client.close();
    await server.close();
    await expectIndexesToAgree(folder);
    rmSync(folder, { recursive: true });
  });

  const both = async (work: (collection: mongo.Collection) => Promise<unknown>) => {
    const outcome = (collection: mongo.Collection) =>
      work(collection).then(
        JSON.stringify,
        (error: unknown) => `error ${(error as mongo.MongoServerError).code}`,
      );
    return [await outcome(plain), await outcome(indexed)];
  };

  /** Parallel arrays cannot be indexed, so such documents go into neither collection. */
  const insert = async (doc: Doc) => {
    const accepted = await indexed.insertOne(doc).catch((error: unknown) => {
      expect((error as mongo.MongoServerError).code).toBe(171);
      return null;
    });
    if (accepted) await plain.insertOne(doc);
  };

  const keyOf =
    (path: string, direction: number) =>
    (bytes: Buffer): unknown => {
      const doc = decode(bytes);
      const sorter = new Sorter([{ path: 'value', direction: direction as 1 | -1 }]);
      for (const [value] of keyTuples(doc, [path.split('.')]).tuples) sorter.add(value, { value });
      return sorter.sorted()[0] ?? null;
    };

  const checkQuery = async (filter: Doc) => {
    const ids = async (collection: mongo.Collection) =>
      (await collection.find(filter, { projection: { _id: 1 } }).toArray())
        .map(({ _id }) => String(_id))
        .sort();
    expect(await ids(indexed)).toEqual(await ids(plain));
  };

  const checkSort = async (filter: Doc) => {
    const path = random.pick(SORTABLE);
    const direction = random.pick([1, -1] as const);
    const [skip, limit] = [random.below(3), random.below(20)];
    const read = async (collection: mongo.Collection) => {
      const docs = collection
        .find(filter, { raw: true })
        .sort({ [path]: direction })
        .skip(skip)
        .limit(limit);
      const keys = (await docs.toArray()).map((bytes) => keyOf(path, direction)(bytes as unknown as Buffer));
      return keys.map((key) =>
        mongo.BSON.EJSON.stringify({ key: key === undefined ? 'empty' : sameNumber(key) }),
      );
    };
    expect(await read(indexed)).toEqual(await read(plain));
  };

  /** Whatever else may be asked: sums, values, counts, pages of whole documents in an order without ties. */
  const checkQuestions = async (filter: Doc) => {
    const [path, other] = [random.pick(PATHS), random.pick(SORTABLE)];
    const order = { [other]: random.pick([1, -1] as const), _id: random.pick([1, -1] as const) };
    const [skip, limit] = [random.below(4), 1 + random.below(12)];
    const projection = random.pick<Doc>([{ [path]: 1 }, { [path]: 1, _id: 0 }, { [path]: 0 }, {}]);
    const sums = {
      n: { $sum: 1 },
      sum: { $sum: `$${other}` },
      min: { $min: `$${path}` },
      max: { $max: `$${path}` },
    };
    const questions: ((collection: mongo.Collection) => Promise<unknown>)[] = [
      (rows) => rows.countDocuments(filter),
      (rows) => rows.countDocuments(filter, { skip, limit }),
      async (rows) => (await rows.distinct(path, filter)).map(written).sort(),
      (rows) => rows.find(filter, { sort: order, skip, limit, projection, batchSize: 3 }).toArray(),
      (rows) => rows.findOne(filter, { sort: order, projection }),
      async (rows) =>
        (await rows.aggregate([{ $match: filter }, { $group: { _id: `$${path}`, ...sums } }]).toArray())
          .map(written)
          .sort(),
      (rows) =>
        rows.aggregate([{ $match: filter }, { $sort: order }, { $skip: skip }, { $limit: limit }]).toArray(),
    ];
    for (const ask of questions) {
      const [one, two] = await both(async (collection) => written(await ask(collection)));
      expect([filter, two]).toEqual([filter, one]);
    }
  };

  it('answers like a collection without indexes', async () => {
    for (let i = 0; i < 100; i++) {
      await insert({ _id: i, on: random.chance(0.5), ...random.fields(['a', 'b', 'c']) });
    }
    for (let round = 0; round < 120; round++) {
      const filter = random.filter(PATHS);
      await checkQuery(filter);
      await checkQuery(random.filter(PATHS));
      await checkQuery({ a: { [random.pick(['$gt', '$lt'])]: random.text() } });
      await checkSort(random.chance(0.5) ? {} : filter);
      await checkQuestions(random.chance(0.2) ? {} : random.filter(PATHS));
      const change = random.change(CHANGED);
      const id = random.below(110) as unknown as mongo.ObjectId;
      const upsert = random.chance(0.2);
      const [one, other] = await both((collection) => collection.updateOne({ _id: id }, change, { upsert }));
      if (other === 'error 171')
        await plain.replaceOne({ _id: id }, (await indexed.findOne({ _id: id })) ?? {});
      else expect(other).toBe(one);
      if (round % 25 === 0) {
        const [gone, alsoGone] = await both((collection) => collection.deleteMany({ _id: id }));
        expect(alsoGone).toBe(gone);
      }
    }
    expect(await indexed.countDocuments({})).toBe(await plain.countDocuments({}));
  }, 240_000);
});

/** With each value's type and -0, in one line. */
const written = (value: unknown): string => mongo.BSON.EJSON.stringify(value, { relaxed: false });

/** Equal numbers of different types may stand for each other. */
function sameNumber(value: unknown): unknown {
  const type = (value as { _bsontype?: string } | null)?._bsontype;
  if (type === 'Long') return (value as mongo.Long).toString();
  if (type !== 'Int32' && type !== 'Double') return value;
  const number = (value as { value: number }).value;
  return Number.isInteger(number) ? BigInt(number).toString() : number;
}
