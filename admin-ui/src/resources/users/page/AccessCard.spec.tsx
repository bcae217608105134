import type { UserView } from '@contracts/users/users';
import { render, screen } from '@testing-library/react';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent, anAdmin } from '../../../testing/users';
import { AccessCard } from './AccessCard';

const LAPSED: Partial<UserView> = {
  ...{ userType: 'free', storedUserType: 'pro', subscriptionEndDate: '2026-10-05T00:00:00.000Z' },
};

async function show(change: Partial<UserView>) {
  await signIn(anAdmin(), {
    'GET /api/users/s1/limits': { status: 200, body: { planName: 'Free', inPlan: [], limits: [] } },
    'GET /api/features': { status: 200, body: [] },
  });
  render(
    <QueryHarness>
      <AccessCard user={aStudent(change)} />
    </QueryHarness>,
  );
  expect(await screen.findByRole('list', { name: 'Tools of this student' })).toBeInTheDocument();
}

it.each<[string, Partial<UserView>, string]>([
  ['an inactive account', { isActive: false }, 'This account is inactive, so the student cannot log in.'],
  ['an end', LAPSED, 'The subscription ended on 5 Oct 2026, so the student counts as free.'],
  [
    'no end',
    { ...LAPSED, subscriptionEndDate: null },
    'The subscription has no end date, so the student counts as free.',
  ],
])('says above the tools what keeps a student from them all: %s', async (_, change, text) => {
  await show(change);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Change the account' })).toHaveAttribute('href', '/users/s1');
});

it('says nothing of an account that is as it should be', async () => {
  await show({});
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
