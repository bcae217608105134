import type { FastifyReply } from 'fastify';
import { isPlainObject } from '../../contracts/validation/nested';
import type { ListPage, ListRange, ListSort } from '../database/list-page';
import type { Range } from '../database/range';
import { isObjectId } from '../database/object-id';
import { AppError } from '../errors/app-error';
import { parseDateRange } from './list-ranges';

/**
 * What a filter field holds: plain text, an address, a whole number, a yes or no, a record's id, one of the listed words, or several; or
 * `{from, to}` of dates.
 */
export type FilterKind =
  | 'text'
  | 'address'
  | 'count'
  | 'boolean'
  | 'id'
  | 'dates'
  | readonly string[]
  | AnyOf;
/** One of the words, or a list of them. */
export interface AnyOf<Word extends string = string> {
  anyOf: readonly Word[];
}
export type FilterSpec = Record<string, FilterKind>;

type FilterValue<Kind extends FilterKind> = Kind extends 'boolean'
  ? boolean
  : Kind extends 'count'
    ? number
    : Kind extends 'dates'
      ? Range<Date>
      : Kind extends readonly (infer Word)[]
        ? Word
        : Kind extends AnyOf<infer Word>
          ? Word[]
          : string;

/** The checked filter; `id` is a list of ids, as getMany asks for. */
export type ListFilter<Spec extends FilterSpec> = {
  [Field in keyof Spec]?: FilterValue<Spec[Field]>;
} & { id?: string[] };

export interface ListSpec<Field extends string, Spec extends FilterSpec> {
  /** Fields that may be sorted by. */
  sort: readonly Field[];
  /** The order when none is asked for; else the first sort field, ascending. */
  defaultSort?: ListSort<Field>;
  filter: Spec;
}

export interface ListQuery<Field extends string = string, Spec extends FilterSpec = FilterSpec> {
  filter: ListFilter<Spec>;
  sort: ListSort<Field>;
  range: ListRange;
}

export const MAX_ROWS = 1000;
export const MAX_TEXT = 500;
/** Of an address: as long as one may be. */
const MAX_ADDRESS = 2_048;
const DEFAULT_ROWS = 25;

/**
 * Reads `sort`, `range` and `filter` of the ra-data-simple-rest dialect.
 * Only the fields of the spec pass, as plain values and ranges of them: no operator of a client reaches the database.
 */
export function parseListQuery<const Field extends string, const Spec extends FilterSpec>(
  query: unknown,
  spec: ListSpec<Field, Spec>,
): ListQuery<Field, Spec> {
  const filter = parseFilter(query, spec.filter);
  // getMany names the records and no range: all of them are meant.
  const range = parseRange(query, filter.id?.length || DEFAULT_ROWS);
  return { filter, sort: parseSort(query, spec), range };
}

/** The ids of a bulk update or delete: `?filter={"id":["…"]}`. */
export function parseIds(query: unknown): string[] {
  const { id } = parseFilter(query, {});
  if (!id?.length) throw badRequest('Name the records to change: filter={"id":["…"]}.');
  return id;
}

/** A parameter to search by: the database takes no pattern with a NUL. */
export function searchText(name: string, value: unknown): string {
  if (typeof value === 'string' && !value.includes('\0')) return value;
  throw badRequest(`${name} must be text.`);
}

/** Sets Content-Range as the dialect expects and returns the rows for the body. */
export function sendList<Item>(
  reply: FastifyReply,
  resource: string,
  page: ListPage<Item>,
  range: ListRange,
): Item[] {
  const { items, total } = page;
  const span = items.length ? `${range.start}-${range.start + items.length - 1}` : '*';
  void reply.header('Content-Range', `${resource} ${span}/${total}`);
  return items;
}

function parseFilter<Spec extends FilterSpec>(query: unknown, spec: Spec): ListFilter<Spec> {
  return filterOf(parameter(query, 'filter') ?? {}, spec);
}

