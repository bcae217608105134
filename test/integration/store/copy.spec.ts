import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { mongo } from 'mongoose';
import { copyDatabase } from '../../../src/embedded/copy/copy-database';
import { logIn } from '../../support/actors';
import { ADMIN, startServer } from '../../support/server';
import { startStore, stopStore, type StoreProcess, withDatabase } from './store-process';

const ENTRY = resolve(__dirname, '../../../dist/src/embedded/store.js');

let folder: string;
let other: StoreProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-copy-'));
  // A second server process, as MongoDB would be.
  other = await startStore(folderOf('other'));
});

afterAll(async () => {
  await stopStore(other);
  rmSync(folder, { recursive: true, force: true });
});

const folderOf = (name: string) => mkdtempSync(join(folder, `${name}-`));
/** A database of that name on the second server. */
const at = (name: string) => other.uri.replace('/cohort?', `/${name}?`);

async function copy(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [ENTRY, 'copy', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, DATA_DIR: dataDir, DURABILITY: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, out, err };
}

async function withServer<Result>(
  uri: string,
  work: (client: mongo.MongoClient) => Promise<Result>,
): Promise<Result> {
  const client = await mongo.MongoClient.connect(uri, { appName: 'test' });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** Every document with its types, and every index, of all collections. */
async function contentOf(uri: string) {
  return withServer(uri, async (client) => {
    const names = (await client.db().listCollections().toArray()).map(({ name }) => name).sort();
    return Promise.all(
      names.map(async (name) => {
        const collection = client.db().collection(name);
        const documents = await collection.find<Buffer>({}, { raw: true, sort: { _id: 1 } }).toArray();
        const indexes = (await collection.indexes()).sort((one, two) => (one.name! < two.name! ? -1 : 1));
        return { name, documents: documents.map((bytes) => bytes.toString('base64')), indexes };
      }),
    );
  });
}

/** The data of a Cohort that has been in use, with a file of several pieces and values of all types. */
async function usedFolder(): Promise<string> {
  const dataDir = folderOf('used');
  const server = await startServer({
    dataDir,
    env: { SAMPLE_DATA: 'on', TRUST_PROXY: undefined, MONGODB_URI: undefined },
  });
  await server.kill();
  const store = await startStore(dataDir);
  await withDatabase(store, async (database) => {
    const values = {
      int: 1,
      double: 1.0,
      whole: new mongo.Double(2),
      long: mongo.Long.fromString('9007199254740993'),
    };
    await database
      .collection('kinds')
      .insertOne({ ...values, when: new Date(0), none: null, bytes: Buffer.from('ab') });
    const bucket = new mongo.GridFSBucket(database, { bucketName: 'files' });
    await once(bucket.openUploadStream('large.csv').end(Buffer.alloc(700_000, 'a')), 'finish');
  });
  await stopStore(store);
  return dataDir;
}

it('copies the embedded database to a server and back, and Cohort goes on with either', async () => {
  const dataDir = await usedFolder();
  const there = await copy(dataDir, '--to', at('grown'));
  expect(there).toMatchObject({ code: 0, err: '' });
  expect(there.out).toMatch(
    /Copied \d+ collections: [\d,]+ documents, among them \d+ files, and \d+ indexes\./,
  );
  const grown = await contentOf(at('grown'));
  const original = await startStore(dataDir);
  expect(grown).toEqual(await contentOf(original.uri));
  await stopStore(original);

  const back = folderOf('back');
  expect(await copy(back, '--from', at('grown'))).toMatchObject({ code: 0, err: '' });
  const copied = await startStore(back);
  expect(await contentOf(copied.uri)).toEqual(grown);
  await stopStore(copied);

  const server = await startServer({ env: { MONGODB_URI: at('grown') } });
  expect((await logIn(ADMIN.email, ADMIN.password, server.url)).user.role).toBe('admin');

  const inUse = await copy(folderOf('late'), '--from', at('grown'));
  expect(inUse).toMatchObject({ code: 1, out: '' });
  expect(inUse.err).toBe(
    'Nothing was copied, because the database of --from is in use: stop every API and worker of it and copy again.\n',
  );
  await server.stop();
}, 600_000);

it('refuses a target that is not empty, whichever way', async () => {
  const dataDir = folderOf('full');
  const store = await startStore(dataDir);
  await withDatabase(store, (database) => database.collection('rows').insertOne({ n: 1 }));
  await stopStore(store);
  await withServer(at('full'), (client) => client.db().collection('rows').insertOne({ n: 2 }));
  for (const direction of ['--to', '--from']) {
    const { code, err } = await copy(dataDir, direction, at('full'));
    expect(code).toBe(1);
    expect(err).toMatch(
      /^Nothing was copied, because .+ is not empty: it holds rows\. Name an empty one\.\n$/,
    );
  }
  const rows = await withServer(at('full'), (client) => client.db().collection('rows').find().toArray());
  expect(rows).toMatchObject([{ n: 2 }]);
});

it('refuses a folder that is in use', async () => {
  const dataDir = folderOf('busy');
  const store = await startStore(dataDir);
  await withDatabase(store, (database) => database.collection('rows').insertOne({ n: 1 }));
  const { code, err } = await copy(dataDir, '--to', at('busy'));
  await stopStore(store);
  expect(code).toBe(1);
  expect(err).toContain('is in use by another Cohort');
  expect(await contentOf(at('busy'))).toEqual([]);
});

it('takes back what it has written when it is stopped on its way', async () => {
  await withServer(at('first'), async (client) => {
    const [source, target] = [client.db(), client.db('second')];
    for (const name of ['a', 'b']) await source.collection(name).insertMany([{ n: 1 }, { n: 2 }]);
    const stopping = new AbortController();
    const copying = copyDatabase(source, target, {
      signal: stopping.signal,
      onCollection: () => stopping.abort(new Error('stopped')),
      confirm: () => Promise.resolve(),
    });
    await expect(copying).rejects.toThrow('stopped');
    expect(await target.listCollections().toArray()).toEqual([]);
  });
});

it('takes back what it has written when the source has changed meanwhile', async () => {
  await withServer(at('third'), async (client) => {
    const [source, target] = [client.db(), client.db('fourth')];
    await source.collection('a').insertMany([{ n: 1 }, { n: 2 }]);
    const copying = copyDatabase(source, target, {
      signal: new AbortController().signal,
      onCollection: () => undefined,
      confirm: async () => void (await source.collection('a').insertOne({ n: 3 })),
    });
    await expect(copying).rejects.toThrow('a changed meanwhile: stop whatever writes to it and copy again.');
    expect(await target.listCollections().toArray()).toEqual([]);
  });
});

it('says that nobody answers, and makes no database', async () => {
  const dataDir = folderOf('alone');
  const { code, err } = await copy(dataDir, '--from', 'mongodb://127.0.0.1:9/cohort');
  expect(code).toBe(1);
  expect(err).toMatch(/^MongoDB does not answer at the address of --from \(\w+\): check it\.\n$/);
  expect(existsSync(join(dataDir, 'mongo'))).toBe(false);
});

it.each([
  [[], /^Say where to: npm run store -- copy --to/],
  [['--to', 'mongodb://me:secret@host'], /^--to must name a database/],
  [['--from', 'http://host/cohort'], /^--from must begin with mongodb/],
  [['--to', 'mongodb://a/b', '--from', 'mongodb://a/c'], /^Say where to/],
  [['--into', 'mongodb://a/b'], /^Say where to/],
])('says how it is used for %j', async (args, sentence) => {
  const { code, err } = await copy(folderOf('used-wrong'), ...args);
  expect(code).toBe(1);
  expect(err).toMatch(sentence);
  expect(err).not.toContain('secret@');
});

it('says where there is no database to copy', async () => {
  const { code, err } = await copy(folderOf('none'), '--to', at('none'));
  expect(code).toBe(1);
  expect(err).toMatch(/holds no database: set DATA_DIR to the folder that "npm start" has used\.\n$/);
});
