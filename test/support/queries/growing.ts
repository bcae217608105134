import { mongo } from 'mongoose';

export type Doc = mongo.Document;

/** Whose records the test asks for: they have as much as one may have, or as few as usual where there is no bound. */
export interface Cast {
  admin: mongo.ObjectId;
  student: mongo.ObjectId;
  batch: mongo.ObjectId;
  plan: mongo.ObjectId;
  /** Runs of pages, and one of each other kind. */
  runs: mongo.ObjectId[];
  import: mongo.ObjectId;
  bulkChange: mongo.ObjectId;
  markets: mongo.ObjectId;
  schema: mongo.ObjectId;
  brief: mongo.ObjectId;
  interlinks: mongo.ObjectId;
  crawls: mongo.ObjectId[];
  schedule: mongo.ObjectId;
}

/** How one of many records differs from the one that it is made like. */
type Vary = (i: number, cast: Cast) => Doc;

export interface Growth {
  rows: number;
  vary: Vary;
}

export const MANY = 100_000;
export const FEWER = 10_000;
/** Of one run, or one crawl. */
export const PART = 4_000;
export const DAY_MS = 86_400_000;
const THREE_YEARS_MS = 3 * 365 * DAY_MS;
export const NOW = Date.now();
export const STRANGERS = Array.from({ length: 5_000 }, () => new mongo.ObjectId());

/** A number that looks like chance. */
export function chance(i: number, salt: number): number {
  let x = Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return (x ^ (x >>> 12)) >>> 0;
}

export const stranger = (i: number) => STRANGERS[i % STRANGERS.length] as mongo.ObjectId;
/** One in so many is of the cast, the others of strangers. */
export const oneIn = (n: number, i: number, own: mongo.ObjectId) => (i % n === 0 ? own : stranger(i));
export const ago = (i: number, rows: number) => new Date(NOW - THREE_YEARS_MS + (i * THREE_YEARS_MS) / rows);
export const ahead = (i: number) => new Date(NOW + (1 + (i % 300)) * DAY_MS);
/** A place among MANY that says little of `i`, and yet lies beside the last one's: the store writes it quickly. */
export const place = (i: number, runs: number) => (i % runs) * Math.ceil(MANY / runs) + Math.floor(i / runs);
export const named = (i: number) => String(place(i, 100)).padStart(6, '0');
/** One of some values, the same each time, and whatever the others of the record are. */
export const pick = <Value>(i: number, salt: number, values: readonly Value[]) =>
  values[chance(i, salt) % values.length] as Value;
/** Of a run, one after the other; the rest belongs to others, so many each. */
export const within = (i: number, own: readonly mongo.ObjectId[], size: number) =>
  own[Math.floor(i / size)] ?? stranger(Math.floor(i / size));
