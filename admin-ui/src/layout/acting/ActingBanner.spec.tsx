import { ACTING_MS } from '@contracts/auth/acting';
import { ACTING_MESSAGES } from '@contracts/auth/acting-messages';
import { act, render, screen } from '@testing-library/react';
import { session } from '../../session/useSession';
import { fakeApi } from '../../testing/fakeApi';
import { ListHarness } from '../../testing/ListHarness';
import { aStudent, tokenExpiringAt } from '../../testing/users';
import { ActingBanner } from './ActingBanner';

const BEGIN = new Date('2026-11-22T10:00:00Z').getTime();

async function signIn(acting?: object) {
  const access_token = tokenExpiringAt(BEGIN + ACTING_MS);
  fakeApi({ 'POST /api/auth': { status: 200, body: { user: aStudent(), access_token, acting } } });
  await session.login('freya@cohort.example', 'secret');
}

const page = () =>
  render(
    <ListHarness dataProvider={{}}>
      <ActingBanner />
    </ListHarness>,
  );

beforeEach(() => vi.useFakeTimers({ now: BEGIN }));
afterEach(() => {
  session.logout();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows to no student', async () => {
  await signIn();
  page();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('says as whom and how long, and leads back when the time is over', async () => {
  const stop = vi.spyOn(session, 'stopActing').mockResolvedValue();
  await signIn({ admin: { id: 'a1', name: 'Ada' }, until: new Date(BEGIN + ACTING_MS).toISOString() });
  page();
  expect(screen.getByText('You are acting as Freya Free · 30 minutes left')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(ACTING_MS - 30_000));
  expect(screen.getByText('You are acting as Freya Free · 1 minute left')).toBeVisible();
  expect(stop).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(stop.mock.calls).toEqual([[ACTING_MESSAGES.over]]);
});
