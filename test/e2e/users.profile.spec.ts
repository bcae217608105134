import type { UserView } from '../../src/contracts/users/users';
import { asAdmin, asStudent, expectStatus, logIn, PASSWORD } from '../support/actors';

const PHOTO = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';

it.each(['update', 'updateProfile'])('a student changes the own photo by %s', async (call) => {
  const student = await asStudent();
  const answer = await student.patch<UserView>(`/api/auth/${call}/${student.user.id}`, {
    ...student.user,
    photoURL: PHOTO,
  });
  expect(expectStatus(answer, 200)).toMatchObject({ photoURL: PHOTO, name: student.user.name });
});

it.each<[string, Record<string, unknown>]>([
  ['name', { name: 'Somebody Else' }],
  ['email', { email: 'else@cohort.test' }],
  ['active flag', { isActive: false }],
  ['user type', { userType: 'pro' }],
  ['plan', { userPlan: 'f'.repeat(24) }],
  ['batch', { batch: 'f'.repeat(24) }],
  ['tools', { extendedPermissions: ['word-counter'] }],
  ['role', { role: 'admin' }],
  ['subscription', { subscriptionEndDate: '2099-01-01' }],
  ['limits', { extendedPlans: { 'optimize-prime': { numberOfOperations: 9, time: '1 day' } } }],
])('a student does not change the own %s', async (_, change) => {
  const student = await asStudent();
  expect((await student.patch(`/api/auth/update/${student.user.id}`, change)).status).toBe(403);
  const { user } = await logIn(student.user.email, PASSWORD);
  expect(user).toEqual(student.user);
});

it("a student does not change somebody else's photo", async () => {
  const [student, other] = [await asStudent(), await asStudent()];
  const answer = await student.patch(`/api/auth/updateProfile/${other.user.id}`, { photoURL: PHOTO });
  expect(answer.status).toBe(403);
});

it('a student changes the own password with the present one, and the sessions end', async () => {
  const student = await asStudent();
  const path = `/api/auth/update/${student.user.id}`;
  const wrong = await student.patch<{ errors: object }>(path, {
    password: 'changed',
    currentPassword: 'wrong',
  });
  expect(expectStatus(wrong, 422).errors).toEqual({ currentPassword: 'This is not your current password' });
  expectStatus(await student.patch(path, { password: 'changed', currentPassword: PASSWORD }), 200);
  expect((await student.get('/api/auth/me')).status).toBe(401);
  expect((await logIn(student.user.email, 'changed')).user.id).toBe(student.user.id);
});

describe('shortcuts and settings', () => {
  it('are saved apart from one another', async () => {
    const student = await asStudent();
    await student.patch('/api/auth/me/data', { shortcuts: ['word-counter', 'intent-finder'] });
    await student.patch('/api/auth/me/data', { settings: { theme: 'dark' } });
    const answer = await student.patch<UserView>('/api/auth/me/data', { settings: { navbarFolded: true } });
    expect(expectStatus(answer, 200).data).toMatchObject({
      shortcuts: ['word-counter', 'intent-finder'],
      settings: { theme: 'dark', navbarFolded: true },
    });
    const { user } = await logIn(student.user.email, PASSWORD);
    expect(user.data.shortcuts).toEqual(['word-counter', 'intent-finder']);
    const nothing = { shortcuts: null, settings: { theme: null, navbarFolded: null } };
    for (const data of [nothing, { settings: null }, {}]) {
      const kept = expectStatus(await student.patch<UserView>('/api/auth/me/data', data), 200);
      expect(kept.data).toEqual(user.data);
    }
  });

  it.each<[string, object]>([
    ['a page that does not exist', { shortcuts: ['nothing'] }],
    ['a theme that does not exist', { settings: { theme: 'pink' } }],
    ['no list', { shortcuts: { $push: 'users' } }],
  ])('refuse %s', async (_, data) => {
    const admin = await asAdmin();
    expect((await admin.patch('/api/auth/me/data', data)).status).toBe(422);
  });
});
