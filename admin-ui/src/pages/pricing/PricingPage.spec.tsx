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
  asked: [],
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
  expect(studio.getByText('20 uses, 40 outlines, per month (30 days)')).toBeInTheDocument();
  expect(studio.queryByText('Your plan')).not.toBeInTheDocument();
});

it('says nothing of limits while no plan has any', async () => {
  await open({ plans: PRICING.plans.map((plan) => ({ ...plan, limits: {} })) });
  expect((await card('Studio')).queryByText(/Every tool of your batch/)).not.toBeInTheDocument();
});

it.each([
  [
    'a page that is told who wants what',
    'https://shop.example/plans?from=cohort',
    'https://shop.example/plans?from=cohort&plan=Studio&email=freya%40cohort.example',
  ],
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

it('asks the admins where there is no address, once', async () => {
  const { requests, answers } = await open({ contact: null });
  answers['POST /api/pricing/wishes'] = { status: 204, body: null };
  const studio = await card('Studio');
  await userEvent.click(studio.getByRole('button', { name: 'Ask for Studio' }));
  expect(await studio.findByText(/^Your request was sent to the admins\. It works here/)).toBeInTheDocument();
  expect(requests).toContainEqual(
    expect.objectContaining({ route: 'POST /api/pricing/wishes', body: { plan: 'Studio' } }),
  );
  expect(studio.queryByRole('button')).not.toBeInTheDocument();
  expect((await card('Free')).queryByRole('button')).not.toBeInTheDocument();
});

it('says so where the admins were asked already, instead of asking again', async () => {
  await open({ contact: null, asked: ['Studio'] });
  const studio = await card('Studio');
  expect(studio.getByText(/^Your request was sent to the admins\./)).toBeInTheDocument();
  expect(studio.queryByRole('button')).not.toBeInTheDocument();
});

it('says what a plan adds for the tools that the student has', async () => {
  const allowed = ['intent-finder', 'intelligent-briefs', 'schema-intelligence'];
  const now = { 'schema-intelligence': { numberOfOperations: 2, time: '1 day' } } as const;
  const more = {
    'schema-intelligence': { numberOfOperations: 5, time: '1 day' },
    'intelligent-briefs': { numberOfOperations: 20, numberOfOutlines: 40, time: '30 days' },
    'intelligent-hub': { numberOfOperations: 3, time: '30 days' },
  } as const;
  const [free, studio] = PRICING.plans;
  if (!free || !studio) throw new Error('No plans.');
  await open(
    {
      plans: [
        { ...free, limits: now },
        { ...studio, limits: more },
      ],
    },
    aStudent({ permissions: { defaultTool: 'intent-finder', allowed } }),
  );
  const shown = await card('Studio');
  expect(
    shown.getByText('Adds for you: Intelligent Briefs. More of Schema Intelligence.'),
  ).toBeInTheDocument();
  expect((await card('Free')).queryByText(/^Adds for you|^More of/)).not.toBeInTheDocument();
});

it('counts the tools of higher limits where they are many: the list names them', async () => {
  const allowed = ['schema-intelligence', 'intelligent-briefs', 'intelligent-hub', 'optimize-prime'];
  const timesADay = (numberOfOperations: number) => ({ numberOfOperations, time: '1 day' }) as const;
  const limitsOf = (uses: number) => ({
    'schema-intelligence': timesADay(uses),
    'intelligent-briefs': timesADay(uses),
    'intelligent-hub': timesADay(uses),
    'optimize-prime': timesADay(uses),
  });
  const [free, studio] = PRICING.plans;
  if (!free || !studio) throw new Error('No plans.');
  await open(
    {
      plans: [
        { ...free, limits: limitsOf(1) },
        { ...studio, limits: limitsOf(2) },
      ],
    },
    aStudent({ permissions: { defaultTool: 'schema-intelligence', allowed } }),
  );
  expect((await card('Studio')).getByText('Higher limits for 4 of your tools.')).toBeInTheDocument();
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
