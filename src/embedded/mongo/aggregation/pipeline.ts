import { failedToParse, StoreError, unsupported } from '../errors';
import { compileProjection } from '../query/projection';
import { parseSort, Sorter } from '../query/sort';
import { type Doc } from '../values/bson';
import { encodeKey } from '../values/index-key';
import { isObject } from '../values/types';
import { compileAccumulator, compileExpression } from './expressions';

/** Null is a moment in which others may have their turn. */
export type Docs = Iterable<Doc | null>;
export type Stage = (docs: Docs) => Docs;

/**
 * Compiles all stages before a document is looked at; an unknown one is refused by name. `$match`, `$skip` and `$limit`
 * are known at the beginning only, where an index serves them.
 */
export function compilePipeline(pipeline: readonly unknown[]): Stage {
  const stages = pipeline.map((stage) => {
    const [name, spec] = parseStage(stage);
    const build = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
    if (!build)
      throw unsupported(`pipeline stage ${name}${BEFORE_ALL.includes(name) ? ' behind others' : ''}`);
    return build(spec);
  });
  return (docs) => stages.reduce((current, stage) => stage(current), docs);
}

export function parseStage(stage: unknown): [name: string, spec: unknown] {
  const [entry, ...others] = isObject(stage) ? Object.entries(stage) : [];
  if (entry && others.length === 0) return entry;
  throw new StoreError(40323, 'A pipeline stage specification object must contain exactly one field.');
}

const BEFORE_ALL = ['$match', '$skip', '$limit'];

/** The fields of its input that a pipeline looks at, or null where it may be all of them. */
export function fieldsOfInput(pipeline: readonly unknown[]): string[] | null {
  const [name, spec] = pipeline.length > 0 ? parseStage(pipeline[0]) : [];
  if (name === '$count') return [];
  return name === '$group' ? referencesIn(spec) : null;
}

function referencesIn(spec: unknown): string[] {
  if (typeof spec === 'string') return spec.startsWith('$') ? [spec.slice(1).split('.', 1)[0] ?? ''] : [];
  if (Array.isArray(spec)) return spec.flatMap(referencesIn);
  return isObject(spec) ? Object.values(spec).flatMap(referencesIn) : [];
}

function object(value: unknown, name: string): Doc {
  if (isObject(value)) return value;
  throw failedToParse(`the ${name} specification must be an object`);
}

function mapped(map: (doc: Doc) => Doc): Stage {
  return function* (docs) {
    for (const doc of docs) yield doc && map(doc);
  };
}

function sort(spec: unknown): Stage {
  const fields = parseSort(spec);
  return function* (docs) {
    const sorter = new Sorter<Doc>(fields);
    for (const doc of docs) {
      if (doc) sorter.add(doc, doc);
      yield null;
    }
    yield* sorter.sorted();
  };
}

interface Group {
  id: unknown;
  docs: Doc[];
}

function group(spec: unknown): Stage {
  const { _id, ...fields } = object(spec, '$group');
  if (_id === undefined) throw new StoreError(15955, 'a group specification must include an _id');
  const keyOf = compileExpression(_id);
  const accumulators = Object.entries(fields).map(([name, value]) => {
    if (name.includes('.')) throw new StoreError(40235, `The field name '${name}' cannot contain '.'`);
    return [name, compileAccumulator(name, value)] as const;
  });
  return function* (docs) {
    const groups = new Map<string, Group>();
    for (const doc of docs) {
      if (doc) add(groups, keyOf(doc) ?? null, doc);
      yield null;
    }
    for (const { id, docs: members } of groups.values()) {
      yield { _id: id, ...Object.fromEntries(accumulators.map(([name, of]) => [name, of(members)])) };
    }
  };
}

function add(groups: Map<string, Group>, id: unknown, doc: Doc): void {
  const key = encodeKey(id).toString('latin1');
  const known = groups.get(key);
  if (known) known.docs.push(doc);
  else groups.set(key, { id, docs: [doc] });
}

function count(spec: unknown): Stage {
  if (typeof spec !== 'string' || spec === '' || /[.$]/.test(spec))
    throw new StoreError(40156, 'the count field must be a plain name');
  return function* (docs) {
    let n = 0;
    for (const doc of docs) {
      if (doc) n++;
      yield null;
    }
    if (n > 0) yield { [spec]: n };
  };
}

const STAGES: Record<string, (spec: unknown) => Stage> = {
  $sort: sort,
  $group: group,
  $count: count,
  $project: (spec) => mapped(compileProjection(object(spec, '$project'), compileExpression)),
};
