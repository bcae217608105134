import { Logger } from '@nestjs/common';
import { migrateDatabase } from '../../../src/migrations';
import { startDatabase, type TestDatabase } from '../../support/store';

let database: TestDatabase;

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await startDatabase();
  await migrateDatabase(database.connection, database.uri);
}, 60_000);

afterAll(() => database.stop(), 30_000);

it.each([
  ['jobs', 'owner'],
  ['files.files', 'metadata.owner'],
  ['intent_words', 'owner'],
  ['blocks', 'owner'],
  ['usage_counters', 'user'],
  ['usage_log', 'user'],
  ['notices', 'user'],
  ['channels', 'user'],
  ['deliveries', 'user'],
  ['watches', 'user'],
  ['watch_changes', 'watch'],
  ['watch_checks', 'watch'],
  ['watch_versions', 'watch'],
])('what an account leaves in %s is found by an index', async (collection, field) => {
  const indexes = await database.connection.collection(collection).indexes();
  expect(indexes.map(({ key }) => Object.keys(key)[0])).toContain(field);
});

it('no index is the beginning of another one, which would serve whatever it serves', async () => {
  const collections = await database.connection.listCollections();
  const superseded: string[] = [];
  for (const { name } of collections) {
    const indexes = await database.connection.collection(name).indexes();
    const plain = indexes
      .filter(({ unique, sparse }) => !unique && !sparse)
      .map(({ name: index, key }) => ({ index, fields: JSON.stringify(Object.entries(key)).slice(0, -1) }));
    for (const { index, fields } of plain) {
      const longer = plain.find((other) => other.index !== index && other.fields.startsWith(fields));
      if (longer && index !== '_id_') superseded.push(`${name}: ${index} by ${longer.index}`);
    }
  }
  expect(superseded).toEqual([]);
});
