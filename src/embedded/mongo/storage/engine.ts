import { mkdirSync } from 'node:fs';
import { open, type RootDatabase } from 'lmdb';
import { StoreError } from '../errors';
import { decode, type Doc, encode } from '../values/bson';
import { toNumber } from '../values/types';
import { Collection } from './collection';
import { IndexDefinition, type IndexSpec } from './index-definition';
import { after, catalogueKey, catalogueRange } from './keys';

export type Durability = 'fsync' | 'none';

const EMPTY = Buffer.alloc(0);
const FIRST_CHUNK = 16;
const LARGEST_CHUNK = 512;

/** The disk or LMDB itself failed: nothing of the running transaction may stay. */
export class StorageFailure extends Error {}

/** The documents, index entries and catalogue of one folder, in one LMDB environment. */
export class Engine {
  private readonly db: RootDatabase<Buffer, Buffer>;
  private readonly collections = new Map<string, Collection>();
  private nextId = 1;

  constructor(folder: string, durability: Durability) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.db = open<Buffer, Buffer>({
      path: folder,
      encoding: 'binary',
      keyEncoding: 'binary',
      cache: false,
      overlappingSync: false,
      noSync: durability === 'none',
    });
    this.load();
  }

  /** Runs the writes of `work` as one: all are on the disk when it returns, none are when it throws. */
  write<T>(work: () => T): T {
    try {
      return this.db.transactionSync(work);
    } catch (error) {
      this.load();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.db.close();
  }

  get(key: Buffer): Buffer | undefined {
    return this.db.get(key);
  }

  put(key: Buffer, value: Buffer = EMPTY): void {
    attempt(() => this.db.putSync(key, value));
  }

  remove(key: Buffer): void {
    attempt(() => this.db.removeSync(key));
  }

  /**
   * The keys from `from` up to but not `to`, backwards if asked.
   * They are read in pieces, so that writes between two steps do no harm.
   */
  *keys(from: Buffer, to: Buffer, reverse = false): Generator<Buffer> {
    let last: Buffer | null = null;
    for (let limit = FIRST_CHUNK; ; limit = Math.min(limit * 2, LARGEST_CHUNK)) {
      const forward = { start: last ?? from, end: to, exclusiveStart: last !== null };
      const backward = {
        start: last ?? to,
        end: from,
        exclusiveStart: true,
        inclusiveEnd: true,
        reverse: true,
      };
      const chunk: Buffer[] = [...this.db.getKeys({ ...(reverse ? backward : forward), limit })];
      yield* chunk;
      last = chunk.at(-1) ?? null;
      if (last === null || chunk.length < limit) return;
    }
  }

  countKeys(prefix: Buffer): number {
    return this.db.getKeysCount({ start: prefix, end: after(prefix) });
  }

  removeAll(prefix: Buffer): void {
    for (const key of this.keys(prefix, after(prefix))) this.remove(key);
  }

  collection(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  collectionsOf(database: string): Collection[] {
    return [...this.collections.values()].filter(({ namespace }) => namespace.startsWith(`${database}.`));
  }

  allCollections(): Collection[] {
    return [...this.collections.values()];
  }

  ensureCollection(namespace: string): Collection {
    const existing = this.collections.get(namespace);
    if (existing) return existing;
    if (/[\0$]|\.$|^[^.]*\.\.|\.system\./.test(namespace) || Buffer.byteLength(namespace) > 255) {
      throw new StoreError(73, `Invalid namespace specified '${namespace}'`);
    }
    const collection = new Collection(this, this.takeId(), namespace, []);
    collection.indexes.push(new IndexDefinition(this.takeId(), { v: 2, key: { _id: 1 }, name: '_id_' }));
    this.collections.set(namespace, collection);
    this.save(collection);
    return collection;
  }

  dropCollection(collection: Collection): void {
    collection.clear();
    this.collections.delete(collection.namespace);
    this.remove(catalogueKey(collection.namespace));
  }

  takeId(): number {
    return this.nextId++;
  }

  save(collection: Collection): void {
    const indexes = collection.indexes.map(({ id, spec, multikey, shortened }) => ({
      id,
      spec,
      multikey,
      shortened,
    }));
    this.put(catalogueKey(collection.namespace), encode({ id: collection.id, nextId: this.nextId, indexes }));
  }

  private load(): void {
    this.collections.clear();
    for (const key of this.keys(catalogueRange.from, catalogueRange.to)) {
      const saved = decode(this.get(key) as Buffer);
      const indexes = (saved.indexes as Doc[]).map((index) => {
        const definition = new IndexDefinition(toNumber(index.id), index.spec as IndexSpec);
        return Object.assign(definition, { multikey: index.multikey, shortened: index.shortened });
      });
      const namespace = key.subarray(1).toString();
      this.collections.set(namespace, new Collection(this, toNumber(saved.id), namespace, indexes));
      this.nextId = Math.max(this.nextId, toNumber(saved.nextId));
    }
  }
}

function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new StorageFailure('a write to the disk failed', { cause: error });
  }
}
