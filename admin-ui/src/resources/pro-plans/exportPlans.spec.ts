import { TOOLS, type Tool } from '@contracts/access/tools';
import type { PlanView } from '@contracts/plans/plans';
import { saveBlob } from '../../shared/saveBlob';

jest.mock('../../shared/saveBlob');

/** No tool that plans limit is built yet, and what plans can limit is settled when it is loaded. */
beforeAll(() => {
  for (const tool of TOOLS as readonly Tool[]) if (tool.id === 'intelligent-briefs') tool.ready = true;
});

it('holds every field, with a column for each number', async () => {
  const { exportPlans } = await import('./exportPlans');
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
  const blob = jest.mocked(saveBlob).mock.calls[0]?.[0] as Blob;
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
  expect(text.split('\r\n')).toEqual([
    'Plan,Price,Description,Order,Students,Intelligent Briefs: Operations,Intelligent Briefs: Outlines,Intelligent Briefs: Period,Added,Changed',
    'Studio,$29 a month,For teams.,2,3,20,40,30 days,2026-11-01,2026-11-02',
    'Free,$29 a month,For teams.,2,3,,,,2026-11-01,2026-11-02',
  ]);
});
