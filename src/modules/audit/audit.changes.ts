import { isDeepStrictEqual } from 'node:util';

type Plain = Record<string, unknown>;

const MAX_TEXT = 300;

export interface AuditChanges {
  before: Plain | null;
  after: Plain | null;
}

/** What a write changed: all of a created or deleted record, the differing fields of an updated one. */
export function changesBetween(before: object | null, after: object | null): AuditChanges {
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
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      field,
      typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value,
    ]),
  );
}
