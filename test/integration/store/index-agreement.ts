import { join } from 'node:path';
import { Engine } from '../../../src/embedded/mongo/storage/engine';
import { KeyStore } from '../../../src/embedded/mongo/storage/key-store';
import { after, entryKey, indexPrefix } from '../../../src/embedded/mongo/storage/keys';
import { decode } from '../../../src/embedded/mongo/values/bson';
import { fitKey } from '../../../src/embedded/mongo/values/index-key';

/** Every document of a stopped store has exactly its entries in every index, and no entry is left over. */
export async function expectIndexesToAgree(dataDir: string): Promise<void> {
  const store = new KeyStore(join(dataDir, 'mongo'), 'none');
  const engine = new Engine(store);
  const missing: string[] = [];
  let entries = 0;
  for (const collection of engine.allCollections()) {
    const expected = new Map(collection.indexes.map(({ id }) => [id, 0]));
    for (const record of collection.records()) {
      const doc = decode(collection.get(record) ?? Buffer.alloc(0));
      for (const index of collection.indexes) {
        const keys = index.keysOf(doc);
        expected.set(index.id, (expected.get(index.id) ?? 0) + keys.length);
        const absent = keys.filter((key) => !store.get(entryKey(index.id, fitKey(key), record)));
        if (absent.length > 0) missing.push(`record ${record} in ${index.spec.name}`);
        entries += keys.length;
      }
    }
    const found = new Map(
      collection.indexes.map(({ id }) => [id, store.countKeys(indexPrefix(id), after(indexPrefix(id)))]),
    );
    expect(found).toEqual(expected);
  }
  await engine.close();
  expect(missing).toEqual([]);
  expect(entries).toBeGreaterThan(0);
}
