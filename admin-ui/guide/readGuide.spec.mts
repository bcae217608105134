import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN_PAGES } from '../../src/contracts/access/admin-pages.ts';
import { READY_TOOLS } from '../../src/contracts/access/tools.ts';
import { chapterAt } from '../src/shared/guide/chapterAt.ts';
import { contentsOf } from './contentsOf.mts';
import { readChapter, sectionsOf } from './readChapter.mts';
import { readGuide } from './readGuide.mts';

const FOLDER = join(import.meta.dirname, '../../docs/guide');
const WORDS = { least: 150, most: 450 };
const MOST_PICTURE_BYTES = 120 * 1024;

const picture = (path: string) => Promise.resolve({ url: `/${path}`, width: 1280, height: 800 });
const read = async (markdown: string) => (await readChapter(`# Title\n\n${markdown}`, picture)).blocks;

const { contents, files } = await readGuide(FOLDER);
const bySlug = new Map(contents.chapters.map((chapter) => [chapter.slug, chapter]));
const textOf = (slug: string) => readFileSync(`${FOLDER}/${slug}.md`, 'utf8');
const blocksOf = (slug: string) => String(files.get(bySlug.get(slug)?.url.slice(1) ?? ''));
const linksIn = (slug: string) =>
  [...blocksOf(slug).matchAll(/"to":"\/guide\/([^"]+)"/g)].map(([, to]) => to ?? '');
const anchorsOf = (slug: string) => [
  '',
  ...[...blocksOf(slug).matchAll(/"anchor":"([^"]+)"/g)].map(([, a]) => a),
];

it.each(READY_TOOLS.map(({ id, title, url }) => [id, title, url]))(
  'has a chapter on %s for everybody, to which its page leads',
  (id, title, url) => {
    expect(bySlug.get(id)).toMatchObject({ title, isForAdmins: false });
    expect(chapterAt(url)).toBe(id);
  },
);

/** What makes or keeps something, and judges nothing. */
const MAKERS = [
  ...['products', 'product-box-generator', 'top-3-table-generator', 'versus-box-generator'],
  ...['pros-and-cons-generator', 'ppl-files', 'screaming-frog-activation'],
];
const ALWAYS = ['What it answers', 'What it does not know'];

it.each(READY_TOOLS.map(({ id }) => id))(
  '%s says what it answers, how it judges, by what, and what it does not know',
  (id) => {
    const titles = [...textOf(id).matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    const asked = MAKERS.includes(id) ? ALWAYS : [...ALWAYS, 'How it judges', 'Its sources'];
    expect(asked.filter((title) => !titles.includes(title))).toEqual([]);
  },
);

it.each(ADMIN_PAGES.map(({ url }) => url))('has a chapter on %s for admins', (url) => {
  expect(bySlug.get(chapterAt(url) ?? '')).toMatchObject({ isForAdmins: true });
});

it('lists each of its files once, those of tools under no heading', () => {
  const written = readdirSync(FOLDER).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const listed = contents.chapters.map(({ slug }) => `${slug}.md`);
  expect(listed.toSorted()).toEqual(written.toSorted());
  const ofTools = contents.chapters.filter(({ part }) => part === '').map(({ slug }) => slug);
  expect(ofTools.toSorted()).toEqual(READY_TOOLS.map(({ id }) => id as string).toSorted());
});

it('shows each of its pictures, none of them too large', () => {
  const taken = readdirSync(`${FOLDER}/pictures`);
  const shown = contents.chapters.flatMap(({ slug }) =>
    [...textOf(slug).matchAll(/\(pictures\/([^)]+)\)/g)].map(([, name]) => name ?? ''),
  );
  expect(shown.toSorted()).toEqual(taken.toSorted());
  const large = taken.filter((name) => statSync(`${FOLDER}/pictures/${name}`).size > MOST_PICTURE_BYTES);
  expect(large).toEqual([]);
});

