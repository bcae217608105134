import { OUT_OF_DISK_SPACE } from '../../core/disk/disk-space';

/** An answer `{ ok: 0 }` with MongoDB's own code. */
export class StoreError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** What MongoDB knows and this store does not: refused by name, never ignored. */
export function unsupported(what: string): StoreError {
  return new StoreError(238, `${what} is not supported by the embedded store`);
}

export function badValue(message: string): StoreError {
  return new StoreError(2, message);
}

export function failedToParse(message: string): StoreError {
  return new StoreError(9, message);
}

export function outOfDiskSpace(): StoreError {
  return new StoreError(OUT_OF_DISK_SPACE, 'the disk that holds the data is full');
}

/** What a client is told of anything thrown. */
export function errorDoc(thrown: unknown): Record<string, unknown> {
  const known = thrown instanceof StoreError;
  const { code, message, details } = known
    ? thrown
    : new StoreError(8, `the embedded store failed: ${String(thrown)}`);
  return { ok: 0, errmsg: message, code, ...details };
}
