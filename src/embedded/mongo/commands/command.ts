import type { Request } from '../wire';
import { failedToParse, StoreError, unsupported } from '../errors';
import type { Engine } from '../storage/engine';
import type { Collection } from '../storage/collection';
import { decode, type Doc } from '../values/bson';
import { isObject, isTrue } from '../values/types';
import type { Cursors } from './cursors';
import type { Reply, Steps } from './reply';

/** What a command works with. */
export interface CommandContext {
  engine: Engine;
  cursors: Cursors;
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
const COMMON = ['$db', '$readPreference', 'lsid', 'readConcern', 'writeConcern', 'maxTimeMS'];
const TRANSACTION = ['txnNumber', 'autocommit', 'startTransaction'];

/** @throws StoreError naming the first field that the command does not know */
export function checkFields(name: string, command: Command, body: Doc): void {
  for (const [field, value] of Object.entries(body)) {
    if (TRANSACTION.includes(field))
      throw new StoreError(20, `Transactions and retryable writes are not supported (${field})`);
    if (field === 'let' && isObject(value) && Object.keys(value).length === 0) continue;
    if (field === name || COMMON.includes(field) || command.fields.includes(field)) continue;
    if (value === undefined || value === null || value === false) continue;
    throw unsupported(`${name}.${field}`);
  }
}

export function namespaceOf({ body, database }: CommandContext, field: string): string {
  const collection = body[field];
  if (typeof collection !== 'string' || collection === '') {
    throw new StoreError(73, `collection name has invalid type or is empty in ${field}`);
  }
  return `${database}.${collection}`;
}

export function collectionOf(context: CommandContext, field: string): Collection | undefined {
  return context.engine.collection(namespaceOf(context, field));
}

/** The statements of a write command, beside its body or in it. */
export function statements({ body, sequences }: CommandContext, field: string): Doc[] {
  const sequence = sequences.get(field);
  const list = sequence ? sequence.map((bytes) => decode(bytes)) : body[field];
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) {
    throw failedToParse(`${field} must be a nonempty array of documents`);
  }
  return list;
}

export function filterOf(value: unknown, field: string): Doc {
  if (value === undefined || value === null) return {};
  if (isObject(value)) return value;
  throw failedToParse(`${field} must be a document`);
}

/** Unknown options of a single statement are refused as those of a command are. */
export function checkOptions(where: string, options: Doc, known: readonly string[]): void {
  const other = Object.keys(options).find((key) => !known.includes(key) && isTrue(options[key]));
  if (!other) return;
  const value = options[other];
  if (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0) return;
  throw unsupported(`${where}.${other}`);
}
