import { MAX_QUERIES_PER_PATH } from '../../contracts/scraper/crawls';
import { isTracking, QueryBudget, tidyQuery } from './query-strings';

const SITE = 'https://shop.example';

describe('tidyQuery', () => {
  it.each([
    ['/', '/'],
    ['/shoes?page=2', '/shoes?page=2'],
    // What tells where visitors come from is no part of the page.
    ['/shoes?utm_source=news&utm_medium=mail', '/shoes'],
    ['/shoes?gclid=abc&page=2', '/shoes?page=2'],
    ['/shoes?page=2&fbclid=x&UTM_Campaign=y', '/shoes?page=2'],
    ['/shoes?mc_cid=1&mc_eid=2&msclkid=3&srsltid=4&_gl=5&mtm_campaign=6&__hstc=7', '/shoes'],
    // What may name a page stays.
    ['/shoes?ref=1&source=2&id=3&utm=4', '/shoes?id=3&ref=1&source=2&utm=4'],
    // One order for all, but for parameters of the same name.
    ['/shoes?size=9&colour=red', '/shoes?colour=red&size=9'],
    ['/shoes?colour=red&size=9', '/shoes?colour=red&size=9'],
    ['/shoes?f=b&a=1&f=a', '/shoes?a=1&f=b&f=a'],
    ['/shoes?tag[]=b&tag[]=a', '/shoes?tag[]=b&tag[]=a'],
    // Values are as they are, and so is a parameter without one.
    ['/shoes?q=a%26b=c&empty=&flag', '/shoes?empty=&flag&q=a%26b=c'],
    ['/shoes?&&page=2&', '/shoes?page=2'],
    ['/shoes?1234', '/shoes?1234'],
    ['/shoes?next=/a?b=1', '/shoes?next=/a?b=1'],
  ])('%s is %s', (address, expected) => {
    expect(tidyQuery(SITE + address)).toBe(SITE + expected);
    expect(tidyQuery(SITE + expected)).toBe(SITE + expected);
  });
});

it.each([
  ['utm_id', true],
  ['pk_campaign', true],
  ['yclid', true],
  ['page', false],
  ['utm', false],
  ['clid', false],
  ['id', false],
])('%s is a tracking parameter: %s', (name, expected) => {
  expect(isTracking(name)).toBe(expected);
});

describe('QueryBudget', () => {
  it('admits so many in all, the first ones, again and again', () => {
    const budget = new QueryBudget(2);
    const paths = ['/a?x', '/b?x', '/c?x', '/a?x', '/d', '/c?x'];
    expect(paths.map((path) => budget.admits(SITE + path))).toEqual([true, true, false, true, true, false]);
  });

  it('admits so many of a path, and still those of others', () => {
    const budget = new QueryBudget(1_000);
    for (let day = 0; day < MAX_QUERIES_PER_PATH; day++)
      expect(budget.admits(`${SITE}/calendar?day=${day}`)).toBe(true);
    expect(budget.admits(`${SITE}/calendar?day=99`)).toBe(false);
    expect(budget.admits(`${SITE}/calendar/?day=99`)).toBe(true);
    expect(budget.admits(`${SITE}/list?page=2`)).toBe(true);
  });

  it('gives one place to an address that the crawl knew twice', () => {
    const budget = new QueryBudget(1_000);
    for (let time = 0; time < MAX_QUERIES_PER_PATH; time++) budget.take(`${SITE}/calendar?day=1`);
    expect(budget.admits(`${SITE}/calendar?day=2`)).toBe(true);
  });

  it('counts what a crawl knew before', () => {
    const budget = new QueryBudget(1);
    budget.take(`${SITE}/a?x`);
    budget.take(`${SITE}/a`);
    expect(budget.admits(`${SITE}/b?x`)).toBe(false);
    expect(budget.admits(`${SITE}/a?x`)).toBe(true);
  });
});
