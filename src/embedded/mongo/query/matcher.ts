import { BSONRegExp } from 'bson';
import { badValue, unsupported } from '../errors';
import type { Doc } from '../values/bson';
import { type Collation, equalValues } from '../values/compare';
import { isObject } from '../values/types';
import { ValueSet } from '../values/value-set';
import { anyElement, compileOperator, regexTest, type Test } from './operators';
import { valuesAt } from './paths';

export type Predicate = (doc: unknown) => boolean;

const KNOWN_REFUSED = new Set([
  '$expr',
  '$where',
  '$text',
  '$jsonSchema',
  '$sampleRate',
  '$alwaysTrue',
  '$alwaysFalse',
]);

/** Turns a filter into a predicate; every operator is checked before a document is looked at. */
export function compileFilter(filter: Doc, collation: Collation | null = null): Predicate {
  const tests = Object.entries(filter).flatMap(([key, condition]) => compileEntry(key, condition, collation));
  if (tests.length === 1) return tests[0] as Predicate;
  return (doc) => tests.every((test) => test(doc));
}

function compileEntry(key: string, condition: unknown, collation: Collation | null): Predicate[] {
  if (!key.startsWith('$')) return [compileField(key.split('.'), condition, collation)];
  switch (key) {
    case '$and':
      return clauses(key, condition, collation);
    case '$or': {
      const any = clauses(key, condition, collation);
      return [(doc) => any.some((test) => test(doc))];
    }
    case '$nor': {
      const none = clauses(key, condition, collation);
      return [(doc) => !none.some((test) => test(doc))];
    }
    case '$comment':
      return [];
  }
  if (KNOWN_REFUSED.has(key)) throw unsupported(`query operator ${key}`);
  throw badValue(`unknown top level operator: ${key}`);
}

function clauses(key: string, list: unknown, collation: Collation | null): Predicate[] {
  if (!Array.isArray(list) || list.length === 0) throw badValue(`${key} must be a nonempty array`);
  return list.map((clause: unknown) => {
    if (!isObject(clause)) throw badValue(`${key} entries need to be full objects`);
    return compileFilter(clause, collation);
  });
}

/** The fields of a document that a filter looks at, dotted paths by their first part. */
export function fieldsOf(filter: Doc): string[] {
  const names = Object.entries(filter).flatMap(([key, condition]) => {
    if (!key.startsWith('$')) return [key.split('.', 1)[0] ?? key];
    return Array.isArray(condition) ? condition.filter(isObject).flatMap(fieldsOf) : [];
  });
  return [...new Set(names)];
}

export function isOperators(condition: unknown): condition is Doc {
  return isObject(condition) && Object.keys(condition)[0]?.startsWith('$') === true;
}

function compileField(parts: string[], condition: unknown, collation: Collation | null): Predicate {
  const test = compileCondition(condition, collation);
  return (doc) => test(valuesAt(doc, parts));
}

/** A condition on the values that a path reaches. */
function compileCondition(condition: unknown, collation: Collation | null): Test {
  if (condition instanceof BSONRegExp) return regexTest(condition);
  if (!isOperators(condition)) return equality(condition, collation);
  const tests: Test[] = [];
  for (const [operator, operand] of Object.entries(condition)) {
    const test = compileOne(operator, operand, condition, collation);
    if (test) tests.push(test);
  }
  return (values) => tests.every((test) => test(values));
}

function compileOne(
  operator: string,
  operand: unknown,
  siblings: Doc,
  collation: Collation | null,
): Test | null {
  switch (operator) {
    case '$eq':
      return operand instanceof BSONRegExp ? literalEquality(operand) : equality(operand, collation);
    case '$ne':
      return negate(equality(operand, collation));
    case '$in':
      return anyOf(operator, operand, collation);
    case '$nin':
      return negate(anyOf(operator, operand, collation));
    case '$not':
      if (!isOperators(operand) && !(operand instanceof BSONRegExp))
        throw badValue('$not needs a regex or a document');
      return negate(compileCondition(operand, collation));
    case '$elemMatch':
      return elementMatch(operand, collation);
    case '$all':
      return allOf(operand, collation);
    default:
      return compileOperator(operator, operand, siblings, collation);
  }
}

function negate(test: Test): Test {
  return (values) => !test(values);
}

function literalEquality(operand: unknown, collation: Collation | null = null): Test {
  const equals = (value: unknown) => value !== undefined && equalValues(value, operand, collation);
  return (values) => values.some((value) => equals(value) || (Array.isArray(value) && value.some(equals)));
}

function equality(operand: unknown, collation: Collation | null): Test {
  if (operand !== null && operand !== undefined) return literalEquality(operand, collation);
  const isNull = (value: unknown) => value === null || value === undefined;
  return (values) => values.some((value) => isNull(value) || (Array.isArray(value) && value.some(isNull)));
}

/** The plain values are looked up at once: a list may be long. */
function anyOf(operator: string, operand: unknown, collation: Collation | null): Test {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  const plain = new ValueSet([], collation);
  const others: Test[] = [];
  for (const item of operand as unknown[]) {
    if (isOperators(item)) throw badValue(`cannot nest $ under ${operator}`);
    if (item instanceof BSONRegExp) others.push(regexTest(item));
    else if (item === null || item === undefined) others.push(equality(item, collation));
    else plain.add(item);
  }
  const isPlain = (value: unknown) => value !== null && value !== undefined && plain.has(value);
  const tests = [anyElement(isPlain), ...others];
  return (values) => tests.some((test) => test(values));
}

/** The elements of one array must meet all conditions together. */
function elementMatch(operand: unknown, collation: Collation | null): Test {
  if (!isObject(operand)) throw badValue('$elemMatch needs an Object');
  const first = Object.keys(operand)[0];
  const onValues = isOperators(operand) && !['$and', '$or', '$nor'].includes(first as string);
  const condition = onValues ? compileCondition(operand, collation) : null;
  const filter = onValues ? null : compileFilter(operand, collation);
  const matches = (element: unknown): boolean => {
    if (condition) return condition([element]);
    return (isObject(element) || Array.isArray(element)) && (filter as Predicate)(element);
  };
  return (values) => values.some((value) => Array.isArray(value) && value.some(matches));
}

function allOf(operand: unknown, collation: Collation | null): Test {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  const tests = operand.map((item: unknown) => {
    if (item instanceof BSONRegExp) return regexTest(item);
    if (!isOperators(item)) return equality(item, collation);
    if (Object.keys(item)[0] !== '$elemMatch') throw badValue('no $ expressions in $all');
    return elementMatch(item.$elemMatch, collation);
  });
  return (values) => tests.length > 0 && tests.every((test) => test(values));
}
