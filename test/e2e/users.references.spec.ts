import type { PlanView } from '../../src/contracts/plans/plans';
import type { UserView } from '../../src/contracts/users/users';
import {
  asAdmin,
  createBatch,
  createUser,
  expectStatus,
  PASSWORD,
  type SignedIn,
  unique,
} from '../support/actors';
import type { Answer } from '../support/http';

const ROUNDS = 5;

let admin: SignedIn;
beforeAll(async () => {
  admin = await asAdmin();
});

const student = (fields: object) => ({
  name: unique('student'),
  email: `${unique('student')}@cohort.test`,
  password: PASSWORD,
  role: 'student',
  userType: 'free',
  isActive: true,
  extendedPermissions: [],
  ...fields,
});
const newBatch = () => createBatch(['intent-finder']);
const newPlan = async () =>
  expectStatus(await admin.post<PlanView>('/api/pro-plans', { name: unique('Plan') }), 201).id;
const pro = (userPlan: string) => ({ userType: 'pro', subscriptionEndDate: '2099-01-01', userPlan });

/** Of a write that refers to a record and the record's deletion, at once, one is refused. */
async function expectOneRefused(writing: Promise<Answer>, deleting: Promise<Answer>): Promise<boolean> {
  const [written, deleted] = await Promise.all([writing, deleting]);
  expect([
    [200, 409],
    [201, 409],
    [422, 200],
    [422, 409],
  ]).toContainEqual([written.status, deleted.status]);
  return written.status === 422;
}

describe.each<[string, string, () => Promise<string>, (id: string) => object]>([
  ['batch', '/api/permissions', newBatch, (batch) => ({ batch })],
  ['plan', '/api/pro-plans', newPlan, pro],
])('a %s that is deleted while a user is put on it', (_, path, make, fieldsOf) => {
  let batch: string;
  beforeAll(async () => {
    batch = await newBatch();
  });

  it('leaves no new user without it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await make();
      const account = student({ batch, ...fieldsOf(id) });
      const refused = await expectOneRefused(
        admin.post('/api/users', account),
        admin.delete(`${path}/${id}`),
      );
      const filter = encodeURIComponent(JSON.stringify({ q: account.email }));
      const found = await admin.get<UserView[]>(`/api/users?filter=${filter}`);
      expect(found.body).toHaveLength(refused ? 0 : 1);
    }
  });

  it('leaves a user that was changed as it was', async () => {
    const { id: userId } = await createUser({ batch });
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = (await admin.get<UserView>(`/api/users/${userId}`)).body;
      const id = await make();
      const refused = await expectOneRefused(
        admin.put(`/api/users/${userId}`, { ...fieldsOf(id), password: unique('password') }),
        admin.delete(`${path}/${id}`),
      );
      const after = (await admin.get<UserView>(`/api/users/${userId}`)).body;
      if (refused) expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
      else expect(JSON.stringify(after)).toContain(id);
    }
  });
});
