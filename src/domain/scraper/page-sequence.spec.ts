import { crawledPage } from '../../../test/support/crawled-page';
import type { CrawledPage } from '../../contracts/scraper/crawls';
import { PageIndex } from './page-index';
import { PageSequence } from './page-sequence';

const at = (path: string) => `https://example.com/${path}`;

function page(path: string, next: string[], prev: string[], given: Partial<CrawledPage> = {}): CrawledPage {
  const checks = { ...(next.length && { next: next.map(at) }), ...(prev.length && { prev: prev.map(at) }) };
  return crawledPage({ url: at(path), checks, ...given });
}

it.each<[what: string, pages: CrawledPage[], told: string[]]>([
  ['agree', [page('1', ['2'], []), page('2', ['3'], ['1']), page('3', [], ['2'])], []],
  ['say nothing', [page('1', [], []), page('2', [], [])], []],
  ['are not known', [page('1', ['2'], [])], []],
  ['leave out one direction', [page('1', ['2'], []), page('2', ['3'], []), page('3', [], [])], []],
  ['name another one', [page('1', ['3'], []), page('2', ['3'], ['1']), page('3', [], ['2'])], ['1', '2']],
  ['name themselves', [page('1', ['1'], []), page('2', [], ['2'])], ['1', '2']],
  ['name one as both', [page('1', [], []), page('2', ['1'], ['1'])], ['2']],
  ['name two', [page('1', ['2', '3'], []), page('2', [], ['1', '3'])], ['1', '2']],
  [
    'name one that is not there',
    [page('1', ['2'], []), page('2', [], [], { status: 404, indexable: false })],
    ['1'],
  ],
  [
    'name the first by another address, whose canonical it is',
    [page('1', ['2'], []), page('1?page=1', [], [], { canonical: at('1') }), page('2', [], ['1?page=1'])],
    [],
  ],
  [
    'name the first by an address that redirects to it',
    [page('1', ['2'], []), page('one', [], [], { status: 301, redirectTo: at('1') }), page('2', [], ['one'])],
    [],
  ],
  [
    'have one canonical in common',
    [
      page('all', [], []),
      page('1', ['2'], [], { canonical: at('all') }),
      page('2', [], ['3'], { canonical: at('all') }),
      page('3', [], [], { canonical: at('all') }),
    ],
    [],
  ],
])('tells pages that %s: %j', (_what, pages, told) => {
  const index = new PageIndex();
  for (const each of pages) index.add(each);
  const sequence = new PageSequence(index);
  for (const each of pages) sequence.note(each);
  expect(pages.filter((each) => sequence.contradicts(each)).map(({ url }) => url)).toEqual(told.map(at));
});
