import { statfs } from 'node:fs/promises';

/** How large the disk that holds this folder is, and what of it may be filled; nothing where the system does not tell. */
export async function freeSpace(
  folder: string,
): Promise<{ freeBytes: number; totalBytes: number } | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return undefined;
  }
}
