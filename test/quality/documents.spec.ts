import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ADMIN_PAGES } from '../../src/contracts/access/admin-pages';
import { READY_TOOLS } from '../../src/contracts/access/tools';
import { JOB_KINDS } from '../../src/contracts/jobs/job-kinds';
import { filesBelow, proseOf, ROOT, textOf } from './documents';

/** What the documents name is there: links, headings that they lead to, paths, and commands. */

const FOLDERS = ['src', 'worker', 'admin-ui', 'test', 'scripts', 'docs', 'deploy'];
const FILES = [...readdirSync(ROOT), ...FOLDERS.flatMap(filesBelow)];
const DOCUMENTS = ['README.md', ...filesBelow('docs').filter((file) => file.endsWith('.md'))];
const SCRIPTS = Object.keys((JSON.parse(textOf('package.json')) as { scripts: object }).scripts);

/** The README's table of what is inside: title, address, word, kinds of jobs. */
const INSIDE = (/## What is inside\n(?<rows>[^]*?)\n- /.exec(textOf('README.md'))?.groups?.rows ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((row) => row.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)));
const inside = (column: number) => INSIDE.flatMap((cells) => cells[column] ?? []);

/** Pages that stand on those of other words: the start page of admins, and changes of many users. */
const WITHOUT_ADDRESS = ['dashboard', 'bulk-changes'];

function foldersOf(path: string): string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Files that who runs Cohort makes. */
const OPERATORS_OWN = ['docker-compose.override.yml'];

/** `src/core`, `word-counter.ts`, `markup/rdfa.ts`, and with a part that stands for any: `src/domain/<tool>`, `x/*.ts`. */
const PATH = new RegExp(
  `^((${FOLDERS.join('|')})/[^\\s:]*|[^\\s:?(]*[\\w>*-]\\.(ts|tsx|mts|mjs|cjs|css|html|md|yml|json))$`,
);

/** What is named and is not there, with the document that names it. */
function missing(
  found: (text: string, document: string) => Iterable<string>,
  isThere: (name: string, document: string) => boolean,
): string[] {
  return DOCUMENTS.flatMap((document) =>
    [...found(proseOf(document), document)]
      .filter((name) => !isThere(name, document))
      .map((name) => `${document}: ${name}`),
  );
}

function* linksIn(text: string): Iterable<string> {
  for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) if (!/^[a-z]+:/.test(target)) yield target;
}

function* pathsIn(text: string): Iterable<string> {
  for (const [, code = ''] of text.matchAll(/`([^`\n]+)`/g)) if (PATH.test(code)) yield code;
}

function* commandsIn(text: string): Iterable<string> {
  for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g)) yield name;
}

function leadsSomewhere(target: string, document: string): boolean {
  const [path = '', heading] = target.split('#');
  const file = path ? normalize(join(dirname(document), path)) : document;
  if (!existsSync(join(ROOT, file))) return false;
  return heading === undefined || headingsOf(file).includes(heading);
}

function headingsOf(document: string): string[] {
  return [...proseOf(document).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The whole path, the end of one, or a folder. */
function isOfTheProject(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .split(/<[^>]+>|\*+/)
    .map((part) => part.replaceAll(/[.+^$()[\]{}|\\]/g, String.raw`\$&`))
    .join('[^/]+');
  const place = new RegExp(`(^|/)${pattern}(/|$)`);
  return FILES.some((file) => place.test(file));
}

describe('the documents', () => {
  it('link to what is there', () => {
    expect(missing(linksIn, leadsSomewhere)).toEqual([]);
  });

  it('name paths that are there', () => {
    const isThere = (path: string) => OPERATORS_OWN.includes(path) || isOfTheProject(path);
    expect(missing(pathsIn, isThere)).toEqual([]);
  });

  it('name commands that are there', () => {
    expect(missing(commandsIn, (name) => SCRIPTS.includes(name))).toEqual([]);
  });

  it.each([...READY_TOOLS, ...ADMIN_PAGES])(
    'name $title and $url in one row of the README',
    ({ title, url }) => {
      const rows = textOf('README.md')
        .split('\n')
        .filter((line) => line.startsWith('|'));
      expect(rows.filter((row) => row.includes(title) && row.includes(`\`${url}\``))).toHaveLength(1);
    },
  );

  it.each(READY_TOOLS)('lead from the README to the chapter on $title', ({ id }) => {
    expect(textOf('README.md')).toContain(`(docs/guide/${id}.md)`);
  });

  it('name each feature by a word that has a folder, each address and each kind of job by one word', () => {
    const folders = ['src/modules', 'src/domain', 'admin-ui/src/tools', 'admin-ui/src/resources'];
    expect(inside(3).filter((word) => !folders.some((at) => existsSync(join(ROOT, at, word))))).toEqual([]);
    expect(inside(2).toSorted()).toEqual([...READY_TOOLS, ...ADMIN_PAGES].map(({ url }) => url).toSorted());
    expect(inside(4).toSorted()).toEqual([...JOB_KINDS].toSorted());
  });

  it('leave no page of the web client in a folder of another word', () => {
    const words = inside(3);
    const own = ['tools', 'resources'].flatMap((tree) => foldersOf(`admin-ui/src/${tree}`));
    expect(own.filter((folder) => !words.includes(folder) && !WITHOUT_ADDRESS.includes(folder))).toEqual([]);
  });

  it.each(SCRIPTS.filter((name) => name.startsWith('bench:')))('say what %s measures', (name) => {
    expect(textOf('docs/benches.md')).toContain(name);
  });

  it('keep the architecture short', () => {
    expect(textOf('docs/architecture.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  it.each([
    ['src/core/gone.ts', false],
    ['src/core', true],
    ['gone.spec.ts', false],
    ['fold.ts', true],
    ['src/domain/<tool>/gone.ts', false],
    ['src/domain/<tool>/fold.ts', true],
    ['scripts/*.mjs', true],
  ])('know whether %s is there: %s', (path, isThere) => {
    expect(PATH.test(path)).toBe(true);
    expect(isOfTheProject(path)).toBe(isThere);
  });
});
