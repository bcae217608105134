import { BSONRegExp } from 'bson';
import { conjunctsOf, isOperators } from '../query/matcher';
import type { Doc } from '../values/bson';
import { encodeKey, KEPT_BYTES } from '../values/index-key';
import { orderIfKnown } from '../values/types';
import type { IndexDefinition } from './index-definition';
import { after, indexPrefix } from './keys';
import { EQUAL_TYPES, isOf, MAX_RANGES, type Range } from './planner';

/** Dates, texts, ids and booleans: of numbers NaN is smaller than none, and yet has the first key. */
const ORDERED_TYPES = [15, 35, 40, 45];

interface End {
  value: unknown;
  included: boolean;
}

/** All that a filter says of a path. */
interface Condition {
  values?: unknown[];
  lower?: End;
  upper?: End;
}

/**
 * The keys of an index that stand for all documents that a filter matches and for no other one; null where no index
 * tells it without a look at the documents.
 */
export function exactRanges(indexes: readonly IndexDefinition[], filter: Doc): Range[] | null {
  const conditions = conditionsOf(filter);
  if (!conditions || conditions.size === 0) return null;
  for (const index of indexes) {
    const ranges = rangesIn(index, conditions);
    if (ranges) return ranges;
  }
  return null;
}

/** The values of which a field must have one, each once; null where a filter says something else of it. */
export function valuesNamed(filter: Doc, path: string): unknown[] | null {
  const values = conditionsOf(filter)?.get(path)?.values;
  return values ? distinct(values, (value) => encodeKey(value)) : null;
}

/** Whether an index has one whole key for each document. */
export function tellsAll({ sparse, multikey, shortened }: IndexDefinition): boolean {
  return !sparse && !multikey && !shortened;
}

function distinct<T>(items: T[], keyOf: (item: T) => Buffer): T[] {
  return [...new Map(items.map((item) => [keyOf(item).toString('latin1'), item])).values()];
}

/** What a conjunction says of each path; null where keys cannot tell whether it holds. */
function conditionsOf(filter: Doc): Map<string, Condition> | null {
  const found = new Map<string, Condition>();
  for (const part of conjunctsOf(filter)) {
    for (const [path, operand] of Object.entries(part)) {
      const condition = found.has(path) || path.startsWith('$') ? null : conditionOf(operand);
      if (!condition) return null;
      found.set(path, condition);
    }
  }
  return found;
}

function conditionOf(operand: unknown): Condition | null {
  if (operand instanceof BSONRegExp) return null;
  if (!isOperators(operand)) return equalTo([operand]);
  const operators = Object.keys(operand);
  if (operators.length === 1 && '$eq' in operand) return equalTo([operand.$eq]);
  if (operators.length === 1 && Array.isArray(operand.$in)) return equalTo(operand.$in);
  return between(operand);
}

function equalTo(values: unknown[]): Condition | null {
  const known = values.map((value) => value ?? null);
  return known.every((value) => isOf(EQUAL_TYPES, value)) ? { values: known } : null;
}

function between(operand: Doc): Condition | null {
  const condition: Condition = {};
  for (const [operator, value] of Object.entries(operand)) {
    const end = operator.startsWith('$g') ? 'lower' : 'upper';
    const isEnd = ['$gt', '$gte', '$lt', '$lte'].includes(operator) && condition[end] === undefined;
    if (!isEnd || !isOf(ORDERED_TYPES, value)) return null;
    condition[end] = { value, included: operator.endsWith('e') };
  }
  const types = new Set(Object.values(operand).map(orderIfKnown));
  return types.size === 1 ? condition : null;
}

/** The conditions must be on the index's first fields, all but the last of them equalities. */
function rangesIn(index: IndexDefinition, conditions: Map<string, Condition>): Range[] | null {
  if (!tellsAll(index)) return null;
  let ranges: Range[] = [{ from: indexPrefix(index.id), to: indexPrefix(index.id) }];
  let isOpen = true;
  const fields = index.fields.slice(0, conditions.size);
  for (const { path, descending } of fields) {
    const condition = conditions.get(path);
    if (!condition || !isOpen) return null;
    isOpen = condition.values !== undefined;
    const spans = spansOf(condition, descending);
    if (ranges.length * spans.length > MAX_RANGES) return null;
    ranges = ranges.flatMap((range) => spans.map((span) => within(range, span)));
  }
  const areShort = ranges.every(({ from, to }) => from.length < KEPT_BYTES && to.length < KEPT_BYTES);
  return fields.length === conditions.size && areShort ? ranges : null;
}

/** `from` of an equality's range is what its keys begin with. */
function within({ from: prefix }: Range, { from, to }: Range): Range {
  return { from: Buffer.concat([prefix, from]), to: Buffer.concat([prefix, to]) };
}

/** The keys of a field from `from` up to but not `to`. */
function spansOf({ values, lower, upper }: Condition, descending: boolean): Range[] {
  if (values) {
    const keys = values.map((value) => encodeKey(value, descending));
    return distinct(keys, (key) => key).map((key) => ({ from: key, to: after(key) }));
  }
  const type = encodeKey(lower?.value ?? upper?.value, descending).subarray(0, 1);
  const [first, last] = descending ? [upper, lower] : [lower, upper];
  const keyOf = (end: End, isPassed: boolean) => {
    const key = encodeKey(end.value, descending);
    return isPassed ? after(key) : key;
  };
  return [
    {
      from: first ? keyOf(first, !first.included) : type,
      to: last ? keyOf(last, last.included) : after(type),
    },
  ];
}
