import sharp from 'sharp';
import { MESSAGES } from '../../src/contracts/messages';
import type { UserView } from '../../src/contracts/users/users';
import { asAdmin, asGuest, asStudent, createUser, expectStatus, logIn, PASSWORD } from '../support/actors';
import { dataUrlOf, noisePhoto, PHOTO } from '../support/pictures';

async function expectPhoto(address: string): Promise<void> {
  const { status, bytes } = await asGuest().get(address);
  expect(status).toBe(200);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
}

it.each(['update', 'updateProfile'])('a student changes the own photo by %s', async (call) => {
  const student = await asStudent();
  const answer = await student.patch<UserView>(`/api/auth/${call}/${student.user.id}`, {
    ...student.user,
    photoURL: PHOTO,
  });
  const { photoURL, data, name } = expectStatus(answer, 200);
  expect({ name, photoURL: data.photoURL }).toEqual({ name: student.user.name, photoURL });
  await expectPhoto(photoURL);
});

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

/** Of few bytes, whatever its size. */
async function emptyPhoto(side: number): Promise<string> {
  const create = { width: side, height: side, channels: 3 as const, background: '#fff' };
  return dataUrlOf(await sharp({ create }).png().toBuffer());
}
