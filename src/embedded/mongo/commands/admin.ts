import { Int32 } from 'bson';
import { badValue, StoreError, unsupported } from '../errors';
import { compileFilter } from '../query/matcher';
import type { IndexSpec } from '../storage/index-definition';
import type { Collection } from '../storage/collection';
import { type Doc, MAX_DOCUMENT_BYTES } from '../values/bson';
import { MAX_MESSAGE_BYTES } from '../wire';
import { isObject, wholeNumber } from '../values/types';
import { EMBEDDED_MODULE } from '../../../core/database/embedded-module';
import { type Command, type CommandContext, filterOf, namespaceOf } from './command';
import { encoded } from './cursors';
import { parseIndexSpec } from './index-spec';
import { checkOptions, flag } from './options';
import { type Reply, type Steps, WAIT } from './reply';

const WIRE_VERSION = 21;
/** Of one write command: a driver sends more in several, so that other commands get their turn between. */
const MAX_STATEMENTS = 1000;
/** MongoDB's own limit. */
const MAX_INDEXES = 64;

function runHello({ body, clients, connection }: CommandContext): Reply {
  const { application } = (isObject(body.client) ? body.client : {}) as { application?: { name?: unknown } };
  if (application) clients.set(connection, String(application.name));
  return {
    doc: {
      helloOk: true,
      isWritablePrimary: true,
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
      maxMessageSizeBytes: MAX_MESSAGE_BYTES,
      maxWriteBatchSize: MAX_STATEMENTS,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: 30,
      minWireVersion: 0,
      maxWireVersion: WIRE_VERSION,
      readOnly: false,
    },
  };
}

/** Tells who asks that this is no MongoDB; the version is that whose answers it gives. */
function runBuildInfo(): Reply {
  return { doc: { version: '8.0.0', versionArray: [8, 0, 0, 0], modules: [EMBEDDED_MODULE] } };
}

function runCreate(context: CommandContext): Reply {
  context.engine.ensureCollection(namespaceOf(context, 'create'));
  return {};
}

function runDrop(context: CommandContext): Reply {
  const namespace = namespaceOf(context, 'drop');
  const collection = context.engine.collection(namespace);
  if (!collection) return {};
  const nIndexesWas = new Int32(collection.indexes.length);
  context.engine.dropCollection(collection);
  return { doc: { nIndexesWas, ns: namespace } };
}

function runDropDatabase({ engine, database }: CommandContext): Reply {
  for (const collection of engine.collectionsOf(database)) engine.dropCollection(collection);
  return { doc: { dropped: database } };
}

function runListCollections({ engine, database, body, cursors, connection }: CommandContext): Steps {
  const matches = compileFilter(filterOf(body.filter, 'filter'));
  const isShort = flag(body.nameOnly, 'nameOnly');
  const all = engine
    .collectionsOf(database)
    .map(({ name }) => ({ name, type: 'collection', ...(!isShort && { options: {} }) }));
  return cursors.first(
    `${database}.$cmd.listCollections`,
    encoded(all.filter(matches)),
    connection,
    batchSizeOf(body, 'listCollections'),
  );
}

function batchSizeOf(body: Doc, name: string): number {
  const cursor = filterOf(body.cursor, 'cursor');
  checkOptions(`${name}.cursor`, cursor, ['batchSize']);
  return cursor.batchSize === undefined ? Infinity : wholeNumber(cursor.batchSize, 'batchSize');
}

function runListIndexes(context: CommandContext): Steps {
  const { cursors, connection, body, engine } = context;
  const namespace = namespaceOf(context, 'listIndexes');
  const collection = engine.collection(namespace);
  if (!collection) throw new StoreError(26, `ns does not exist: ${namespace}`);
  const specs = collection.indexes.map(({ spec }) => spec);
  return cursors.first(namespace, encoded(specs), connection, batchSizeOf(body, 'listIndexes'));
}

function* runCreateIndexes(context: CommandContext): Steps {
  const { body, engine } = context;
  const specs = specsOf(body.indexes);
  const collection = engine.ensureCollection(namespaceOf(context, 'createIndexes'));
  while (collection.isBuilding) yield WAIT;
  collection.assertThere();
  const numIndexesBefore = new Int32(collection.indexes.length);
  const added = specs.filter((spec) => !isThere(collection, spec));
  if (collection.indexes.length + added.length > MAX_INDEXES)
    throw new StoreError(67, `add index fails, too many indexes for ${collection.namespace}`);
  if (added.length > 0) yield* engine.buildIndexes(collection, added);
  return { doc: { numIndexesBefore, numIndexesAfter: new Int32(collection.indexes.length) } };
}

function specsOf(indexes: unknown): IndexSpec[] {
  if (!Array.isArray(indexes) || indexes.length === 0)
    throw badValue('Must specify at least one index to create');
  return indexes.map(parseIndexSpec);
}

/** @throws StoreError when another index has its name or its key */
function isThere({ indexes }: Collection, spec: IndexSpec): boolean {
  const other = indexes.find((index) => index.spec.name === spec.name || index.sameKeyAs(spec));
  if (!other) return false;
  if (other.isIdIndex || (other.spec.name === spec.name && other.isSameAs(spec))) return true;
  const code = other.sameKeyAs(spec) ? 85 : 86;
  throw new StoreError(code, `index ${spec.name} is in the way of ${other.spec.name}, which differs from it`);
}

function runDropIndexes(context: CommandContext): Reply {
  const { index: name } = context.body;
  if (typeof name !== 'string' || name === '*')
    throw unsupported('dropIndexes without the name of one index');
  const namespace = namespaceOf(context, 'dropIndexes');
  const collection = context.engine.collection(namespace);
  if (!collection) throw new StoreError(26, `ns not found ${namespace}`);
  const index = collection.indexes.find(({ spec }) => spec.name === name);
  if (!index) throw new StoreError(27, `index not found with name [${name}]`);
  if (index.isIdIndex) throw new StoreError(72, 'cannot drop _id index');
  const nIndexesWas = new Int32(collection.indexes.length);
  context.engine.dropIndex(collection, index);
  return { doc: { nIndexesWas } };
}

const hello: Command = {
  fields: ['helloOk', 'client', 'compression', 'backpressure'],
  writes: false,
  run: runHello,
};
const nothing: Command = { fields: [], writes: false, run: () => ({}) };

export const adminCommands: Record<string, Command> = {
  hello,
  ismaster: hello,
  ping: nothing,
  buildInfo: { fields: [], writes: false, run: runBuildInfo },
  endSessions: nothing,
  create: { fields: [], writes: true, run: runCreate },
  drop: { fields: [], writes: true, run: runDrop },
  dropDatabase: { fields: [], writes: true, run: runDropDatabase },
  listCollections: { fields: ['filter', 'nameOnly', 'cursor'], writes: false, run: runListCollections },
  listIndexes: { fields: ['cursor'], writes: false, run: runListIndexes },
  createIndexes: { fields: ['indexes'], writes: true, run: runCreateIndexes },
  dropIndexes: { fields: ['index'], writes: true, run: runDropIndexes },
};
