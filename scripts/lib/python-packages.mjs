import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where packages of PyPI lie that a table is made of, until the script ends. */
export function fetchedPackages(packages) {
  const place = mkdtempSync(join(tmpdir(), 'words-'));
  process.on('exit', () => rmSync(place, { recursive: true }));
  for (const name of packages)
    execFileSync('pip', ['install', '--quiet', '--no-deps', '--target', place, name]);
  return place;
}
