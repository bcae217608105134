import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode, type Doc, encode } from '../values/bson';
import { Engine } from './engine';
import { KeyStore } from './key-store';
import { catalogueKey } from './keys';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-engine-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('marks the indexes of data that was written by older rules, once', async () => {
  const store = new KeyStore(folder, 'none');
  const before = new Engine(store);
  before.write(() => {
    const doc = { _id: 1, tags: ['one'] };
    before.ensureCollection('test.rows').insert(doc, encode(doc));
  });
  const saved = () => decode(store.get(catalogueKey('test.rows')) as Buffer);
  const { rules, indexes, ...rest } = saved();
  const older = (indexes as Doc[]).map((index) => ({
    ...index,
    spec: { v: 2, key: { tags: 1 }, name: 'tags_1' },
    multikey: false,
  }));
  store.write(() => store.put(catalogueKey('test.rows'), encode({ ...rest, indexes: older })));
  const after = new Engine(store);
  expect(after.collection('test.rows')?.indexes).toEqual([expect.objectContaining({ multikey: true })]);
  expect(saved()).toMatchObject({ rules, indexes: [{ multikey: true }] });
  await after.close();
});
