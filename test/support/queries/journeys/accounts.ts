import type { PasswordLinkView } from '../../../../src/contracts/users/password-links';
import type { SessionView } from '../../../../src/contracts/users/users';
import {
  actorOf,
  asGuest,
  createBatch,
  createUser,
  expectStatus,
  logIn,
  PASSWORD,
  tryLogIn,
} from '../../actors';
import { PHOTO } from '../../pictures';
import { codeOf, enrol } from '../../two-factor';
import type { Made, Product } from '../product';

/** What people do with their own accounts, and admins with those of others. */
export async function useAccounts(product: Product, made: Made): Promise<void> {
  await ownAccount(product, made);
  await passwordLinks(product);
  await twoFactor(product);
  await actAs(product);
  await ofOthers(product);
}

async function ownAccount({ student, url }: Product, made: Made): Promise<void> {
  const { id, email } = student.user;
  expectStatus(await tryLogIn(email, 'a wrong one', url), 401);
  const session = expectStatus(
    await asGuest(url).post<SessionView>('/api/auth/access-token', { access_token: student.token }),
    200,
  );
  const own = actorOf(session.access_token, url);
  expectStatus(await own.patch('/api/auth/me/data', { shortcuts: [], settings: { theme: 'dark' } }), 200);
  const changed = await own.patch<{ photoURL: string }>(`/api/auth/updateProfile/${id}`, { photoURL: PHOTO });
  const { photoURL } = expectStatus(changed, 200);
  expectStatus(await asGuest(url).get(photoURL), 200);
  const [, key = ''] = photoURL.match(/([^/]+)$/) ?? [];
  made['/api/photos'] = photoURL.split('/').at(-2) ?? '';
  made['/api/photos/{id}'] = key;
  expectStatus(await own.patch(`/api/auth/update/${id}`, { shortcuts: [] }), 200);
  expectStatus(await own.post('/api/auth/session-recording'), 200);
  await own.delete('/api/auth/session-recording');
  expectStatus(await own.get('/api/auth/getNote'), 200);
  expectStatus(await own.post('/api/auth/seenNote', { version: 1 }), 200);
}

async function passwordLinks({ admin, url }: Product): Promise<void> {
  const batch = await createBatch(['intent-finder'], url);
  const { id, email } = await createUser({ batch }, url);
  const guest = asGuest(url);
  const link = await admin.post<PasswordLinkView>(`/api/users/${id}/set-password-link`);
  const token = new URL(expectStatus(link, 201).url).hash.slice(1);
  expectStatus(await guest.post('/api/auth/set-password-link', { token }), 200);
  expectStatus(await guest.post('/api/auth/set-password', { token, password: PASSWORD }), 200);
  await guest.post('/api/auth/forgot-password', { email });
  const other = await createUser({ batch }, url);
  expectStatus(await admin.post(`/api/users/${other.id}/invitation`), 201);
  for (const path of ['invitations', 'invitations/links'])
    await admin.post(`/api/users/${path}`, { ids: [other.id] });
}

async function twoFactor({ admin, url }: Product): Promise<void> {
  const { email, id } = await createUser({ role: 'admin' }, url);
  const user = await logIn(email, PASSWORD, url);
  const { secret, recoveryCodes, session } = await enrol(user, url);
  const code = codeOf(secret, 1);
  const asked = { currentPassword: PASSWORD, code };
  await asGuest(url).post('/api/auth', { email, password: PASSWORD, code });
  await asGuest(url).post('/api/auth', { email, password: PASSWORD, code: recoveryCodes[0] });
  await session.get('/api/auth/two-factor');
  const renewed = await session.post<{ recoveryCodes: string[] }>('/api/auth/two-factor/recovery-codes', {
    ...asked,
    code: recoveryCodes[1],
  });
  const [last] = expectStatus(renewed, 200).recoveryCodes;
  expectStatus(await session.post('/api/auth/two-factor/off', { ...asked, code: last }), 204);
  expectStatus(await admin.delete(`/api/users/${id}/two-factor`), 409);
}

async function actAs({ admin, student, url }: Product): Promise<void> {
  const acting = await admin.post<SessionView>(`/api/users/${student.user.id}/act-as`);
  const { access_token } = expectStatus(acting, 200);
  const actor = actorOf(access_token, url);
  expectStatus(await actor.get('/api/auth/me'), 200);
  expectStatus(await actor.post('/api/auth/stop-acting'), 204);
}

async function ofOthers({ admin, url }: Product): Promise<void> {
  const batch = await createBatch(['intent-finder', 'word-counter'], url);
  const account = {
    name: 'New',
    email: 'new@cohort.test',
    password: PASSWORD,
    role: 'student',
    userType: 'free',
  };
  expectStatus(await admin.post('/api/auth/register', { ...account, batch }), 201);
  const [one, two, three] = [
    await createUser({ batch }, url),
    await createUser({ batch }, url),
    await createUser({ batch }, url),
  ];
  const filterOf = (...ids: string[]) => `?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;
  expectStatus(await admin.put(`/api/users/${one.id}`, { email: `new-${one.email}` }), 200);
  expectStatus(await admin.put(`/api/users${filterOf(one.id, two.id)}`, { isActive: false }), 200);
  expectStatus(await admin.get(`/api/users/${two.id}/limits`), 200);
  const worked = await logIn(three.email, PASSWORD, url);
  const use = { module: 'Word Counter', numberOfOperations: 1 };
  expectStatus(await worked.post('/api/auth/moduleLogs', use), 201);
  expectStatus(await admin.delete(`/api/users/${two.id}`), 200);
  expectStatus(await admin.delete(`/api/users${filterOf(three.id)}`), 200);
  const { token } = await logIn(one.email, PASSWORD, url).catch(() => ({ token: '' }));
  await actorOf(token, url).post('/api/auth/logout-everywhere');
}
