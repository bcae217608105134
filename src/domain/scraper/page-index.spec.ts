import { crawledPage } from '../../../test/support/crawled-page';
import { MAX_INDEXED_PAGES, PageIndex } from './page-index';

const at = (path: string) => `https://example.com/${path}`;

describe('PageIndex', () => {
  it('gives each page a number, and the same one again', () => {
    const index = new PageIndex();
    const [a, b] = [crawledPage({ url: at('a') }), crawledPage({ url: at('b') })];
    expect([a, b, a].map((page) => index.add(page))).toEqual([0, 1, 0]);
    expect(index.pages).toHaveLength(2);
    expect([index.numberOf(at('b')), index.get(at('b'))?.url]).toEqual([1, at('b')]);
    expect([index.numberOf(at('c')), index.get(at('c'))]).toEqual([undefined, undefined]);
  });

  it('holds 65,536 pages, and refuses more', () => {
    const index = new PageIndex();
    const page = crawledPage({ url: '' });
    for (let number = 0; number < MAX_INDEXED_PAGES; number++) index.add({ ...page, url: `${number}` });
    expect(() => index.add({ ...page, url: 'one more' })).toThrow('More pages than an index holds.');
  });
});
