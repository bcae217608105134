import { mongo } from 'mongoose';
import { type Cast, type Doc, pick } from './growing';
import { GROWTH } from './growth';

const WRITTEN_AT_ONCE = 2_000;
/** Writes on their way: the store is at work while the next are made. */
const ON_THE_WAY = 2;

/** Fills each collection with records like those that are there. */
export async function grow(database: mongo.Db, cast: Cast): Promise<void> {
  for (const [name, { rows, vary }] of Object.entries(GROWTH)) {
    const collection = database.collection(name);
    const like = await collection.find().limit(20).toArray();
    if (like.length === 0) throw new Error(`Nothing has made a record of ${name}: it has no journey.`);
    const writes: Promise<unknown>[] = [];
    for (let start = 0; start < rows; start += WRITTEN_AT_ONCE) {
      const size = Math.min(WRITTEN_AT_ONCE, rows - start);
      const records = Array.from({ length: size }, (_, k) =>
        recordOf(pick(start + k, 0, like), vary(start + k, cast)),
      );
      writes.push(collection.insertMany(records, { ordered: false }));
      if (writes.length > ON_THE_WAY) await writes.shift();
    }
    await Promise.all(writes);
  }
}

/** What of a record is its own, and unique in its collection. */
const OWN = [
  'slot',
  'turn',
  'active',
  'activeOf',
  'lockedOf',
  'unsettled',
  'deleting',
  'passwordLink',
  'group',
  'orphanedAt',
  'gathering',
  'nextAt',
  'tellFrom',
  'place',
  'nextCheckAt',
  'claim',
  'check',
];

function recordOf(like: Doc, changes: Doc): Doc {
  const record: Doc = { ...like, _id: new mongo.ObjectId() };
  for (const name of OWN) Reflect.deleteProperty(record, name);
  for (const [path, value] of Object.entries(changes)) {
    const [first = '', second] = path.split('.');
    record[first] =
      second === undefined ? (value as unknown) : { ...(record[first] as Doc), [second]: value };
  }
  return record;
}
