import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '../..');

/** A document without its fenced code: there, brackets and backticks mean other things. */
export function proseOf(path: string): string {
  return textOf(path).replaceAll(/^( *)```[^]*?^\1```$/gm, '');
}

export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** All files below a folder of the project, by their paths from its root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}
