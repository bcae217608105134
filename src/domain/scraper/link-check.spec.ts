import { placeHash } from './fragment';
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

describe('places on the page', () => {
  const page = 'https://example.com/a';
  const places = Uint32Array.from(['top', 'prices', 'über-uns'], placeHash);

  it.each<[what: string, href: string, to: string, fragment: string | null, lost: number]>([
    ['one that is there', '#prices', page, 'prices', 0],
    ['one that is written encoded', '#%C3%BCber-uns', page, 'über-uns', 0],
    ['one in other letters', '#Prices', page, 'Prices', 1],
    ['one that is not there', '#missing', page, 'missing', 1],
    ['one on another page', '#missing', 'https://example.com/b', 'missing', 0],
    ['the top', '#top', page, null, 0],
    ['nothing', '#', page, null, 0],
    ['a text', '#:~:text=abc', page, null, 0],
  ])('%s', (_what, href, to, fragment, lost) => {
    const check = new LinkCheck(page, places);
    expect(check.fragment({ url: to + href }, to)).toBe(fragment);
    expect(check.result().lostFragments ?? 0).toBe(lost);
    const unknown = new LinkCheck(page);
    expect(unknown.fragment({ url: to + href }, to)).toBe(fragment);
    expect(unknown.result()).toEqual({});
  });

  it('leaves buttons of scripts alone', () => {
    const check = new LinkCheck(page, places);
    expect(check.fragment({ url: `${page}#missing`, control: true }, page)).toBeNull();
    expect(check.result()).toEqual({});
  });
});
