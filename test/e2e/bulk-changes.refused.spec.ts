import { BULK_CHANGE_MESSAGES } from '../../src/contracts/bulk/bulk-change-messages';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { BULK_MESSAGES } from '../../src/contracts/users/bulk-messages';
import { INVITATION_MESSAGES } from '../../src/contracts/users/invitation-messages';
import { asAdmin, createBatch, createUser, type SignedIn } from '../support/actors';
import { listQuery } from '../support/http';

let admin: SignedIn;
let other: string;

beforeAll(async () => {
  admin = await asAdmin();
  other = await createBatch(['intent-finder']);
});

const toBatch = (batch: string) => ({ resource: 'users', action: 'update', values: { batch } });
const all = (filter: object, expected: number) => ({ selection: { filter, expected } });
const those = (...users: { id: string }[]) => ({ selection: { ids: users.map(({ id }) => id) } });

it('refuses when another number matches than was shown, and tells which', async () => {
  const batch = await createBatch(['intent-finder']);
  await createUser({ batch });
  const answer = await admin.post<ErrorBody>('/api/bulk-changes', {
    ...toBatch(other),
    ...all({ batch }, 2),
  });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ message: BULK_CHANGE_MESSAGES.otherCount(1), details: { count: 1 } });
});

it.each<[string, object, number]>([
  ['a filter that the list does not know', { selection: { filter: { shoe: 1 }, expected: 1 } }, 422],
  ['a filter without its number', { selection: { filter: {} } }, 422],
  ['ids and a filter', { selection: { ids: ['5f0f0f0f0f0f0f0f0f0f0f0f'], filter: {}, expected: 1 } }, 422],
  ['no selection', {}, 422],
  ['two changes at once', { values: { isActive: true, extendBy: 3 } }, 422],
  ['a day in the past', { values: { extendUntil: '2001-01-01' } }, 422],
  ['another list', { resource: 'jobs' }, 422],
  ['a plan that all would share', { resource: 'pro-plans' }, 422],
  ['what the list can not do', { resource: 'intent-words', action: 'invite', values: {} }, 422],
])('refuses %s', async (_, part, status) => {
  const selection = 'selection' in part || Object.keys(part).length === 0 ? {} : those(admin.user);
  const answer = await admin.post('/api/bulk-changes', { ...toBatch(other), ...selection, ...part });
  expect(answer.status).toBe(status);
});

it.each<[string, object, string]>([
  ['batch', { batch: '5f0f0f0f0f0f0f0f0f0f0f0f' }, BULK_MESSAGES.batchGone],
  [
    'userPlan',
    { userPlan: '5f0f0f0f0f0f0f0f0f0f0f0f', subscriptionEndDate: '2099-01-31' },
    BULK_MESSAGES.planGone,
  ],
])('refuses a %s that is gone before any record is changed', async (field, values, sentence) => {
  const student = await createUser({ batch: other });
  const gone = { statusCode: 422, message: sentence, errors: { [field]: sentence } };
  const job = await admin.post('/api/bulk-changes', {
    resource: 'users',
    action: 'update',
    values,
    ...those(student),
  });
  expect(job.body).toMatchObject(gone);
  const page = await admin.put(`/api/users${listQuery({ filter: { id: [student.id] } })}`, values);
  expect(page.body).toMatchObject(gone);
});

it('mails no invitations where no mail is sent', async () => {
  const invite = { resource: 'users', action: 'invite', ...those(admin.user) };
  expect((await admin.post('/api/bulk-changes', invite)).body).toMatchObject({
    statusCode: 409,
    message: INVITATION_MESSAGES.noMail,
  });
});
