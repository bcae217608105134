import { OUT_OF_DISK_SPACE } from '../../core/disk/disk-space';

/** As MongoDB names its codes; one without a name is the place that refuses. */
const CODE_NAMES: Record<number, string> = {
  2: 'BadValue',
  8: 'UnknownError',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  15: 'Overflow',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
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
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  171: 'CannotIndexParallelArrays',
  175: 'QueryPlanKilled',
  197: 'InvalidIndexSpecificationOption',
  238: 'NotImplemented',
  276: 'IndexBuildAborted',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  11600: 'InterruptedAtShutdown',
  [OUT_OF_DISK_SPACE]: 'OutOfDiskSpace',
};

/** An answer `{ ok: 0 }` with MongoDB's own code. */
export class StoreError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    // The marks of names that look like numbers are no part of them.
    super(message.replaceAll('\uE000', ''));
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
  return { ok: 0, errmsg: message, code, codeName: CODE_NAMES[code] ?? `Location${code}`, ...details };
}
