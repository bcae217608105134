import { Int32 } from 'bson';
import { failedToParse, unsupported } from '../errors';
import { explained, type FindOptions } from '../storage/find';
import { decodePlain, type Doc, encode } from '../values/bson';
import { isObject, toNumber } from '../values/types';
import { collectionOf, type CommandContext, filterOf, namespaceOf } from './command';
import { countedByKeys, leading } from './reads';
import { flag } from './options';
import type { Steps } from './reply';

interface Asked {
  filter: Doc;
  options: FindOptions;
  /** The stages behind, which may ask for numbers that the keys of an index tell. */
  rest?: unknown[];
}

const asked: Record<string, (body: Doc) => Asked> = {
  find: ({ filter, sort, skip, limit }) => ({
    filter: filterOf(filter, 'filter'),
    options: { sort, skip: toNumber(skip ?? 0), limit: toNumber(limit ?? 0) },
  }),
  distinct: ({ query }) => ({ filter: filterOf(query, 'query'), options: {} }),
  aggregate: ({ pipeline }) => {
    const { filter, options, rest } = leading(pipeline as unknown[]);
    return { filter, options, rest: decodePlain(encode({ rest })).rest as unknown[] };
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

/** Of counts, each beside the value that it is of. */
function totalOf(counts: Doc[] | null): number | null {
  return counts && counts.reduce((sum, { _id, ...count }) => sum + Number(Object.values(count)[0]), 0);
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
  const { filter, options, rest } = parse(command);
  const { plan, found, examined } = explained(collection, filter, options);
  const counted = rest ? totalOf(countedByKeys(collection, { filter, options, rest })) : null;
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
