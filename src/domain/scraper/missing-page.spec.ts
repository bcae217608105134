import { crawledPage } from '../../../test/support/crawled-page';
import { isLikeMissing, MissingLikeness, type MissingPage, missingPage } from './missing-page';

const facts = {
  title: 'Acme',
  headings: [{ level: 1 as const, text: 'We could not help you' }],
  mainText: Array.from({ length: 80 }, (_, n) => `word${n}`).join(' '),
  needsJavaScript: false,
  framed: false,
};
const missing = missingPage({ ...facts, canonical: null }) as MissingPage;

it.each<[what: string, page: Partial<typeof facts>, isLike: boolean]>([
  ['the same', {}, true],
  ['with some words more', { mainText: `${facts.mainText} and more` }, true],
  ['with another text', { mainText: facts.mainText.replaceAll('word', 'sentence') }, false],
  ['half of whose text is another', { mainText: facts.mainText.replace(/word[4-7]/g, 'other') }, false],
  ['with another title', { title: 'Shoes | Acme' }, false],
  ['without a title', { title: null as unknown as string }, false],
  ['with another heading', { headings: [{ level: 1, text: 'Shoes' }] }, false],
])('takes a page %s for a missing one: %j', (_what, page, isLike) => {
  expect(isLikeMissing({ ...facts, ...page }, missing)).toBe(isLike);
});

it('needs the very text where neither has a title or a heading', () => {
  const unnamed = { ...facts, title: null, headings: [] };
  const lost = missingPage({ ...unnamed, canonical: null }) as MissingPage;
  expect(isLikeMissing(unnamed, lost)).toBe(true);
  expect(isLikeMissing({ ...unnamed, mainText: `${facts.mainText} and more` }, lost)).toBe(false);
});

it.each([{ needsJavaScript: true }, { framed: true }, { mainText: '' }])(
  'compares nothing with %j',
  (shown) => {
    expect(missingPage({ ...facts, ...shown, canonical: null })).toBeNull();
    expect(isLikeMissing({ ...facts, ...shown }, missing)).toBe(false);
  },
);

describe('MissingLikeness', () => {
  const page = (path: string, isAlike: boolean, host = 'example.com') =>
    crawledPage({
      url: `https://${host}${path}`,
      depth: path === '/start' ? 0 : 1,
      checks: isAlike ? { likeMissing: true } : {},
    });

  it.each<[what: string, pages: ReturnType<typeof page>[], told: string[]]>([
    ['few pages', [page('/', false), page('/a', true), page('/b', false)], ['/a']],
    ['the home page', [page('/', true), page('/a', true), page('/b', false), page('/c', false)], []],
    ['where it began', [page('/start', true), page('/a', true), page('/b', false), page('/c', false)], []],
    ['most pages', [page('/', false), page('/a', true), page('/b', true)], []],
    [
      'the home page of another host',
      [page('/', false), page('/a', true), page('/', true, 'b.example.com')],
      ['/a'],
    ],
  ])('tells what is like a missing page, where that is %s', (_what, pages, told) => {
    const likeness = new MissingLikeness();
    for (const each of pages) likeness.note(each);
    const found = pages.filter((each) => likeness.tells(each));
    expect(found.map(({ url }) => new URL(url).pathname)).toEqual(told);
  });
});
