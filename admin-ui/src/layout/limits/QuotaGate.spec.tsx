import type { UserView } from '@contracts/users/users';
import { render, screen } from '@testing-library/react';
import { buildTools } from '../../testing/buildTools';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aStudent, anAdmin } from '../../testing/users';
import { RouteGuard } from '../RouteGuard';

const allowed = ['intent-finder', 'optimize-prime', 'content-strategy-evaluator'];
const STUDENT = aStudent({ permissions: { defaultTool: 'intent-finder', allowed } });

buildTools('optimize-prime', 'content-strategy-evaluator');

async function open(path: string, user: UserView, totalCount?: number) {
  const stats = [{ modelId: 'optimize-prime', currentCount: 0, totalCount, time: '1 day' }];
  const body = { planName: 'Free', planStats: totalCount === undefined ? [] : stats };
  const { requests } = await signIn(user, {
    'GET /api/auth/getCurrentModuleLimits':
      totalCount === -1 ? { status: 500, body: {} } : { status: 200, body },
  });
  render(
    <QueryHarness path={path}>
      <RouteGuard>the page</RouteGuard>
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
  expectAddress('/pricing {"tool":"optimize-prime"}');
});

it.each<[string, string, UserView, number | undefined, number]>([
  ['one that is allowed', '/optimize-prime', STUDENT, 3, 1],
  ['one of which the server does not tell', '/optimize-prime', STUDENT, -1, 1],
  ['a limited tool that is not gated', '/content-strategy-evaluator', STUDENT, 0, 0],
  ['a tool without limits', '/intent-finder', STUDENT, 0, 0],
  ['any tool, for an admin', '/optimize-prime', anAdmin(), 0, 0],
])('%s opens', async (_, path, user, total, asked) => {
  const requests = await open(path, user, total);
  expect(await screen.findByText('the page')).toBeInTheDocument();
  expectAddress(path);
  expect(requests).toHaveLength(asked);
});
