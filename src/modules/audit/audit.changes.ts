import { isDeepStrictEqual } from 'node:util';

type Plain = Record<string, unknown>;

const SECRET = /password|token|secret|key$/i;
/** Fields that say nothing about what somebody did. */
const NOISE = new Set([
  '_id',
  'id',
  'createdAt',
  'updatedAt',
  'students',
  'data',
  'permissions',
  'batchName',
]);
const MAX_TEXT = 300;

/** What a write changed: all of a created or deleted record, the differing fields of an updated one. */
export function changesBetween(
  before: object | null,
  after: object | null,
): { before: Plain | null; after: Plain | null } {
  const old = before && tellable(before);
  const next = after && tellable(after);
  if (!old || !next) return { before: old, after: next };
  const changed = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (field) => !isDeepStrictEqual(old[field], next[field]),
  );
  const pick = (record: Plain) => Object.fromEntries(changed.map((field) => [field, record[field] ?? null]));
  return { before: pick(old), after: pick(next) };
}

function tellable(record: object): Plain {
  const entries = Object.entries(record).filter(([field]) => !SECRET.test(field) && !NOISE.has(field));
  return Object.fromEntries(
    entries.map(([field, value]) => [
      field,
      typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value,
    ]),
  );
}
