import type { Request } from '../wire';
import { failedToParse, StoreError, unsupported } from '../errors';
import type { Engine } from '../storage/engine';
import type { Collection } from '../storage/collection';
import { decode, type Doc } from '../values/bson';
import { isObject } from '../values/types';
import type { Cursors } from './cursors';
import { checkReadConcern, checkWriteConcern, isNothing } from './options';
import type { Reply, Steps } from './reply';

/** What the programs behind the connections call themselves. */
export type Clients = Map<object, string>;

/** What a command works with. */
export interface CommandContext {
  engine: Engine;
  cursors: Cursors;
  clients: Clients;
  database: string;
  body: Doc;
  sequences: Request['sequences'];
  /** Cursors end with the connection that reads them. */
  connection: object;
}

export interface Command {
  /** The fields it understands, beside those that every command may carry. */
  fields: readonly string[];
  writes: boolean;
  run(context: CommandContext): Reply | Steps;
}

/** Carried by many commands; none of them changes what a single store in one process answers. */
const COMMON = ['$db', '$readPreference', 'lsid', 'readConcern', 'writeConcern'];

/** @throws StoreError naming the first field that the command does not know */
export function checkFields(name: string, command: Command, body: Doc): void {
  for (const [field, value] of Object.entries(body)) {
    if (field === 'txnNumber')
      throw new StoreError(20, `Transactions and retryable writes are not supported (${field})`);
    if (field === name || COMMON.includes(field) || command.fields.includes(field)) continue;
    if (!isNothing(value)) throw unsupported(`${name}.${field}`);
  }
  checkReadConcern(body.readConcern, command.writes);
  checkWriteConcern(body.writeConcern, name, command.writes);
}

export function namespaceOf({ body, database }: CommandContext, field: string): string {
  const collection = body[field];
  if (typeof collection !== 'string' || collection === '')
    throw new StoreError(73, `${field} needs the name of a collection`);
  return `${database}.${collection}`;
}

export function collectionOf(context: CommandContext, field: string): Collection | undefined {
  return context.engine.collection(namespaceOf(context, field));
}

/** The statements of a write command, beside its body or in it. */
export function statements({ body, sequences }: CommandContext, field: string): Doc[] {
  const sequence = sequences.get(field);
  return sequence ? sequence.map((bytes) => decode(bytes)) : (body[field] as Doc[]);
}

export function filterOf(value: unknown, field: string): Doc {
  if (value === undefined || value === null) return {};
  if (isObject(value)) return value;
  throw failedToParse(`${field} must be a document`);
}
