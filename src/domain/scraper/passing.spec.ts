import type { VisitFailure } from '../../contracts/scraper/crawls';
import { isPassing, isUnseen } from './passing';

it.each([
  [200, null, false],
  [301, null, false],
  [404, null, false],
  [410, null, false],
  [429, null, true],
  [500, null, true],
  [501, null, false],
  [502, null, true],
  [503, null, true],
  [505, null, false],
  [null, 'timeout', true],
  [null, 'connect', true],
  [null, 'dns', true],
  [null, 'tls', false],
  [null, 'too-large', false],
  [null, 'type', false],
  [null, 'address', false],
  [null, 'robots', false],
  [null, 'robots-server-error', true],
  [null, 'robots-busy', true],
  [null, 'robots-timeout', true],
] as [number | null, VisitFailure | 'robots' | null, boolean][])(
  'takes status %j and failure %j for something that passes: %s',
  (status, failure, passing) => {
    expect(isPassing({ status, failure })).toBe(passing);
  },
);

it.each([
  [200, null, false],
  [301, null, false],
  [404, null, false],
  [410, null, false],
  [429, null, true],
  [500, null, true],
  [501, null, true],
  [null, 'timeout', true],
  [null, 'dns', true],
  [null, 'tls', true],
  // Browsers may read it.
  [null, 'too-large', true],
  [null, 'encoding', true],
  [301, 'cookie-loop', true],
  [null, 'robots-timeout', true],
  [null, 'type', false],
  [301, 'redirect-nowhere', false],
  [301, 'redirect-scheme', false],
  [304, 'not-modified', false],
  [null, 'robots', false],
] as [number | null, VisitFailure | 'robots' | null, boolean][])(
  'knows of status %j and failure %j whether a page may link to others unseen: %s',
  (status, failure, unseen) => {
    expect(isUnseen({ status, failure })).toBe(unseen);
  },
);
