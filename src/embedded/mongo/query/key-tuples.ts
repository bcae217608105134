import { StoreError } from '../errors';
import type { Doc } from '../values/bson';
import { isObject } from '../values/types';
import { own } from './paths';

export interface KeyTuples {
  /** A value for each path; `undefined` stands for an empty array, null for what is missing. */
  tuples: unknown[][];
  /** Whether a path leads into an array, be it empty or of one element. */
  meetsArray: boolean;
}

const NOT_THERE = Symbol('not there');
const EMPTY = [undefined];

/**
 * What an index and a sort see of a document, as MongoDB's key generator does: elements instead of an array, and the
 * paths that lead into one array together, element by element.
 * @throws StoreError 171 where two of the paths lead into different arrays
 */
export function keyTuples(doc: Doc, paths: readonly string[][], isSparse = false): KeyTuples {
  const plain: unknown[] = [];
  let missing = 0;
  for (const parts of paths) {
    const value = walk(doc, parts, 0).value;
    if (Array.isArray(value)) return { tuples: expanded(doc, paths, isSparse), meetsArray: true };
    if (value === NOT_THERE) missing++;
    plain.push(value === NOT_THERE ? null : (value ?? null));
  }
  return { tuples: isSparse && missing === paths.length ? [] : [plain], meetsArray: false };
}

/** The value that a path leads to, or the first array on it. */
function walk(from: unknown, parts: readonly string[], at: number): { value: unknown; at: number } {
  let value = from;
  let next = at;
  for (; next < parts.length && !Array.isArray(value); next++) {
    value = isObject(value) ? own(value, parts[next] as string) : undefined;
    if (value === undefined) return { value: NOT_THERE, at: parts.length };
  }
  return { value, at: next };
}

/** How far the paths are followed, and what those have led to that are at their end. */
interface State {
  at: number[];
  values: unknown[];
  missing: number;
}

function expanded(doc: Doc, paths: readonly string[][], isSparse: boolean): unknown[][] {
  const tuples: unknown[][] = [];
  const follow = (from: Doc, { at, values, missing }: State): void => {
    let array: { elements: unknown[]; name: string } | null = null;
    const through: number[] = [];
    const next: State = { at: [...at], values: [...values], missing };
    for (const [i, parts] of paths.entries()) {
      if (isDone(at[i])) continue;
      const reached = walk(from, parts, at[i] as number);
      if (Array.isArray(reached.value)) {
        const name = parts[reached.at - 1] as string;
        array ??= { elements: reached.value, name };
        if (array.elements !== reached.value) throw parallelArrays(name, array.name);
        through.push(i);
        next.at[i] = reached.at;
        continue;
      }
      if (reached.value === NOT_THERE) next.missing++;
      next.values[i] = reached.value === NOT_THERE ? null : (reached.value ?? null);
      next.at[i] = DONE;
    }
    if (!array) {
      if (!isSparse || next.missing < paths.length) tuples.push(next.values);
      return;
    }
    for (const element of array.elements.length > 0 ? array.elements.map((one) => one ?? null) : EMPTY)
      follow(isObject(element) ? element : {}, enter(next, through, paths, element));
  };
  follow(doc, { at: paths.map(() => 0), values: paths.map(() => null), missing: 0 });
  return tuples;
}

const DONE = -1;

function isDone(at: number | undefined): boolean {
  return at === DONE;
}

/** The state behind an array: paths that end there have led to its element. */
function enter(state: State, through: number[], paths: readonly string[][], element: unknown): State {
  const [at, values] = [[...state.at], [...state.values]];
  for (const i of through) {
    if ((at[i] as number) < (paths[i] as string[]).length) continue;
    at[i] = DONE;
    values[i] = element;
  }
  return { at, values, missing: state.missing };
}

function parallelArrays(name: string, other: string): StoreError {
  return new StoreError(171, `cannot index parallel arrays [${name}] [${other}]`);
}
