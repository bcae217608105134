import { evalExpr, Context, ProcessingMode } from 'mingo/core';
import type { Any, AnyObject, Options } from 'mingo/types';
import { StoreError, unsupported } from '../errors';
import type { Doc } from '../values/bson';
import { compareValues } from '../values/compare';
import { markedName } from '../values/names';
import { isObject } from '../values/types';
import { Total } from './totals';

type Accumulator = (docs: AnyObject[], operand: Any, options: Options) => Any;

/** Computes a value from a document; `undefined` means the field is missing. */
export type Expression = (doc: Doc) => unknown;

/** mingo compares within a type only; MongoDB puts values of all types into one order. */
function extreme(sign: number): Accumulator {
  return (docs, operand, options) => {
    const values = docs.map((doc) => evalExpr(doc, operand, options)).filter((value) => value != null);
    const better = (best: object, value: object) => (compareValues(value, best) * sign > 0 ? value : best);
    return values.length > 0 ? values.reduce(better) : null;
  };
}

function total(docs: AnyObject[], operand: Any, options: Options): Total {
  const all = new Total();
  for (const doc of docs) all.add(evalExpr(doc, operand, options));
  return all;
}

const $sum: Accumulator = (docs, operand, options) => total(docs, operand, options).value;

const $avg: Accumulator = (docs, operand, options) => {
  const { count, value } = total(docs, operand, options);
  return count === 0 ? null : Number(value) / count;
};

const ACCUMULATORS: Record<string, Accumulator> = { $avg, $sum, $min: extreme(-1), $max: extreme(1) };

const OPTIONS: Options = {
  idKey: '_id',
  scriptEnabled: false,
  useStrictMode: true,
  failOnError: true,
  processingMode: ProcessingMode.CLONE_OFF,
  context: Context.init({}),
};

/** Fields, constants, and documents and lists of them: every operator is refused. */
export function compileExpression(spec: unknown): Expression {
  check(spec);
  const marked = withMarkedPaths(spec);
  return (doc) => evalExpr(doc, marked, OPTIONS);
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
  const marked = withMarkedPaths(operand);
  return (docs) => accumulate(docs, marked, OPTIONS);
}

/** Names that look like numbers as the documents have them; mingo would take them for positions, which MongoDB doesn't. */
function withMarkedPaths(spec: unknown): unknown {
  if (typeof spec === 'string')
    return spec.startsWith('$') ? `$${spec.slice(1).split('.').map(markedName).join('.')}` : spec;
  if (Array.isArray(spec)) return spec.map(withMarkedPaths);
  if (!isObject(spec)) return spec;
  return Object.fromEntries(Object.entries(spec).map(([name, value]) => [name, withMarkedPaths(value)]));
}

function check(spec: unknown): void {
  if (typeof spec === 'string') {
    if (spec.startsWith('$$')) throw unsupported(`variable ${spec}`);
  } else if (Array.isArray(spec)) spec.forEach(check);
  else if (isObject(spec)) {
    for (const [name, operand] of Object.entries(spec)) {
      if (name.startsWith('$')) throw unsupported(`expression ${name}`);
      check(operand);
    }
  }
}
