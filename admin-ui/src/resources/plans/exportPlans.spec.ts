import type { PlanView } from '@contracts/plans/plans';
import * as downloads from '../../shared/saveBlob';
import { exportPlans } from './exportPlans';
import * as limitable from './limitableTools';

const saved = vi.spyOn(downloads, 'saveBlob').mockReturnValue();
// No tool that plans limit is built yet.
vi.spyOn(limitable, 'LIMITABLE_TOOLS', 'get').mockReturnValue(['intelligent-briefs']);

it('holds every field, with a column for each number', async () => {
  const plan: PlanView = {
    _id: 'p1',
    id: 'p1',
    name: 'Studio',
    priceText: '$29 a month',
    description: 'For teams.',
    position: 2,
    limits: { 'intelligent-briefs': { numberOfOperations: 20, numberOfOutlines: 40, time: '30 days' } },
    students: 3,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-02T00:00:00.000Z',
  };
  await exportPlans([plan, { ...plan, name: 'Free', limits: {} }]);
  const blob = saved.mock.calls[0]?.[0] as Blob;
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
  expect(text.trimEnd().split('\r\n')).toEqual([
    'Plan,Price,Description,Order,Students,Intelligent Briefs: Uses,Intelligent Briefs: Outlines,Intelligent Briefs: Period,Added,Changed',
    'Studio,$29 a month,For teams.,2,3,20,40,30 days,2026-11-01,2026-11-02',
    'Free,$29 a month,For teams.,2,3,,,,2026-11-01,2026-11-02',
  ]);
});
