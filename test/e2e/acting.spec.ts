import { JwtService } from '@nestjs/jwt';
import type { AuditEntryView } from '../../src/contracts/audit/audit';
import { ACTING_MESSAGES } from '../../src/contracts/auth/acting-messages';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type { JobView } from '../../src/contracts/jobs/jobs';
import type { SessionView, UserView } from '../../src/contracts/users/users';
import {
  type Actor,
  actorOf,
  asAdmin,
  asGuest,
  asStudent,
  createUser,
  expectStatus,
  logIn,
  PASSWORD,
  type SignedIn,
  unique,
} from '../support/actors';
import { call, listQuery } from '../support/http';
import { JWT_SECRET } from '../support/server';

const NOBODY = '65f0a1b2c3d4e5f601234567';

async function anAdmin(): Promise<SignedIn> {
  const { email } = await createUser({ role: 'admin' });
  return logIn(email, PASSWORD);
}

const act = <Body = SessionView & ErrorBody>(admin: Actor, id: string) =>
  admin.post<Body>(`/api/users/${id}/act-as`);

interface Acting {
  admin: SignedIn;
  student: SignedIn;
  /** The admin, as the student. */
  acting: Actor;
  session: SessionView;
}

async function actingAdmin(): Promise<Acting> {
  const [admin, student] = [await anAdmin(), await asStudent()];
  const session = expectStatus(await act<SessionView>(admin, student.user.id), 200);
  return { admin, student, session, acting: actorOf(session.access_token) };
}

const renew = (access_token: string) =>
  call<SessionView>('POST', '/api/auth/access-token', { json: { access_token } });

function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    exp: number;
    iat: number;
  };
}

/** What the log keeps of an admin, oldest first. */
async function actsOf({ user }: SignedIn): Promise<AuditEntryView[]> {
  const admin = await asAdmin();
  const query = listQuery({ filter: { actor: user.id, action: 'act-as' }, sort: ['time', 'ASC'] });
  return expectStatus(await admin.get<AuditEntryView[]>(`/api/audit${query}`), 200);
}

async function upload({ token }: Actor): Promise<JobView<'intent'>> {
  const body = new FormData();
  body.append('lists', JSON.stringify({ transactional: ['buy'] }));
  body.append('file', new Blob(['Keyword\nbuy shoes\n']), 'keywords.csv');
  return expectStatus(await call<JobView<'intent'>>('POST', '/api/intent/jobs', { token, body }), 201);
}

describe('acting as a student', () => {
  it('opens the application as the student, for half an hour, and says who it is', async () => {
    const { admin, student, session, acting } = await actingAdmin();
    const { exp, iat } = claimsOf(session.access_token);
    expect(exp - iat).toBe(30 * 60);
    const until = new Date(exp * 1000).toISOString();
    const said = { admin: { id: admin.user.id, name: admin.user.name }, until };
    expect(session).toMatchObject({ user: { id: student.user.id }, acting: said });
    const me = expectStatus(await acting.get<SessionView>('/api/auth/me'), 200);
    expect(me).toMatchObject({ user: { email: student.user.email }, acting: said });
    expect((await acting.get('/api/users')).status).toBe(403);
    expect((await student.get<SessionView>('/api/auth/me')).body.acting).toBeUndefined();
  });

  it('is not made longer by renewing the token', async () => {
    const { session } = await actingAdmin();
    const renewed = expectStatus(await renew(session.access_token), 200);
    expect(claimsOf(renewed.access_token).exp).toBe(claimsOf(session.access_token).exp);
    expect(renewed.acting).toEqual(session.acting);
  });

  it('leaves no login and no session of the student’s behind', async () => {
    const { admin, student } = await actingAdmin();
    const path = `/api/users/${student.user.id}`;
    const { lastLoginAt } = (await admin.get<UserView>(path)).body;
    await act(admin, student.user.id);
    expect((await admin.get<UserView>(path)).body.lastLoginAt).toBe(lastLoginAt);
    expect((await student.get('/api/auth/me')).status).toBe(200);
  });

  it.each<[string, (acting: Acting) => Promise<unknown>]>([
    ['the admin is deactivated', async ({ admin }) => change(admin.user.id, { isActive: false })],
    ['the admin has a new password', async ({ admin }) => change(admin.user.id, { password: 'another' })],
    ['the student is deactivated', async ({ student }) => change(student.user.id, { isActive: false })],
    [
      'the student has a new password',
      async ({ student }) => change(student.user.id, { password: 'another' }),
    ],
    ['the admin logs out everywhere', ({ admin }) => admin.post('/api/auth/logout-everywhere')],
    ['the admin goes back', ({ acting }) => acting.post('/api/auth/stop-acting')],
  ])('ends when %s', async (_, happen) => {
    const acting = await actingAdmin();
    await happen(acting);
    expect((await acting.acting.get('/api/auth/me')).status).toBe(401);
    expect((await renew(acting.session.access_token)).status).toBe(401);
  });

  it('ends in the tab where the admin goes back, and in no other', async () => {
    const { admin, acting } = await actingAdmin();
    const other = expectStatus(await act<SessionView>(admin, (await asStudent()).user.id), 200);
    expectStatus(await acting.post('/api/auth/stop-acting'), 204);
    expect((await actorOf(other.access_token).get('/api/auth/me')).status).toBe(200);
    expect((await admin.get('/api/auth/me')).status).toBe(200);
  });

  async function change(id: string, fields: object): Promise<void> {
    expectStatus(await (await asAdmin()).put(`/api/users/${id}`, fields), 200);
  }
});

