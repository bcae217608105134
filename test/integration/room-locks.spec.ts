import { createConnection, type Connection } from 'mongoose';
import { RoomLocks } from '../../src/core/database/room-locks';
import { startDatabase, type TestDatabase } from '../support/store';

const MOST = 10;

let database: TestDatabase;
let second: Connection;

beforeAll(async () => {
  database = await startDatabase();
  second = await createConnection(database.uri, { autoIndex: false, autoCreate: false }).asPromise();
}, 30_000);
afterAll(async () => {
  await second.close();
  await database.stop();
});

const locks = () => database.connection.collection<{ _id: string }>('room_locks');

/** Takes a place of a room if there is one, as a service does. */
async function take(connection: Connection, room: string): Promise<boolean> {
  const places = connection.collection('places');
  if ((await places.countDocuments({ room })) >= MOST) return false;
  await places.insertOne({ room });
  return true;
}

it('gives away every place and no more, whoever asks at the same time and of which process', async () => {
  const processes = [database.connection, second].map((connection) => ({
    connection,
    rooms: new RoomLocks(connection),
  }));
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => processes)
      .flat()
      .map(({ connection, rooms }) => rooms.hold('a', () => take(connection, 'a'))),
  );
  expect(asked.filter(Boolean)).toHaveLength(MOST);
  expect(await locks().countDocuments({})).toBe(0);
});

it('lets the next one in where one has failed', async () => {
  const rooms = new RoomLocks(database.connection);
  const failing = rooms.hold('b', () => Promise.reject(new Error('No room.')));
  const next = rooms.hold('b', () => Promise.resolve('in'));
  await expect(failing).rejects.toThrow('No room.');
  expect(await next).toBe('in');
});

it('waits for no process that has died', async () => {
  const until = new Date(Date.now() - 1);
  await database.connection.collection('room_locks').insertOne({ _id: 'c' as never, holder: 'dead', until });
  expect(await new RoomLocks(database.connection).hold('c', () => Promise.resolve('in'))).toBe('in');
});

it('does not let one wait for another room', async () => {
  const rooms = new RoomLocks(database.connection);
  const inside = await rooms.hold('d', () => rooms.hold('e', () => Promise.resolve('in')));
  expect(inside).toBe('in');
});
