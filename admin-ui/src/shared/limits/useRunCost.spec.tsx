import { renderHook, waitFor } from '@testing-library/react';
import type { UserView } from '@contracts/users/users';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aStudent, anAdmin } from '../../testing/users';
import { useRunCost } from './useRunCost';

const TOOL = 'content-strategy-evaluator';

it.each<[string, UserView, number, string]>([
  ['what is left', aStudent(), 5, 'Costs 1 use. 3 of 5 left today.'],
  ['that the plan has none', aStudent(), 0, 'Your plan Free does not include this tool.'],
  ['nothing to an admin', anAdmin(), 5, ''],
])('tells beside the button %s', async (_, user, totalCount, text) => {
  const planStats = [{ modelId: TOOL, currentCount: 2, totalCount, time: '1 day' }];
  await signIn(user, {
    'GET /api/auth/getCurrentModuleLimits': { status: 200, body: { planName: 'Free', planStats } },
  });
  const { result } = renderHook(() => useRunCost(TOOL), { wrapper: QueryHarness });
  await waitFor(() => expect(result.current).toBe(text));
});
