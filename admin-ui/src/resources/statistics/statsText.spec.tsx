import type { UserStatsView } from '@contracts/statistics/statistics';
import { render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { LimitsField } from './LimitsField';
import { statsDetail, toolsText } from './statsText';

const STATS: UserStatsView = {
  _id: 'u1',
  id: 'u1',
  name: 'Petra Pro',
  email: 'petra@cohort.example',
  batchName: 'Batch 2',
  operations: 1204,
  tools: { 'schema-generator': 4, 'intent-finder': 1200, 'of-an-older-release': 5 },
  limits: [
    { modelId: 'optimize-prime', currentCount: 10, totalCount: 10, time: '1 day' },
    { modelId: 'intelligent-hub', currentCount: 0, totalCount: 0, time: '1 day' },
    { modelId: 'intelligent-briefs', currentCount: 3, totalCount: 20, time: '30 days' },
    { modelId: 'schema-intelligence', currentCount: 2, totalCount: 0, time: '1 day' },
  ],
  lastLoginAt: null,
};

it('names the tools of a user, the one used most first', () => {
  expect(toolsText(STATS)).toBe('Intent Finder 1,200 · of-an-older-release 5 · Schema Generator 4');
  expect(toolsText({ tools: {} })).toBe('');
});

it('says on a phone what stands out', () => {
  expect(statsDetail(STATS)).toEqual({
    line: 'Intent Finder 1,200 · of-an-older-release 5 · Schema Generator 4',
    chips: [{ label: '1,204 uses' }, { label: 'Optimize Prime 10 of 10, per day', color: 'warning' }],
  });
  const nothing = statsDetail({ ...STATS, operations: 0, tools: {}, limits: [] });
  expect(nothing).toEqual({ line: '', chips: [{ label: '0 uses' }] });
});

it('shows how much of each limit is used, and what the plan lacks apart', () => {
  render(
    <RecordContextProvider value={STATS}>
      <LimitsField />
    </RecordContextProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Optimize Prime 10 of 10, per day',
    'Intelligent Briefs 3 of 20, per month (30 days)',
    'Not in the plan: Intelligent Hub, Schema Intelligence',
  ]);
});
