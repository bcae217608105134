import { Logger } from '@nestjs/common';
import { type Connection, createConnection } from 'mongoose';
import type { Migration } from '../../src/core/database/migration';
import { migrationsOf } from '../../src/core/database/migration-lock';
import { runMigrations } from '../../src/core/database/migration-runner';
import { startDatabase, type TestDatabase } from '../support/store';

let database: TestDatabase;
let other: Connection;

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await startDatabase();
  other = await createConnection(database.uri, { autoIndex: false, autoCreate: false }).asPromise();
}, 30_000);

afterAll(async () => {
  await other.close();
  await database.stop();
});

beforeEach(() => migrationsOf(database.connection).deleteMany({}));

/** Migrations that write down when they run. */
function recorded(ran: string[], ...ids: string[]): Migration[] {
  return ids.map((id) => ({
    id,
    up: async (connection) => {
      await connection.collection('steps').insertOne({ id });
      ran.push(id);
    },
  }));
}

describe('runMigrations', () => {
  it('runs each once, in order, and later only what is new', async () => {
    const ran: string[] = [];
    await runMigrations(database.connection, recorded(ran, 'a-001', 'a-002'));
    await runMigrations(database.connection, recorded(ran, 'a-001', 'a-002', 'b-001'));
    expect(ran).toEqual(['a-001', 'a-002', 'b-001']);
  });

  it('runs each once when two processes start together', async () => {
    const ran: string[] = [];
    const migrations = recorded(ran, 'a-001', 'a-002', 'a-003');
    await Promise.all(
      [database.connection, other].map((connection) => runMigrations(connection, migrations)),
    );
    expect(ran).toEqual(['a-001', 'a-002', 'a-003']);
  });

  it('begins again with the one that failed', async () => {
    const ran: string[] = [];
    const [first, second] = recorded(ran, 'a-001', 'a-002');
    const failing: Migration = { id: 'a-002', up: () => Promise.reject(new Error('disk full')) };
    if (!first || !second) throw new Error('unreachable');
    await expect(runMigrations(database.connection, [first, failing])).rejects.toThrow('disk full');
    await runMigrations(other, [first, second]);
    expect(ran).toEqual(['a-001', 'a-002']);
  });

  it('takes over the lock of a process that died', async () => {
    const ran: string[] = [];
    await migrationsOf(database.connection).insertOne({
      _id: 'lock',
      owner: 'a process that is gone',
      expiresAt: new Date(Date.now() - 1),
    });
    await runMigrations(database.connection, recorded(ran, 'a-001'));
    expect(ran).toEqual(['a-001']);
    expect(await migrationsOf(database.connection).countDocuments({ _id: 'lock' })).toBe(0);
  });

  it('waits while another process holds the lock', async () => {
    const ran: string[] = [];
    const expiresAt = new Date(Date.now() + 700);
    await migrationsOf(other).insertOne({ _id: 'lock', owner: 'another process', expiresAt });
    await runMigrations(database.connection, recorded(ran, 'a-001'));
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAt.getTime());
    expect(ran).toEqual(['a-001']);
  });

  it('stops when another process has taken its lock, and leaves that one its own', async () => {
    const ran: string[] = [];
    const lock = { _id: 'lock', owner: 'another process' };
    const losing: Migration = {
      id: 'a-001',
      up: async () => {
        await migrationsOf(other).updateOne({ _id: 'lock' }, { $set: { owner: lock.owner } });
      },
    };
    const migrations = [losing, ...recorded(ran, 'a-002')];
    await expect(runMigrations(database.connection, migrations)).rejects.toThrow(
      'The migration lock was lost before a-002; start again.',
    );
    expect(ran).toEqual([]);
    expect(await migrationsOf(other).countDocuments(lock)).toBe(1);
  });

  it('refuses two of one name', async () => {
    await expect(runMigrations(database.connection, recorded([], 'a-001', 'a-001'))).rejects.toThrow(
      'Two migrations are named a-001.',
    );
  });
});
