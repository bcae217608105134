import type { PricingView } from '@contracts/plans/pricing';
import type { UserView } from '@contracts/users/users';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aStudent, anAdmin } from '../../testing/users';
import { PricingPage } from './PricingPage';

const PRICING: PricingView = {
  plans: [
    { name: 'Free', priceText: '$0', description: 'To begin with.', limits: {}, isCurrent: true },
    {
      name: 'Studio',
      priceText: '$29 a month',
      description: '',
      limits: { 'intelligent-briefs': { numberOfOperations: 20, numberOfOutlines: 40, time: '30 days' } },
      isCurrent: false,
    },
  ],
  contact: 'https://shop.example/plans',
};

async function open(change: Partial<PricingView> | number = {}, user: UserView = aStudent(), state?: object) {
  const failed = typeof change === 'number';
  const body = failed ? { message: 'The server is away.' } : { ...PRICING, ...change };
  const api = await signIn(user, { 'GET /api/pricing': { status: failed ? change : 200, body } });
  render(
    <QueryHarness path="/pricing" state={state}>
      <PricingPage />
    </QueryHarness>,
  );
  return api;
}

async function card(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
}

it('shows each plan with its price and limits, and marks the own one', async () => {
  await open();
  const free = await card('Free');
  expect(free.getByText('Your plan')).toBeInTheDocument();
  expect(free.getByText('To begin with.')).toBeInTheDocument();
  expect(free.getByText('Every tool of your batch that has no limit.')).toBeInTheDocument();
  const studio = await card('Studio');
  expect(studio.getByText('$29 a month')).toBeInTheDocument();
  expect(studio.getByText('Intelligent Briefs')).toBeInTheDocument();
  expect(studio.getByText('20 operations, 40 outlines · Per Month (30 days)')).toBeInTheDocument();
  expect(studio.queryByText('Your plan')).not.toBeInTheDocument();
});

it('says nothing of limits while no plan has any', async () => {
  await open({ plans: PRICING.plans.map((plan) => ({ ...plan, limits: {} })) });
  expect((await card('Studio')).queryByText(/Every tool of your batch/)).not.toBeInTheDocument();
});

it.each([
  ['a page', 'https://shop.example/plans', 'https://shop.example/plans'],
  [
    'a mail that says who wants what',
    'mailto:team@cohort.example',
    'mailto:team@cohort.example?subject=Upgrade%20to%20Studio&body=Please%20upgrade%20my%20account%20freya%40cohort.example%20to%20Studio.',
  ],
])('leads to another plan by %s', async (_, contact, href) => {
  await open({ contact });
  expect((await card('Studio')).getByRole('link', { name: 'Get Studio' })).toHaveAttribute('href', href);
  expect((await card('Free')).queryByRole('link')).not.toBeInTheDocument();
});

it('says whom to ask where there is no contact', async () => {
  await open({ contact: null });
  expect(await screen.findByText('To change your plan, please ask an administrator.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('tells an admin where the plans come from', async () => {
  await open({ contact: null }, anAdmin());
  expect(await screen.findByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  expect(screen.getByRole('link', { name: 'Pro Plans' })).toHaveAttribute('href', '/pro-plans');
  expect(screen.queryByText('To change your plan', { exact: false })).not.toBeInTheDocument();
});

it('says why a tool led here', async () => {
  await open({}, aStudent(), { tool: 'optimize-prime' });
  expect(await screen.findByText(/Your plan does not include Optimize Prime/)).toBeInTheDocument();
});

it('says why nothing shows, and tries again', async () => {
  const { answers } = await open(500);
  expect(await screen.findByText('The server is away.')).toBeInTheDocument();
  answers['GET /api/pricing'] = { status: 200, body: PRICING };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Studio')).toBeDefined();
});
