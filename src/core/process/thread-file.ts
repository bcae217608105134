import { join, relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

/** The code of a thread beside what starts it. A thread runs compiled code only; started from the sources, it is the build's. */
export function threadFile(folder: string, name: string): string {
  return __filename.endsWith('.js') ? join(folder, name) : join(ROOT, 'dist', relative(ROOT, folder), name);
}
