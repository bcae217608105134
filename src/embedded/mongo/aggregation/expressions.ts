import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as arithmetic from 'mingo/operators/expression/arithmetic';
import * as boolean from 'mingo/operators/expression/boolean';
import * as conditional from 'mingo/operators/expression/conditional';
import type { Any, AnyObject, Options } from 'mingo/types';
import { StoreError, unsupported } from '../errors';
import type { Doc } from '../values/bson';
import { compareValues } from '../values/compare';
import { isObject } from '../values/types';

type Operator = (doc: AnyObject, operand: Any, options: Options) => Any;
type Accumulator = (docs: AnyObject[], operand: Any, options: Options) => Any;

/** Computes a value from a document; `undefined` means the field is missing. */
export type Expression = (doc: Doc) => unknown;

const literal: Operator = (_doc, operand, _options) => operand;

/** mingo compares within a type only; MongoDB puts values of all types into one order. */
function comparison(holds: (difference: number) => boolean): Operator {
  return (doc, operand, options) => {
    const [a, b] = evalExpr(doc, operand, options) as unknown[];
    return holds(compareValues(a, b));
  };
}

function extreme(sign: number): Accumulator {
  return (docs, operand, options) => {
    const values = docs.map((doc) => evalExpr(doc, operand, options)).filter((value) => value != null);
    return (
      values.reduce((best, value) => (compareValues(value, best) * sign > 0 ? value : best), values[0]) ??
      null
    );
  };
}

/** Of mingo's operators those that a table shows to answer as MongoDB's do. To load all would slow every start down. */
const { $abs, $add, $ceil, $divide, $floor, $multiply, $round, $subtract } = arithmetic;
const EXPRESSIONS = {
  ...{ $abs, $add, $ceil, $divide, $floor, $multiply, $round, $subtract },
  ...boolean,
  ...conditional,
  $literal: literal,
  $eq: comparison((difference) => difference === 0),
  $ne: comparison((difference) => difference !== 0),
  $gt: comparison((difference) => difference > 0),
  $gte: comparison((difference) => difference >= 0),
  $lt: comparison((difference) => difference < 0),
  $lte: comparison((difference) => difference <= 0),
};

const { $avg, $count, $first, $last, $sum } = accumulators;
const ACCUMULATORS: Record<string, Accumulator> = {
  ...{ $avg, $count, $first, $last, $sum },
  $min: extreme(-1),
  $max: extreme(1),
};

const OPTIONS: Options = {
  idKey: '_id',
  scriptEnabled: false,
  useStrictMode: true,
  failOnError: true,
  processingMode: ProcessingMode.CLONE_OFF,
  context: Context.init({ expression: EXPRESSIONS }),
};

/** Every operator is checked before a document is looked at. */
export function compileExpression(spec: unknown): Expression {
  check(spec);
  if (typeof spec !== 'string' && !Array.isArray(spec) && !isObject(spec)) return () => spec;
  return (doc) => computed(() => evalExpr(doc, spec, OPTIONS));
}

/** Computes a value from all documents of a group. */
export function compileAccumulator(field: string, spec: unknown): (docs: Doc[]) => unknown {
  const [operator, ...others] = isObject(spec) ? Object.entries(spec) : [];
  if (!operator || others.length > 0)
    throw new StoreError(40234, `The field '${field}' must be an accumulator object`);
  const [name, operand] = operator;
  const accumulate = Object.hasOwn(ACCUMULATORS, name) ? ACCUMULATORS[name] : undefined;
  if (!accumulate) throw unsupported(`group operator ${name}`);
  check(operand);
  return (docs) => computed(() => accumulate(docs, operand, OPTIONS));
}

function check(spec: unknown): void {
  if (typeof spec === 'string') {
    const [variable] = spec.split('.');
    if (variable?.startsWith('$$') && variable !== '$$ROOT') throw unsupported(`variable ${variable}`);
  } else if (Array.isArray(spec)) spec.forEach(check);
  else if (isObject(spec)) checkOperators(spec);
}

function checkOperators(spec: Doc): void {
  for (const [name, operand] of Object.entries(spec)) {
    if (name === '$literal') continue;
    if (name.startsWith('$') && !Object.hasOwn(EXPRESSIONS, name)) throw unsupported(`expression ${name}`);
    check(operand);
  }
}

/** mingo says with errors of its own what an operator does not take. */
function computed<T>(compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError(2, (error as Error).message);
  }
}
