import type { Doc } from '../values/bson';
import { BSONRegExp } from 'bson';
import { isOperators } from '../query/matcher';
import type { SortField } from '../query/sort';
import { encodeKey, KEPT_BYTES } from '../values/index-key';
import { orderIfKnown, orderOf } from '../values/types';
import type { IndexDefinition } from './index-definition';
import { after, indexPrefix } from './keys';

/** The keys from `from` up to but not `to`. */
export interface Range {
  from: Buffer;
  to: Buffer;
}

/** Which keys of an index hold all that a filter can match; the filter itself is checked on every document. */
export interface Plan {
  index: IndexDefinition;
  ranges: Range[];
  reverse: boolean;
  /** The records come in the order of the sort. */
  sorted: boolean;
}

interface Bounds {
  equal: unknown[] | null;
  lower: { value: unknown } | null;
  upper: { value: unknown } | null;
}

interface Candidate {
  plan: Plan;
  score: number;
}

/** All keys that begin with `from`, with `to`, or lie between. */
interface Interval {
  from: Buffer;
  to: Buffer;
}

export const MAX_RANGES = 2000;
/** More than any plan scores that may hold many keys. */
const FEW_KEYS = 1000;
/** Of a unique index, each for one document at most: fewer than any other plan is worth looking for. */
const MOST_FEW = 1000;
/** Texts and ids: of these a whole key proves the value. */
const ID_TYPES = [15, 35];
const RANGE_TYPES = [10, 15, 35, 40, 45];
export const EQUAL_TYPES = [...RANGE_TYPES, 5, 20, 30];

interface Plans {
  /** Those that use most of the filter and the sort; which of them is narrowest only their keys tell. */
  best: Plan[];
  others: Plan[];
}

/** The indexes that plans of one shape of query use. */
interface Choice {
  best: IndexDefinition[];
  others: IndexDefinition[];
}

/** The choices for the shapes of query that came last, for as long as the indexes are as they are. */
export class Choices {
  private readonly byShape = new Map<string, Choice>();

  get(shape: string): Choice | undefined {
    return this.byShape.get(shape);
  }

  keep(shape: string, { best, others }: Plans): void {
    if (this.byShape.size >= MOST_CHOICES) this.clear();
    const indexesOf = (plans: Plan[]) => plans.map(({ index }) => index);
    this.byShape.set(shape, { best: indexesOf(best), others: indexesOf(others) });
  }

  clear(): void {
    this.byShape.clear();
  }
}

const MOST_CHOICES = 200;

interface Planned {
  readonly indexes: IndexDefinition[];
  readonly choices: Choices;
}

/** A choice saves comparing all indexes; the ranges, and whether a plan is one, are always by the values. */
export function plansFor({ indexes, choices }: Planned, filter: Doc, sort: SortField[]): Plans {
  const bounds = collectBounds(filter);
  const shape = shapeOf(bounds, sort);
  const choice = choices.get(shape);
  const chosen = choice && chosenPlans(choice, bounds, sort);
  if (chosen) return chosen;
  const plans = comparedPlans(indexes, bounds, sort);
  choices.keep(shape, plans);
  return plans;
}

/** Of one document by its id, which no other plan can beat; null where a filter names none. */
export function planById(indexes: IndexDefinition[], { _id: id }: Doc): Plan | null {
  const index = isOf(ID_TYPES, id) && indexes.find(({ isIdIndex }) => isIdIndex);
  if (!index) return null;
  const key = encodeKey(id);
  if (key.length > KEPT_BYTES) return null;
  const from = indexPrefix(index.id, key);
  return { index, ranges: [{ from, to: after(from) }], reverse: false, sorted: true };
}

/** All that decides between indexes, but for the values themselves. */
function shapeOf(bounds: Map<string, Bounds>, sort: SortField[]): string {
  let shape = sort.map(({ path, direction }) => `${direction}${path}\0`).join('');
  for (const [path, { equal, lower, upper }] of bounds) {
    const values = equal && `${equal.length}${equal.includes(null) ? 'n' : ''}`;
    shape += `\0${path}\0=${values ?? ''}${lower ? '>' : ''}${upper ? '<' : ''}`;
  }
  return shape;
}

function chosenPlans({ best, others }: Choice, bounds: Map<string, Bounds>, sort: SortField[]): Plans | null {
  const plansOf = (indexes: IndexDefinition[]) =>
    indexes.flatMap((index) => planWith(index, bounds, sort)?.plan ?? []);
  const plans = { best: plansOf(best), others: plansOf(others) };
  return plans.best.length === best.length && plans.others.length === others.length ? plans : null;
}

function comparedPlans(indexes: IndexDefinition[], bounds: Map<string, Bounds>, sort: SortField[]): Plans {
  const candidates: Candidate[] = [];
  for (const index of indexes) {
    const candidate = planWith(index, bounds, sort);
    if (candidate && candidate.score >= FEW_KEYS) return { best: [candidate.plan], others: [] };
    if (candidate) candidates.push(candidate);
  }
  const best = Math.max(...candidates.map(({ score }) => score));
  const plansOf = (wanted: Candidate[]) => wanted.map(({ plan }) => plan);
  return {
    best: plansOf(candidates.filter(({ score }) => score === best)),
    others: plansOf(candidates.filter(({ score }) => score < best)),
  };
}

/** What the filter's conjunction says of each path. */
function collectBounds(filter: Doc, found = new Map<string, Bounds>()): Map<string, Bounds> {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition))
      for (const part of condition) collectBounds(part as Doc, found);
    if (key.startsWith('$') || condition instanceof BSONRegExp) continue;
    const bounds = found.get(key) ?? { equal: null, lower: null, upper: null };
    found.set(key, bounds);
    if (!isOperators(condition)) bounds.equal ??= equalTo([condition]);
    else for (const [operator, operand] of Object.entries(condition)) addBound(bounds, operator, operand);
  }
  return found;
}

