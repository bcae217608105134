import { StoreError } from '../errors';
import { decode, type Doc, encode } from '../values/bson';
import { toNumber } from '../values/types';
import { Collection } from './collection';
import { Discarded } from './discarded';
import { IndexDefinition, type IndexSpec } from './index-definition';
import type { KeyStore } from './key-store';
import { catalogueKey, catalogueRange, indexPrefix } from './keys';

/** When an index is marked as multikey: 2, from the first array on; before, from an array of several elements. */
const RULES = 2;

/** The collections of a key store, and the catalogue that names them. */
export class Engine {
  private readonly collections = new Map<string, Collection>();
  private nextId = 1;
  private discarded: Discarded;
  private readonly outdated: Collection[] = [];

  constructor(private readonly store: KeyStore) {
    this.discarded = new Discarded(store);
    this.load();
    const outdated = this.outdated.splice(0);
    if (outdated.length > 0) this.write(() => outdated.forEach((collection) => collection.markIndexes()));
  }

  /** Runs the writes of `work` as one: all are on the disk when it returns, none are when it throws. */
  write<T>(work: () => T): T {
    this.store.assertRoom();
    try {
      return this.store.write(work);
    } catch (error) {
      this.load();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.store.close();
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
    const collection = this.open(this.takeId(), namespace, []);
    collection.indexes.push(new IndexDefinition(this.takeId(), { v: 2, key: { _id: 1 }, name: '_id_' }));
    this.collections.set(namespace, collection);
    this.save(collection);
    return collection;
  }

  dropCollection(collection: Collection): void {
    for (const prefix of collection.prefixes()) this.discarded.add(prefix);
    this.collections.delete(collection.namespace);
    this.store.remove(catalogueKey(collection.namespace));
  }

  dropIndex(collection: Collection, index: IndexDefinition): void {
    collection.dropIndex(index);
    this.discarded.add(indexPrefix(index.id));
  }

  /** All of the indexes or, where a document does not fit one of them, none. */
  *buildIndexes(collection: Collection, specs: IndexSpec[]): Generator<undefined, void> {
    const { discarded } = this;
    const added = specs.map((spec) => new IndexDefinition(this.takeId(), spec));
    const prefixes = added.map(({ id }) => indexPrefix(id));
    for (const prefix of prefixes) discarded.addUnfinished(prefix);
    try {
      yield* collection.buildIndexes(added);
      for (const prefix of prefixes) discarded.forget(prefix);
    } finally {
      for (const prefix of prefixes) discarded.release(prefix);
    }
  }

  get hasDiscarded(): boolean {
    return !this.discarded.isEmpty;
  }

  removeDiscarded(end: number): void {
    this.discarded.remove(end);
  }

  private takeId(): number {
    return this.nextId++;
  }

  private open(id: number, namespace: string, indexes: IndexDefinition[]): Collection {
    return new Collection(
      this.store,
      id,
      namespace,
      indexes,
      (collection) => this.save(collection),
      () => this.collections.get(namespace)?.id === id,
    );
  }

  private save(collection: Collection): void {
    const indexes = collection.indexes.map(({ id, spec, multikey, shortened }) => ({
      id,
      spec,
      multikey,
      shortened,
    }));
    this.store.put(
      catalogueKey(collection.namespace),
      encode({ id: collection.id, nextId: this.nextId, indexes, rules: RULES }),
    );
  }

  private load(): void {
    this.collections.clear();
    this.discarded = new Discarded(this.store);
    this.nextId = Math.max(this.nextId, this.discarded.lastId + 1);
    for (const key of this.store.keys(catalogueRange.from, catalogueRange.to)) {
      const saved = decode(this.store.get(key) as Buffer);
      const indexes = (saved.indexes as Doc[]).map((index) => {
        const definition = new IndexDefinition(toNumber(index.id), index.spec as IndexSpec);
        return Object.assign(definition, { multikey: index.multikey, shortened: index.shortened });
      });
      const namespace = key.subarray(1).toString();
      const collection = this.open(toNumber(saved.id), namespace, indexes);
      this.collections.set(namespace, collection);
      if (saved.rules === undefined) this.outdated.push(collection);
      this.nextId = Math.max(this.nextId, toNumber(saved.nextId));
    }
  }
}
