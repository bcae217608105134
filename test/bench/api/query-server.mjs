import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const { mongo } = require('mongoose');
const { startEmbeddedMongo } = require('../../../dist/src/embedded/mongo/start.js');

/** The bare server with the one query that a guard can't do without: of a document like a user's, by its id. */
const dataDir = mkdtempSync(join(tmpdir(), 'cohort-bench-'));
const store = await startEmbeddedMongo({ dataDir });
const client = await mongo.MongoClient.connect(store.uri);
const users = client.db().collection('users');
const _id = new mongo.ObjectId();
await users.insertOne({ _id, text: 'x'.repeat(600) });

const server = createServer((_request, response) => {
  void users.findOne({ _id }).then((user) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(user));
  });
});
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}/`));

process.once('SIGTERM', async () => {
  server.closeAllConnections();
  await client.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit();
});
