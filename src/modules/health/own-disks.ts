import { tmpdir } from 'node:os';
import { freeSpace } from '../../core/disk/free-space';
import type { DiskFacts } from '../../domain/health/health-facts';

/** The disks that this process writes to. */
export async function ownDisks(dataDir?: string): Promise<DiskFacts[]> {
  const [data, temporary] = await Promise.all([
    dataDir ? freeSpace(dataDir) : undefined,
    freeSpace(tmpdir()),
  ]);
  return [
    ...(data ? [{ holds: 'data' as const, ...data }] : []),
    ...(temporary ? [{ holds: 'temporary files' as const, ...temporary }] : []),
  ];
}
