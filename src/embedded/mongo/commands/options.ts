import { badValue, failedToParse, StoreError, unsupported } from '../errors';
import type { Doc } from '../values/bson';
import { isNumeric, isObject, isTrue, toNumber, typeOf } from '../values/types';

/** What an option may say that changes nothing. */
export function isNothing(value: unknown): boolean {
  if (isObject(value) || Array.isArray(value)) return Object.keys(value).length === 0;
  return !isTrue(value);
}

/** Unknown options of a part of a command are refused as those of a command are. */
export function checkOptions(where: string, options: Doc, known: readonly string[]): void {
  const other = Object.keys(options).find((key) => !known.includes(key) && !isNothing(options[key]));
  if (other) throw unsupported(`${where}.${other}`);
}

/** A yes or no, which MongoDB also takes as a number. */
export function flag(value: unknown, name: string, missing = false): boolean {
  if (value === undefined || value === null) return missing;
  if (typeof value === 'boolean' || isNumeric(value)) return isTrue(value);
  throw wrongType(name, value, '[bool, long, int, decimal, double]');
}

function wrongType(name: string, value: unknown, expected: string): StoreError {
  return new StoreError(
    14,
    `BSON field '${name}' is the wrong type '${typeOf(value)}', expected types '${expected}'`,
  );
}

/** An acknowledged write is on the disk and never taken back, so that one store keeps these levels alike. */
const KEPT_LEVELS = ['local', 'available', 'majority'];
const OTHER_LEVELS = ['linearizable', 'snapshot'];

export function checkReadConcern(value: unknown, writes: boolean): void {
  if (value === undefined) return;
  if (!isObject(value)) throw wrongType('readConcern', value, 'object');
  checkOptions('readConcern', value, ['level']);
  const { level = 'local' } = value;
  if (typeof level !== 'string' || ![...KEPT_LEVELS, ...OTHER_LEVELS].includes(level))
    throw badValue(
      `Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`,
    );
  if (OTHER_LEVELS.includes(level)) throw unsupported(`readConcern.level ${level}`);
  if (writes && level !== 'local') throw new StoreError(72, `readConcern ${level} is not for a write`);
}

export function checkWriteConcern(value: unknown, name: string, writes: boolean): void {
  if (value === undefined) return;
  if (!isObject(value)) throw wrongType('writeConcern', value, 'object');
  if (isNothing(value)) return;
  if (!writes) throw new StoreError(72, `Command ${name} does not support writeConcern`);
  const other = Object.keys(value).find((key) => !['w', 'j', 'wtimeout', 'fsync'].includes(key));
  if (other) throw failedToParse(`unrecognized write concern field: ${other}`);
  const { w = 1, j, fsync } = value;
  flag(j, 'writeConcern.j');
  flag(fsync, 'writeConcern.fsync');
  if (w === 'majority') return;
  if (!isNumeric(w))
    throw badValue(
      `cannot use non-majority 'w' mode ${String(w)} when a host is not a member of a replica set`,
    );
  if (toNumber(w) > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
  if (toNumber(w) !== 1) throw unsupported(`writeConcern.w ${toNumber(w)}`);
}
