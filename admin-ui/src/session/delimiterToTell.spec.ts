import { waitFor } from '@testing-library/react';
import { writeToken } from '../providers/tokenStore';
import { fakeApi } from '../testing/fakeApi';
import { aStudent, tokenExpiringAt } from '../testing/users';
import { delimiterToTell } from './delimiterToTell';
import { Session } from './Session';

const speak = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
const student = aStudent();
const withDelimiter = aStudent({ data: { ...student.data, settings: { csvDelimiter: 'tab' } } });

afterEach(() => vi.restoreAllMocks());

it.each([
  ['de-DE', student, 'semicolon'],
  ['en-US', student, undefined],
  ['de-DE', withDelimiter, undefined],
  ['de-DE', aStudent({ mustSetUpTwoFactor: true }), undefined],
] as const)('in a browser of %s it is settled', (language, user, delimiter) => {
  speak(language);
  expect(delimiterToTell(user)).toBe(delimiter);
});

it('is told at the start, and shown at once', async () => {
  speak('de-DE');
  const api = fakeApi({
    'POST /api/auth/access-token': { status: 200, body: { user: student, access_token: 'renewed' } },
    'PATCH /api/auth/me/data': { status: 200, body: student },
  });
  writeToken(tokenExpiringAt(Date.now() + 60_000));
  const session = new Session();
  await session.start();
  const told = { route: 'PATCH /api/auth/me/data', body: { settings: { csvDelimiter: 'semicolon' } } };
  await waitFor(() => expect(api.requests.at(-1)).toEqual(told));
  expect(session.getState()).toMatchObject({ user: { data: { settings: { csvDelimiter: 'semicolon' } } } });
});
