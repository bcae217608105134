import { Types } from 'mongoose';
import type { AuthUser } from '../../src/contracts/access/access';
import { PlanDto } from '../../src/contracts/plans/plans.dto';
import { CreateUserDto } from '../../src/contracts/users/users.dto';
import { MESSAGES } from '../../src/contracts/messages';
import { PermissionsRepository } from '../../src/modules/permissions/permissions.repository';
import { PlansRepository } from '../../src/modules/plans/plans.repository';
import { SAMPLE_ACCOUNTS } from '../../src/modules/setup/sample-data';
import { unique } from '../support/actors';
import {
  type IdentityDatabase,
  type IdentitySystem,
  startIdentityDatabase,
  LOCAL,
} from '../support/identity-system';

let database: IdentityDatabase;
let system: IdentitySystem;
let admin: AuthUser;

beforeAll(async () => {
  database = await startIdentityDatabase();
  system = await database.start();
  await system.setup.run({ generateAdmin: false });
  const { email, password } = SAMPLE_ACCOUNTS.admin;
  admin = await system.users.verifyCredentials(email, password, LOCAL);
}, 30_000);
afterAll(() => database.stop(), 30_000);
afterEach(() => void jest.restoreAllMocks());

const TOOL = { defaultTool: 'intent-finder' as const, allowed: ['intent-finder'] };

const BY_NAME = { field: 'name', direction: 'ASC' } as const;
const ALL = { start: 0, end: 99 };

function newStudent(fields: object): CreateUserDto {
  const name = unique('student');
  const account = { name, email: `${name}@cohort.test`, password: 'correct-horse-battery', isActive: true };
  return Object.assign(new CreateUserDto(), {
    ...account,
    role: 'student',
    userType: 'free',
    photoURL: '',
    extendedPlans: {},
    extendedPermissions: [],
    ...fields,
  });
}

/** Another process puts a user on the record at the last moment before it is gone. */
function refersTo(
  field: 'batch' | 'userPlan',
  repository: { prototype: { remove(id: string): Promise<void> } },
) {
  const { remove } = repository.prototype;
  jest.spyOn(repository.prototype, 'remove').mockImplementation(async function (this: unknown, id: string) {
    const email = `${unique('late')}@cohort.test`;
    await system.connection
      .collection('users')
      .insertOne({ email, emailKey: email, [field]: new Types.ObjectId(id) });
    await remove.call(this, id);
  });
}

it('puts a batch back that somebody was put in while it was deleted', async () => {
  const made = await system.permissions.create(admin, { batch: unique('Batch'), ...TOOL });
  refersTo('batch', PermissionsRepository);
  await expect(system.permissions.remove(admin, made.id)).rejects.toMatchObject({ code: 'IN_USE' });
  expect(await system.permissions.get(made.id)).toEqual({ ...made, students: 1 });
});

it('puts a plan back that somebody was put on while it was deleted', async () => {
  const made = await system.plans.create(admin, Object.assign(new PlanDto(), { name: unique('Plan') }));
  refersTo('userPlan', PlansRepository);
  await expect(system.plans.remove(admin, made.id)).rejects.toMatchObject({ code: 'IN_USE' });
  expect(await system.plans.get(made.id)).toEqual({ ...made, students: 1 });
});

describe('the plan of free students', () => {
  const freePlan = async () => (await system.plans.freeTerms())!;

  it('is neither deleted, alone or with others, nor renamed', async () => {
    const { id, limits } = await freePlan();
    const kept = { message: expect.stringContaining(MESSAGES.freePlanKept) as string };
    await expect(system.plans.remove(admin, id)).rejects.toMatchObject({ code: 'CONFLICT', ...kept });
    await expect(system.plans.removeMany(admin, [id])).rejects.toMatchObject({ code: 'CONFLICT', ...kept });
    const renamed = Object.assign(new PlanDto(), { name: 'Basic', limits });
    await expect(system.plans.update(admin, id, renamed)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { name: MESSAGES.freePlanKept },
    });
    expect(await freePlan()).toMatchObject({ id, limits });
  });

  it('tells how many they are, those whose subscription has ended among them', async () => {
    const { id } = await freePlan();
    const before = await system.plans.get(id);
    const { id: batch } = await system.permissions.create(admin, { batch: unique('Batch'), ...TOOL });
    const studio = await system.plans.create(admin, Object.assign(new PlanDto(), { name: unique('Plan') }));
    const make = (fields: object) => system.admin.create(admin, newStudent({ batch, ...fields }));
    const pro = { userType: 'pro', userPlan: studio.id };
    await make({});
    await make({ ...pro, subscriptionEndDate: '2020-01-01' });
    await make({ ...pro, subscriptionEndDate: '2099-01-01' });
    const { items } = await system.plans.list({ filter: {}, sort: BY_NAME, range: ALL });
    const students = new Map(items.map((plan) => [plan.id, plan.students]));
    expect(students.get(id)).toBe(before.students + 2);
    expect(students.get(studio.id)).toBe(2);
    const filter = { role: 'student', userType: 'free' } as const;
    expect(await system.admin.count(filter)).toBe(students.get(id));
  });

  it('has its limits changed, and its name spelt another way', async () => {
    const { id } = await freePlan();
    const entered = Object.assign(new PlanDto(), { name: 'FREE', limits: {} });
    expect(await system.plans.update(admin, id, entered)).toMatchObject({ name: 'FREE', limits: {} });
    expect(await freePlan()).toMatchObject({ id, limits: {} });
  });
});

it.each(['remove', 'deactivate'])('does not %s the last active admin', async (way) => {
  const name = unique('admin');
  const account = {
    name,
    email: `${name}@cohort.test`,
    password: 'a-second-admin',
    role: 'admin' as const,
    userType: 'free' as const,
    isActive: true,
    extendedPlans: {},
    extendedPermissions: [],
    photoURL: '',
  };
  const made = await system.admin.create(admin, account);
  const second = await system.users.verifyCredentials(account.email, account.password, {
    address: '',
    isLocal: true,
  });
  await system.admin.update(admin, made.id, { isActive: false });
  // A request of the second admin that passed the guard just before.
  const late =
    way === 'remove'
      ? system.admin.remove(second, admin.id)
      : system.admin.update(second, admin.id, { isActive: false });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT', message: MESSAGES.lastAdminKept });
  expect(await system.admin.get(admin.id)).toMatchObject({ isActive: true });
});
