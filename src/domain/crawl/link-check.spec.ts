import { LinkCheck } from './link-check';

const link = (url: string | null, anchor = 'Shoes', place: 'nav' | 'main' = 'main') => ({
  url,
  anchor,
  place,
});

function checked(page: string, ...links: ReturnType<typeof link>[]) {
  const check = new LinkCheck(page);
  for (const each of links) check.add(each);
  return check.result();
}

it('says nothing of links that are right', () => {
  const right = [
    link('https://example.com/a'),
    link(null, 'click here'),
    link('https://example.com/b', 'More', 'nav'),
  ];
  expect(checked('https://example.com/', ...right)).toEqual({});
  expect(checked('http://example.com/', link('http://example.com/a'))).toEqual({});
});

it('counts links by http, those that say nothing, and those with parameters of campaigns', () => {
  expect(
    checked(
      'https://example.com/',
      link('http://example.com/a'),
      link('https://example.com/b', 'Read more'),
      link('https://example.com/c?utm_source=menu', 'here'),
    ),
  ).toEqual({ httpLinks: 1, vagueLinks: 2, trackedLinks: 1 });
});
