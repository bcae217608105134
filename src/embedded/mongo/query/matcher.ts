import { BSONRegExp } from 'bson';
import { badValue, StoreError, unsupported } from '../errors';
import type { Doc } from '../values/bson';
import { comparable, compareValues, equalValues, ValueSet } from '../values/compare';
import { firstName, partsOf } from '../values/names';
import { isObject, isTrue, toNumber, typeOf } from '../values/types';
import { valuesAt } from './paths';

export type Predicate = (doc: unknown) => boolean;

/** Looks at all values that a path reaches. */
type Test = (values: unknown[]) => boolean;

/** Turns a filter into a predicate; every operator is checked before a document is looked at. */
export function compileFilter(filter: Doc): Predicate {
  const tests = Object.entries(filter).map(([key, condition]) => compileEntry(key, condition));
  if (tests.length === 1) return tests[0] as Predicate;
  return (doc) => tests.every((test) => test(doc));
}

function compileEntry(key: string, condition: unknown): Predicate {
  if (!key.startsWith('$')) {
    const parts = partsOf(key);
    const test = compileCondition(condition);
    return (doc) => test(valuesAt(doc, parts));
  }
  if (!['$and', '$or', '$nor'].includes(key)) throw unsupported(`query operator ${key}`);
  const tests = clauses(key, condition);
  if (key === '$and') return (doc) => tests.every((test) => test(doc));
  const wanted = key === '$or';
  return (doc) => tests.some((test) => test(doc)) === wanted;
}

function clauses(key: string, list: unknown): Predicate[] {
  if (!Array.isArray(list) || list.length === 0) throw badValue(`${key} must be a nonempty array`);
  return list.map((clause: unknown) => {
    if (!isObject(clause)) throw badValue(`${key} entries need to be full objects`);
    return compileFilter(clause);
  });
}

/** The fields of a document that a filter looks at, dotted paths by their first part. */
export function fieldsOf(filter: Doc): string[] {
  const names = Object.entries(filter).flatMap(([key, condition]) => {
    if (!key.startsWith('$')) return [firstName(key)];
    return Array.isArray(condition) ? condition.filter(isObject).flatMap(fieldsOf) : [];
  });
  return [...new Set(names)];
}

/** The conditions that must all hold, each a filter of its own. */
export function conjunctsOf(filter: Doc): Doc[] {
  return Object.entries(filter).flatMap(([key, condition]) =>
    key === '$and' && Array.isArray(condition)
      ? condition.filter(isObject).flatMap(conjunctsOf)
      : [{ [key]: condition }],
  );
}

/** Whether a regular expression is in a condition. */
export function searchesTexts(condition: unknown): boolean {
  if (condition instanceof BSONRegExp) return true;
  if (Array.isArray(condition)) return condition.some(searchesTexts);
  return isObject(condition) && ('$regex' in condition || Object.values(condition).some(searchesTexts));
}

export function isOperators(condition: unknown): condition is Doc {
  return isObject(condition) && Object.keys(condition)[0]?.startsWith('$') === true;
}

/** A condition on the values that a path reaches. */
function compileCondition(condition: unknown): Test {
  if (condition instanceof BSONRegExp) return regexTest(condition);
  if (!isOperators(condition)) return equality(condition);
  const { $regex, $options, ...others } = condition;
  const tests = Object.entries(others).map(([operator, operand]) => compileOperator(operator, operand));
  if ($regex !== undefined) tests.push(regexTest(regexOf($regex, $options)));
  else if ($options !== undefined) throw badValue('$options needs a $regex');
  return (values) => tests.every((test) => test(values));
}

function compileOperator(operator: string, operand: unknown): Test {
  switch (operator) {
    case '$eq':
      return equality(operand);
    case '$ne':
      return negate(equality(operand));
    case '$in':
      return anyOf(operator, operand);
    case '$nin':
      return negate(anyOf(operator, operand));
    case '$not':
      if (!isOperators(operand) && !(operand instanceof BSONRegExp))
        throw badValue('$not needs a regex or a document');
      return negate(compileCondition(operand));
    case '$exists': {
      const wanted = isTrue(operand);
      return (values) => values.some((value) => value !== undefined) === wanted;
    }
  }
  const holds = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined;
  if (!holds) throw unsupported(`query operator ${operator}`);
  return comparison(operator, operand, holds);
}

function negate(test: Test): Test {
  return (values) => !test(values);
}

/** Of the values, or of the elements of those that are arrays. */
function anyElement(test: (value: unknown) => boolean): Test {
  return (values) => values.some((value) => test(value) || (Array.isArray(value) && value.some(test)));
}

function equality(operand: unknown): Test {
  if (operand === null || operand === undefined) return anyElement(isMissing);
  return anyElement((value) => value !== undefined && equalValues(value, operand));
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined;
}

/** The plain values are looked up at once: a list may be long. */
function anyOf(operator: string, operand: unknown): Test {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  const plain = new ValueSet();
  for (const item of operand as unknown[]) {
    if (isOperators(item) || item instanceof BSONRegExp) throw unsupported(`a condition in ${operator}`);
    plain.add(item ?? null);
  }
  return anyElement((value) => plain.has(value ?? null));
}

const COMPARISONS: Record<string, (difference: number) => boolean> = {
  $gt: (difference) => difference > 0,
  $gte: (difference) => difference >= 0,
  $lt: (difference) => difference < 0,
  $lte: (difference) => difference <= 0,
};

function comparison(operator: string, operand: unknown, holds: (difference: number) => boolean): Test {
  const nan = isNan(operand);
  return anyElement((value) => {
    const known = value === undefined && operand === null ? null : value;
    if (known === undefined || !comparable(known, operand)) return false;
    if (nan || isNan(known)) return nan && isNan(known) && operator.endsWith('e');
    return holds(compareValues(known, operand));
  });
}

function isNan(value: unknown): boolean {
  return typeOf(value) === 'double' && Number.isNaN(toNumber(value));
}

function regexOf(operand: unknown, options: unknown): BSONRegExp {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (operand instanceof BSONRegExp) return new BSONRegExp(operand.pattern, options ?? operand.options);
  if (typeof operand !== 'string') throw badValue('$regex has to be a string');
  return new BSONRegExp(operand, options);
}

function regexTest({ pattern, options }: BSONRegExp): Test {
  const foreign = Array.from(options).find((flag) => !'imsu'.includes(flag));
  if (foreign) throw unsupported(`regular expression option ${foreign}`);
  const compiled = toRegExp(pattern, options.replace('u', ''));
  return anyElement((value) => typeof value === 'string' && compiled.test(value));
}

function toRegExp(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    try {
      return new RegExp(pattern, flags);
    } catch (error) {
      throw new StoreError(51091, `Regular expression is invalid: ${(error as Error).message}`);
    }
  }
}
