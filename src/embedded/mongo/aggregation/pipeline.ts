import { Int32 } from 'bson';
import { failedToParse, StoreError, unsupported } from '../errors';
import { compileFilter } from '../query/matcher';
import { own, valuesAt } from '../query/paths';
import { compileProjection } from '../query/projection';
import { parseSort, sortBy } from '../query/sort';
import type { Doc } from '../values/bson';
import type { Collation } from '../values/compare';
import { encodeKey } from '../values/index-key';
import { isObject, wholeNumber } from '../values/types';
import { accumulator } from './accumulators';
import { compileExpression, setComputed } from './expressions';
import type { Expression } from './operators';

export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

export interface PipelineContext {
  collation: Collation | null;
  /** Documents of another collection of the same database that match a filter. */
  find(collection: string, filter: Doc): Iterable<Doc>;
}

/** Compiles all stages before a document is looked at; an unknown one is refused by name. */
export function compilePipeline(stages: unknown[], context: PipelineContext): Stage {
  const compiled = stages.map((stage) => compileStage(stage, context));
  return (docs) => compiled.reduce((current, stage) => stage(current), docs);
}

function compileStage(stage: unknown, context: PipelineContext): Stage {
  const names = isObject(stage) ? Object.keys(stage) : [];
  const name = names[0];
  if (name === undefined || names.length > 1) {
    throw new StoreError(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  const builder = Object.hasOwn(builders, name) ? builders[name] : undefined;
  if (!builder) throw unsupported(`pipeline stage ${name}`);
  return builder((stage as Doc)[name], context);
}

function object(value: unknown, name: string): Doc {
  if (isObject(value)) return value;
  throw failedToParse(`the ${name} specification must be an object`);
}

function mapped(map: (doc: Doc) => Doc): Stage {
  return function* (docs) {
    for (const doc of docs) yield map(doc);
  };
}

function match(spec: unknown, { collation }: PipelineContext): Stage {
  const matches = compileFilter(object(spec, '$match'), collation);
  return function* (docs) {
    for (const doc of docs) if (matches(doc)) yield doc;
  };
}

function group(spec: unknown, { collation }: PipelineContext): Stage {
  const { _id: id, ...fields } = object(spec, '$group');
  if (!Object.hasOwn(object(spec, '$group'), '_id'))
    throw new StoreError(15955, 'a group specification must include an _id');
  const key = compileExpression(id);
  const gathered = Object.entries(fields).map(([name, value]) => compileAccumulator(name, value));
  return function* (docs) {
    const groups = new Map<string, { id: unknown; values: ReturnType<ReturnType<typeof accumulator>>[] }>();
    for (const doc of docs) {
      const value = key(doc) ?? null;
      const bytes = encodeKey(value, collation).toString('latin1');
      let found = groups.get(bytes);
      if (!found) groups.set(bytes, (found = { id: value, values: gathered.map(({ create }) => create()) }));
      found.values.forEach((one, index) => one.add(gathered[index]?.expression(doc)));
    }
    for (const { id: _id, values } of groups.values()) {
      const result: Doc = { _id };
      gathered.forEach(({ name }, index) => (result[name] = values[index]?.result()));
      yield result;
    }
  };
}

function compileAccumulator(name: string, value: unknown) {
  const operators = isObject(value) ? Object.keys(value) : [];
  const operator = operators[0];
  if (operator === undefined || operators.length > 1) {
    throw new StoreError(40234, `The field '${name}' must be an accumulator object`);
  }
  if (name.includes('.')) throw new StoreError(40235, `The field name '${name}' cannot contain '.'`);
  const operand = (value as Doc)[operator];
  return { name, create: accumulator(operator), expression: compileExpression(operand) };
}

function computedFields(spec: unknown): Stage {
  const fields: { parts: string[]; expression: Expression }[] = [];
  for (const [path, value] of Object.entries(object(spec, '$addFields'))) {
    fields.push({ parts: path.split('.'), expression: compileExpression(value) });
  }
  return mapped((doc) => {
    const result = { ...doc };
    for (const { parts, expression } of fields) setComputed(result, parts, expression(doc));
    return result;
  });
}

function limited(spec: unknown): Stage {
  const most = wholeNumber(spec, '$limit', 1);
  return function* (docs) {
    let left = most;
    for (const doc of docs) {
      yield doc;
      if (--left === 0) return;
    }
  };
}

function skipped(spec: unknown): Stage {
  const count = wholeNumber(spec, '$skip');
  return function* (docs) {
    let left = count;
    for (const doc of docs) if (left-- <= 0) yield doc;
  };
}

function counted(spec: unknown): Stage {
  if (typeof spec !== 'string' || spec === '' || /[.$]/.test(spec))
    throw new StoreError(40156, 'the count field must be a plain name');
  return function* (docs) {
    let count = 0;
    for (const _ of docs) count++;
    if (count > 0) yield { [spec]: new Int32(count) };
  };
}

function unwound(spec: unknown): Stage {
  const options: Doc = typeof spec === 'string' ? { path: spec } : object(spec, '$unwind');
  const other = Object.keys(options).find((key) => !['path', 'preserveNullAndEmptyArrays'].includes(key));
  if (other) throw unsupported(`$unwind ${other}`);
  const path = options.path;
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw new StoreError(28818, 'path of $unwind must begin with $');
  const parts = path.slice(1).split('.');
  const keeps = options.preserveNullAndEmptyArrays === true;
  return function* (docs) {
    for (const doc of docs) {
      const value = parts.reduce<unknown>((at, part) => (isObject(at) ? own(at, part) : undefined), doc);
      const none = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
      if (none && keeps) yield Array.isArray(value) ? withField(doc, parts, undefined) : doc;
      else if (!none && !Array.isArray(value)) yield doc;
      else if (Array.isArray(value)) for (const item of value) yield withField(doc, parts, item);
    }
  };
}

function withField(doc: Doc, parts: string[], value: unknown): Doc {
  const copy = { ...doc };
  setComputed(copy, parts, value);
  return copy;
}

function lookup(spec: unknown, context: PipelineContext): Stage {
  const { from, localField, foreignField, as, ...others } = object(spec, '$lookup');
  const other = Object.keys(others)[0];
  if (other) throw unsupported(`$lookup ${other}`);
  const names = [from, localField, foreignField, as];
  if (!names.every((name): name is string => typeof name === 'string'))
    throw failedToParse('$lookup fields must be strings');
  const parts = String(localField).split('.');
  return mapped((doc) => {
    const wanted = valuesAt(doc, parts).flatMap((value) =>
      Array.isArray(value) ? (value as unknown[]) : [value ?? null],
    );
    const filter = { [String(foreignField)]: { $in: wanted } };
    return withField(doc, String(as).split('.'), [...context.find(String(from), filter)]);
  });
}

function facet(spec: unknown, context: PipelineContext): Stage {
  const branches = Object.entries(object(spec, '$facet')).map(([name, stages]) => {
    if (!Array.isArray(stages)) throw failedToParse(`arguments to $facet must be arrays, ${name} is not`);
    return { name, run: compilePipeline(stages, context) };
  });
  return function* (docs) {
    const all = [...docs];
    yield Object.fromEntries(branches.map(({ name, run }) => [name, [...run(all)]]));
  };
}

const builders: Record<string, (spec: unknown, context: PipelineContext) => Stage> = {
  $match: match,
  $group: group,
  $sort: (spec, { collation }) => {
    const sort = parseSort(spec);
    return (docs) => sortBy([...docs], (doc) => doc, sort, collation);
  },
  $limit: limited,
  $skip: skipped,
  $project: (spec) => mapped(compileProjection(object(spec, '$project'))),
  $addFields: computedFields,
  $set: computedFields,
  $count: counted,
  $unwind: unwound,
  $lookup: lookup,
  $facet: facet,
};
