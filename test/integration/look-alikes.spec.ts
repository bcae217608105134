import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { runMigrations } from '../../src/core/database/migration-runner';
import { permissionsMigrations } from '../../src/modules/permissions/permissions.migrations';
import { usersMigrations } from '../../src/modules/users/users.migrations';
import { startDatabase, type TestDatabase } from '../support/store';

let database: TestDatabase;
let warn: jest.SpiedFunction<Logger['warn']>;
beforeEach(async () => {
  warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  database = await startDatabase();
}, 30_000);
afterEach(async () => {
  jest.restoreAllMocks();
  await database.stop();
});

const idOf = (number: number) => new Types.ObjectId(number.toString(16).padStart(24, '0'));
const OLDER = idOf(1);
const NEWER = idOf(2);
const OTHER = idOf(3);
const told = () => warn.mock.calls.map(([line]) => line as string);

it('gives the accounts of an earlier version their keys; of two that look alike the older has it', async () => {
  const users = database.connection.collection('users');
  await runMigrations(database.connection, usersMigrations.slice(0, 1));
  await users.insertMany([
    { _id: NEWER, email: 'ａda@cohort.test' },
    { _id: OLDER, email: 'ada@cohort.test' },
    { _id: OTHER, email: 'b\u00adob@cohort.test' },
  ]);
  await runMigrations(database.connection, usersMigrations);
  const keys = await users
    .find({}, { projection: { emailKey: 1 } })
    .sort({ _id: 1 })
    .toArray();
  expect(keys).toEqual([
    { _id: OLDER, emailKey: 'ada@cohort.test' },
    { _id: NEWER, emailKey: `ada@cohort.test ${NEWER.toHexString()}` },
    { _id: OTHER, emailKey: 'bob@cohort.test' },
  ]);
  expect(told()).toEqual([
    expect.stringContaining(`${NEWER.toHexString()} looks like that of the older ${OLDER.toHexString()}`),
  ]);
  expect(told()[0]).not.toContain('@');
  await expect(users.insertOne({ email: 'new@cohort.test', emailKey: 'ada@cohort.test' })).rejects.toThrow(
    'E11000',
  );
});

it('gives batches new keys, whoever held one before', async () => {
  const batches = database.connection.collection('permissions');
  await runMigrations(database.connection, permissionsMigrations.slice(0, 1));
  await batches.insertMany([
    { _id: OLDER, batch: 'Ａ', batchKey: 'ａ' },
    { _id: NEWER, batch: 'A', batchKey: 'a' },
    { _id: OTHER, batch: 'B', batchKey: 'b' },
  ]);
  await runMigrations(database.connection, permissionsMigrations);
  const keys = await batches.find().sort({ _id: 1 }).toArray();
  expect(keys.map(({ batchKey }) => batchKey as string)).toEqual(['a', `a ${NEWER.toHexString()}`, 'b']);
  expect(told()).toHaveLength(1);
});
