import { PPL_MESSAGES } from '../../src/contracts/ppl/ppl-messages';
import { FileStore } from '../../src/core/files/file-store';
import { PplContents } from '../../src/modules/ppl/ppl-contents';
import { PplRepository } from '../../src/modules/ppl/ppl.repository';
import { PPL_MODEL, type PplContent, type PplRecord, PplSchema } from '../../src/modules/ppl/ppl.schema';
import { startDatabase, type TestDatabase } from '../support/store';

const DAY_MS = 86_400_000;
const CSV = 'name,city\nAnn,Rome\n';
const FIELDS = { name: 'File', isPro: false, tags: [] };

let database: TestDatabase;
let store: FileStore;
let files: PplRepository;
let contents: PplContents;

beforeAll(async () => {
  database = await startDatabase();
  store = new FileStore(database.connection);
  files = new PplRepository(database.connection.model<PplRecord>(PPL_MODEL, PplSchema));
  contents = new PplContents(store, files);
});

afterAll(() => database.stop());

const keep = () =>
  contents.keeping({ fileName: 'a.csv', stream: [Buffer.from(CSV)] }, (content) => Promise.resolve(content));
const isThere = ({ fileId }: PplContent) =>
  store.open(fileId).then(
    () => true,
    () => false,
  );
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

it('keeps a replaced content for a day, for those who read it, and one in use for good', async () => {
  const [used, replaced, lost] = [await keep(), await keep(), await keep()];
  const { _id } = await files.insert(FIELDS, replaced);
  const before = await files.change(_id.toHexString(), {}, used);
  expect(before?.fileId).toBe(replaced.fileId);
  const replacedAt = later(3);
  await store.retire(replaced.fileId, replacedAt);
  expect(await contents.removeRetired(later(0))).toBe(0);
  expect(await contents.removeRetired(later(3.5))).toBe(1);
  expect(await Promise.all([used, replaced, lost].map(isThere))).toEqual([true, true, false]);
  expect(await contents.removeRetired(later(4.5))).toBe(1);
  expect(await Promise.all([used, replaced].map(isThere))).toEqual([true, false]);
});

it('keeps nothing of a content that is refused, or that nobody takes', async () => {
  const count = () => database.connection.collection('files.chunks').countDocuments();
  const before = await count();
  const large = Buffer.from(`${'a,b\n'.repeat(600_000)}"open,b\n`);
  const refused = contents.keeping({ fileName: 'a.csv', stream: [large] }, () => Promise.resolve());
  await expect(refused).rejects.toThrow(PPL_MESSAGES.openQuote(600_001));
  const given = contents.keeping({ fileName: 'a.csv', stream: [Buffer.from(CSV)] }, () =>
    Promise.reject(new Error('not saved')),
  );
  await expect(given).rejects.toThrow('not saved');
  expect(await count()).toBe(before);
});
