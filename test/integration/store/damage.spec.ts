import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/server';
import { startStore, stopStore, tryStore, withDatabase } from './store-process';

const PAGE = 4096;
const DOCUMENTS = 2_000;
const FILE = join('mongo', 'data.mdb');

let sound: string;
let folder: string;

beforeAll(async () => {
  sound = mkdtempSync(join(tmpdir(), 'cohort-sound-'));
  const store = await startStore(sound);
  await withDatabase(store, async (database) => {
    const items = database.collection('items');
    await items.createIndexes([{ key: { name: 1 }, unique: true }, { key: { tags: 1 } }]);
    const rows = Array.from({ length: DOCUMENTS }, (_, i) => ({
      name: `name ${i}`,
      tags: ['a', `t${i % 9}`],
    }));
    await items.insertMany(rows);
    await items.updateMany({ tags: 't3' }, { $set: { text: 'long '.repeat(1_000) } });
    await database.collection('gone').insertMany(rows.map(({ name }) => ({ name })));
    await database.collection('gone').deleteMany({});
  });
  await stopStore(store);
});
afterAll(() => rmSync(sound, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-damage-'));
  cpSync(sound, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Every file below a folder with what it holds. */
function contents(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path, createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

async function overwrite(bytes: Buffer, position: number): Promise<void> {
  const file = await open(join(folder, FILE), 'r+');
  await file.write(bytes, 0, bytes.length, position);
  await file.close();
}

const size = () => statSync(join(folder, FILE)).size;
const truncate = (length: number) => truncateSync(join(folder, FILE), length);
const zeroes = (pages: number) => Buffer.alloc(pages * PAGE);
const page = (share: number) => Math.floor((size() / PAGE) * share) * PAGE;

it.each<[string, RegExp, () => unknown]>([
  ['cut to one byte', /is damaged/, () => truncate(1)],
  ['cut behind its first page', /is damaged/, () => truncate(PAGE)],
  ['cut behind its second page', /is damaged/, () => truncate(2 * PAGE)],
  ['cut in its middle', /is damaged/, () => truncate(page(0.5) + 100)],
  ['replaced by text', /is damaged/, () => overwrite(Buffer.from('no database\n'.repeat(1_000)), 0)],
  ['zeroed in its first page', /is damaged/, () => overwrite(zeroes(1), 0)],
  ['zeroed in its second page', /is damaged/, () => overwrite(zeroes(1), PAGE)],
  ['zeroed from its middle on', /is damaged/, () => overwrite(zeroes(40), page(0.5))],
  ['overwritten in both its heads', /is damaged/, () => overwrite(randomBytes(2 * PAGE), 0)],
  ['overwritten in its middle', /is damaged/, () => overwrite(randomBytes(40 * PAGE), page(0.4) + 1_000)],
  ['empty', /is empty, though .+ has been in use/, () => truncate(0)],
  ['missing', /is missing, though .+ has been in use/, () => rmSync(join(folder, FILE))],
  ['missing with its folder', /is missing, though/, () => rmSync(join(folder, 'mongo'), { recursive: true })],
])(
  'a database file that is %s stops the start with a sentence and is left as it is',
  async (_, what, damage) => {
    await damage();
    const before = contents(folder);
    const end = await tryStore(folder);
    expect(end).toMatchObject({ code: 1, signal: null });
    const { printed } = end as { printed: string };
    expect(printed.trim().split('\n')).toHaveLength(1);
    expect(printed).toContain(join(folder, FILE));
    expect(printed).toMatch(what);
    expect(printed).toContain(
      'Restore your last backup of the data folder (README.md, "Backup and restore")',
    );
    expect(contents(folder)).toEqual(before);
  },
);

it('a damaged lock of LMDB costs nothing', async () => {
  const lock = await open(join(folder, 'mongo', 'lock.mdb'), 'r+');
  await lock.write(randomBytes(PAGE), 0, PAGE, 0);
  await lock.close();
  const store = await startStore(folder);
  const count = await withDatabase(store, (database) => database.collection('items').countDocuments());
  expect(count).toBe(DOCUMENTS);
  expect(await stopStore(store)).toMatchObject({ code: 0 });
});

it('`npm start` touches neither queue nor secret where the database is damaged', async () => {
  mkdirSync(join(folder, 'queue', 'data'), { recursive: true });
  writeFileSync(join(folder, 'queue', 'data', 'PG_VERSION'), '17\n');
  writeFileSync(join(folder, 'jwt-secret'), 'f'.repeat(64));
  truncate(3 * PAGE);
  const before = contents(folder);
  const env = { JWT_SECRET: undefined, MONGODB_URI: undefined, QUEUE_URL: undefined };
  await expect(startServer({ dataDir: folder, env })).rejects.toThrow(/ended with 1.*data\.mdb is damaged/s);
  expect(contents(folder)).toEqual(before);
});
