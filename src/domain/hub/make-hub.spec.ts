import { GRANULARITIES } from '../../contracts/keywords/grouping';
import fc from 'fast-check';
import { HUB_LIMITS } from '../../contracts/hub/hub';
import { editTree } from './edit-tree';
import { pagesOfList } from './existing-pages';
import { hubDocument } from './hub-document';
import { type HubTree, ROOT, walkOf } from './hub-tree';
import { hubViewOf } from './hub-view';
import { type HubTask, makeHub } from './make-hub';
import { readExisting } from './read-existing';
import { SAMPLE_HUB } from './sample';

const MODIFIERS =
  'best cheap small manual lever portable cleaning repair parts beans cup grinder tamper'.split(' ');
const HEADS = ['espresso machine', 'milk frother', 'running shoes', 'moka pot'];

const keyword = fc
  .tuple(fc.constantFrom(...HEADS), fc.subarray(MODIFIERS, { maxLength: 4 }))
  .map(([head, words]) => [...words, head].join(' '));
const rows = fc
  .uniqueArray(fc.tuple(keyword, fc.option(fc.nat(5_000))), {
    selector: ([text]) => text,
    minLength: 1,
    maxLength: 60,
  })
  .map((list) => list.map(([text, volume]) => `${text},${volume ?? ''}`));

const fileOf = (lines: readonly string[]) => Buffer.from(['Keyword,Volume', ...lines].join('\n'));
const hubOf = (task: Partial<HubTask>) =>
  makeHub({ file: fileOf([]), seed: 'espresso machine', language: 'en', existing: [], ...task });
const sampleOf = () =>
  makeHub({
    ...SAMPLE_HUB,
    file: Buffer.from(SAMPLE_HUB.csv),
    existing: pagesOfList(readExisting(SAMPLE_HUB.existing).pages),
  });

/** A tree by titles, so that places in the file don't tell. */
function shapeOf({ ground, trees }: ReturnType<typeof makeHub>, granularity: (typeof GRANULARITIES)[number]) {
  const { byId, order, off } = walkOf(trees[granularity]);
  return [...order, ...off].map(({ title, parent, keywords, address }) => ({
    title,
    address,
    parent: parent === null ? null : byId.get(parent)?.title,
    keywords: keywords.map((place) => ground.keywords[place]?.text),
  }));
}

function assertTree(tree: HubTree, keywords: number) {
  const { order, off, depthOf } = walkOf(tree);
  expect(order.length + off.length).toBe(tree.nodes.length);
  expect(order[0]?.id).toBe(ROOT);
  for (const { id } of order) expect(depthOf(id)).toBeLessThanOrEqual(HUB_LIMITS.depth);
  const places = tree.nodes.flatMap((node) => node.keywords).sort((a, b) => a - b);
  expect(places).toEqual(Array.from({ length: keywords }, (_, place) => place));
}

