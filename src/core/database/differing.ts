import { isDeepStrictEqual } from 'node:util';

/**
 * The given fields that are not stored like this already: two admins who change different ones both succeed, and what
 * changes nothing is known before it is written. Fields that are `undefined` were not given.
 */
export function differing<Fields extends object>(stored: object, fields: Fields): Partial<Fields> {
  const before = stored as Record<string, unknown>;
  const entries = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(plain(before[name]), plain(value)),
  );
  return Object.fromEntries(entries) as Partial<Fields>;
}

/** Whether all given fields are stored like this already. */
export function isUnchanged(stored: object, fields: object): boolean {
  return Object.keys(differing(stored, fields)).length === 0;
}

/** Without the classes of validation and of the database. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}
