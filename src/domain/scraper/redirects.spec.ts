import { isRedirect, redirectFailure } from './redirects';

const URL = 'https://example.com/old';

it.each<[status: number, location: string | undefined, failure: ReturnType<typeof redirectFailure>]>([
  [200, undefined, null],
  [200, '/new', null],
  [301, '/new', null],
  [302, 'https://elsewhere.example/', null],
  [307, '//elsewhere.example/', null],
  [308, '?page=2', null],
  [301, undefined, 'redirect-nowhere'],
  [302, '', 'redirect-nowhere'],
  [303, '  ', 'redirect-nowhere'],
  [307, 'https://', 'redirect-nowhere'],
  [308, 'http://[::', 'redirect-nowhere'],
  [301, 'mailto:info@example.com', 'redirect-scheme'],
  [302, 'tel:+15550100', 'redirect-scheme'],
  [302, 'app://open', 'redirect-scheme'],
  [304, undefined, 'not-modified'],
  [304, '/new', 'not-modified'],
  [300, undefined, null],
  [305, undefined, null],
  [404, '/new', null],
])('says of a %i to %p: %p', (status, location, failure) => {
  expect(redirectFailure(status, location, URL)).toBe(failure);
});

it.each<[status: number, location: string | undefined, is: boolean]>([
  [301, '/new', true],
  [300, '/new', true],
  [304, '/new', false],
  [301, undefined, false],
  [201, '/new', false],
])('knows whether a %i to %p sends visitors on', (status, location, is) => {
  expect(isRedirect(status, location)).toBe(is);
});
