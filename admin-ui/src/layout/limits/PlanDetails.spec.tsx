import type { UserView } from '@contracts/users/users';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTools } from '../../testing/buildTools';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aStudent, anAdmin } from '../../testing/users';
import { UserMenu } from '../user/UserMenu';

const LIMITS = 'GET /api/auth/getCurrentModuleLimits';
const stat = { modelId: 'optimize-prime', currentCount: 4, totalCount: 10, time: '1 day' };
const plan = { planName: 'Starter', planStats: [stat] };
const held = { defaultTool: 'intent-finder', allowed: ['intent-finder', 'optimize-prime'] };
const LIMITED = aStudent({ permissions: held });

buildTools('optimize-prime');

async function openMenu(user: UserView, limits: { status: number; body: unknown }) {
  const api = await signIn(user, { [LIMITS]: limits });
  render(
    <QueryHarness>
      <UserMenu />
    </QueryHarness>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Your account/ }));
  await screen.findByRole('menu');
  return api;
}

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

it.each<[string, UserView, string[]]>([
  ['an admin', anAdmin(), ['Notifications', 'Two-Factor Login', 'Update Important Note', 'Logout']],
  [
    'a free student without a limited tool',
    aStudent(),
    ['Upgrade Account', 'Notifications', 'Update Profile', 'Two-Factor Login', 'Logout'],
  ],
  [
    'a free student with one',
    LIMITED,
    ['Upgrade Account', 'Plan Details', 'Notifications', 'Update Profile', 'Two-Factor Login', 'Logout'],
  ],
  [
    'a pro student with one',
    { ...LIMITED, userType: 'pro' },
    ['Plan Details', 'Notifications', 'Update Profile', 'Two-Factor Login', 'Logout'],
  ],
])('the menu of %s', async (_, user, expected) => {
  const { requests } = await openMenu(user, { status: 200, body: plan });
  expect(items()).toEqual(expected);
  expect(requests).toEqual([]);
});

it('leads to the plans by Upgrade Account', async () => {
  await openMenu(LIMITED, { status: 200, body: plan });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Upgrade Account' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/pricing');
});

it('asks for the plan when it is opened, each time', async () => {
  const { requests } = await openMenu(LIMITED, { status: 200, body: plan });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Plan Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan Details' }));
  expect(await dialog.findByText('Starter')).toBeInTheDocument();
  expect(dialog.getByText('4 of 10')).toBeInTheDocument();
  expect(dialog.getByText('Per Day')).toBeInTheDocument();
  expect(dialog.getByRole('progressbar', { name: 'Optimize Prime' })).toHaveAttribute('aria-valuenow', '40');
  expect(requests).toHaveLength(1);
});

it('says that no tool is limited', async () => {
  await openMenu(LIMITED, { status: 200, body: { planName: '', planStats: [] } });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Plan Details' }));
  expect(await screen.findByText('No limited tools')).toBeInTheDocument();
});

it('says why it cannot be shown, and tries again', async () => {
  const { answers } = await openMenu(LIMITED, { status: 500, body: { message: 'The server is away.' } });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Plan Details' }));
  expect(await screen.findByText('The server is away.')).toBeInTheDocument();
  answers[LIMITS] = { status: 200, body: plan };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Starter')).toBeInTheDocument();
});
