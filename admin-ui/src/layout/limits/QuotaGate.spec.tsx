import type { UserView } from '@contracts/users/users';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTools } from '../../testing/buildTools';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aStudent, anAdmin } from '../../testing/users';
import { PageBody } from '../../shared/PageBody';
import { RouteGuard } from '../RouteGuard';

const allowed = ['intent-finder', 'optimize-prime', 'content-strategy-evaluator'];
const STUDENT = aStudent({ permissions: { defaultTool: 'intent-finder', allowed } });

buildTools('optimize-prime', 'content-strategy-evaluator');

async function open(path: string, user: UserView, totalCount?: number, modelId = 'optimize-prime') {
  const stats = [{ modelId, currentCount: 0, totalCount, time: '1 day' }];
  const body = { planName: 'Free', planStats: totalCount === undefined ? [] : stats };
  const { requests } = await signIn(user, {
    'GET /api/auth/getCurrentModuleLimits':
      totalCount === -1 ? { status: 500, body: {} } : { status: 200, body },
  });
  render(
    <QueryHarness path={path}>
      <RouteGuard>
        <PageBody>the page</PageBody>
      </RouteGuard>
    </QueryHarness>,
  );
  return requests;
}

const expectAddress = (address: string) =>
  expect(screen.getByLabelText('Address')).toHaveTextContent(new RegExp(`^${address}`));

it.each([[0], [undefined]])('a tool of which the plan allows %s leads to the plans', async (total) => {
  await open('/optimize-prime', STUDENT, total);
  // Which is a page as well.
  expect(await screen.findByText('the page')).toBeInTheDocument();
  expectAddress('/pricing {"tool":"optimize-prime","planName":"Free"}');
});

it.each<[string, string, UserView, number | undefined, number]>([
  ['one that is allowed', '/optimize-prime', STUDENT, 3, 1],
  ['one of which the server does not tell', '/optimize-prime', STUDENT, -1, 1],
  ['a limited tool that is not gated', '/content-strategy-evaluator', STUDENT, 0, 1],
  ['a tool without limits', '/intent-finder', STUDENT, 0, 0],
  ['any tool, for an admin', '/optimize-prime', anAdmin(), 0, 0],
])('%s opens', async (_, path, user, total, asked) => {
  const requests = await open(path, user, total);
  expect(await screen.findByText('the page')).toBeInTheDocument();
  expectAddress(path);
  expect(requests).toHaveLength(asked);
});

it('says above a limited tool that is not gated that the plan does not include it, and leads to the plans', async () => {
  await open('/content-strategy-evaluator', STUDENT);
  expect(await screen.findByText('Your plan Free does not include this tool.')).toBeInTheDocument();
  expect(screen.getByText('the page')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expectAddress('/pricing {"tool":"content-strategy-evaluator","planName":"Free"}');
  expect(screen.queryByText('Your plan Free does not include this tool.')).not.toBeInTheDocument();
});

it.each([
  ['that the plan includes, used up or not', '/content-strategy-evaluator', STUDENT],
  ['for an admin', '/content-strategy-evaluator', anAdmin()],
])('says nothing above a tool %s', async (_, path, user) => {
  await open(path, user, 10, 'content-strategy-evaluator');
  expect(await screen.findByText('the page')).toBeInTheDocument();
  await expect(screen.findByText(/does not include/, undefined, { timeout: 300 })).rejects.toThrow();
});
