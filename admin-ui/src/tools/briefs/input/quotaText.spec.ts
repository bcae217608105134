import type { PlanStat } from '@contracts/plans/plans';
import { expect, it } from 'vitest';
import { costText, quotaLeftOf } from './quotaText';

const STAT: PlanStat = {
  modelId: 'intelligent-briefs',
  currentCount: 9,
  totalCount: 10,
  time: '1 day',
  others: [{ field: 'numberOfOutlines', currentCount: 25, totalCount: 20 }],
};

it('tells the price and what is left of both numbers', () => {
  expect(costText(2, quotaLeftOf(STAT))).toBe(
    'Costs 1 brief and 2 outlines. 1 of 10 briefs and 0 of 20 outlines left today.',
  );
  expect(costText(1, quotaLeftOf({ ...STAT, time: '30 days' }))).toContain('1 outline. 1 of 10 briefs');
  expect(costText(1, undefined)).toBe('Costs 1 brief and 1 outline.');
});
