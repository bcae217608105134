import type { SearchablePage } from './searchablePages';
import { MAX_SUGGESTIONS, searchPages } from './searchPages';

const page = (title: string, part: Partial<SearchablePage> = {}): SearchablePage => ({
  id: title,
  entryId: title,
  title,
  url: `/${title.toLowerCase().replace(/ /g, '-')}`,
  ...part,
});
const PAGES = [
  ...['Intent Finder', 'Users', 'User Stats', 'Pro Plans', 'Plan Users'].map((title) => page(title)),
  page('Pros & Cons Generator', { url: '/pros-and-cons-generator' }),
  page('Pros & Cons Box 2', {
    url: '/pros-and-cons-generator?open=pros-cons-2',
    within: 'Pros & Cons Generator',
  }),
];
const titles = (text: string) => searchPages(PAGES, text).map(({ title }) => title);

it.each([
  ['finder', ['Intent Finder']],
  ['USER', ['Users', 'User Stats', 'Plan Users']],
  ['plan', ['Plan Users', 'Pro Plans']],
  ['/pro-plans', ['Pro Plans']],
  ['fin int', ['Intent Finder']],
  ['Fïnder', ['Intent Finder']],
  ['zebra', []],
])('%s finds %j', (text, found) => {
  expect(titles(text)).toEqual(found);
});

it.each([
  ['initials', 'if', 'Intent Finder'],
  ['beginnings written as one', 'intfin', 'Intent Finder'],
  ['a letter left out', 'intnt', 'Intent Finder'],
  ['a letter too many', 'findder', 'Intent Finder'],
  ['a wrong letter', 'plens', 'Pro Plans'],
  ['letters exchanged', 'generaotr', 'Pros & Cons Generator'],
  ['a sub-tool', 'cons box', 'Pros & Cons Box 2'],
  ['a sub-tool by its tool', 'generator 2', 'Pros & Cons Box 2'],
])('%s: %s finds %s first', (_, text, first) => {
  expect(titles(text)[0]).toBe(first);
});

it('minds slips only where nothing is found as it is typed, and not in short words', () => {
  expect(titles('plans')).toEqual(['Pro Plans']);
  expect(titles('uzr')).toEqual([]);
});

it('offers every page and no part of one before anything is typed', () => {
  expect(titles('  ')).toEqual(PAGES.filter(({ within }) => !within).map(({ title }) => title));
});

it('offers ten at most', () => {
  const many = Array.from({ length: 25 }, (_, index) => page(`Page ${index}`));
  expect(searchPages(many, 'page')).toHaveLength(MAX_SUGGESTIONS);
  expect(searchPages(many, '')).toHaveLength(MAX_SUGGESTIONS);
});
