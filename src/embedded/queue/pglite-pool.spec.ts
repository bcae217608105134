import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { PGlitePool } from './pglite-pool';
import { QueueDatabase } from './queue-database';

const pause = jest.spyOn(timers, 'setTimeout');
// The code imports it by name, which is not yet the one that is spied on.
syncBuiltinESMExports();
beforeEach(() => void pause.mockReset().mockResolvedValue(undefined));
afterAll(() => {
  pause.mockRestore();
  syncBuiltinESMExports();
});
const pauses = () => pause.mock.calls.map(([ms]) => ms);

const DISK_FULL = Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), { code: '53100' });

/** What the pool uses of a PGlite: it answers with its name, or with an error. */
function fakeDatabase(
  name: string,
  answer: () => Promise<unknown> = () => Promise.resolve([{ rows: [{ name }] }]),
) {
  const notifying: ((channel: string, payload: string) => void)[] = [];
  const db = {
    exec: jest.fn(answer),
    onNotification: (listener: (channel: string, payload: string) => void) => notifying.push(listener),
    close: jest.fn(() => Promise.resolve()),
  };
  return { db, notify: (payload: string) => notifying.forEach((listener) => listener('jobs', payload)) };
}

function poolOver(databases: { db: object }[], hasRoom = () => true) {
  let opened = 0;
  const open = () => Promise.resolve(databases[opened++]!.db as PGlite);
  return { pool: new PGlitePool(new QueueDatabase(open, hasRoom)) };
}

it('opens another database in the place of one that met a full disk, and tells who listened to it', async () => {
  const broken = fakeDatabase('broken', () => Promise.reject(DISK_FULL));
  const next = fakeDatabase('next');
  const { pool } = poolOver([broken, next]);
  const listener = await pool.connect();
  const errors: unknown[] = [];
  const heard: unknown[] = [];
  listener.on('error', (error) => errors.push(error)).on('notification', (message) => heard.push(message));

  await expect(pool.query('INSERT')).rejects.toBe(DISK_FULL);
  expect(errors).toEqual([DISK_FULL]);
  expect((await pool.query('SELECT')).rows).toEqual([{ name: 'next' }]);
  expect(pauses()).toEqual([1_000]);
  expect(broken.db.exec).toHaveBeenCalledTimes(1);
  expect(broken.db.close).not.toHaveBeenCalled();
  next.notify('a');
  expect(heard).toEqual([{ channel: 'jobs', payload: 'a' }]);
});

it('asks the database for nothing while the disk is full, and for all that waited when there is room', async () => {
  const { db } = fakeDatabase('db');
  const { pool } = poolOver([{ db }], () => pause.mock.calls.length === 3);
  pause.mockImplementation(() => {
    expect(db.exec).not.toHaveBeenCalled();
    return Promise.resolve();
  });
  await Promise.all([pool.query('A'), pool.query('B')]);
  expect(pauses()).toEqual([1_000, 2_000, 4_000]);
  expect(db.exec.mock.calls).toEqual([['A'], ['B']]);
});

it('refuses what waits for room when it is closed', async () => {
  const { db } = fakeDatabase('db');
  const { pool } = poolOver([{ db }], () => false);
  let end: Promise<void> | undefined;
  pause.mockImplementationOnce(() => {
    end = pool.end();
    return Promise.resolve();
  });
  await expect(pool.query('A')).rejects.toThrow('The queue is closed.');
  await end;
  expect(db.exec).not.toHaveBeenCalled();
});

it('refuses more than a thousand that wait', async () => {
  const { pool } = poolOver([fakeDatabase('db')], () => pause.mock.calls.length > 0);
  let goOn = (): void => undefined;
  pause.mockImplementationOnce(() => new Promise<void>((resolve) => (goOn = resolve)));
  const waiting = Array.from({ length: 1_000 }, () => pool.query('A'));
  await expect(pool.query('B')).rejects.toThrow('Too much waits for the queue.');
  goOn();
  expect(await Promise.all(waiting)).toHaveLength(1_000);
});
