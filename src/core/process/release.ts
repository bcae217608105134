import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Of the sources that a build was made of: `npm start` and the commands leave it there, the image has none. */
const STAMP = join('dist', '.server-stamp');
const SHOWN = 8;

let known: string | undefined;

/** Which release runs: the version of package.json, and of a build of one's own the beginning of its stamp. */
export function release(): string {
  known ??= read(rootOf(__dirname));
  return known;
}

function read(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const stamp = join(root, STAMP);
  return existsSync(stamp) ? `${version}+${readFileSync(stamp, 'utf8').slice(0, SHOWN)}` : version;
}

/** Sources and build are at different depths. */
function rootOf(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootOf(dirname(folder));
}
