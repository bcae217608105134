import { statfsSync } from 'node:fs';

/** MongoDB's error code for a full disk. */
export const OUT_OF_DISK_SPACE = 14_031;

const MEGABYTE = 1024 * 1024;

/**
 * Free space that is never filled up. Below it nothing new is stored, so that what must still be written finds room:
 * the rest of a write that has begun, the queue's log, locks and logs.
 */
export const RESERVED_BYTES = 32 * MEGABYTE;

/** Whether something new may be stored on the disk that holds this folder. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= RESERVED_BYTES;
}