it.each(contents.chapters.map(({ slug }) => slug))('%s is neither a note nor a book', (slug) => {
  const words = textOf(slug).split(/\s+/).filter(Boolean).length;
  expect(words).toBeGreaterThanOrEqual(WORDS.least);
  expect(words).toBeLessThanOrEqual(WORDS.most);
});

it('leads within itself to headings that are there, and students never to a chapter of admins', () => {
  const lost = contents.chapters.flatMap(({ slug, isForAdmins }) =>
    linksIn(slug).filter((to) => {
      const target = bySlug.get(to.split('#')[0] ?? '');
      return (
        !target ||
        (target.isForAdmins && !isForAdmins) ||
        !anchorsOf(target.slug).includes(to.split('#')[1] ?? '')
      );
    }),
  );
  expect(lost).toEqual([]);
});

describe('contentsOf', () => {
  it('takes the chapters of its lists, in parts, those below a heading of admins for admins', () => {
    expect(
      contentsOf('# Guide\n\n## Write\n\n- [A](a.md)\n- [B](b.md)\n\n## For admins\n\n- [C](c.md)', []),
    ).toEqual([
      { slug: 'a', part: 'Write', isForAdmins: false },
      { slug: 'b', part: 'Write', isForAdmins: false },
      { slug: 'c', part: 'For admins', isForAdmins: true },
    ]);
  });

  it('has the files that nothing lists where its heading of tools is', () => {
    const contents = contentsOf('# Guide\n\n## Tools\n\nSee there.\n\n## For admins\n\n- [C](c.md)', [
      'a',
      'b',
      'c',
    ]);
    expect(contents).toEqual([
      { slug: 'a', part: '', isForAdmins: false },
      { slug: 'b', part: '', isForAdmins: false },
      { slug: 'c', part: 'For admins', isForAdmins: true },
    ]);
  });
});

describe('readChapter', () => {
  it('reads headings, lines, lists and pictures', async () => {
    expect(
      await read(
        '![A tree](pictures/a.webp)\n\n## Its *sources*\n\nGo **on**\nto [B](b.md#how), or `x`.\n\n1. One',
      ),
    ).toEqual([
      { kind: 'picture', text: 'A tree', url: '/pictures/a.webp', width: 1280, height: 800 },
      { kind: 'heading', anchor: 'its-sources', text: 'Its sources' },
      {
        kind: 'paragraph',
        parts: [
          'Go ',
          { kind: 'strong', parts: ['on'] },
          ' to ',
          { kind: 'link', to: '/guide/b#how', parts: ['B'] },
          ', or ',
          { kind: 'code', parts: ['x'] },
          '.',
        ],
      },
      { kind: 'list', isOrdered: true, items: [[{ kind: 'paragraph', parts: ['One'] }]] },
    ]);
  });

  it.each([
    ['markup', '<b>bold</b>', /no way to show a html/],
    ['a script', '<script>alert(1)</script>', /no way to show a html/],
    ['an address that runs', '[x](javascript:alert)', /neither a chapter nor another site/],
    ['an address without encryption', '[x](http://a.example)', /neither a chapter nor another site/],
    ['a deeper heading', '### Deep', /heading of level 3/],
    ['code', '```\nx\n```', /no way to show a code/],
  ])('refuses %s', async (_, markdown, message) => {
    await expect(read(markdown)).rejects.toThrow(message);
  });

  it('refuses a text without a title', async () => {
    await expect(readChapter('Text', picture)).rejects.toThrow('no title');
  });
});

it('has what is searched in sections, one a heading', async () => {
  const blocks = await read('Before.\n\n## How\n\n- One\n- Two');
  expect(sectionsOf('a', 'Title', blocks)).toEqual([
    { slug: 'a', anchor: '', heading: 'Title', text: 'Before.' },
    { slug: 'a', anchor: 'how', heading: 'How', text: 'One Two' },
  ]);
});
