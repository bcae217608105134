const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/**
 * Free space that is never filled up. Below it nothing new is stored, so that what must still be written finds room:
 * the rest of a write that has begun, the queue's log, locks and logs.
 */
export const RESERVED_BYTES = 32 * MEGABYTE;

/** Eight bodies are read at a time, and the largest is 100 MB. */
const SOON_FULL_BYTES = GIGABYTE;
/** A share tells how soon a small disk is full; of a large one even the last twentieth lasts. */
const SOON_FULL_SHARE = 0.05;
const LASTING_BYTES = 10 * GIGABYTE;

export type DiskState = 'roomy' | 'soon full' | 'full';

/** How a disk stands. */
export function diskState(freeBytes: number, totalBytes: number): DiskState {
  if (freeBytes < RESERVED_BYTES) return 'full';
  if (freeBytes < SOON_FULL_BYTES) return 'soon full';
  return freeBytes < LASTING_BYTES && freeBytes < totalBytes * SOON_FULL_SHARE ? 'soon full' : 'roomy';
}
