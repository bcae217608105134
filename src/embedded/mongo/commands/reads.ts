import { isDeepStrictEqual } from 'node:util';
import { Int32, type Long } from 'bson';
import { compilePipeline, type Docs, fieldsOfInput, parseStage } from '../aggregation/pipeline';
import { failedToParse, unsupported } from '../errors';
import { valuesAt } from '../query/paths';
import { compileBytesProjection } from '../query/projection';
import type { Collection } from '../storage/collection';
import { type FindOptions, type Found, scan } from '../storage/find';
import { countByKeys, countEachByKeys } from '../storage/key-counts';
import { decodePlain, type Doc, encode } from '../values/bson';
import { ValueSet } from '../values/compare';
import { markedName } from '../values/names';
import { pickFields } from '../values/pick-fields';
import { isNumeric, toNumber, wholeNumber } from '../values/types';
import { collectionOf, type Command, type CommandContext, filterOf, namespaceOf } from './command';
import { encoded } from './cursors';
import { checkOptions, flag } from './options';
import type { Reply, Steps } from './reply';

/** A number that may be left out. */
function whole(value: unknown, name: string): number | undefined {
  return value === undefined || value === null ? undefined : wholeNumber(value, name);
}

function runFind(context: CommandContext): Steps {
  const { body, cursors, connection } = context;
  const found = scan(collectionOf(context, 'find'), filterOf(body.filter, 'filter'), {
    sort: body.sort,
    skip: whole(body.skip, 'skip'),
    limit: whole(body.limit, 'limit'),
  });
  const projection = filterOf(body.projection, 'projection');
  const documents = projected(
    found,
    Object.keys(projection).length > 0 ? compileBytesProjection(projection) : null,
  );
  const batchSize = whole(body.batchSize, 'batchSize');
  return cursors.first(
    namespaceOf(context, 'find'),
    documents,
    connection,
    batchSize,
    flag(body.singleBatch, 'singleBatch'),
  );
}

function* projected(
  found: Iterable<Found | null>,
  project: ((bytes: Buffer) => Buffer) | null,
): Generator<Buffer | null> {
  for (const item of found) yield item && (project ? project(item.bytes) : item.bytes);
}

function runGetMore({ body, database, cursors, connection }: CommandContext): Steps {
  const namespace = `${database}.${String(body.collection)}`;
  return cursors.next(body.getMore as Long, namespace, connection, whole(body.batchSize, 'batchSize'));
}

function runKillCursors({ body, cursors }: CommandContext): Reply {
  const cursorsKilled = (body.cursors as Long[]).filter((id) => cursors.kill(id));
  return { doc: { cursorsKilled } };
}

function runCount(context: CommandContext): Reply {
  return { doc: { n: new Int32(collectionOf(context, 'count')?.count() ?? 0) } };
}

function* runDistinct(context: CommandContext): Steps {
  const { body } = context;
  if (typeof body.key !== 'string') throw failedToParse('distinct needs a key');
  const parts = body.key.split('.').map(markedName);
  const known = new ValueSet();
  const values: unknown[] = [];
  for (const found of scan(collectionOf(context, 'distinct'), filterOf(body.query, 'query'))) {
    for (const value of found ? valuesAt(found.doc, parts).flat() : []) {
      if (value !== undefined && known.add(value)) values.push(value);
    }
    yield;
  }
  return { doc: { values } };
}

function runAggregate(context: CommandContext): Steps {
  const { body, cursors, connection } = context;
  const cursor = filterOf(body.cursor, 'cursor');
  checkOptions('aggregate.cursor', cursor, ['batchSize']);
  if (!Array.isArray(body.pipeline)) throw failedToParse("'pipeline' must be an array");
  if (isNumeric(body.aggregate) && toNumber(body.aggregate) === 1)
    return runCurrentOp(context, body.pipeline);
  if (typeof body.aggregate !== 'string')
    throw failedToParse("Invalid command format: the 'aggregate' field must specify a collection name or 1");
  const documents = encoded(aggregated(collectionOf(context, 'aggregate'), body.pipeline));
  const batchSize = whole(cursor.batchSize, 'batchSize');
  return cursors.first(namespaceOf(context, 'aggregate'), documents, connection, batchSize);
}

