import { type SearchablePage, searchablePagesOf } from './searchablePages';
import { MAX_SUGGESTIONS, narrowNavigation, searchPages } from './searchPages';

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

it.each([
  ['crawl', 'Full Site Scraper'],
  ['batch', 'Tools Permissions'],
  ['students', 'Users'],
  ['draft', 'Optimize Prime'],
  ['watch', 'Content Change Detective'],
])('what the glossary calls %s finds %s first', (text, first) => {
  const pages = searchablePagesOf({ role: 'admin', extendedPermissions: [] });
  expect(searchPages(pages, text)[0]?.title).toBe(first);
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

describe('the navigation that a text leaves', () => {
  const parts = [page('Pros Box 2', { entryId: 'Generator', within: 'Generator' })];
  const pages = [...['Generator', 'Finder', 'Users', 'User Stats'].map((title) => page(title)), ...parts];
  const entries = (...ids: string[]) => ids.map((id) => ({ id }));
  const groups = [
    { id: 'tools', entries: entries('Generator', 'Finder') },
    { id: 'applications', entries: entries('User Stats', 'Users') },
  ];

  it.each([
    ['', ['Generator', 'Finder', 'User Stats', 'Users']],
    ['  ', ['Generator', 'Finder', 'User Stats', 'Users']],
    ['user', ['User Stats', 'Users']],
    ['findr', ['Finder']],
    ['box 2', ['Generator']],
    ['zebra', []],
  ])('%j: %j, in its order', (text, left) => {
    const narrowed = narrowNavigation(groups, pages, text);
    expect(narrowed.flatMap((group) => group.entries.map(({ id }) => id))).toEqual(left);
    expect(narrowed.every((group) => group.entries.length > 0)).toBe(true);
  });
});
