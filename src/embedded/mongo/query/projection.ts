import { StoreError, unsupported } from '../errors';
import { decode, type Doc, encode } from '../values/bson';
import { dropFields, pickFields } from '../values/pick-fields';
import { firstName, partsOf } from '../values/names';
import { isNumeric, isObject, isTrue } from '../values/types';

export type Projection = (doc: Doc) => Doc;

interface Tree {
  [field: string]: true | Tree;
}

type Compile = (value: unknown) => (doc: Doc) => unknown;

interface Plan {
  included: Tree;
  excluded: Tree;
  computed: { name: string; valueOf: (doc: Doc) => unknown }[];
  keepsId: boolean;
}

/** The same rules serve `find` and `$project`: fields in or out, never both; computed ones where `compile` is given. */
export function compileProjection(spec: Doc, compile?: Compile): Projection {
  const plan: Plan = { included: {}, excluded: {}, computed: [], keepsId: true };
  for (const [path, value] of Object.entries(spec)) addField(plan, path, value, compile);
  const including = Object.keys(plan.included).length > 0 || plan.computed.length > 0;
  const excluding = Object.keys(plan.excluded).length > 0;
  if (including && excluding)
    throw new StoreError(31254, 'Cannot mix inclusion and exclusion in a projection');
  if (!including && '_id' in spec && plan.keepsId && !excluding)
    return (doc) => pick(doc, { _id: true }) as Doc;
  if (!including) {
    const tree: Tree = plan.keepsId ? plan.excluded : { ...plan.excluded, _id: true };
    return (doc) => omit(doc, tree) as Doc;
  }
  const tree: Tree =
    plan.keepsId && !('_id' in plan.included) ? { _id: true, ...plan.included } : plan.included;
  return (doc) => {
    const result = pick(doc, tree) as Doc;
    for (const { name, valueOf } of plan.computed) result[name] = valueOf(doc);
    return result;
  };
}

/** Decodes no field that the projection drops, and none at all where it lets whole ones through. */
export function compileBytesProjection(projection: Doc): (bytes: Buffer) => Buffer {
  const project = compileProjection(projection);
  const names = fieldsLet(projection)?.map((name) => Buffer.from(name));
  const isWhole = Object.keys(projection).every((path) => !path.includes('.'));
  if (isWhole && !Object.values(projection).some(isTrue)) {
    const dropped = Object.keys(projection).map((path) => Buffer.from(firstName(path)));
    return (bytes) => dropFields(bytes, dropped);
  }
  if (!names) return (bytes) => encode(project(decode(bytes)));
  if (isWhole) return (bytes) => pickFields(bytes, names);
  return (bytes) => encode(project(decode(pickFields(bytes, names))));
}

/** The fields that a projection lets through, by their first parts; null where it names those that it drops. */
function fieldsLet(spec: Doc): string[] | null {
  const { _id: id, ...others } = spec;
  const paths = Object.keys(others);
  const keepsId = id === undefined || isTrue(id);
  if (!Object.values(others).every(isTrue) || (paths.length === 0 && !keepsId)) return null;
  const names = paths.map(firstName);
  return [...new Set(keepsId ? ['_id', ...names] : names)];
}

function addField(plan: Plan, path: string, value: unknown, compile?: Compile): void {
  if (path.startsWith('$') || path.endsWith('.$')) throw unsupported(`positional projection ${path}`);
  if (isNumeric(value) || typeof value === 'boolean') {
    if (path === '_id') plan.keepsId = isTrue(value);
    else grow(isTrue(value) ? plan.included : plan.excluded, partsOf(path), path);
  } else if (compile && !path.includes('.')) plan.computed.push({ name: path, valueOf: compile(value) });
  else throw unsupported(`a projection with a value for '${path}'`);
}

function grow(tree: Tree, parts: string[], path: string): void {
  let node = tree;
  parts.forEach((part, index) => {
    const last = index === parts.length - 1;
    const next = Object.hasOwn(node, part) ? node[part] : undefined;
    if (next === true || (last && next)) throw new StoreError(31249, `Path collision at ${path}`);
    if (last) node[part] = true;
    else node = node[part] = next ?? {};
  });
}

function child(tree: Tree, name: string): true | Tree | undefined {
  return Object.hasOwn(tree, name) ? tree[name] : undefined;
}

/** Fields come in the document's order; `undefined` means nothing is left of a value. */
function pick(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => pick(item, tree)).filter((item) => item !== undefined);
  if (!isObject(value)) return undefined;
  const result: Doc = {};
  for (const [name, field] of Object.entries(value)) {
    const node = child(tree, name);
    const kept = node === true ? field : node ? pick(field, node) : undefined;
    if (kept !== undefined) result[name] = kept;
  }
  return result;
}

function omit(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => omit(item, tree));
  if (!isObject(value)) return value;
  const result: Doc = {};
  for (const [name, field] of Object.entries(value)) {
    const node = child(tree, name);
    if (node !== true) result[name] = node ? omit(field, node) : field;
  }
  return result;
}
