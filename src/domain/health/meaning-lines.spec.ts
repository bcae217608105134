import { ago, GOOD, reporting, workers } from '../../../test/support/health-facts';
import { judgeHealth } from './judge-health';

const lineOf = (...found: Parameters<typeof workers>) =>
  judgeHealth({ ...GOOD, ...workers(...found) }).lines.find(({ id }) => id === 'meaning');

it.each([
  ['is there', [reporting({ meaning: 'on' })], 'ok', /is there/],
  ['is switched off', [reporting({ meaning: 'off' })], 'ok', /Switched off/],
  [
    'is missing on one machine',
    [reporting({ meaning: 'on' }), reporting({ pid: 8, host: 'other', meaning: 'missing' })],
    'warning',
    /missing on other/,
  ],
] as const)('says that the sentence model %s', (_, found, status, says) => {
  expect(lineOf(...found)).toMatchObject({ status, says: expect.stringMatching(says) as string });
});

it.each([
  ['of an older release', reporting({ meaning: undefined })],
  ['that is silent', reporting({ meaning: 'missing', seenAt: ago(5) })],
])('says nothing of a worker %s', (_, worker) => {
  expect(lineOf(worker)).toBeUndefined();
});
