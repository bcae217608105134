import { pageQuery, sortText } from './pageQuery';

const query = (address: string) => {
  const parameters = new URLSearchParams(address);
  return pageQuery((name) => parameters.get(name) ?? '');
};

describe('the part of the pages that an address asks for', () => {
  it('is the first one, as they were found, where it names none', () => {
    expect(query('')).toEqual({ page: 1, perPage: 25, sort: undefined, filter: {} });
  });

  it('is what it names', () => {
    expect(query('page=3&sort=-words&q=+shoes+&status=4xx&indexable=no&issue=title-missing&depth=0')).toEqual(
      {
        page: 3,
        perPage: 25,
        sort: { field: 'words', order: 'DESC' },
        filter: { q: 'shoes', statusClass: '4xx', indexable: false, issue: 'title-missing', depth: 0 },
      },
    );
  });

  it('leaves out what cannot be meant', () => {
    expect(query('page=-2&sort={}&status=6xx&indexable=perhaps&depth=-1')).toEqual(query(''));
  });
});

it('writes a sort as it reads it', () => {
  for (const sort of ['words', '-words']) expect(sortText(query(`sort=${sort}`).sort!)).toBe(sort);
});
