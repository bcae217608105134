import type { mongo } from 'mongoose';
import type { UsageTotal } from '../usage/usage.service';

/** How much each user did, by the user's id. */
export type Tally = Map<string, number>;

const USER_BYTES = 12;
const ENTRY_BYTES = USER_BYTES + 8;

/**
 * A tally in bytes, in the order of the users: 20 for each, so that a year of 1,000 users is read and summed up in
 * milliseconds; a document for each user and day takes a hundred times as long.
 */
export function encodeTally(tally: Tally): Buffer {
  const bytes = Buffer.alloc(tally.size * ENTRY_BYTES);
  const users = [...tally.keys()].sort();
  users.forEach((user, index) => {
    bytes.write(user, index * ENTRY_BYTES, 'hex');
    bytes.writeDoubleLE(tally.get(user) ?? 0, index * ENTRY_BYTES + USER_BYTES);
  });
  return bytes;
}

/** Adds an encoded tally, or of it the entries of a few users. */
export function addTally(tally: Tally, bytes: Buffer, only?: readonly string[]): void {
  const add = (user: string, at: number) => addTo(tally, user, bytes.readDoubleLE(at + USER_BYTES));
  if (only) {
    for (const user of only) {
      const at = positionOf(bytes, Buffer.from(user, 'hex'));
      if (at !== undefined) add(user, at);
    }
    return;
  }
  for (let at = 0; at < bytes.length; at += ENTRY_BYTES) add(bytes.toString('hex', at, at + USER_BYTES), at);
}

/** Where a user's entry begins, by halving: the entries are in the users' order. */
function positionOf(bytes: Buffer, user: Buffer): number | undefined {
  let low = 0;
  let high = bytes.length / ENTRY_BYTES;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = middle * ENTRY_BYTES;
    const order = bytes.compare(user, 0, USER_BYTES, at, at + USER_BYTES);
    if (order === 0) return at;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return undefined;
}

export function addTo(tally: Tally, user: string, operations: number): void {
  tally.set(user, (tally.get(user) ?? 0) + operations);
}

/** The bytes of a field, as the driver answers it or as it was made. */
export function bytesOf(field: mongo.Binary | Buffer): Buffer {
  if (Buffer.isBuffer(field)) return field;
  const { buffer, byteOffset, length } = field.value();
  return Buffer.from(buffer, byteOffset, length);
}

/** What users did with each tool, and with all of them. */
export interface Tallies {
  all: Tally;
  tools: Map<string, Tally>;
}

export function emptyTallies(): Tallies {
  return { all: new Map(), tools: new Map() };
}

/** The tally of a tool, made where there is none. */
export function tallyOf({ tools }: Tallies, tool: string): Tally {
  const known = tools.get(tool);
  if (known) return known;
  const tally: Tally = new Map();
  tools.set(tool, tally);
  return tally;
}

/** The sums of the log as tallies. */
export function talliesOf(totals: readonly UsageTotal[]): Tallies {
  const tallies = emptyTallies();
  for (const { user, tool, operations } of totals) {
    addTo(tallies.all, user, operations);
    addTo(tallyOf(tallies, tool), user, operations);
  }
  return tallies;
}

export function sumOf(tally: Tally): number {
  let sum = 0;
  for (const operations of tally.values()) sum += operations;
  return sum;
}
