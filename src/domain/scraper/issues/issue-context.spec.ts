import { crawledPage } from '../../../../test/support/crawled-page';
import { BrokenTargets } from '../broken-targets';
import { HreflangCheck } from '../hreflang';
import { LinkGraph } from '../link-graph';
import { MissingLikeness } from '../missing-page';
import { PageIndex } from '../page-index';
import { HostFaults } from './host-faults';
import { PageSequence } from '../page-sequence';
import { issueContextOf, SameTexts } from './issues';

const ADDRESS = 'https://example.com/good-page';

it('counts texts that indexable pages have in common, whatever the case', () => {
  const texts = { title: 'A', description: 'B', h1: 'C', contentHash: 'd' };
  const page = crawledPage({ url: ADDRESS, ...texts });
  const other = crawledPage({ url: `${ADDRESS}/2`, title: 'a', description: 'b', h1: 'c', contentHash: 'd' });
  const hidden = { ...other, indexable: false };
  const same = new SameTexts();
  for (const each of [page, other, hidden]) same.note(each);
  expect(same.of(page)).toEqual({ title: 2, description: 2, h1: 2, content: 2 });
  const without = { title: null, description: '', h1: null, contentHash: null };
  expect(same.of(crawledPage({ url: ADDRESS, ...without }))).toEqual({
    title: 0,
    description: 0,
    h1: 0,
    content: 0,
  });
  const another = crawledPage({ url: ADDRESS, title: 'B', description: 'A', h1: 'D', contentHash: 'c' });
  expect(same.of(another)).toEqual({ title: 0, description: 0, h1: 0, content: 0 });
});

describe('issueContextOf', () => {
  it('knows a redirect that ends well, and what is wrong with annotations', () => {
    const pages = [
      crawledPage({ url: 'https://example.com/old', status: 301, redirectTo: '/new', indexable: false }),
      crawledPage({
        url: 'https://example.com/new',
        hreflangs: [{ lang: 'en', url: '/new' }],
      }),
    ];
    const index = new PageIndex();
    for (const page of pages) index.add(page);
    const passes = {
      ...{ index, links: new LinkGraph(index), broken: new BrokenTargets(pages.length) },
      ...{ largeImages: new Uint32Array(2), lostFragments: new Uint32Array(2) },
      ...{ hosts: new HostFaults([]), missing: new MissingLikeness() },
      sequence: new PageSequence(index),
      ...{ hreflang: new HreflangCheck(index), same: new SameTexts() },
      ...{ nearDuplicates: new Set<number>(), sitemaps: false, unseen: false },
    };
    const [old, target] = pages.map((page) => issueContextOf(page, passes));
    expect(old).toMatchObject({ redirectBroken: false, redirect: { loop: false } });
    expect(target).toMatchObject({ redirectBroken: false, redirect: null, hreflang: ['no-x-default'] });
  });

  it('brings together what the passes over a crawl know', () => {
    const pages = [
      crawledPage({ url: 'https://example.com/', title: 'One title' }),
      crawledPage({ url: 'https://example.com/a', title: 'ONE title', canonical: 'https://example.com/old' }),
      crawledPage({ url: 'https://example.com/old', status: 301, redirectTo: '/gone', indexable: false }),
      crawledPage({ url: 'https://example.com/gone', status: 404, indexable: false }),
      crawledPage({ url: 'https://example.com/c', title: 'One title', indexable: false }),
    ];
    const index = new PageIndex();
    for (const page of pages) index.add(page);
    const graph = new LinkGraph(index);
    const link = { internal: true, rel: [], anchor: '' };
    graph.add([
      { ...link, from: pages[0]!.url, to: pages[2]!.url },
      { ...link, from: pages[0]!.url, to: pages[3]!.url, anchor: 'x' },
    ]);
    const hreflang = new HreflangCheck(index);
    const same = new SameTexts();
    for (const page of pages) {
      hreflang.note(page);
      same.note(page);
    }
    const broken = new BrokenTargets(pages.length);
    broken.add(0, 'image');
    const passes = {
      index,
      links: graph,
      broken,
      largeImages: Uint32Array.of(2),
      lostFragments: Uint32Array.of(3),
      hosts: new HostFaults([]),
      missing: new MissingLikeness(),
      sequence: new PageSequence(index),
      hreflang,
      same,
      nearDuplicates: new Set([1]),
      sitemaps: false,
      unseen: false,
    };
    const [start, a, old] = pages.map((page) => issueContextOf(page, passes));
    expect(start).toMatchObject({
      same: { title: 2 },
      nearDuplicate: false,
      links: { outlinks: 2, brokenOutlinks: 1, redirectedOutlinks: 1, unnamedOutlinks: 1 },
      broken: { image: 1, link: 0 },
      largeImages: 2,
      lostFragments: 3,
      redirect: null,
    });
    expect(a).toMatchObject({
      nearDuplicate: true,
      canonicalConflict: 'redirects',
      canonical: { loop: false },
    });
    expect(old).toMatchObject({ redirectBroken: true, links: { inlinks: 1 } });
  });
});
