import type { Types } from 'mongoose';
import { MAX_UNFINISHED_JOBS } from '../../../contracts/jobs/job-states';
import { isDuplicateKey } from '../../../core/database/duplicate-key';

/** What the unfinished jobs of one owner hold, each one of them. */
export function slotsOf(owner: Types.ObjectId): string[] {
  return Array.from({ length: MAX_UNFINISHED_JOBS }, (_, number) => `${owner.toHexString()}:${number}`);
}

/** Writes with the first slot that is free; null where none is. */
export async function inFreeSlot<Written>(
  owner: Types.ObjectId,
  write: (slot: string) => Promise<Written>,
): Promise<Written | null> {
  for (const slot of slotsOf(owner)) {
    const written = await unlessTaken(write(slot));
    if (written !== null) return written;
  }
  return null;
}

/** Null where a unique index refuses the write. */
export async function unlessTaken<Written>(write: PromiseLike<Written>): Promise<Written | null> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}
