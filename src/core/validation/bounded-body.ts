import type { ClassConstructor } from 'class-transformer';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { isPlainObject, type NestedTypes } from '../../contracts/validation/nested';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Bounds = Map<string, Bound>;

/** What a property may hold, as far as it bounds the work of the transformation. */
interface Bound {
  holds: 'object' | 'objects' | 'anything';
  /** The classes of its objects, and what these may hold once somebody has asked. */
  types: ClassConstructor<object>[];
  inner?: Bounds;
  /** Objects of a list that are looked at. */
  most: number;
}

const known = new WeakMap<ClassConstructor<object>, Bounds>();

/**
 * A body with no more in it than its rules need to refuse it: the transformation walks through all of it before a rule is
 * asked. Fields without a rule are left out, a list in an object's place is emptied, and one of too many objects keeps
 * one too many.
 */
export function boundedBody(type: ClassConstructor<object>, body: unknown): unknown {
  const bounds = known.get(type) ?? boundsOf([type]);
  known.set(type, bounds);
  return withinBounds(bounds, body);
}

function withinBounds(bounds: Bounds, body: unknown): unknown {
  if (bounds.size === 0 || !isPlainObject(body)) return body;
  const named = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    const bound = bounds.get(name);
    return bound ? [[name, bounded(bound, value)]] : [];
  });
  return Object.fromEntries(named);
}

function bounded(bound: Bound, value: unknown): unknown {
  if (bound.holds === 'anything') return value;
  bound.inner ??= boundsOf(bound.types);
  const { inner, holds, most } = bound;
  if (!Array.isArray(value)) return withinBounds(inner, value);
  if (holds === 'object') return [];
  // What is no object is refused where it stands, whatever is in it.
  return value.slice(0, most).map((entry) => (isPlainObject(entry) ? withinBounds(inner, entry) : null));
}

/** What objects that are of one of these classes may hold. */
function boundsOf(types: readonly ClassConstructor<object>[]): Bounds {
  const bounds: Bounds = new Map();
  for (const type of types) {
    const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
    for (const name of new Set(rules.map(({ propertyName }) => propertyName))) {
      const bound = boundOf(rules.filter(({ propertyName }) => propertyName === name));
      const other = bounds.get(name);
      bounds.set(name, other ? eitherOf(bound, other) : bound);
    }
  }
  return bounds;
}

function boundOf(rules: readonly Rule[]): Bound {
  const nested = rules.find(({ type }) => type === ValidationTypes.NESTED_VALIDATION);
  if (!nested) return { holds: 'anything', types: [], most: Infinity };
  const types = (nested.context as NestedTypes | undefined)?.types ?? [];
  const longest = rules.find(({ name }) => name === 'arrayMaxSize')?.constraints[0] as number | undefined;
  return { holds: nested.each ? 'objects' : 'object', types, most: (longest ?? Infinity) + 1 };
}

function eitherOf(one: Bound, other: Bound): Bound {
  const holds = one.holds === other.holds ? one.holds : 'anything';
  const types = [...new Set([...one.types, ...other.types])];
  return { holds, types, most: Math.max(one.most, other.most) };
}
