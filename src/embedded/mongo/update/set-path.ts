import { StoreError } from '../errors';
import { isIndex, own } from '../query/paths';
import type { Doc } from '../values/bson';
import { isObject } from '../values/types';

const MAX_PADDING = 1_500_000;

/** The one value at an update's path, which enters arrays only by position. */
export function getPath(value: unknown, parts: string[]): unknown {
  let current = value;
  for (const part of parts) {
    if (Array.isArray(current)) current = isIndex(part) ? (current[Number(part)] as unknown) : undefined;
    else if (isObject(current)) current = own(current, part);
    else return undefined;
  }
  return current;
}

/** A copy with the value at the path; what is missing on the way is made. */
export function setPath<T extends Doc | unknown[]>(target: T, parts: string[], value: unknown): T {
  const [part, ...rest] = parts as [string, ...string[]];
  const next = (child: unknown): unknown => {
    if (rest.length === 0) return value;
    if (child === undefined) return setPath({}, rest, value);
    if (isObject(child) || Array.isArray(child)) return setPath(child, rest, value);
    throw notViable(rest[0] as string, part);
  };
  if (!Array.isArray(target)) return Object.assign({}, target, { [part]: next(own(target, part)) });
  if (!isIndex(part)) throw notViable(part, 'an array');
  const index = Number(part);
  if (index > target.length + MAX_PADDING)
    throw new StoreError(2, `position ${index} is too far past the array's end`);
  const copy: unknown[] = [...target];
  while (copy.length < index) copy.push(null);
  copy[index] = next(copy[index]);
  return copy as T;
}

/** A copy without the field; an array keeps its length and holds null there. */
export function unsetPath<T extends Doc | unknown[]>(target: T, parts: string[]): T {
  if (getPath(target, parts) === undefined) return target;
  const [part, ...rest] = parts as [string, ...string[]];
  if (rest.length > 0) {
    const child = getPath(target, [part]) as Doc | unknown[];
    return replaceChild(target, part, unsetPath(child, rest));
  }
  if (Array.isArray(target)) return replaceChild(target, part, null);
  const copy: Doc = { ...target };
  delete copy[part];
  return copy as T;
}

function replaceChild<T extends Doc | unknown[]>(target: T, part: string, child: unknown): T {
  if (!Array.isArray(target)) return Object.assign({}, target, { [part]: child });
  const copy: unknown[] = [...target];
  copy[Number(part)] = child;
  return copy as T;
}

function notViable(part: string, parent: string): StoreError {
  return new StoreError(28, `Cannot create field '${part}' in element '${parent}'`);
}