describe('who may act as whom', () => {
  it('no guest, no student, and no admin who acts already', async () => {
    const { acting, student } = await actingAdmin();
    const other = await asStudent();
    expect((await act(asGuest(), student.user.id)).status).toBe(401);
    expect((await act(other, student.user.id)).status).toBe(403);
    expect((await act(acting, other.user.id)).status).toBe(403);
  });

  it('an admin as no other admin, not as somebody inactive, and not as nobody', async () => {
    const admin = await anAdmin();
    const inactive = await createUser({ batch: (await asStudent()).user.batch, isActive: false });
    const refusal = async (id: string) => {
      const { status, body } = await act(admin, id);
      return [status, body.message];
    };
    expect(await refusal((await anAdmin()).user.id)).toEqual([409, ACTING_MESSAGES.studentsOnly]);
    expect(await refusal(admin.user.id)).toEqual([409, ACTING_MESSAGES.studentsOnly]);
    expect(await refusal(inactive.id)).toEqual([409, ACTING_MESSAGES.activeOnly]);
    expect((await act(admin, NOBODY)).status).toBe(404);
  });

  it('nobody by a token that says so itself', async () => {
    const { admin, student } = await actingAdmin();
    const other = await asStudent();
    const jwt = new JwtService({ secret: JWT_SECRET });
    const [base, adminBase] = [claimsIn(student.token), claimsIn(admin.token)];
    const sign = (claims: object) => jwt.sign(claims, { expiresIn: 60 });
    const forged = [
      // Signed by us, as if it were: a student, or nobody, is no acting admin, and an admin is never acted as.
      sign({ ...base, act: { sub: other.user.id, ver: 0 } }),
      sign({ ...base, act: { sub: NOBODY, ver: 0 } }),
      sign({ ...base, act: { sub: admin.user.id, ver: 99 } }),
      sign({ ...base, act: { sub: { $ne: '' }, ver: 0 } }),
      sign({ ...base, act: 'admin' }),
      sign({ ...adminBase, act: { sub: admin.user.id, ver: 0 } }),
      // Not signed by us.
      new JwtService({ secret: 'f'.repeat(40) }).sign({ ...base, act: { sub: admin.user.id, ver: 0 } }),
    ];
    for (const token of forged) expect((await call('GET', '/api/auth/me', { token })).status).toBe(401);
  });

  function claimsIn(token: string): object {
    const { sub, role, ver } = claimsOf(token) as unknown as Record<string, unknown>;
    return { sub, role, ver };
  }
});

describe('while an admin acts', () => {
  const OWNER_ONLY = { status: 403, body: { code: 'FORBIDDEN', message: ACTING_MESSAGES.ownerOnly } };

  it.each([
    ['the password', { password: 'taken-over', currentPassword: PASSWORD }],
    ['the photo', { photoURL: '' }],
    ['the name', { name: 'Somebody Else' }],
  ])('%s cannot be changed', async (_, fields) => {
    const { acting, student } = await actingAdmin();
    for (const route of ['update', 'updateProfile']) {
      expect(await acting.patch(`/api/auth/${route}/${student.user.id}`, fields)).toMatchObject(OWNER_ONLY);
    }
    await logIn(student.user.email, PASSWORD);
  });

  it('the student’s sessions cannot be ended', async () => {
    const { acting, student } = await actingAdmin();
    expect(await acting.post('/api/auth/logout-everywhere')).toMatchObject(OWNER_ONLY);
    expect((await student.get('/api/auth/me')).status).toBe(200);
  });

  it('beginning, writes, jobs and end are kept under the admin’s name, and what is only read is not', async () => {
    const { acting, admin, student } = await actingAdmin();
    const { id, email } = student.user;
    await acting.get('/api/jobs');
    expect(await acting.patch('/api/auth/me/data', { shortcuts: [] })).toMatchObject(OWNER_ONLY);
    const word = expectStatus(
      await acting.post<{ id: string }>('/api/intent', { type: 'Transactional', label: unique('word') }),
      201,
    );
    const job = await upload(acting);
    expect((await student.get<JobView>(`/api/jobs/${job.id}`)).status).toBe(200);
    expect((await acting.post('/api/intent/jobs', {})).status).toBe(422);
    expectStatus(await acting.post('/api/auth/stop-acting'), 204);
    const entries = await actsOf(admin);
    expect(entries).toMatchObject(
      [
        {
          resource: 'users',
          recordId: id,
          after: { acting: 'started', until: expect.any(String) as string },
        },
        { resource: 'intent', recordId: word.id, after: { request: 'POST /api/intent' } },
        { resource: 'intent', recordId: job.id, after: { request: 'POST /api/intent/jobs' } },
        { resource: 'users', recordId: id, after: { acting: 'ended' } },
      ].map((entry) => ({ ...entry, actorEmail: admin.user.email, label: email })),
    );
  });

  it('only who acts can stop', async () => {
    const student = await asStudent();
    expect(await student.post('/api/auth/stop-acting')).toMatchObject({
      status: 409,
      body: { message: ACTING_MESSAGES.notActing },
    });
  });
});
