import type { PageHeading } from '../../contracts/pages/page-facts';
import { addressesOfCsv, addressesOfText } from './address-list';
import { checkHeadings, headingCounts, headingProblems } from './headings';
import { LinkGraph } from './link-graph';

const headings = (...levels: string[]): PageHeading[] =>
  levels.map((level) => ({ level: Number(level[0]) as PageHeading['level'], text: level.slice(1) }));

describe('headings', () => {
  it.each([
    ['in order', headings('1a', '2b', '3c', '2d', '3e'), []],
    ['none at all', [], ['no-h1']],
    ['no h1', headings('2a'), ['no-h1']],
    ['two h1', headings('1a', '2b', '1c'), ['several-h1']],
    ['a skipped level', headings('1a', '3b', '4c', '2d'), ['skipped-level']],
    ['an empty one', headings('1a', '2'), ['empty-heading']],
    ['an empty h1 that skips nothing', headings('1', '3b'), ['no-h1', 'empty-heading', 'skipped-level']],
  ])('finds the problems of %s', (_, page, problems) => {
    expect(headingProblems(page)).toEqual(problems);
  });

  it('leaves those that are hidden out of the order', () => {
    const [h1, ...rest] = headings('1a', '1b', '4c', '2d', '2');
    const page = [
      h1!,
      ...rest.map((heading, at) => (at === 2 ? heading : { ...heading, hidden: true as const })),
    ];
    expect(headingProblems(page)).toEqual([]);
    expect(headingProblems(page.slice(1))).toEqual([]);
    expect(headingProblems(page.slice(2))).toEqual(['no-h1']);
  });

  it('marks the heading that has the problem', () => {
    const marked = checkHeadings(headings('1a', '3b', '1c')).map(({ problem }) => problem);
    expect(marked).toEqual([null, 'skipped-level', 'several-h1']);
    expect(headingCounts(headings('1a', '3b', '1c'))).toEqual([2, 0, 1, 0, 0, 0]);
  });
});

describe('addresses', () => {
  it('takes one a line, each once, and says which lines are none and why', () => {
    const text =
      ' https://a.example/x,y;z \n\nb.example/page\r\nhello\nhttps://a.example/x,y;z\nmailto:a@b.c\nno spaces.example\n';
    expect(addressesOfText(text)).toEqual({
      addresses: ['https://a.example/x,y;z', 'https://b.example/page'],
      refused: [
        { line: 4, text: 'hello', fault: 'no-address' },
        { line: 6, text: 'mailto:a@b.c', fault: 'scheme' },
        { line: 7, text: 'no spaces.example', fault: 'several' },
      ],
    });
  });

  it('takes the cells of a csv that begin as addresses, and loses none that is broken', () => {
    const csv =
      '\ufeff"Address","Title"\r\n"https://a.example/x,y","A, b"\r\nhttps://b.example;200;name.jpg\nhttps://[\n';
    expect(addressesOfCsv(csv)).toEqual(['https://a.example/x,y', 'https://b.example', 'https://[']);
  });
});

it('knows inlinks and clicks from the first page, over redirects too', () => {
  const graph = new LinkGraph([
    { position: 1, addresses: ['/'] },
    { position: 2, addresses: ['/old', '/new'] },
    { position: 3, addresses: ['/deep'] },
    { position: 4, addresses: ['/lost'] },
  ]);
  for (const [source, target] of [
    [1, '/new'],
    [1, '/new'],
    [1, '/'],
    [1, '/elsewhere'],
    [2, '/deep'],
    [3, '/old'],
    [4, '/deep'],
  ] as const) {
    graph.add({ source, target });
  }
  expect(graph.places()).toEqual([
    { position: 1, inlinks: 0, depth: 0 },
    { position: 2, inlinks: 2, depth: 1 },
    { position: 3, inlinks: 2, depth: 2 },
    { position: 4, inlinks: 0, depth: null },
  ]);
});

it('leads from a page that redirects to where it ends, if that is a page of the run as well', () => {
  const graph = new LinkGraph([
    { position: 1, addresses: ['/'] },
    { position: 2, addresses: ['/old', '/new'] },
    { position: 3, addresses: ['/new'] },
    { position: 4, addresses: ['/older', '/new'] },
  ]);
  graph.add({ source: 1, target: '/old' });
  graph.add({ source: 3, target: '/new' });
  expect(graph.places()).toEqual([
    { position: 1, inlinks: 0, depth: 0 },
    { position: 2, inlinks: 1, depth: 1 },
    { position: 3, inlinks: 1, depth: 1 },
    { position: 4, inlinks: 0, depth: null },
  ]);
});
