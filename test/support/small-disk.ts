import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const MEGABYTE = 1024 * 1024;

/** A disk of its own that can be filled up without harm to others. */
export interface SmallDisk {
  /** An empty folder on it. */
  dataDir: string;
  /** Takes all the room but this much. */
  fill(leftBytes?: number): void;
  free(): void;
  remove(): Promise<void>;
}

/**
 * A tmpfs that one process alone has mounted; others reach it by way of that process. Needs Linux, and to be root or
 * that users may have namespaces of their own.
 */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const mountPoint = mkdtempSync(join(tmpdir(), 'cohort-disk-'));
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs ${mountPoint} && echo mounted && exec cat`;
  const holder = spawn('unshare', [process.getuid?.() === 0 ? '-m' : '-rm', 'sh', '-c', mount], {
    stdio: 'pipe',
  });
  const complaint = text(holder.stderr);
  const [answer] = (await Promise.race([
    once(holder.stdout, 'data'),
    once(holder, 'exit'),
    once(holder, 'error'),
  ])) as [unknown];
  if (String(answer).trim() !== 'mounted') {
    rmSync(mountPoint, { recursive: true });
    const reason = answer instanceof Error ? answer.message : await complaint;
    throw new Error(
      `No full disk can be made here: ${reason}. Run the test as root, or where "unshare -rm" may mount a tmpfs.`,
    );
  }
  const root = `/proc/${holder.pid}/root${mountPoint}`;
  const ballast = join(root, 'ballast');
  mkdirSync(join(root, 'data'));
  // realpath() gives the folders their names inside: what it names must be there outside, too.
  mkdirSync(join(mountPoint, 'data/mongo'), { recursive: true });
  return {
    dataDir: join(root, 'data'),
    fill: (leftBytes = 0) => fill(root, ballast, leftBytes),
    free: () => rmSync(ballast, { force: true }),
    remove: async () => {
      holder.kill('SIGKILL');
      await once(holder, 'exit');
      rmSync(mountPoint, { recursive: true });
    },
  };
}

function fill(folder: string, file: string, leftBytes: number): void {
  const block = Buffer.alloc(MEGABYTE);
  const handle = openSync(file, 'a');
  const room = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize - leftBytes;
  };
  try {
    // Measured each time: a server may be writing there as well.
    for (let rest = room(); rest > 0; rest = room()) writeSync(handle, block, 0, Math.min(rest, MEGABYTE));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(handle);
  }
}