function addBound(bounds: Bounds, operator: string, operand: unknown): void {
  if (operator === '$eq') bounds.equal ??= equalTo([operand]);
  else if (operator === '$in' && Array.isArray(operand)) bounds.equal ??= equalTo(operand);
  else if (!isOf(RANGE_TYPES, operand)) return;
  else if (operator === '$gt' || operator === '$gte') bounds.lower ??= { value: operand };
  else if (operator === '$lt' || operator === '$lte') bounds.upper ??= { value: operand };
}

function equalTo(values: unknown[]): unknown[] | null {
  const known = values.map((value) => value ?? null);
  return known.every((value) => isOf(EQUAL_TYPES, value)) ? known : null;
}

/** What cannot be compared is of none: the matcher says so, not the planner. */
export function isOf(orders: number[], value: unknown): boolean {
  return orders.includes(orderIfKnown(value) ?? 0);
}

function planWith(index: IndexDefinition, bounds: Map<string, Bounds>, sort: SortField[]): Candidate | null {
  const { intervals, equalFields, bounded } = intervalsOf(index, bounds);
  if (index.sparse && !(bounded && excludesMissing(bounds.get(index.fields[0]?.path ?? '')))) return null;
  const direction = intervals.length === 1 ? sortDirection(index, sort, equalFields) : 0;
  const isOneEach = index.unique && equalFields.length === index.fields.length;
  const score =
    (isOneEach && intervals.length <= MOST_FEW ? FEW_KEYS : 0) +
    equalFields.length * 4 +
    (bounded > equalFields.length ? 2 : 0) +
    (direction && sort.length ? 1 : 0);
  if (score === 0) return null;
  const ranges = intervals.map(({ from, to }) => ({
    from: indexPrefix(index.id, from.subarray(0, KEPT_BYTES)),
    to: after(indexPrefix(index.id, to.subarray(0, KEPT_BYTES))),
  }));
  return { plan: { index, ranges, reverse: direction < 0, sorted: direction !== 0 }, score };
}

function excludesMissing(bounds: Bounds | undefined): boolean {
  return bounds !== undefined && !(bounds.equal?.includes(null) ?? false);
}

function intervalsOf(index: IndexDefinition, bounds: Map<string, Bounds>) {
  let intervals: Interval[] = [{ from: Buffer.alloc(0), to: Buffer.alloc(0) }];
  const equalFields: string[] = [];
  let bounded = 0;
  const arrays = new Set<string | undefined>();
  for (const { path, parts, descending } of index.fields) {
    // A filter may find its values in different elements of one array, where no entry has them together.
    if (index.multikey && arrays.has(parts[0])) break;
    arrays.add(parts[0]);
    const bound = bounds.get(path);
    const equal = bound && usableEqual(bound, index, intervals.length);
    if (equal) {
      intervals = append(
        intervals,
        equal.map((bytes) => oriented({ from: bytes, to: bytes }, descending)),
      );
      equalFields.push(path);
      bounded++;
      continue;
    }
    const range = bound && rangeInterval(bound, index);
    if (range) {
      intervals = append(intervals, [oriented(range, descending)]);
      bounded++;
    }
    break;
  }
  return { intervals: intervals.sort((a, b) => Buffer.compare(a.from, b.from)), equalFields, bounded };
}

function usableEqual(bound: Bounds, index: IndexDefinition, factor: number): Buffer[] | null {
  if (!bound.equal || (index.multikey && bound.equal.includes(null))) return null;
  const keys = bound.equal.map((value) => encodeKey(value));
  const distinct = [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
  return distinct.length * factor <= MAX_RANGES ? distinct : null;
}

function rangeInterval(bound: Bounds, index: IndexDefinition): Interval | null {
  const known = bound.lower?.value ?? bound.upper?.value;
  if (known === undefined) return null;
  const order = orderOf(known);
  const type = Buffer.of(order);
  const lower = bound.lower ? encodeKey(bound.lower.value) : type;
  const sameType = bound.upper && orderOf(bound.upper.value) === order;
  const useUpper = sameType && !(index.multikey && bound.lower);
  return { from: lower, to: useUpper ? encodeKey(bound.upper?.value) : type };
}

function oriented({ from, to }: Interval, descending: boolean): Interval {
  return descending ? { from: inverted(to), to: inverted(from) } : { from, to };
}

function inverted(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte) => ~byte & 0xff));
}

function append(intervals: Interval[], next: Interval[]): Interval[] {
  return intervals.flatMap(({ from, to }) => {
    return next.map((item) => ({ from: Buffer.concat([from, item.from]), to: Buffer.concat([to, item.to]) }));
  });
}

/** 1 or -1 when walking the index so gives the sort's order, else 0. */
function sortDirection(index: IndexDefinition, sort: SortField[], equalFields: string[]): number {
  if (sort.length === 0) return 1;
  if (index.multikey || index.shortened) return 0;
  let direction = 0;
  let position = 0;
  for (const { path, direction: wanted } of sort) {
    if (equalFields.includes(path)) continue;
    while (position < index.fields.length && equalFields.includes(index.fields[position]?.path ?? ''))
      position++;
    const field = index.fields[position++];
    if (field?.path !== path) return 0;
    const walk = field.descending ? -wanted : wanted;
    if (direction !== 0 && direction !== walk) return 0;
    direction = walk;
  }
  return direction || 1;
}
