import { Int32, Long } from 'bson';
import { compilePipeline, fieldsOfInput, parseStage } from '../aggregation/pipeline';
import { failedToParse, StoreError } from '../errors';
import { valuesAt } from '../query/paths';
import { compileProjection } from '../query/projection';
import { type FindOptions, type Found, scan } from '../storage/find';
import { decodePlain, type Doc, encode } from '../values/bson';
import { pickFields } from '../values/pick-fields';
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
import { encoded } from './cursors';
import type { Reply, Steps } from './reply';

function batchSizeOf(value: unknown): number | null {
  return value === undefined ? null : wholeNumber(value, 'batchSize');
}

function whole(value: unknown, name: string): number {
  return value === undefined || value === null ? 0 : wholeNumber(value, name);
}

function runFind(context: CommandContext): Steps {
  const { body, cursors, connection } = context;
  const limit = isNumeric(body.limit) ? toNumber(body.limit) : 0;
  const found = scan(collectionOf(context, 'find'), filterOf(body.filter, 'filter'), {
    sort: body.sort,
    skip: whole(body.skip, 'skip'),
    limit: whole(Math.abs(limit), 'limit'),
  });
  const documents = projected(found, filterOf(body.projection, 'projection'));
  const single = body.singleBatch === true || limit < 0;
  return cursors.first(
    namespaceOf(context, 'find'),
    documents,
    connection,
    batchSizeOf(body.batchSize),
    single,
  );
}

function projected(found: Iterable<Found | null>, spec: Doc): Generator<Buffer | null> {
  const project = Object.keys(spec).length > 0 ? compileProjection(spec) : null;
  return (function* () {
    for (const item of found) yield item && (project ? encode(project(item.doc)) : item.bytes);
  })();
}

function runGetMore({ body, database, cursors, connection }: CommandContext): Steps {
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
  return { doc: { n: new Int32(collectionOf(context, 'count')?.count() ?? 0) } };
}

function* runDistinct(context: CommandContext): Steps {
  const { body } = context;
  if (typeof body.key !== 'string') throw failedToParse('distinct needs a key');
  const parts = body.key.split('.');
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
  if (!Array.isArray(body.pipeline))
    throw new StoreError(14, "'pipeline' option must be specified as an array");
  if (!isObject(body.cursor)) throw failedToParse("The 'cursor' option is required");
  checkOptions('aggregate.cursor', body.cursor, ['batchSize']);
  const { filter, options, rest } = leading(body.pipeline);
  const stages = decodePlain(encode({ rest })).rest as unknown[];
  const pipeline = compilePipeline(stages);
  const found = scan(collectionOf(context, 'aggregate'), filter, options);
  return cursors.first(
    namespaceOf(context, 'aggregate'),
    encoded(pipeline(plainDocs(found, fieldsOfInput(stages)))),
    connection,
    batchSizeOf(body.cursor.batchSize),
  );
}

/** The stages at the beginning that an index can serve, and those behind them. */
function leading(pipeline: unknown[]): { filter: Doc; options: FindOptions; rest: unknown[] } {
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
