import type { TargetAnswer, TargetKind, TargetOutcome } from '../../contracts/scraper/crawl-targets';
import { chooseTargets, isDoubtful, targetOutcome } from './targets';

const ANSWER: TargetAnswer = {
  status: 200,
  failure: null,
  skipped: null,
  redirects: 0,
  endUrl: null,
  contentType: null,
  bytes: null,
};

describe('targetOutcome', () => {
  it.each<[answer: Partial<TargetAnswer>, outcome: TargetOutcome]>([
    [{}, 'ok'],
    [{ status: 204 }, 'ok'],
    [{ status: 304 }, 'broken'],
    [{ redirects: 1 }, 'redirected'],
    [{ status: 404 }, 'broken'],
    [{ status: 410 }, 'broken'],
    [{ status: 500 }, 'broken'],
    [{ status: 404, redirects: 2 }, 'broken'],
    [{ status: 300 }, 'broken'],
    [{ status: 302 }, 'broken'],
    // What a visitor may well see.
    [{ status: 401 }, 'refused'],
    [{ status: 403 }, 'refused'],
    [{ status: 405 }, 'refused'],
    [{ status: 406 }, 'refused'],
    [{ status: 412 }, 'refused'],
    [{ status: 418 }, 'refused'],
    [{ status: 429 }, 'refused'],
    [{ status: 503 }, 'refused'],
    [{ status: 999, redirects: 1 }, 'refused'],
    [{ status: null, failure: 'dns' }, 'broken'],
    [{ status: null, failure: 'connect' }, 'broken'],
    [{ status: null, failure: 'tls' }, 'broken'],
    [{ status: null, failure: 'timeout' }, 'broken'],
    [{ status: null, failure: 'too-many-redirects', redirects: 11 }, 'broken'],
    // What must not, or cannot, be asked from here.
    [{ status: null, failure: 'address' }, 'unchecked'],
    [{ status: null, failure: 'port' }, 'unchecked'],
    [{ status: null, failure: 'scheme', redirects: 1 }, 'unchecked'],
    [{ status: null, failure: 'robots-server-error' }, 'unchecked'],
    // What answered in a way that browsers may well read.
    [{ status: null, failure: 'headers' }, 'unchecked'],
    [{ status: null, failure: 'encoding' }, 'unchecked'],
    [{ status: null, skipped: 'robots' }, 'unchecked'],
  ])('of %j is %s', (answer, outcome) => {
    expect(targetOutcome({ ...ANSWER, ...answer }, 'link')).toBe(outcome);
  });

  it.each<[kind: TargetKind, contentType: string | null, outcome: TargetOutcome]>([
    ['image', 'text/html; charset=utf-8', 'broken'],
    ['image', 'application/xhtml+xml', 'broken'],
    ['image', 'image/svg+xml', 'ok'],
    ['image', 'application/octet-stream', 'ok'],
    ['image', null, 'ok'],
    ['link', 'text/html', 'ok'],
    ['own', 'text/html', 'ok'],
    ['media', 'text/html', 'ok'],
  ])('of %s that is answered with %s is %s', (kind, contentType, outcome) => {
    expect(targetOutcome({ ...ANSWER, contentType }, kind)).toBe(outcome);
  });
});

it.each([
  [200, false],
  [302, false],
  [400, true],
  [403, true],
  [404, true],
  [405, true],
  [429, false],
  [500, true],
  [501, true],
  [503, false],
])('doubts a %i to HEAD: %s', (status, doubtful) => {
  expect(isDoubtful(status)).toBe(doubtful);
});

describe('chooseTargets', () => {
  const some = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);
  const chosen = (link: number, image: number, script: number, style: number, most = 12) => {
    const byKind = {
      link: some('l', link),
      image: some('i', image),
      script: some('s', script),
      style: some('c', style),
      own: [],
      media: [],
    };
    return chooseTargets(byKind, most).join(' ');
  };
  it.each<[counts: [number, number, number, number], expected: string]>([
    [[1, 1, 1, 1], 'l0 s0 c0 i0'],
    [[0, 0, 0, 0], ''],
    [[20, 0, 0, 0], 'l0 l1 l2 l3 l4 l5 l6 l7 l8 l9 l10 l11'],
    [[0, 20, 0, 0], 'i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11'],
    [[20, 20, 20, 20], 'l0 l1 l2 l3 l4 l5 s0 s1 c0 c1 i0 i1'],
    [[3, 20, 1, 0], 'l0 l1 l2 s0 i0 i1 i2 i3 i4 i5 i6 i7'],
    [[20, 20, 1, 1], 'l0 l1 l2 l3 l4 l5 l6 l7 s0 c0 i0 i1'],
  ])('of %j takes %s', (counts, expected) => {
    expect(chosen(...counts)).toBe(expected);
  });
});