/** The filter of a list, from an object as the list's address has it in JSON. */
export function filterOf<const Spec extends FilterSpec>(value: unknown, spec: Spec): ListFilter<Spec> {
  if (!isPlainObject(value)) throw badRequest('filter must be a JSON object.');
  const entries = Object.entries(value).map(([field, entry]): [string, unknown] => {
    if (field === 'id') return ['id', idList(entry)];
    const kind = Object.hasOwn(spec, field) ? spec[field] : undefined;
    if (kind === undefined) throw badRequest(unknownField(field, Object.keys(spec)));
    return [field, plainValue(field, kind, entry)];
  });
  return Object.fromEntries(entries) as ListFilter<Spec>;
}

function unknownField(field: string, known: string[]): string {
  return `The list can't be filtered by ${field.slice(0, 60)}; it knows ${['id', ...known].join(', ')}.`;
}

function plainValue(field: string, kind: FilterKind, value: unknown): unknown {
  if (kind === 'boolean') {
    if (typeof value === 'boolean') return value;
    throw badRequest(`Filter ${field} must be true or false.`);
  }
  if (kind === 'count') {
    if (isPosition(value)) return value;
    throw badRequest(`Filter ${field} must be a whole number from 0.`);
  }
  if (kind === 'dates') return parseDateRange(field, value);
  if (typeof kind === 'object' && 'anyOf' in kind) return wordList(field, kind.anyOf, value);
  const text = searchText(`Filter ${field}`, value);
  const most = kind === 'address' ? MAX_ADDRESS : MAX_TEXT;
  if (text.length > most) throw badRequest(`Filter ${field} must have at most ${most} characters.`);
  if (kind === 'id' && !isObjectId(text)) throw badRequest(`Filter ${field} must be an id.`);
  if (typeof kind === 'object' && !kind.includes(text)) {
    throw badRequest(`Filter ${field} must be one of ${kind.join(', ')}.`);
  }
  return text;
}

function wordList(field: string, words: readonly string[], value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const valid = list.every((word): word is string => typeof word === 'string' && words.includes(word));
  if (valid && list.length <= words.length) return list;
  throw badRequest(`Filter ${field} must be one or several of ${words.join(', ')}.`);
}

function idList(value: unknown): string[] {
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  const valid = ids.every((id): id is string => typeof id === 'string' && isObjectId(id));
  if (!valid || ids.length > MAX_ROWS) throw badRequest(`Filter id must list up to ${MAX_ROWS} ids.`);
  return ids;
}

function parseSort<Field extends string>(
  query: unknown,
  spec: Pick<ListSpec<Field, FilterSpec>, 'sort' | 'defaultSort'>,
): ListSort<Field> {
  const value = parameter(query, 'sort');
  if (value === undefined) {
    const [first] = spec.sort;
    if (first === undefined) throw new TypeError('A list needs a field to sort by.');
    return spec.defaultSort ?? { field: first, direction: 'ASC' };
  }
  const [name, direction] = Array.isArray(value) ? (value as unknown[]) : [];
  const field = spec.sort.find((candidate) => candidate === name);
  if (field !== undefined && (direction === 'ASC' || direction === 'DESC')) return { field, direction };
  throw badRequest(`sort must be ["field","ASC" or "DESC"] with one of ${spec.sort.join(', ')}.`);
}

function parseRange(query: unknown, rows: number): ListRange {
  const value = parameter(query, 'range') ?? [0, rows - 1];
  const [start, end] = Array.isArray(value) ? (value as unknown[]) : [];
  if (!isPosition(start) || !isPosition(end) || end < start) {
    throw badRequest('range must be [first,last], both counted from 0.');
  }
  return { start, end: Math.min(end, start + MAX_ROWS - 1) };
}

function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function parameter(query: unknown, name: string): unknown {
  const raw = isPlainObject(query) ? query[name] : undefined;
  if (raw === undefined || raw === '') return undefined;
  try {
    if (typeof raw === 'string') return JSON.parse(raw) as unknown;
  } catch {
    // Told below, as for a parameter that is given twice.
  }
  throw badRequest(`${name} must be JSON, once.`);
}

function badRequest(message: string): AppError {
  return new AppError('BAD_REQUEST', message);
}
