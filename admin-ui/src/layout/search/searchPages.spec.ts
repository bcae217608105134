import { MAX_SUGGESTIONS, searchPages } from './searchPages';

const PAGES = ['Intent Finder', 'Users', 'User Stats', 'Pro Plans', 'Plan Users'].map((title) => ({
  id: title,
  title,
  url: `/${title.toLowerCase().replace(/ /g, '-')}`,
}));
const titles = (text: string) => searchPages(PAGES, text).map(({ title }) => title);

it.each([
  ['finder', ['Intent Finder']],
  ['USER', ['Users', 'User Stats', 'Plan Users']],
  ['plan', ['Plan Users', 'Pro Plans']],
  ['/pro-plans', ['Pro Plans']],
  ['fin int', ['Intent Finder']],
  ['zebra', []],
])('%s finds %j', (text, found) => {
  expect(titles(text)).toEqual(found);
});

it('offers every page before anything is typed, ten at most', () => {
  expect(titles('  ')).toHaveLength(PAGES.length);
  const many = Array.from({ length: 25 }, (_, index) => ({
    id: `${index}`,
    title: `Page ${index}`,
    url: '/',
  }));
  expect(searchPages(many, 'page')).toHaveLength(MAX_SUGGESTIONS);
});
