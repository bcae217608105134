import type { VisitFailure } from '../../contracts/scraper/crawls';
import { isPassing } from './passing';

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
