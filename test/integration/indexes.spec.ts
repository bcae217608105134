import { Logger } from '@nestjs/common';
import { migrateDatabase } from '../../src/migrations';
import { startDatabase, type TestDatabase } from '../support/store';

let database: TestDatabase;

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await startDatabase();
  await migrateDatabase(database.connection);
}, 60_000);

afterAll(() => database.stop(), 30_000);

it.each([
  ['jobs', 'owner'],
  ['files.files', 'metadata.owner'],
  ['intent_words', 'owner'],
  ['blocks', 'owner'],
  ['usage_counters', 'user'],
  ['usage_log', 'user'],
])('what an account leaves in %s is found by an index', async (collection, field) => {
  const indexes = await database.connection.collection(collection).indexes();
  expect(indexes.map(({ key }) => Object.keys(key)[0])).toContain(field);
});
