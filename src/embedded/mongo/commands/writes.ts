import { Int32, ObjectId } from 'bson';
import { failedToParse, StoreError } from '../errors';
import { compileProjection } from '../query/projection';
import type { Collection } from '../storage/collection';
import type { Found } from '../storage/find';
import { compileUpdate, type Update } from '../update/update';
import { decode, type Doc, encode, MAX_DOCUMENT_BYTES, tooLarge } from '../values/bson';
import { isNumeric, toNumber } from '../values/types';
import {
  collectionOf,
  type Command,
  type CommandContext,
  filterOf,
  namespaceOf,
  statements,
} from './command';
import { checkOptions, flag } from './options';
import type { Reply, Steps } from './reply';
import { eachTarget, eachTargetOnce, firstTarget } from './targets';

interface Counts {
  n: number;
  nModified: number;
  upserted: Doc[];
}

/** Runs statements one by one; with `ordered` the first that fails ends the list. */
function* runStatements(
  count: number,
  ordered: boolean,
  run: (index: number) => Steps<void> | void,
): Steps<Doc> {
  const writeErrors: Doc[] = [];
  for (let index = 0; index < count; index++) {
    try {
      const steps = run(index);
      if (steps) yield* steps;
      yield;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      writeErrors.push({
        index: new Int32(index),
        code: error.code,
        errmsg: error.message,
        ...error.details,
      });
      if (ordered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

function* runInsert(context: CommandContext): Steps {
  const collection = context.engine.ensureCollection(namespaceOf(context, 'insert'));
  const documents = documentsOf(context);
  let n = 0;
  const errors = yield* runStatements(
    documents.length,
    flag(context.body.ordered, 'ordered', true),
    (index) => {
      const bytes = documents[index] as Buffer;
      if (bytes.length > MAX_DOCUMENT_BYTES) throw tooLarge(`${bytes.length} bytes`);
      insertOne(collection, decode(bytes), bytes);
      n++;
    },
  );
  return { doc: { n: new Int32(n), ...errors } };
}

function documentsOf({ body, sequences }: CommandContext): Buffer[] {
  return sequences.get('documents') ?? (body.documents as Doc[]).map(encode);
}

/** `_id` comes first in what is stored, and is made when there is none. */
function insertOne(collection: Collection, doc: Doc, bytes: Buffer): void {
  if (Object.keys(doc)[0] === '_id') return collection.insert(doc, bytes);
  const { _id = new ObjectId(), ...rest } = doc;
  const stored = { _id, ...rest };
  collection.insert(stored, encode(stored));
}

function* runUpdate(context: CommandContext): Steps {
  const updates = statements(context, 'updates');
  const counts: Counts = { n: 0, nModified: 0, upserted: [] };
  const errors = yield* runStatements(updates.length, flag(context.body.ordered, 'ordered', true), (index) =>
    updateStatement(context, updates[index] as Doc, index, counts),
  );
  const upserted = counts.upserted.length > 0 ? { upserted: counts.upserted } : {};
  return { doc: { n: new Int32(counts.n), nModified: new Int32(counts.nModified), ...upserted, ...errors } };
}

function* updateStatement(context: CommandContext, one: Doc, index: number, counts: Counts): Steps<void> {
  checkOptions('update', one, ['q', 'u', 'multi', 'upsert']);
  const update = compileUpdate(one.u);
  const filter = filterOf(one.q, 'q');
  const multi = flag(one.multi, 'multi');
  const upserts = flag(one.upsert, 'upsert');
  if (multi && update.replaces)
    throw failedToParse('multi update is not supported for replacement-style update');
  const collection = collectionOf(context, 'update');
  const { matched, modified } = collection
    ? yield* updateIn(collection, filter, update, multi)
    : { matched: 0, modified: 0 };
  counts.n += matched;
  counts.nModified += modified;
  if (matched > 0 || !upserts) return;
  const { _id } = upsert(context, 'update', update, filter);
  counts.n++;
  counts.upserted.push({ index: new Int32(index), _id });
}

function* updateIn(
  collection: Collection,
  filter: Doc,
  update: Update,
  multi: boolean,
): Steps<{ matched: number; modified: number }> {
  const counts = { matched: 0, modified: 0 };
  const change = (found: Found) => {
    counts.matched++;
    if (applyTo(collection, found, update)) counts.modified++;
  };
  if (multi) yield* eachTargetOnce(collection, filter, change);
  else {
    const found = yield* firstTarget(collection, filter);
    if (found) change(found);
  }
  return counts;
}

/** The changed document, or null when the update changes nothing. */
function applyTo(collection: Collection, found: Found, update: Update): Doc | null {
  const doc = update.apply(found.doc);
  const bytes = encode(doc);
  if (bytes.equals(found.bytes)) return null;
  collection.update(found.record, found.doc, doc, bytes);
  return doc;
}

function upsert(context: CommandContext, field: string, update: Update, filter: Doc): Doc {
  const doc = update.insertion(filter);
  context.engine.ensureCollection(namespaceOf(context, field)).insert(doc, encode(doc));
  return doc;
}

function* runDelete(context: CommandContext): Steps {
  const deletes = statements(context, 'deletes');
  const collection = collectionOf(context, 'delete');
  let n = 0;
  const errors = yield* runStatements(
    deletes.length,
    flag(context.body.ordered, 'ordered', true),
    (index) => {
      const one = deletes[index] as Doc;
      checkOptions('delete', one, ['q', 'limit']);
      return eachTarget(collection, filterOf(one.q, 'q'), deleteLimit(one.limit), ({ record, doc }) => {
        (collection as Collection).delete(record, doc);
        n++;
      });
    },
  );
  return { doc: { n: new Int32(n), ...errors } };
}

/** One or all. */
function deleteLimit(limit: unknown): number {
  const number = isNumeric(limit) ? toNumber(limit) : NaN;
  if (number === 0 || number === 1) return number;
  throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
}

interface Modification {
  /** Null where the document is removed. */
  update: Update | null;
  upserts: boolean;
  givesNew: boolean;
}

function modificationOf(body: Doc): Modification {
  const [removes, givesNew, upserts] = [
    flag(body.remove, 'remove'),
    flag(body.new, 'new'),
    flag(body.upsert, 'upsert'),
  ];
  if (!removes && body.update === undefined)
    throw failedToParse('Either an update or remove=true must be specified');
  if (!removes) return { update: compileUpdate(body.update), upserts, givesNew };
  if (body.update !== undefined) throw failedToParse('Cannot specify both an update and remove=true');
  if (upserts) throw failedToParse('Cannot specify both upsert=true and remove=true');
  if (givesNew)
    throw failedToParse(
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  return { update: null, upserts, givesNew };
}

function* runFindAndModify(context: CommandContext): Steps {
  const { body } = context;
  const { update, upserts, givesNew } = modificationOf(body);
  const filter = filterOf(body.query, 'query');
  const project = compileProjection(filterOf(body.fields, 'fields'));
  const collection = collectionOf(context, 'findAndModify');
  const found = yield* firstTarget(collection, filter, body.sort);
  if (!found) {
    if (!update || !upserts) return modified(null, { n: 0, updatedExisting: false });
    const doc = upsert(context, 'findAndModify', update, filter);
    const value = givesNew ? project(doc) : null;
    return modified(value, { n: 1, updatedExisting: false, upserted: doc._id });
  }
  const before = found.doc;
  if (!update) {
    (collection as Collection).delete(found.record, before);
    return modified(project(before), { n: 1 });
  }
  const after = applyTo(collection as Collection, found, update) ?? before;
  return modified(project(givesNew ? after : before), { n: 1, updatedExisting: true });
}

function modified(value: Doc | null, lastErrorObject: Doc): Reply {
  return { doc: { lastErrorObject, value } };
}

export const writeCommands: Record<string, Command> = {
  insert: { fields: ['ordered', 'documents'], writes: true, run: runInsert },
  update: { fields: ['ordered', 'updates'], writes: true, run: runUpdate },
  delete: { fields: ['ordered', 'deletes'], writes: true, run: runDelete },
  findAndModify: {
    fields: ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert'],
    writes: true,
    run: runFindAndModify,
  },
};
