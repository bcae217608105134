import { statfsSync } from 'node:fs';
import { RESERVED_BYTES } from '../../domain/health/disk-limits';

/** MongoDB's error code for a full disk. */
export const OUT_OF_DISK_SPACE = 14_031;

/** Whether something new may be stored on the disk that holds this folder. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= RESERVED_BYTES;
}
