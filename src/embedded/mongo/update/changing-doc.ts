import { StoreError, unsupported } from '../errors';
import { isPosition, own, positionOf } from '../query/paths';
import type { Doc } from '../values/bson';
import { isObject } from '../values/types';

type Container = Doc | unknown[];

/** A document under change. What a change leads through is copied once, however many changes lead through it. */
export class ChangingDoc {
  private readonly copies = new Set<Container>();

  /** The document as it is by now; the one given stays as it was. */
  constructor(public doc: Doc) {}

  /** The one value at a path, which enters arrays only by position. */
  get(parts: readonly string[]): unknown {
    let current: unknown = this.doc;
    for (const part of parts) {
      if (Array.isArray(current))
        current = isPosition(part) ? (current[positionOf(part)] as unknown) : undefined;
      else if (isObject(current)) current = own(current, part);
      else return undefined;
    }
    return current;
  }

  /** Puts a value at a path; what is missing on the way is made. */
  set(parts: readonly string[], value: unknown): void {
    put(this.containerOf(parts), parts.at(-1) as string, value);
  }

  /** Takes a field away; an array keeps its length and holds null there. */
  unset(parts: readonly string[]): void {
    if (this.get(parts) === undefined) return;
    const container = this.containerOf(parts);
    const last = parts.at(-1) as string;
    if (Array.isArray(container)) container[positionOf(last)] = null;
    else delete container[last];
  }

  /** What holds the last part of a path, ready to be changed. */
  private containerOf(parts: readonly string[]): Container {
    this.doc = this.copyOf(this.doc) as Doc;
    let container: Container = this.doc;
    for (let i = 0; i < parts.length - 1; i++)
      container = this.enter(container, parts[i] as string, parts[i + 1] as string);
    return container;
  }

  /** The container that a part of a path leads to, ready to be changed. */
  private enter(container: Container, part: string, next: string): Container {
    const child = Array.isArray(container) ? container[positionIn(container, part)] : own(container, part);
    if (child !== undefined && !isObject(child) && !Array.isArray(child)) throw notViable(next, part);
    const copy = this.copyOf(child ?? {});
    if (copy !== child) put(container, part, copy);
    return copy;
  }

  private copyOf(container: Container): Container {
    if (this.copies.has(container)) return container;
    const copy = Array.isArray(container) ? [...container] : { ...container };
    this.copies.add(copy);
    return copy;
  }
}

function put(container: Container, part: string, value: unknown): void {
  if (!Array.isArray(container)) {
    container[part] = value;
    return;
  }
  const position = positionIn(container, part);
  container[position] = value;
}

function positionIn(array: unknown[], part: string): number {
  if (!isPosition(part)) throw notViable(part, 'an array');
  const position = positionOf(part);
  if (position > array.length) throw unsupported(`position ${part} past an array's end`);
  return position;
}

function notViable(part: string, parent: string): StoreError {
  return new StoreError(28, `Cannot create field '${part}' in element '${parent}'`);
}