/** Of `$currentOp` what tells who is connected. */
function runCurrentOp(
  { database, clients, cursors, connection }: CommandContext,
  pipeline: unknown[],
): Steps {
  const asked = [{ $currentOp: { idleConnections: true } }];
  if (database !== 'admin' || !isDeepStrictEqual(pipeline, asked)) {
    throw unsupported('an aggregation of a whole database other than $currentOp with idleConnections');
  }
  const connected = [...clients.values()].map((appName): Doc => ({ type: 'op', appName }));
  return cursors.first('admin.$cmd.aggregate', encoded(connected), connection, Infinity);
}

function aggregated(collection: Collection | undefined, stages: unknown[]): Docs {
  const { rest: faithful, ...read } = leading(stages);
  const rest = decodePlain(encode({ faithful })).faithful as unknown[];
  const pipeline = compilePipeline(rest);
  const byKeys = countedByKeys(collection, { ...read, rest });
  if (byKeys) return byKeys;
  return pipeline(plainDocs(scan(collection, read.filter, read.options), fieldsOfInput(rest)));
}

/** What drivers ask for a count. */
const COUNT_DOCUMENTS = [{ $group: { _id: 1, n: { $sum: 1 } } }];

/** Counts that need no look at a document; null where they do. */
export function countedByKeys(
  collection: Collection | undefined,
  { filter, options, rest }: Leading,
): Doc[] | null {
  if (!collection || Object.values(options).some((value) => value !== undefined)) return null;
  if (isDeepStrictEqual(rest, COUNT_DOCUMENTS)) {
    const count = countByKeys(collection, filter);
    return count === null ? null : counted(count);
  }
  const { path, name } = countOfEach(rest) ?? {};
  if (path === undefined || name === undefined) return null;
  const counts = countEachByKeys(collection, filter, path);
  return counts && counts.map(({ value, count }) => decodePlain(encode({ _id: value, [name]: count })));
}

/** The field and the name of the only thing that is asked for: how many documents have each value of a field. */
function countOfEach(stages: unknown[]): { path: string; name: string } | null {
  const [stage] = stages as { $group?: Doc }[];
  const path = stage?.$group?._id;
  const [name, ...others] = Object.keys(stage?.$group ?? {}).filter((key) => key !== '_id');
  if (typeof path !== 'string' || name === undefined || others.length > 0) return null;
  const asked = [{ $group: { _id: path, [name]: { $sum: 1 } } }];
  return path.startsWith('$') && isDeepStrictEqual(stages, asked) ? { path: path.slice(1), name } : null;
}

function counted(n: number): Doc[] {
  return n === 0 ? [] : [{ _id: 1, n }];
}

/** The stages at the beginning that an index can serve, and those behind them. */
interface Leading {
  filter: Doc;
  options: FindOptions;
  rest: unknown[];
}

export function leading(pipeline: unknown[]): Leading {
  let rest = pipeline;
  const take = (name: string): unknown => {
    if (rest.length === 0) return undefined;
    const [first, spec] = parseStage(rest[0]);
    if (first !== name) return undefined;
    if (spec === null) throw failedToParse(`${name} needs a specification`);
    rest = rest.slice(1);
    return spec;
  };
  const filter = filterOf(take('$match'), '$match');
  const options: FindOptions = { sort: take('$sort'), skip: whole(take('$skip'), '$skip') };
  const limit = take('$limit');
  if (limit !== undefined) options.limit = wholeNumber(limit, '$limit', 1);
  return { filter, options, rest };
}

/** With the named fields only, or with all. */
function* plainDocs(found: Iterable<Found | null>, fields: string[] | null): Generator<Doc | null> {
  const names = fields?.map((name) => Buffer.from(name));
  for (const item of found) yield item && decodePlain(names ? pickFields(item.bytes, names) : item.bytes);
}

export const readCommands: Record<string, Command> = {
  find: {
    fields: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
    writes: false,
    run: runFind,
  },
  getMore: { fields: ['collection', 'batchSize'], writes: false, run: runGetMore },
  killCursors: { fields: ['cursors'], writes: false, run: runKillCursors },
  count: { fields: [], writes: false, run: runCount },
  distinct: { fields: ['key', 'query'], writes: false, run: runDistinct },
  aggregate: { fields: ['pipeline', 'cursor'], writes: false, run: runAggregate },
};
