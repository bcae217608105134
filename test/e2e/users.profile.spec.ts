import sharp from 'sharp';
import { MESSAGES } from '../../src/contracts/messages';
import type { UserView } from '../../src/contracts/users/users';
import {
  asAdmin,
  asGuest,
  asStudent,
  createUser,
  expectStatus,
  logIn,
  PASSWORD,
  type SignedIn,
} from '../support/actors';
import { dataUrlOf, noisePhoto, PHOTO } from '../support/pictures';

async function expectPhoto(address: string): Promise<void> {
  const { status, bytes } = await asGuest().get(address);
  expect(status).toBe(200);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
}

it('a photo is read without a session by whoever has its address, and kept by browsers', async () => {
  const { photoURL } = await createUser({ role: 'admin', photoURL: PHOTO });
  const { headers } = await asGuest().get(photoURL);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
  });
  const otherKey = photoURL.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await asGuest().get(otherKey)).status).toBe(404);
});

it('another photo has another address, and what it replaces is gone', async () => {
  const admin = await asAdmin();
  const { id, photoURL: first } = await createUser({ role: 'admin', photoURL: PHOTO });
  const put = async (change: object) =>
    expectStatus(await admin.put<UserView>(`/api/users/${id}`, change), 200).photoURL;

  expect(await put({ name: 'Same photo', photoURL: first })).toBe(first);
  const second = await put({ photoURL: PHOTO });
  expect(second).not.toBe(first);
  await expectPhoto(second);
  expect((await asGuest().get(first)).status).toBe(404);
  const refused = await admin.put(`/api/users/${id}`, { email: admin.user.email, photoURL: PHOTO });
  expect(refused.status).toBe(422);
  await expectPhoto(second);
  expect(await put({ photoURL: first })).toBe(second);

  expect(await put({ photoURL: '' })).toBe('');
  expect((await asGuest().get(second)).status).toBe(404);
});

it.each<[string, () => Promise<string>, string]>([
  ['a file over 2 MB', () => noisePhoto(850), MESSAGES.photoTooLarge],
  ['too many pixels', () => emptyPhoto(5001), MESSAGES.photoTooManyPixels],
  ['a page named as a picture', async () => dataUrlOf(Buffer.from('<svg/>')), MESSAGES.photoInvalid],
  ['half a picture', async () => (await noisePhoto(200)).slice(0, 9000), MESSAGES.photoDamaged],
])('refuses %s on its field, for everybody', async (_, make, sentence) => {
  const photoURL = await make();
  for (const actor of [await asAdmin(), await asStudent()]) {
    const answer = await actor.patch<object>(`/api/auth/update/${actor.user.id}`, { photoURL });
    expect(answer).toMatchObject({ status: 422, body: { errors: { photoURL: sentence } } });
  }
});

it('a picture is what its content says, whatever it is called', async () => {
  const jpeg = await sharp({ create: { width: 9, height: 5, channels: 3, background: '#f00' } })
    .jpeg()
    .toBuffer();
  const { photoURL } = await createUser({ role: 'admin', photoURL: dataUrlOf(jpeg, 'image/png') });
  await expectPhoto(photoURL);
});

it('a photo goes with its account', async () => {
  const { id, photoURL } = await createUser({ role: 'admin', photoURL: PHOTO });
  await expectPhoto(photoURL);
  expectStatus(await (await asAdmin()).delete(`/api/users/${id}`), 200);
  expect((await asGuest().get(photoURL)).status).toBe(404);
});

/** What only admins change, each with something else than students have. */
const ADMINS_FIELDS: Record<string, unknown> = {
  name: 'Somebody Else',
  email: 'else@cohort.test',
  isActive: false,
  userType: 'pro',
  userPlan: 'f'.repeat(24),
  batch: 'f'.repeat(24),
  permissions: { defaultTool: 'word-counter', allowed: ['word-counter'] },
  extendedPermissions: ['word-counter'],
  role: 'admin',
  subscriptionEndDate: '2099-01-01',
  extendedPlans: { 'optimize-prime': { numberOfOperations: 9, time: '1 day' } },
  sample: true,
  tokenVersion: 9,
};

it.each(Object.entries(ADMINS_FIELDS))('a student does not change the own %s', async (field, value) => {
  const student = await asStudent();
  const path = `/api/auth/update/${student.user.id}`;
  expect(expectStatus(await student.patch(path, { [field]: value }), 200)).toEqual(student.user);
  expect((await logIn(student.user.email, PASSWORD)).user).toEqual(student.user);
});

it.each(['update', 'updateProfile'])(
  'of a whole user object, %s changes photo, shortcuts and settings, and nothing else',
  async (call) => {
    const student = await asStudent();
    const { user } = student;
    const data = {
      displayName: 'Somebody Else',
      email: 'else@cohort.test',
      photoURL: 'x',
      shortcuts: ['word-counter'],
      settings: { theme: 'dark' },
    };
    const answer = await student.patch<UserView>(`/api/auth/${call}/${user.id}/`, {
      ...user,
      ...ADMINS_FIELDS,
      photoURL: PHOTO,
      data,
    });
    const changed = expectStatus(answer, 200);
    const { photoURL } = changed;
    await expectPhoto(photoURL);
    const { shortcuts, settings } = data;
    expect(changed).toEqual({ ...user, photoURL, data: { ...user.data, photoURL, shortcuts, settings } });
  },
);

it('an admin keeps shortcuts and settings of the own account, and of no other', async () => {
  const [admin, student] = [await asAdmin(), await asStudent()];
  const data = { shortcuts: ['word-counter'], settings: { theme: 'dark' } };
  const update = async ({ user }: SignedIn) =>
    expectStatus(await admin.patch<UserView>(`/api/auth/update/${user.id}`, { ...user, data }), 200).data;
  expect(await update(admin)).toMatchObject(data);
  expect(await update(student)).toEqual(student.user.data);
});

it.each<[string, object, object]>([
  [
    'shortcuts that do not exist',
    { data: { shortcuts: ['x'] } },
    { 'data.shortcuts': MESSAGES.shortcutsInvalid },
  ],
  ['data that is none', { data: 'x' }, { data: MESSAGES.settingsInvalid }],
  [
    'a password without the present one',
    { password: 'changed' },
    { currentPassword: MESSAGES.currentPasswordRequired },
  ],
  [
    'an empty present password',
    { password: 'changed', currentPassword: '' },
    { currentPassword: MESSAGES.currentPasswordRequired },
  ],
  ['a short password', { password: 'abc', currentPassword: PASSWORD }, { password: MESSAGES.passwordMin(4) }],
])('a student is refused %s', async (_, payload, errors) => {
  const student = await asStudent();
  const answer = await student.patch(`/api/auth/updateProfile/${student.user.id}`, payload);
  expect(answer).toMatchObject({ status: 422, body: { errors } });
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

/** Of few bytes, whatever its size. */
async function emptyPhoto(side: number): Promise<string> {
  const create = { width: side, height: side, channels: 3 as const, background: '#fff' };
  return dataUrlOf(await sharp({ create }).png().toBuffer());
}
