import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyStore } from './key-store';

const [FIRST, SECOND] = [Buffer.from('first'), Buffer.from('second')];

let folder: string;
let store: KeyStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cohort-keys-'));
  store = new KeyStore(folder, 'none');
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('keeps nothing of a write that fails', () => {
  store.write(() => store.put(FIRST));
  const failing = () => {
    store.put(SECOND);
    store.remove(FIRST);
    throw new Error('the disk is full');
  };
  expect(() => store.write(failing)).toThrow('the disk is full');
  expect([store.get(FIRST), store.get(SECOND)]).toEqual([Buffer.alloc(0), undefined]);
});
