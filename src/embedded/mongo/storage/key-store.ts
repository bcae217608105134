import { mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { open, type RootDatabase } from 'lmdb';
import type { Durability } from '../../../config/environment';
import { hasRoom } from '../../../core/disk/disk-space';

const EMPTY = Buffer.alloc(0);
const FIRST_CHUNK = 16;
const LARGEST_CHUNK = 512;

/** The disk or LMDB itself failed: nothing of the running transaction may stay. */
export class StorageFailure extends Error {}
export class DiskFull extends StorageFailure {}

const { ENOSPC, EDQUOT } = constants.errno;

/** The sorted keys and values of one folder, in one LMDB environment. */
export class KeyStore {
  private readonly db: RootDatabase<Buffer, Buffer>;

  constructor(
    private readonly folder: string,
    durability: Durability,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.db = open<Buffer, Buffer>({
      path: folder,
      encoding: 'binary',
      keyEncoding: 'binary',
      cache: false,
      overlappingSync: false,
      noSync: durability === 'none',
    });
  }

  /** Runs the writes of `work` as one: all are on the disk when it returns, none are when it throws. */
  write<T>(work: () => T): T {
    const progress = { worked: false };
    try {
      return this.db.transactionSync(() => {
        const result = work();
        progress.worked = true;
        return result;
      });
    } catch (error) {
      throw progress.worked ? this.failureOf(error) : error;
    }
  }

  /** @throws DiskFull before the last of the disk is taken */
  assertRoom(): void {
    if (!hasRoom(this.folder)) throw new DiskFull('the disk is nearly full');
  }

  close(): Promise<void> {
    return this.db.close();
  }

  get(key: Buffer): Buffer | undefined {
    return this.db.get(key);
  }

  put(key: Buffer, value: Buffer = EMPTY): void {
    this.attempt(() => this.db.putSync(key, value));
  }

  remove(key: Buffer): void {
    this.attempt(() => this.db.removeSync(key));
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

  firstKey(from: Buffer, to: Buffer): Buffer | undefined {
    const [key] = this.db.getKeys({ start: from, end: to, limit: 1 });
    return key;
  }

  /** How many keys there are from `from` up to but not `to`: a hundredth of the time that reading them takes. */
  countKeys(from: Buffer, to: Buffer): number {
    return this.db.getKeysCount({ start: from, end: to });
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw this.failureOf(error);
    }
  }

  /** A write that found room for its first part alone is an I/O error to LMDB. */
  private failureOf(cause: unknown): StorageFailure {
    const { code } = cause as { code?: unknown };
    if (code === ENOSPC || code === EDQUOT || !hasRoom(this.folder))
      return new DiskFull('the disk is full', { cause });
    return new StorageFailure('a write to the disk failed', { cause });
  }
}
