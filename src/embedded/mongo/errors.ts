import { OUT_OF_DISK_SPACE } from '../../core/disk/disk-space';

const CODE_NAMES: Record<number, string> = {
  2: 'BadValue',
  8: 'UnknownError',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  171: 'CannotIndexParallelArrays',
  238: 'NotImplemented',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  [OUT_OF_DISK_SPACE]: 'OutOfDiskSpace',
};

/** An answer `{ ok: 0 }` with MongoDB's own code. */
export class StoreError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }

  get codeName(): string {
    return CODE_NAMES[this.code] ?? `Location${this.code}`;
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
  const { message, code, codeName, details } = thrown instanceof StoreError ? thrown : unknownError(thrown);
  return { ok: 0, errmsg: message, code, codeName, ...details };
}

function unknownError(thrown: unknown): StoreError {
  return new StoreError(
    8,
    `the embedded store failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
  );
}
