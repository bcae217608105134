import { StoreError } from '../errors';
import { checkDepth, decode, type Doc } from '../values/bson';
import { fitKey } from '../values/index-key';
import { typeOf } from '../values/types';
import type { IndexDefinition } from './index-definition';
import type { KeyStore } from './key-store';
import { after, documentKey, documentPrefix, entryKey, indexPrefix, recordOf } from './keys';
import { Choices } from './planner';

/** An index that is not ready yet. What does not fit it is no matter of those who write, but ends its building. */
interface Build {
  index: IndexDefinition;
  failure: StoreError | null;
}

interface Keys {
  index: IndexDefinition;
  keys: Buffer[];
}

/** The documents of one collection and the entries of its indexes, kept in step. */
export class Collection {
  private lastRecord: number | null = null;
  private size: number | null = null;
  private builds: Build[] = [];
  /** How often its documents have changed. */
  changes = 0;
  readonly choices = new Choices();

  constructor(
    private readonly store: KeyStore,
    readonly id: number,
    readonly namespace: string,
    public indexes: IndexDefinition[],
    /** Writes what the catalogue says of it. */
    private readonly write: (collection: Collection) => void,
    /** Whether the catalogue still knows it. */
    private readonly isThere: () => boolean,
  ) {}

  get name(): string {
    return this.namespace.slice(this.namespace.indexOf('.') + 1);
  }

  get(record: number): Buffer | undefined {
    return this.store.get(documentKey(this.id, record));
  }

  /** All records in the order of insertion. */
  *records(): Generator<number> {
    const prefix = documentPrefix(this.id);
    for (const key of this.store.keys(prefix, after(prefix))) yield recordOf(key);
  }

  /** The keys of an index in a range of it. */
  entries(from: Buffer, to: Buffer, reverse = false): Generator<Buffer> {
    return this.store.keys(from, to, reverse);
  }

  /** The first of them. */
  firstEntry(from: Buffer, to: Buffer): Buffer | undefined {
    return this.store.firstKey(from, to);
  }

  /** How many entries these keys of an index have. */
  countEntries(from: Buffer, to: Buffer): number {
    return this.store.countKeys(from, to);
  }

  count(): number {
    const prefix = documentPrefix(this.id);
    return (this.size ??= this.store.countKeys(prefix, after(prefix)));
  }

  /** @throws StoreError where it was dropped since it was looked up */
  assertThere(): void {
    if (!this.isThere()) throw new StoreError(175, `collection dropped: ${this.namespace}`);
  }

  get isBuilding(): boolean {
    return this.builds.length > 0;
  }

  insert(doc: Doc, bytes: Buffer): void {
    this.assertThere();
    checkDepth(bytes);
    checkId(doc);
    const entries = this.keysOf(doc);
    for (const { index, keys } of entries)
      for (const key of keys) this.refuseDuplicate(index, key, doc, null);
    const record = this.nextRecord();
    this.store.put(documentKey(this.id, record), bytes);
    for (const { index, keys } of entries) for (const key of keys) this.addEntry(index, key, record);
    if (this.size !== null) this.size++;
    this.changes++;
  }

  update(record: number, before: Doc, after: Doc, bytes: Buffer): void {
    this.assertThere();
    checkDepth(bytes);
    const old = this.keysOf(before);
    const entries = this.keysOf(after).map(({ index, keys }, i) => {
      const gone = old[i]?.keys ?? [];
      return { index, added: missingFrom(keys, gone), removed: missingFrom(gone, keys) };
    });
    for (const { index, added } of entries)
      for (const key of added) this.refuseDuplicate(index, key, after, record);
    for (const { index, added, removed } of entries) {
      for (const key of removed) this.store.remove(entryKey(index.id, fitKey(key), record));
      for (const key of added) this.addEntry(index, key, record);
    }
    this.store.put(documentKey(this.id, record), bytes);
    this.changes++;
  }

  delete(record: number, doc: Doc): void {
    this.assertThere();
    for (const { index, keys } of this.keysOf(doc)) {
      for (const key of keys) this.store.remove(entryKey(index.id, fitKey(key), record));
    }
    this.store.remove(documentKey(this.id, record));
    if (this.size !== null) this.size--;
    this.changes++;
  }

  /** Builds indexes over what is there, a step for each document: those that come meanwhile add themselves. */
  *buildIndexes(added: IndexDefinition[]): Generator<undefined, void> {
    const builds = added.map((index): Build => ({ index, failure: null }));
    this.builds = [...this.builds, ...builds];
    const last = this.lastOfRecords();
    try {
      for (const record of this.records()) {
        if (record > last) break;
        this.addToBuilds(builds, record);
        yield;
        if (!this.isThere())
          throw new StoreError(276, `Index build failed: collection ${this.namespace} dropped`);
      }
      for (const { failure } of builds) if (failure) throw failure;
      this.indexes = [...this.indexes, ...added];
      this.save();
    } finally {
      this.builds = this.builds.filter((build) => !builds.includes(build));
    }
  }

