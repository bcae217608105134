import { mongo } from 'mongoose';

type Doc = mongo.Document;

/** What one command asks of a collection, without what it writes. */
export interface Statement {
  collection: string;
  /** Alike for statements that differ in values alone. */
  shape: string;
  /** The fields that it asks for, as `explain` takes them. */
  command: Doc;
  /** Whether all that match are asked for, and not the first ones. */
  all: boolean;
  /** Whether it asks for documents, and not for a number or a change. */
  finds: boolean;
}

/** What a list shows, whichever of its pages was asked for. */
const PAGE = 25;

/** Commands that look for documents; the others write, go on with what was found, or speak of the server. */
const READERS: Record<string, (command: Doc) => Statement[]> = {
  find: ({ find, filter = {}, sort = {}, limit = 0, projection }) => {
    const all = limit === 0;
    // Of all that there are the first ones tell whether an index has their order.
    const isPart = !all || Object.keys(filter as Doc).length === 0;
    const command = { find, filter, sort, projection, ...(isPart && { limit: limit === 1 ? 1 : PAGE }) };
    return [statement(find, 'find', filter, sort, command, all)];
  },
  aggregate: ({ aggregate, pipeline }) => {
    const [first, ...others] = pipeline as Doc[];
    const match = first?.$match as Doc | undefined;
    const rest = match ? others : (pipeline as Doc[]);
    const verb = isCount(rest) ? 'count' : rest.map((stage) => Object.keys(stage)[0]?.slice(1)).join(' ');
    return [statement(aggregate, verb, match ?? {}, {}, { aggregate, pipeline, cursor: {} }, true)];
  },
  distinct: ({ distinct, key, query = {} }) => [
    statement(distinct, `distinct ${key}`, query, {}, { distinct, key, query }, true),
  ],
  update: ({ update, updates }) =>
    (updates as Doc[]).map(({ q, u, multi = false }) =>
      statement(update, 'update', q, {}, { update, updates: [{ q, u, multi }] }, multi as boolean),
    ),
  delete: ({ delete: from, deletes }) =>
    (deletes as Doc[]).map(({ q, limit }) =>
      statement(from, 'delete', q, {}, { delete: from, deletes: [{ q, limit }] }, limit === 0),
    ),
  findAndModify: ({ findAndModify, query = {}, sort = {} }) => [
    statement(findAndModify, 'update', query, sort, { findAndModify, query, sort, remove: true }, false),
  ],
};

/** What a command looks for; nothing where it looks for nothing. */
export function statementsOf(name: string, command: Doc): Statement[] {
  const read = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  return read && typeof command[name] === 'string' ? read(command) : [];
}

function statement(
  collection: string,
  verb: string,
  filter: Doc,
  sort: Doc,
  command: Doc,
  all: boolean,
): Statement {
  const parts = [
    `${collection}: ${verb}`,
    ...(all || verb === 'update' || verb === 'delete' ? [] : ['first']),
    `{${conjunction(filter)}}`,
  ];
  const order = orderOf(sort);
  return {
    collection,
    shape: [...parts, ...(order ? [`by ${order}`] : [])].join(' '),
    command,
    all,
    finds: verb === 'find',
  };
}

function isCount(stages: Doc[]): boolean {
  return JSON.stringify(stages) === '[{"$group":{"_id":1,"n":{"$sum":1}}}]';
}

/** The fields of an order; one that goes down throughout is as good as one that goes up. */
function orderOf(sort: Doc): string {
  const entries = Object.entries(sort instanceof Map ? Object.fromEntries(sort) : sort);
  const [, first] = entries[0] ?? [];
  return entries.map(([field, way]) => (way === first ? field : `-${field}`)).join(', ');
}

function conjunction(filter: Doc): string {
  return partsOf(filter).toSorted().join(', ');
}

function partsOf(filter: Doc): string[] {
  return Object.entries(filter).flatMap(([field, condition]): string[] => {
    if (field === '$and') return (condition as Doc[]).flatMap(partsOf);
    if (field === '$or' || field === '$nor') {
      const clauses = [...new Set((condition as Doc[]).map(conjunction))].toSorted();
      return [`${field.slice(1)}(${clauses.join(' | ')})`];
    }
    return [`${field}${conditionOf(condition)}`];
  });
}

const WORDS: Record<string, string> = {
  $gt: ' range',
  $gte: ' range',
  $lt: ' range',
  $lte: ' range',
  $in: ' in',
  $nin: ' not',
  $ne: ' not',
};

function conditionOf(condition: unknown): string {
  if (condition === null) return ' null';
  if (condition instanceof RegExp) return patternOf(condition.source);
  if (condition instanceof mongo.BSONRegExp) return patternOf(condition.pattern);
  if (typeof condition !== 'object' || !Object.keys(condition)[0]?.startsWith('$')) return '';
  const words = Object.entries(condition as Doc).flatMap(([operator, value]) => {
    if (operator === '$options') return [];
    if (operator === '$regex') return [patternOf(String(value))];
    if (operator === '$not') return [` not${conditionOf(value)}`];
    if (operator === '$exists') return [value ? ' exists' : ' absent'];
    if (operator === '$eq') return [conditionOf(value)];
    return [WORDS[operator] ?? ` ${operator}`];
  });
  return [...new Set(words)].join('');
}

function patternOf(source: string): string {
  return source.startsWith('^') ? ' begins' : ' holds';
}
