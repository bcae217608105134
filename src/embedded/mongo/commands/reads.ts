import { Int32, Long } from 'bson';
import { compilePipeline } from '../aggregation/pipeline';
import { failedToParse, StoreError } from '../errors';
import { valuesAt } from '../query/paths';
import { compileProjection } from '../query/projection';
import { find, type Found } from '../storage/find';
import { parseCollation } from '../storage/index-definition';
import { type Doc, encode } from '../values/bson';
import type { Collation } from '../values/compare';
import { isNumeric, isObject, toNumber, wholeNumber } from '../values/types';
import { ValueSet } from '../values/value-set';
import {
  checkOptions,
  collectionOf,
  type Command,
  type CommandContext,
  filterOf,
  namespaceOf,
} from './command';
import type { Reply } from './reply';
import { encoded } from './cursors';

function batchSizeOf(value: unknown): number | null {
  return value === undefined ? null : wholeNumber(value, 'batchSize');
}

function whole(value: unknown, name: string): number {
  return value === undefined || value === null ? 0 : wholeNumber(value, name);
}

function runFind(context: CommandContext): Reply {
  const { body, cursors, connection } = context;
  const limit = isNumeric(body.limit) ? toNumber(body.limit) : 0;
  const found = find(collectionOf(context, 'find'), filterOf(body.filter, 'filter'), {
    sort: body.sort,
    skip: whole(body.skip, 'skip'),
    limit: whole(Math.abs(limit), 'limit'),
    collation: parseCollation(body.collation),
  });
  const projection = filterOf(body.projection, 'projection');
  const documents = Object.keys(projection).length > 0 ? projected(found, projection) : bytesOf(found);
  const single = body.singleBatch === true || limit < 0;
  return cursors.first(
    namespaceOf(context, 'find'),
    documents,
    connection,
    batchSizeOf(body.batchSize),
    single,
  );
}

function* bytesOf(found: Iterable<Found>): Generator<Buffer> {
  for (const { bytes } of found) yield bytes;
}

function projected(found: Iterable<Found>, spec: Doc): Generator<Buffer> {
  const project = compileProjection(spec);
  return (function* () {
    for (const { doc } of found) yield encode(project(doc));
  })();
}

function runGetMore({ body, database, cursors, connection }: CommandContext): Reply {
  if (!(body.getMore instanceof Long)) throw failedToParse('getMore must be a long');
  const namespace = `${database}.${String(body.collection)}`;
  return cursors.next(body.getMore, namespace, connection, batchSizeOf(body.batchSize));
}

function runKillCursors({ body, cursors }: CommandContext): Reply {
  const ids = body.cursors;
  if (!Array.isArray(ids) || !ids.every((id): id is Long => id instanceof Long)) {
    throw failedToParse('cursors must be an array of longs');
  }
  const killed = ids.map((id) => ({ id, found: cursors.kill(id) }));
  const pick = (found: boolean) => killed.filter((one) => one.found === found).map(({ id }) => id);
  return {
    doc: { cursorsKilled: pick(true), cursorsNotFound: pick(false), cursorsAlive: [], cursorsUnknown: [] },
  };
}

function runCount(context: CommandContext): Reply {
  const { body } = context;
  const collection = collectionOf(context, 'count');
  const query = filterOf(body.query, 'query');
  const [skip, limit] = [whole(body.skip, 'skip'), whole(body.limit, 'limit')];
  if (Object.keys(query).length === 0 && skip === 0 && limit === 0) {
    return { doc: { n: new Int32(collection?.count() ?? 0) } };
  }
  let n = 0;
  for (const _ of find(collection, query, { skip, limit, collation: parseCollation(body.collation) })) n++;
  return { doc: { n: new Int32(n) } };
}

function runDistinct(context: CommandContext): Reply {
  const { body } = context;
  if (typeof body.key !== 'string') throw failedToParse('distinct needs a key');
  const collation = parseCollation(body.collation);
  const parts = body.key.split('.');
  const known = new ValueSet([], collation);
  const values: unknown[] = [];
  const query = filterOf(body.query, 'query');
  for (const { doc } of find(collectionOf(context, 'distinct'), query, { collation })) {
    for (const value of presentValues(doc, parts)) if (known.add(value)) values.push(value);
  }
  return { doc: { values } };
}