  private addToBuilds(builds: Build[], record: number): void {
    const bytes = this.get(record);
    if (!bytes) return;
    const doc = decode(bytes);
    for (const { index, failure } of builds) {
      if (failure) throw failure;
      for (const key of index.keysOf(doc)) {
        this.refuseDuplicateIn(index, key, doc, record);
        this.addEntry(index, key, record);
      }
    }
  }

  /** Marks each index by what its documents hold, however it was marked before. */
  markIndexes(): void {
    for (const record of this.records()) {
      const doc = decode(this.get(record) as Buffer);
      for (const index of this.indexes) index.keysOf(doc);
    }
    this.save();
  }

  dropIndex(dropped: IndexDefinition): void {
    dropped.dropped = true;
    this.indexes = this.indexes.filter((index) => index !== dropped);
    this.save();
  }

  /** What all of its keys begin with. */
  prefixes(): Buffer[] {
    const indexes = [...this.indexes, ...this.builds.map(({ index }) => index)];
    return [documentPrefix(this.id), ...indexes.map(({ id }) => indexPrefix(id))];
  }

  /** The indexes, or their powers, have changed. */
  private save(): void {
    this.choices.clear();
    this.write(this);
  }

  /** The keys of a document in every index; notes in the catalogue when an index loses a power by it. */
  private keysOf(doc: Doc): Keys[] {
    const powers = () => this.indexes.map(({ multikey, shortened }) => `${multikey}${shortened}`).join();
    const before = powers();
    const keys = this.indexes.map((index) => ({ index, keys: index.keysOf(doc) }));
    if (powers() !== before) this.save();
    if (this.builds.length === 0) return keys;
    return [...keys, ...this.builds.map((build) => ({ index: build.index, keys: keysInBuild(build, doc) }))];
  }

  private addEntry(index: IndexDefinition, key: Buffer, record: number): void {
    this.store.put(entryKey(index.id, fitKey(key), record));
  }

  private nextRecord(): number {
    this.lastRecord = this.lastOfRecords() + 1;
    return this.lastRecord;
  }

  private lastOfRecords(): number {
    if (this.lastRecord === null) {
      const prefix = documentPrefix(this.id);
      const [last] = this.store.keys(prefix, after(prefix), true);
      this.lastRecord = last ? recordOf(last) : 0;
    }
    return this.lastRecord;
  }

  private refuseDuplicate(index: IndexDefinition, key: Buffer, doc: Doc, self: number | null): void {
    const build = this.builds.find((one) => one.index === index);
    if (!build) return this.refuseDuplicateIn(index, key, doc, self);
    noteFailure(build, () => this.refuseDuplicateIn(index, key, doc, self));
  }

  private refuseDuplicateIn(index: IndexDefinition, key: Buffer, doc: Doc, self: number | null): void {
    if (!index.unique) return;
    const fitted = fitKey(key);
    const from = indexPrefix(index.id, fitted);
    for (const entry of this.store.keys(from, after(from))) {
      const record = recordOf(entry);
      if (record === self) continue;
      if (fitted !== key && !this.holds(index, record, key)) continue;
      throw this.duplicateKey(index, doc, key);
    }
  }

  /** A shortened key may stand for several values: the document tells. */
  private holds(index: IndexDefinition, record: number, key: Buffer): boolean {
    return index.keysOf(decode(this.get(record) as Buffer)).some((other) => other.equals(key));
  }

  private duplicateKey(index: IndexDefinition, doc: Doc, key: Buffer): StoreError {
    const values = index.valuesOf(doc, key);
    const keyValue = Object.fromEntries(index.fields.map(({ path }, i) => [path, values[i] ?? null]));
    const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${JSON.stringify(value)}`);
    return new StoreError(
      11000,
      `E11000 duplicate key error collection: ${this.namespace} index: ${index.spec.name} dup key: { ${shown.join(', ')} }`,
      { keyPattern: index.spec.key, keyValue },
    );
  }
}

function noteFailure<T>(build: Build, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    build.failure ??= error;
    return undefined;
  }
}

function keysInBuild(build: Build, doc: Doc): Buffer[] {
  return noteFailure(build, () => build.index.keysOf(doc)) ?? [];
}

function missingFrom(keys: Buffer[], others: Buffer[]): Buffer[] {
  if (others.length === 0) return keys;
  const known = new Set(others.map((other) => other.toString('latin1')));
  return keys.filter((key) => !known.has(key.toString('latin1')));
}

function checkId(doc: Doc): void {
  const type = typeOf(doc._id);
  if (['array', 'BSONRegExp', 'undefined'].includes(type)) {
    throw new StoreError(53, `The '_id' value cannot be of type ${type}`);
  }
}
