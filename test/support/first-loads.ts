import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUILT = 'dist/admin-ui';
const SCRIPT_OF_PAGE = /<script type="module"[^>]* src="\/assets\/([^"]+)"/g;
const IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
/** A lazy part: the file that is asked for, and the name that the part is exported by. */
const LAZY_PART = /import\(["'`]\.\/([^"'`]+\.js)["'`]\)[^"'`]*["'`](\w+)["'`]/g;
const PAGE = /(Page|List|Show|Entry)$/;
/** They come without the frame. */
const OF_GUESTS = ['LoginPage', 'ForgotPasswordPage', 'SetPasswordPage'];

export interface FirstLoad {
  page: string;
  files: number;
  gzipBytes: number;
}

/** What the built web client asks for before a page's frame stands, for each page that the first script names. */
export function firstLoads(): FirstLoad[] {
  const entry = all(readFileSync(join(BUILT, 'index.html'), 'utf8'), SCRIPT_OF_PAGE).map(([file]) => file);
  const parts = new Map(
    entry.flatMap((file) => all(textOf(file), LAZY_PART).map(([lazy, name]) => [name ?? '', lazy] as const)),
  );
  const frame = parts.get('AppLayout');
  if (!frame) throw new Error('The first script asks for no AppLayout.');
  return [...parts]
    .filter(([name]) => PAGE.test(name))
    .map(([page, file]) => {
      const files = withImports([...entry, ...(OF_GUESTS.includes(page) ? [] : [frame]), file]);
      return {
        page,
        files: files.length,
        gzipBytes: sum(files.map((each) => gzipSync(textOf(each)).length)),
      };
    });
}

/** The files, and all that they import. */
function withImports(files: readonly string[]): string[] {
  const needed = new Set(files);
  for (const file of needed) for (const [imported] of all(textOf(file), IMPORT)) needed.add(imported);
  return [...needed];
}

function textOf(file: string): string {
  return readFileSync(join(BUILT, 'assets', file), 'utf8');
}

/** The groups of each match. */
function all(text: string, pattern: RegExp): [string, string?][] {
  return [...text.matchAll(pattern)].map(([, first = '', second]) => [first, second]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
