import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { createConnection, mongo } from 'mongoose';
import { reasonOf } from '../errors/reason-of';
import { databaseFailure } from './database-failure';

const OP = { reply: 1, query: 2_004, message: 2_013 };
const HEAD = 16;
/** Of MongoDB 4.0, which the driver does not speak to. */
const OLD = { ok: 1, ismaster: true, isWritablePrimary: true, minWireVersion: 0, maxWireVersion: 7 };

/** Answers whatever is asked by what MongoDB 4.0 says of itself. */
function oldServer(): Server {
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (request) => {
      const document = Buffer.from(mongo.BSON.serialize(OLD));
      const isQuery = request.readInt32LE(12) === OP.query;
      // A reply has flags, a cursor, where it begins and how many it has; a message has flags and the kind of its part.
      const before = Buffer.alloc(isQuery ? 20 : 5);
      if (isQuery) before.writeInt32LE(1, 16);
      const head = Buffer.alloc(HEAD);
      head.writeInt32LE(HEAD + before.length + document.length, 0);
      head.writeInt32LE(request.readInt32LE(4), 8);
      head.writeInt32LE(isQuery ? OP.reply : OP.message, 12);
      socket.write(Buffer.concat([head, before, document]));
    });
  });
}

async function failureAt(port: number): Promise<Error> {
  const uri = `mongodb://127.0.0.1:${port}/cohort`;
  const connection = createConnection(uri, { serverSelectionTimeoutMS: 500, autoCreate: false });
  const failure = await connection.asPromise().then(
    () => new Error('It connected.'),
    (error: unknown) => error as Error,
  );
  await connection.close();
  return failure;
}

it('tells a MongoDB that is too old as that, at the start and to the doctor', async () => {
  const server = oldServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const failure = await failureAt(port);
  server.close();
  expect(databaseFailure(failure).message).toBe(
    'MongoDB at MONGODB_URI is too old for Cohort. Upgrade it to version 7.0 or newer.',
  );
  expect(reasonOf(failure)).toBe('too old');
});

it('says of one that is not there where to look', async () => {
  const failure = await failureAt(1);
  expect(databaseFailure(failure).message).toMatch(/^MongoDB does not answer at MONGODB_URI/);
  expect(reasonOf(failure)).not.toBe('too old');
});
