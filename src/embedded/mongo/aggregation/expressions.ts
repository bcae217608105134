import { StoreError, unsupported } from '../errors';
import { isIndex, own } from '../query/paths';
import type { Doc } from '../values/bson';
import { isObject } from '../values/types';
import { type Expression, operators } from './operators';

export function compileExpression(spec: unknown): Expression {
  if (typeof spec === 'string' && spec.startsWith('$')) return compileReference(spec);
  if (Array.isArray(spec)) {
    const items = spec.map((item: unknown) => compileExpression(item));
    return (doc) => items.map((item) => item(doc) ?? null);
  }
  if (!isObject(spec)) return () => spec;
  const [first, ...others] = Object.keys(spec);
  if (!first?.startsWith('$')) return compileObject(spec);
  if (others.length > 0) throw new StoreError(15983, 'an expression object must have exactly one operator');
  if (first === '$literal') return () => spec.$literal;
  const build = Object.hasOwn(operators, first) ? operators[first] : undefined;
  if (!build) throw unsupported(`expression ${first}`);
  return build(spec[first], compileExpression);
}

function compileObject(spec: Doc): Expression {
  const fields = Object.entries(spec).map(([name, value]) => ({
    name,
    expression: compileExpression(value),
  }));
  return (doc) => {
    const result: Doc = {};
    for (const { name, expression } of fields) {
      const value = expression(doc);
      if (value !== undefined) result[name] = value;
    }
    return result;
  };
}

function compileReference(spec: string): Expression {
  if (!spec.startsWith('$$')) {
    const parts = spec.slice(1).split('.');
    if (parts.includes('')) throw new StoreError(40353, `FieldPath '${spec}' is malformed`);
    return (doc) => fieldValue(doc, parts);
  }
  const [variable, ...parts] = spec.slice(2).split('.');
  if (variable === 'ROOT' || variable === 'CURRENT') return (doc) => fieldValue(doc, parts);
  if (variable === 'REMOVE') return () => undefined;
  throw unsupported(`variable $$${variable}`);
}

/** Arrays on the way become arrays of what their elements hold. */
function fieldValue(value: unknown, parts: string[], from = 0): unknown {
  const part = parts[from];
  if (part === undefined) return value;
  if (Array.isArray(value)) {
    return value
      .filter((item) => Array.isArray(item) || isObject(item))
      .map((item: unknown) => fieldValue(item, parts, from))
      .filter((item) => item !== undefined);
  }
  return isObject(value) ? fieldValue(own(value, part), parts, from + 1) : undefined;
}

/** Writes a computed field, into every element of an array on the way. */
export function setComputed(target: Doc, parts: string[], value: unknown): void {
  const [part, ...rest] = parts as [string, ...string[]];
  if (rest.length === 0) {
    if (value === undefined) delete target[part];
    else target[part] = value;
    return;
  }
  const next = own(target, part);
  if (Array.isArray(next)) {
    target[part] = next.map((item: unknown) => {
      const copy: Doc = isObject(item) ? { ...item } : {};
      setComputed(copy, rest, value);
      return copy;
    });
    return;
  }
  const copy: Doc = isObject(next) ? { ...next } : {};
  if (rest.some(isIndex)) throw unsupported(`a computed field at position ${rest.join('.')}`);
  setComputed(copy, rest, value);
  target[part] = copy;
}
