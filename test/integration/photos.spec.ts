import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { buffer } from 'node:stream/consumers';
import { FileStore } from '../../src/core/files/file-store';
import { migrationsOf } from '../../src/core/database/migration-lock';
import { migrateDatabase } from '../../src/migrations';
import { startDatabase, type TestDatabase } from '../support/store';

const PICTURES = ['iVBORw0KGgoAAAANSUhEUg==', '/9j/4AAQSkZJRg=='] as const;
const ACCOUNTS = 120;

let database: TestDatabase;

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await startDatabase();
}, 30_000);
afterAll(() => database.stop(), 30_000);

it('moves photos out of accounts of the old shape into files, and may be run again', async () => {
  const users = database.connection.collection<{ _id: Types.ObjectId; email: string; photoURL?: string }>(
    'users',
  );
  const photos = [`data:image/png;base64,${PICTURES[0]}`, `data:image/jpeg;base64,${PICTURES[1]}`, ''];
  const accounts = Array.from({ length: ACCOUNTS }, (_, i) => ({
    _id: new Types.ObjectId(),
    email: `user-${i}@cohort.test`,
    photoURL: photos[i % photos.length],
  }));
  await users.insertMany([...accounts, { _id: new Types.ObjectId(), email: 'older@cohort.test' }]);
  await migrateDatabase(database.connection, database.uri);

  const moved = await users
    .find({ photoURL: { $exists: true } })
    .sort({ _id: 1 })
    .toArray();
  const addresses = moved.map(({ photoURL = '' }) => photoURL);
  expect(new Set(addresses).size).toBe((ACCOUNTS / photos.length) * 2 + 1);
  const files = new FileStore(database.connection);
  for (const [i, picture] of PICTURES.entries()) {
    const [, , , id = '', key = ''] = (addresses[i] ?? '').split('/');
    const { stream, contentType } = await files.openWithKey(id, key);
    expect((await buffer(stream)).toString('base64')).toBe(picture);
    expect(photos[i]).toContain(contentType);
  }

  const count = () => database.connection.collection('files.files').countDocuments({});
  const before = await count();
  await migrationsOf(database.connection).deleteMany({ _id: 'users-003-photos' });
  await migrateDatabase(database.connection, database.uri);
  expect(await count()).toBe(before);
});
