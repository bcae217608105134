import type { ReadingText } from '../../contracts/readings/readings';
import { pagesOfReading } from './pages-of-reading';

interface Given {
  path: string;
  /** Where it redirects to. */
  to?: string;
  links?: string[];
  title?: string | null;
}

const at = (path: string) => new URL(path, 'https://a.example/').href;
const textOf = (links: string[]): ReadingText => ({
  ...{ headings: [], blocks: [], templateLinks: [], templateBlocks: 0, cut: false },
  bodyLinks: links.map((url) => ({ url: at(url), anchor: '', rel: [], place: 'main', internal: true })),
});

async function* each<Value>(values: Value[]): AsyncGenerator<Value> {
  for (const value of values) yield await Promise.resolve(value);
}

const of = (given: Given[]) =>
  pagesOfReading(
    each(
      given.map(({ path, to, title = path }) => ({
        ...{ url: at(path), finalUrl: at(to ?? path), read: to === undefined, title, h1: null },
      })),
    ),
    each(
      given.map(({ path, to, links = [] }) => ({
        url: at(path),
        text: to === undefined ? textOf(links) : null,
      })),
    ),
  );
const linksOf = async (given: Given[]) => (await of(given)).map(({ links }) => links);

it('takes the pages that were read, with short texts', async () => {
  const pages = await of([
    { path: '/a', title: ` A\n page ${'x'.repeat(300)}` },
    { path: '/b', title: null },
    { path: '/c', to: '/a' },
  ]);
  expect(pages).toEqual([
    { address: at('/a'), title: `A page ${'x'.repeat(193)}`, h1: '', links: [] },
    { address: at('/b'), title: '', h1: '', links: [] },
  ]);
});

it.each<[string, Given[], number[][]]>([
  ['each page once', [{ path: '/a', links: ['/b', '/b#part', '/b?'] }, { path: '/b' }], [[1], []]],
  ['no page that was not read', [{ path: '/a', links: ['/b', 'https://b.example/', 'mailto:a'] }], [[]]],
  [
    'pages behind redirects',
    [{ path: '/a', links: ['/x'] }, { path: '/x', to: '/y' }, { path: '/y', to: '/b' }, { path: '/b' }],
    [[1], []],
  ],
  [
    'no redirects that go round',
    [
      { path: '/a', links: ['/x'] },
      { path: '/x', to: '/y' },
      { path: '/y', to: '/x' },
    ],
    [[]],
  ],
])('links to %s', async (_, given, links) => {
  expect(await linksOf(given)).toEqual(links);
});