describe('whatever the keywords', () => {
  it('holds each once in a tree of at most three levels without a cycle', () => {
    fc.assert(
      fc.property(rows, (lines) => {
        const { ground, trees } = hubOf({ file: fileOf(lines) });
        for (const granularity of GRANULARITIES) assertTree(trees[granularity], ground.keywords.length);
      }),
    );
  });

  it('comes out the same in any order of rows', () => {
    fc.assert(
      fc.property(
        rows.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        ([lines, shuffled]) => {
          const [one, other] = [hubOf({ file: fileOf(lines) }), hubOf({ file: fileOf(shuffled) })];
          for (const granularity of GRANULARITIES)
            expect(shapeOf(other, granularity)).toEqual(shapeOf(one, granularity));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('plans each link once, to pages of the hub, and no anchor for two of them', () => {
    fc.assert(
      fc.property(rows, (lines) => {
        const { ground, trees } = hubOf({ file: fileOf(lines) });
        const { pages, links } = hubViewOf(ground, trees.tight);
        const inHub = new Set(pages.flatMap(({ id, kind }) => (kind === 'off' ? [] : id)));
        expect(links.every(({ from, to }) => from !== to && inHub.has(from) && inHub.has(to))).toBe(true);
        expect(new Set(links.map(({ from, to, kind }) => `${from} ${to} ${kind}`)).size).toBe(links.length);
        const targets = new Map<string, string>();
        for (const { anchor, to } of links) {
          expect(anchor).not.toBe('');
          expect(targets.get(anchor.toLowerCase()) ?? to).toBe(to);
          targets.set(anchor.toLowerCase(), to);
        }
        for (const { id, parent } of pages)
          if (parent !== null && inHub.has(id)) {
            expect(links.filter((link) => link.kind === 'up' && link.from === id)).toHaveLength(1);
            expect(links.filter((link) => link.kind === 'down' && link.to === id)).toHaveLength(1);
          }
      }),
    );
  });
});

describe('the sample', () => {
  it('makes the seed’s own cluster the root, and tells what went astray', () => {
    const { ground, trees } = sampleOf();
    const { pages } = hubViewOf(ground, trees.balanced);
    expect(pages[0]).toMatchObject({ kind: 'root', title: 'espresso machine', pillar: true, depth: 0 });
    expect(pages[0]?.keywords).toBeGreaterThan(1);
    expect(pages.filter(({ kind }) => kind === 'off').map(({ title }) => title)).toContain(
      'trail running shoes',
    );
  });

  it('puts a page below the one that its label is a part of', () => {
    const { ground, trees } = sampleOf();
    const { pages } = hubViewOf(ground, trees.tight);
    const above = (title: string) => {
      const parent = pages.find((page) => page.title === title)?.parent;
      return pages.find(({ id }) => id === parent)?.title;
    };
    expect(above('dark roast espresso beans')).toBe('espresso beans');
    expect(above('manual espresso machine')).toBe('espresso grinder');
    expect(above('lever espresso machine')).toBe('manual espresso machine');
  });

  it('knows the pages that are there, each once', () => {
    const { ground, trees } = sampleOf();
    const { pages } = hubViewOf(ground, trees.balanced);
    const addresses = Object.fromEntries(
      pages.flatMap(({ title, address }) => (address ? [[title, address]] : [])),
    );
    expect(addresses).toMatchObject({
      'espresso machine': 'https://shop.example/espresso-machines',
      'espresso grinder': 'https://shop.example/espresso-grinders',
      'how to descale an espresso machine': 'https://shop.example/blog/descaling-your-espresso-machine',
    });
    expect(Object.values(addresses)).not.toContain('https://shop.example/contact');
  });
});

it('ticks the links that are there', () => {
  const existing = [
    {
      address: 'https://a.example/espresso-machine',
      title: 'Espresso machine',
      h1: '',
      links: [1],
    },
    { address: 'https://a.example/espresso-grinder', title: 'Espresso grinder', h1: '', links: [] },
  ];
  const file = fileOf([
    'espresso machine,10',
    'espresso grinder,5',
    'best espresso grinder,3',
    'espresso machine price,2',
  ]);
  const { ground, trees } = hubOf({ file, existing });
  const { pages, links } = hubViewOf(ground, trees.balanced);
  const grinder = pages.find(({ title }) => title === 'espresso grinder')?.id;
  expect(links.filter(({ present }) => present).map(({ from, to }) => [from, to])).toEqual([[ROOT, grinder]]);
});

it('calls nothing off topic where no keyword holds the seed', () => {
  const { ground, trees } = hubOf({ seed: 'tea', file: fileOf(['moka pot,1', 'running shoes,2']) });
  expect(ground.seedFound).toBe(false);
  expect(walkOf(trees.balanced).off).toEqual([]);
});

it('finds the seed in compounds', () => {
  const file = fileOf(['kaffeevollautomat,5', 'kaffeemühle,3', 'laufschuhe,9']);
  const { ground, trees } = hubOf({ seed: 'Kaffee', language: 'de', file });
  expect(ground.seedFound).toBe(true);
  expect(walkOf(trees.balanced).off.map(({ title }) => title)).toEqual(['laufschuhe']);
});

it('makes a page of its own for three and more that share a word and stand nowhere else', () => {
  const words = 'oak pine walnut bamboo'.split(' ');
  const tools = 'saw plane chisel router lathe clamp vise mallet jig rasp file'.split(' ');
  const lines = words.flatMap((word, at) =>
    tools.slice(at * 2, at * 2 + 4).map((tool) => `desk ${word} ${tool} ${tool}${at},${100 - at}`),
  );
  const { trees } = hubOf({ seed: 'desk', file: fileOf(['desk,500', ...lines]) });
  for (const granularity of GRANULARITIES) assertTree(trees[granularity], lines.length + 1);
});

it('groups by the results of a search where most keywords have them', () => {
  const results = (page: string) =>
    Array.from({ length: 10 }, (_, at) => `https://${page}.example/${at}`).join(',');
  const header = ['Keyword', 'Volume', ...Array.from({ length: 10 }, (_, at) => `URL ${at + 1}`)].join(',');
  const body = [
    `car insurance,50,${results('a')}`,
    `auto cover,20,${results('a')}`,
    `boat paint,10,${results('b')}`,
  ];
  const { trees, result } = hubOf({ seed: 'insurance', file: Buffer.from([header, ...body].join('\n')) });
  expect(result.mode).toBe('results');
  const groups = trees.balanced.nodes.map(({ keywords }) => keywords.length).filter((count) => count > 0);
  expect(groups.toSorted((a, b) => a - b)).toEqual([1, 2]);
});

it.each([
  ['semicolons', 'Keyword;Volume\nespresso machine;10\n', ';'.charCodeAt(0)],
  ['tabs', 'Keyword\tVolume\nespresso machine\t10\n', '\t'.charCodeAt(0)],
  ['nothing', 'espresso machine\nespresso grinder\n', undefined],
])('keeps for exports that the file was parted by %s', (_, text, delimiter) => {
  const { ground, trees } = hubOf({ file: Buffer.from(text) });
  expect(hubDocument(ground, trees.balanced).delimiter).toBe(delimiter);
});

it.each([
  ['☕', ''],
  ['☕ maker', 'maker'],
])('exports no slug that nothing can be spelled of: %s', (title, slug) => {
  const { ground, trees } = hubOf({ file: fileOf(['espresso machine,10']) });
  const [root] = trees.balanced.nodes;
  const tree = editTree(trees.balanced, { kind: 'rename', id: root?.id ?? '', title });
  const tables = hubDocument(ground, tree).sections.flatMap(({ blocks }) => blocks);
  const pages = tables.find((block) => block.kind === 'table' && block.id === 'pages');
  if (pages?.kind !== 'table') throw new Error('no pages');
  const row = pages.rows.find(([named]) => named === title);
  expect(row?.[pages.columns.indexOf('Slug')]).toBe(slug);
});

it('plans one page for a possessive, however it is written', () => {
  const file = fileOf([
    "women's drill,90",
    'women’s drills,70',
    'womens drill,50',
    'drill for women,20',
    'drill bits,40',
  ]);
  const { ground, trees } = hubOf({ seed: 'drill', file });
  for (const granularity of GRANULARITIES) {
    const [pages] = hubDocument(ground, trees[granularity]).sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' && block.id === 'pages' ? block : [])),
    );
    const slugs = pages?.rows.map((row) => row[pages.columns.indexOf('Slug')]);
    expect(slugs?.filter((slug) => typeof slug === 'string' && /^wom[ae]ns?-/.test(slug))).toEqual([
      'womens-drill',
    ]);
  }
});
