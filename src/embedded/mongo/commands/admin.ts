import { Int32 } from 'bson';
import { badValue, StoreError } from '../errors';
import { compileFilter } from '../query/matcher';
import { IndexDefinition, type IndexSpec, parseIndexSpec } from '../storage/index-definition';
import type { Collection } from '../storage/collection';
import { MAX_DOCUMENT_BYTES } from '../values/bson';
import { isObject } from '../values/types';
import { MAX_MESSAGE_BYTES } from '../wire';
import {
  checkOptions,
  collectionOf,
  type Command,
  type CommandContext,
  filterOf,
  namespaceOf,
} from './command';
import type { Reply, Steps } from './reply';
import { encoded } from './cursors';

const WIRE_VERSION = 21;
/** Of one write command: a driver sends more in several, so that other commands get their turn between. */
const MAX_STATEMENTS = 1000;

function runHello(): Reply {
  return {
    doc: {
      helloOk: true,
      ismaster: true,
      isWritablePrimary: true,
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
      maxMessageSizeBytes: MAX_MESSAGE_BYTES,
      maxWriteBatchSize: MAX_STATEMENTS,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: 30,
      connectionId: 1,
      minWireVersion: 0,
      maxWireVersion: WIRE_VERSION,
      readOnly: false,
    },
  };
}

function existing(context: CommandContext, field: string): Collection {
  const collection = collectionOf(context, field);
  if (!collection) throw new StoreError(26, `ns does not exist: ${namespaceOf(context, field)}`);
  return collection;
}

function runCreate(context: CommandContext): Reply {
  context.engine.ensureCollection(namespaceOf(context, 'create'));
  return {};
}

function runDropDatabase({ engine, database }: CommandContext): Reply {
  for (const collection of engine.collectionsOf(database)) engine.dropCollection(collection);
  return { doc: { dropped: database } };
}

function runListCollections({ engine, database, body, cursors, connection }: CommandContext): Steps {
  const matches = compileFilter(filterOf(body.filter, 'filter'));
  const all = engine.collectionsOf(database).map(({ name }) => ({
    name,
    type: 'collection',
    options: {},
    info: { readOnly: false },
    idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
  }));
  if (isObject(body.cursor)) checkOptions('listCollections.cursor', body.cursor, ['batchSize']);
  return cursors.first(
    `${database}.$cmd.listCollections`,
    encoded(all.filter(matches)),
    connection,
    Infinity,
  );
}

function runListIndexes(context: CommandContext): Steps {
  const { indexes, namespace } = existing(context, 'listIndexes');
  return context.cursors.first(
    namespace,
    encoded(indexes.map(({ spec }) => spec)),
    context.connection,
    Infinity,
  );
}

function runCreateIndexes(context: CommandContext): Reply {
  const { body, engine } = context;
  const namespace = namespaceOf(context, 'createIndexes');
  if (!Array.isArray(body.indexes) || body.indexes.length === 0)
    throw badValue('Must specify at least one index to create');
  const specs = body.indexes.map(parseIndexSpec);
  const created = engine.collection(namespace) === undefined;
  const collection = engine.ensureCollection(namespace);
  const before = collection.indexes.length;
  for (const spec of specs) {
    if (same(collection, spec)) continue;
    collection.addIndex(new IndexDefinition(engine.takeId(), spec));
  }
  const numbers = {
    numIndexesBefore: new Int32(before),
    numIndexesAfter: new Int32(collection.indexes.length),
  };
  return { doc: { ...numbers, createdCollectionAutomatically: created } };
}

/** True when the index is there already. @throws StoreError when another stands in its way */
function same(collection: Collection, spec: IndexSpec): boolean {
  const named = collection.indexes.find((index) => index.spec.name === spec.name);
  const alike = collection.indexes.find(
    (index) => index.sameKeyAs(spec) && (index.isIdIndex || index.sameOptionsAs(spec)),
  );
  if (alike?.isIdIndex || (alike && alike === named)) return true;
  if (alike) throw new StoreError(85, `Index already exists with a different name: ${alike.spec.name}`);
  if (named?.sameKeyAs(spec)) {
    throw new StoreError(
      85,
      `An equivalent index already exists with the same name but different options: ${spec.name}`,
    );
  }
  if (named)
    throw new StoreError(86, `An existing index has the same name as the requested index: ${spec.name}`);
  return false;
}

const hello: Command = {
  fields: ['helloOk', 'client', 'compression', 'topologyVersion', 'maxAwaitTimeMS', 'backpressure'],
  writes: false,
  run: runHello,
};
const nothing: Command = { fields: [], writes: false, run: () => ({}) };

export const adminCommands: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: nothing,
  endSessions: nothing,
  create: { fields: [], writes: true, run: runCreate },
  dropDatabase: { fields: [], writes: true, run: runDropDatabase },
  listCollections: {
    fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
    writes: false,
    run: runListCollections,
  },
  listIndexes: { fields: ['cursor'], writes: false, run: runListIndexes },
  createIndexes: { fields: ['indexes', 'commitQuorum'], writes: true, run: runCreateIndexes },
};
