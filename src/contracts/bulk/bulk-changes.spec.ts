import { type BulkChangeParameters, bulkChangeTitle } from './bulk-changes';

it.each<[Partial<BulkChangeParameters>, string]>([
  [{ values: { isActive: true } }, 'Activate 1,998 users'],
  [{ values: { isActive: false }, count: 1 }, 'Deactivate 1 user'],
  [{ values: { batch: 'b' } }, 'Set the batch of 1,998 users'],
  [{ values: { userPlan: 'p', subscriptionEndDate: '2099-01-31' } }, 'Set the plan of 1,998 users'],
  [{ values: { extendBy: 30 } }, 'Extend the subscription of 1,998 users'],
  [{ resource: 'intent-words', values: { important: false } }, 'Mark 1,998 words as not important'],
  [{ action: 'delete' }, 'Delete 1,998 users'],
  [{ resource: 'permissions', action: 'delete' }, 'Delete 1,998 batches'],
  [{ resource: 'pro-plans', action: 'delete', count: 1 }, 'Delete 1 plan'],
  [{ action: 'invite' }, 'Invite 1,998 users'],
  [{ action: 'undo', values: { batch: 'b' } }, 'Undo: Set the batch of 1,998 users'],
])('a change of %j is called “%s”', (part, title) => {
  expect(bulkChangeTitle({ resource: 'users', action: 'update', values: {}, count: 1998, ...part })).toBe(
    title,
  );
});
