import { rawName } from '../values/names';
import { isObject } from '../values/types';

export function isPosition(part: string): boolean {
  return /^\uE000?(0|[1-9]\d{0,8})$/.test(part);
}

export function positionOf(part: string): number {
  return Number(rawName(part));
}

export function own(doc: object, name: string): unknown {
  return Object.hasOwn(doc, name) ? (doc as Record<string, unknown>)[name] : undefined;
}

/**
 * All values that a query's path reaches: arrays on the way are entered, by position too.
 * A missing value is `undefined`; an array that holds no objects yields nothing.
 */
export function valuesAt(value: unknown, parts: string[], from = 0, found: unknown[] = []): unknown[] {
  const part = parts[from];
  if (part === undefined) found.push(value);
  else if (Array.isArray(value)) {
    if (isPosition(part) && positionOf(part) < value.length)
      valuesAt(value[positionOf(part)], parts, from + 1, found);
    for (const element of value) if (isObject(element)) valuesAt(element, parts, from, found);
  } else if (isObject(value)) valuesAt(own(value, part), parts, from + 1, found);
  else found.push(undefined);
  return found;
}
