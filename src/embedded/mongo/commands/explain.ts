import { isDeepStrictEqual } from 'node:util';
import { Int32 } from 'bson';
import { failedToParse, unsupported } from '../errors';
import { countByKeys } from '../storage/key-counts';
import { explained, type FindOptions } from '../storage/find';
import type { Doc } from '../values/bson';
import { isObject, toNumber } from '../values/types';
import { collectionOf, type CommandContext, filterOf, namespaceOf } from './command';
import { COUNT_DOCUMENTS, leading } from './reads';
import { flag } from './options';
import type { Steps } from './reply';

interface Asked {
  filter: Doc;
  options: FindOptions;
  /** Whether only a number is asked for, which the keys of an index may tell. */
  counts?: boolean;
}

const asked: Record<string, (body: Doc) => Asked> = {
  find: ({ filter, sort, skip, limit }) => ({
    filter: filterOf(filter, 'filter'),
    options: { sort, skip: toNumber(skip ?? 0), limit: toNumber(limit ?? 0) },
  }),
  distinct: ({ query }) => ({ filter: filterOf(query, 'query'), options: {} }),
  aggregate: ({ pipeline }) => {
    const { filter, options, rest } = leading(pipeline as unknown[]);
    return { filter, options, counts: isCount(rest) };
  },
  update: ({ updates }) => {
    const { q, multi } = onlyOne(updates, 'updates');
    return { filter: filterOf(q, 'q'), options: { limit: flag(multi, 'multi') ? 0 : 1 } };
  },
  delete: ({ deletes }) => {
    const { q, limit } = onlyOne(deletes, 'deletes');
    return { filter: filterOf(q, 'q'), options: { limit: toNumber(limit) } };
  },
  findAndModify: ({ query, sort }) => ({ filter: filterOf(query, 'query'), options: { sort, limit: 1 } }),
};

function isCount(stages: unknown[]): boolean {
  const plain = stages.map((stage) => JSON.parse(JSON.stringify(stage)) as unknown);
  return isDeepStrictEqual(plain, COUNT_DOCUMENTS);
}

function onlyOne(statements: unknown, name: string): Doc {
  const [one, ...others] = Array.isArray(statements) ? (statements as unknown[]) : [];
  if (isObject(one) && others.length === 0) return one;
  throw failedToParse(`explain needs exactly one of the ${name}`);
}

/** Reads what the command would read, changes nothing, and tells which index it used and how much it looked at. */
export function* runExplain(context: CommandContext): Steps {
  const { explain: command } = context.body;
  if (!isObject(command)) throw failedToParse('explain needs a command');
  const [name = ''] = Object.keys(command);
  const parse = Object.hasOwn(asked, name) ? asked[name] : undefined;
  if (!parse) throw unsupported(`explain of ${name}`);
  const inner = { ...context, body: { ...command, $db: context.database } };
  const collection = collectionOf(inner, name);
  const { filter, options, counts } = parse(command);
  const { plan, found, examined } = explained(collection, filter, options);
  const counted = counts && collection ? countByKeys(collection, filter) : null;
  let n = 0;
  for (const item of counted === null ? found : []) {
    if (item) n++;
    yield;
  }
  const { keys, docs } = counted === null ? examined : { keys: counted, docs: 0 };
  return {
    doc: {
      explainVersion: '1',
      queryPlanner: { namespace: namespaceOf(inner, name), winningPlan: plan, rejectedPlans: [] },
      executionStats: {
        executionSuccess: true,
        nReturned: new Int32(name === 'update' || name === 'delete' ? 0 : (counted ?? n)),
        totalKeysExamined: new Int32(keys),
        totalDocsExamined: new Int32(docs),
      },
    },
  };
}
