import { randomInt } from 'node:crypto';
import type { Model, QueryFilter } from 'mongoose';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import type { WatchRecord } from './watches.schema';

/** Names the index that refused the write. */
const PLACE_TAKEN = /\bplace_1\b/;

/** What a write in a place came to; null where there is none left. */
export type Placed<Written> = { written: Written } | null;

/** The places of a user's watches, of which each active one holds one: a unique index sees to it. */
export class WatchPlaces {
  constructor(private readonly watches: Model<WatchRecord>) {}

  count(user: string): Promise<number> {
    return this.watches.countDocuments(ofUser(user));
  }

  /** Writes with a free place; of calls at the same time no more succeed than there are places. */
  async take<Written>(
    user: string,
    allowed: number,
    write: (place: string) => Promise<Written>,
    /** Places that the write gives away. */
    given = 0,
  ): Promise<Placed<Written>> {
    for (;;) {
      const free = await this.free(user, allowed, given);
      if (free.length === 0) return null;
      // Any of them, so that calls at the same time seldom meet.
      const place = free[randomInt(free.length)] as string;
      try {
        return { written: await write(place) };
      } catch (error) {
        if (!isPlaceTaken(error)) throw error;
      }
    }
  }

  /** Those of the first `allowed` that nobody holds, as far as the plan has room. */
  async free(user: string, allowed: number, given = 0): Promise<string[]> {
    const held = await this.watches.find(ofUser(user), { place: 1 }).lean<Pick<WatchRecord, 'place'>[]>();
    if (held.length - given >= allowed) return [];
    const taken = new Set(held.map(({ place }) => place));
    const all = Array.from({ length: allowed }, (_, number) => placeOf(user, number));
    return all.filter((place) => !taken.has(place));
  }
}

export function placeOf(user: string, number: number): string {
  return `${user}:${number}`;
}

/** Its number among the user's places. */
export function placeNumber(place: string): number {
  return Number(place.slice(place.indexOf(':') + 1));
}

function ofUser(user: string): QueryFilter<WatchRecord> {
  return { place: { $gte: `${user}:`, $lt: `${user};` } };
}

function isPlaceTaken(error: unknown): boolean {
  return isDuplicateKey(error) && PLACE_TAKEN.test((error as Error).message);
}
