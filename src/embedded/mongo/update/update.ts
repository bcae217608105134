import { BSONRegExp, ObjectId } from 'bson';
import { failedToParse, StoreError, unsupported } from '../errors';
import { isOperators } from '../query/matcher';
import type { Doc } from '../values/bson';
import { equalValues } from '../values/compare';
import { partsOf, rawName } from '../values/names';
import { isObject } from '../values/types';
import { ChangingDoc } from './changing-doc';
import { type Modifier, modifiers } from './modifiers';

export interface Update {
  /** True for a whole new document instead of operators. */
  replaces: boolean;
  /** The document after the update; the one given is left as it was. */
  apply(doc: Doc): Doc;
  /** The document that an upsert puts in when nothing matched. */
  insertion(filter: Doc): Doc;
}

interface Change {
  path: string;
  operator: string;
  modify: Modifier;
}

export function compileUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw unsupported('an update with an aggregation pipeline');
  if (!isObject(update)) throw failedToParse('Update argument must be an object');
  if (!isOperators(update)) return replacement(update);
  const changes = parseChanges(update);
  const plain = changes.filter(({ operator }) => operator !== '$setOnInsert');
  return {
    replaces: false,
    apply: (doc) => keepId(doc, run(plain, doc)),
    insertion(filter) {
      const base = equalities(filter);
      return withId(keepId(base, run(changes, base)));
    },
  };
}

function replacement(doc: Doc): Update {
  const operator = Object.keys(doc).find((key) => key.startsWith('$'));
  if (operator)
    throw new StoreError(52, `The dollar ($) prefixed field '${operator}' is not allowed in a replacement`);
  return {
    replaces: true,
    apply: (old) => keepId(old, { _id: old._id, ...doc }),
    insertion(filter) {
      const { _id } = equalities(filter);
      return withId(_id === undefined ? doc : keepId({ _id }, { _id, ...doc }));
    },
  };
}

function parseChanges(update: Doc): Change[] {
  const changes: Change[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    const known = Object.hasOwn(modifiers, operator) ? modifiers[operator] : undefined;
    if (!known) throw unsupported(`update operator ${operator}`);
    if (!isObject(fields))
      throw failedToParse(`Modifiers operate on fields but we found another type for ${operator}`);
    for (const [path, operand] of Object.entries(fields)) {
      checkPath(path);
      changes.push({ path, operator, modify: known(operand, path) });
    }
  }
  refuseConflicts(changes);
  return changes.sort((a, b) => (rawName(a.path) < rawName(b.path) ? -1 : 1));
}

function checkPath(path: string): void {
  for (const part of path.split('.')) {
    if (part === '') throw new StoreError(56, `The update path '${path}' contains an empty field name`);
    if (part === '$' || part.startsWith('$[')) throw unsupported(`positional operator ${part} in '${path}'`);
    if (part.startsWith('$')) {
      throw new StoreError(52, `The dollar ($) prefixed field '${part}' in '${path}' is not allowed`);
    }
  }
}

/** Two changes of one path, or of a path and another that leads through it. */
function refuseConflicts(changes: Change[]): void {
  // A byte that no name holds and that sorts before all others: a path comes right before those that lead through it.
  const paths = changes.map(({ path }) => path.replaceAll('.', '\0')).sort();
  const conflict = paths.find((path, i) => `${path}\0`.startsWith(`${paths[i - 1] ?? '\0'}\0`));
  if (conflict === undefined) return;
  const path = conflict.replaceAll('\0', '.');
  throw new StoreError(40, `Updating the path '${path}' would create a conflict at '${path}'`);
}

function run(changes: Change[], doc: Doc): Doc {
  const changing = new ChangingDoc(doc);
  for (const { modify } of changes) modify(changing);
  return changing.doc;
}

function keepId(before: Doc, after: Doc): Doc {
  if (before._id === undefined || equalIds(before._id, after._id)) return after;
  throw new StoreError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
}

function equalIds(a: unknown, b: unknown): boolean {
  return b !== undefined && equalValues(a, b);
}

function withId(doc: Doc): Doc {
  const { _id, ...rest } = doc;
  return { _id: _id === undefined ? new ObjectId() : _id, ...rest };
}

/** The fields that a filter fixes to one value: an upsert starts from them. */
function equalities(filter: Doc): Doc {
  const changing = new ChangingDoc({});
  addEqualities(changing, filter);
  return changing.doc;
}

function addEqualities(changing: ChangingDoc, filter: Doc): void {
  for (const [key, condition] of Object.entries(filter)) {
    // One clause alone must hold, whatever joins the clauses.
    if (Array.isArray(condition) && (key === '$and' || (key === '$or' && condition.length === 1))) {
      for (const clause of condition) addEqualities(changing, clause as Doc);
      continue;
    }
    if (key.startsWith('$')) continue;
    const value = fixedValue(condition);
    if (value === undefined) continue;
    const parts = partsOf(key);
    if (changing.get(parts) !== undefined) {
      throw new StoreError(54, `cannot infer query fields to set, path '${key}' is matched twice`);
    }
    changing.set(parts, value);
  }
}

function fixedValue(condition: unknown): unknown {
  if (!isOperators(condition)) return condition instanceof BSONRegExp ? undefined : condition;
  if ('$eq' in condition) return condition.$eq;
  const only: unknown =
    Array.isArray(condition.$in) && condition.$in.length === 1 ? condition.$in[0] : undefined;
  return only instanceof BSONRegExp ? undefined : only;
}
