import { AppError } from '../errors/app-error';
import { parseIds, parseListQuery } from './list-query';

const SPEC = {
  sort: ['createdAt', 'email'],
  filter: {
    q: 'text',
    active: 'boolean',
    batch: 'id',
    role: ['admin', 'student'],
    size: { anyOf: ['S', 'M', 'L'] },
    added: 'dates',
  },
} as const;
const ID = '65f0a1b2c3d4e5f601234567';

const parse = (query: Record<string, unknown>) =>
  parseListQuery(
    Object.fromEntries(
      Object.entries(query).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
    SPEC,
  );

describe('parseListQuery', () => {
  it('gives the first rows in the default order when nothing is asked', () => {
    expect(parse({})).toEqual({
      filter: {},
      sort: { field: 'createdAt', direction: 'ASC' },
      range: { start: 0, end: 24 },
    });
  });

  it('reads the dialect', () => {
    const filter = { q: 'ann', active: false, batch: ID, role: 'student', id: [ID] };
    expect(parse({ filter, sort: ['email', 'DESC'], range: [10, 19] })).toEqual({
      filter,
      sort: { field: 'email', direction: 'DESC' },
      range: { start: 10, end: 19 },
    });
  });

  it.each([
    ['S', ['S']],
    [
      ['M', 'L'],
      ['M', 'L'],
    ],
    [[], []],
  ])('reads %j as one or several words', (size, words) => {
    expect(parse({ filter: { size } }).filter).toEqual({ size: words });
  });

  it.each<[object, object]>([
    [
      { added: { from: '2026-01-31', to: '2026-01-31' } },
      { added: { from: new Date('2026-01-31T00:00:00.000Z'), to: new Date('2026-01-31T23:59:59.999Z') } },
    ],
    [{ added: { to: '2026-01-31T12:00+01:00' } }, { added: { to: new Date('2026-01-31T11:00Z') } }],
    [{ added: { from: '2028-02-29' } }, { added: { from: new Date('2028-02-29') } }],
  ])('reads the range %j', (filter, read) => {
    expect(parse({ filter }).filter).toEqual(read);
  });

  it.each([
    [{ added: {} }, 'Filter added must be {"from": …, "to": …}, or one of the two.'],
    [{ added: { $gte: '2026-01-31' } }, 'Filter added must be {"from": …, "to": …}, or one of the two.'],
    [{ added: 'never' }, 'Filter added must be {"from": …, "to": …}, or one of the two.'],
    [
      { added: { from: '2026-02-30' } },
      'Filter added.from must be a day such as 2027-01-31 or a time with its zone.',
    ],
    [
      { added: { to: '2026-01-31T12:00' } },
      'Filter added.to must be a day such as 2027-01-31 or a time with its zone.',
    ],
    [
      { added: { from: { $gt: '' } } },
      'Filter added.from must be a day such as 2027-01-31 or a time with its zone.',
    ],
    [{ added: { from: '2026-02-01', to: '2026-01-31' } }, 'Filter added must not end before it begins.'],
  ])('says what is wrong with the range %j', (filter, sentence) => {
    expect(() => parse({ filter })).toThrow(sentence);
  });

  it('caps the number of rows', () => {
    expect(parse({ range: [5, 1_000_000] }).range).toEqual({ start: 5, end: 1004 });
  });

  it.each([
    ['an operator as value', { filter: { q: { $ne: '' } } }],
    ['an operator as field', { filter: { $where: 'sleep(1000)' } }],
    ['a list in an id list', { filter: { id: [[ID]] } }],
    ['an operator in an id list', { filter: { id: [{ $gt: '' }] } }],
    ['an unknown field', { filter: { password: 'x' } }],
    ['a field of the prototype', { filter: '{"__proto__":{"role":"admin"}}' }],
    ['a method of the prototype', { filter: { toString: 'x' } }],
    ['a list for a plain field', { filter: { role: ['admin'] } }],
    ['a word that is not offered', { filter: { role: 'root' } }],
    ['text for a yes or no', { filter: { active: 'true' } }],
    ['an id that is none', { filter: { batch: 'Spring' } }],
    ['a very long text', { filter: { q: 'x'.repeat(501) } }],
    ['a text that no pattern may hold', { filter: { q: 'a\0b' } }],
    ['a word of several that is not offered', { filter: { size: ['S', 'XL'] } }],
    ['more words than there are', { filter: { size: ['S', 'S', 'S', 'S'] } }],
    ['an operator among words', { filter: { size: [{ $ne: '' }] } }],
    ['more ids than a page', { filter: { id: Array.from({ length: 1001 }, () => ID) } }],
    ['a filter that is a list', { filter: [] }],
    ['a filter that is no JSON', { filter: '{' }],
    ['sorting by an unknown field', { sort: ['password', 'ASC'] }],
    ['an unknown direction', { sort: ['email', 'sideways'] }],
    ['a range from behind', { range: [9, 0] }],
    ['a negative range', { range: [-1, 9] }],
    ['a range of text', { range: ['0', '9'] }],
    ['half a range', { range: [0] }],
  ])('refuses %s', (_, query) => {
    expect(() => parse(query)).toThrow(AppError);
  });

  it('names the fields that may be filtered by', () => {
    expect(() => parse({ filter: { nickname: 'x' } })).toThrow(
      "The list can't be filtered by nickname; it knows id, q, active, batch, role, size, added.",
    );
  });
});

describe('parseIds', () => {
  it('reads the ids of a bulk call', () => {
    expect(parseIds({ filter: JSON.stringify({ id: [ID] }) })).toEqual([ID]);
  });

  it.each([[{}], [{ filter: '{}' }], [{ filter: '{"id":[]}' }], [{ filter: '{"role":"student"}' }]])(
    'refuses %j: a bulk call must name its records',
    (query) => {
      expect(() => parseIds(query)).toThrow(AppError);
    },
  );
});