function presentValues(doc: Doc, parts: string[]): unknown[] {
  return valuesAt(doc, parts)
    .flatMap((value) => value)
    .filter((value) => value !== undefined);
}

function runAggregate(context: CommandContext): Reply {
  const { body, engine, database, cursors, connection } = context;
  if (!Array.isArray(body.pipeline))
    throw new StoreError(14, "'pipeline' option must be specified as an array");
  if (!isObject(body.cursor)) throw failedToParse("The 'cursor' option is required");
  checkOptions('aggregate.cursor', body.cursor, ['batchSize']);
  const collation = parseCollation(body.collation);
  const { filter, sort, rest } = leading(body.pipeline);
  const counted = countName(rest);
  if (counted) return countMatches(context, counted, filter, collation);
  const pipeline = compilePipeline(rest, {
    collation,
    find: (name, wanted) => docsOf(find(engine.collection(`${database}.${name}`), wanted, { collation })),
  });
  const found = find(collectionOf(context, 'aggregate'), filter, { sort, collation });
  const documents = encoded(pipeline(docsOf(found)));
  const batchSize = batchSizeOf(body.cursor.batchSize);
  return cursors.first(namespaceOf(context, 'aggregate'), documents, connection, batchSize);
}

/** The name that the driver's `countDocuments` counts under, when that is all the pipeline does. */
function countName(stages: unknown[]): string | null {
  const [stage, ...others] = stages;
  const group = isObject(stage) && others.length === 0 ? stage.$group : null;
  if (!isObject(group) || !isNumeric(group._id)) return null;
  const [name, second] = Object.keys(group).filter((key) => key !== '_id');
  const sum = name !== undefined && second === undefined ? group[name] : null;
  const one =
    isObject(sum) && Object.keys(sum).join() === '$sum' && isNumeric(sum.$sum) && toNumber(sum.$sum) === 1;
  return one && !name?.includes('.') ? (name ?? null) : null;
}

/** Counts without decoding what it counts. */
function countMatches(
  context: CommandContext,
  name: string,
  filter: Doc,
  collation: Collation | null,
): Reply {
  const { body, cursors, connection } = context;
  const collection = collectionOf(context, 'aggregate');
  let n = 0;
  if (Object.keys(filter).length === 0) n = collection?.count() ?? 0;
  else for (const _ of find(collection, filter, { collation })) n++;
  const docs =
    n === 0
      ? []
      : [{ _id: (((body.pipeline as Doc[]).at(-1) as Doc).$group as Doc)._id, [name]: new Int32(n) }];
  return cursors.first(namespaceOf(context, 'aggregate'), encoded(docs), connection, null);
}

function* docsOf(found: Iterable<Found>): Generator<Doc> {
  for (const { doc } of found) yield doc;
}

/** A first `$match` and a `$sort` behind it can use an index. */
function leading(pipeline: unknown[]): { filter: Doc; sort: unknown; rest: unknown[] } {
  let rest = pipeline;
  const take = (name: string): unknown => {
    const stage = rest[0];
    if (!isObject(stage) || Object.keys(stage).join() !== name || !isObject(stage[name])) return undefined;
    rest = rest.slice(1);
    return stage[name];
  };
  const filter = (take('$match') ?? {}) as Doc;
  return { filter, sort: take('$sort'), rest };
}

export const readCommands: Record<string, Command> = {
  find: {
    fields: [
      'filter',
      'sort',
      'projection',
      'skip',
      'limit',
      'batchSize',
      'singleBatch',
      'collation',
      'hint',
      'noCursorTimeout',
      'allowDiskUse',
    ],
    writes: false,
    run: runFind,
  },
  getMore: { fields: ['collection', 'batchSize'], writes: false, run: runGetMore },
  killCursors: { fields: ['cursors'], writes: false, run: runKillCursors },
  count: { fields: ['query', 'skip', 'limit', 'collation', 'hint', 'fields'], writes: false, run: runCount },
  distinct: { fields: ['key', 'query', 'collation', 'hint'], writes: false, run: runDistinct },
  aggregate: {
    fields: ['pipeline', 'cursor', 'collation', 'hint', 'allowDiskUse', 'bypassDocumentValidation'],
    writes: false,
    run: runAggregate,
  },
};
