import { JwtService } from '@nestjs/jwt';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type { NewSessionView, SessionView, UserView } from '../../src/contracts/users/users';
import {
  asAdmin,
  asGuest,
  asStudent,
  createBatch,
  createUser,
  expectStatus,
  logIn,
  PASSWORD,
  tryLogIn,
  unique,
} from '../support/actors';
import { type Answer, call } from '../support/http';
import { ADMIN, JWT_SECRET } from '../support/server';

const me = (token: string) => call<SessionView & ErrorBody>('GET', '/api/auth/me', { token });

/** An error body without what differs from request to request. */
function lasting({ status, body }: Answer): unknown {
  return { status, ...(body as ErrorBody), requestId: undefined };
}

describe('logging in', () => {
  it('answers the user and a token, and nothing secret', async () => {
    const { email } = await createUser({ batch: await createBatch(['intent-finder']) });
    const answer = await tryLogIn(email, PASSWORD);
    const { user, access_token, error } = expectStatus(answer as Answer<NewSessionView>, 200);
    expect(error).toBeNull();
    expect(user).toMatchObject({ email, role: 'student', permissions: { allowed: ['intent-finder'] } });
    expect(answer.text).not.toMatch(/"password|argon2|tokenVersion/);
    expect((await me(access_token)).body.user.email).toBe(email);
  });

  it('does not mind the case of the e-mail, nor a slash at the end of the address', async () => {
    const { email } = await createUser({ batch: await createBatch(['intent-finder']) });
    const json = { email: email.toUpperCase(), password: PASSWORD };
    expect((await call('POST', '/api/auth/', { json })).status).toBe(200);
  });

  it('tells a wrong password and an unknown e-mail in the same words, on both fields', async () => {
    const wrong = await tryLogIn(ADMIN.email, 'wrong-password');
    const unknown = await tryLogIn(`${unique('nobody')}@cohort.test`, 'wrong-password');
    expect(lasting(wrong)).toEqual(lasting(unknown));
    const message = 'Email or password is incorrect.';
    expect(lasting(wrong)).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
      message,
      error: message,
      errors: { email: message, password: message },
    });
  });

  it('says as `error` too why it refuses, before credentials are looked at', async () => {
    const { body } = await tryLogIn('nobody', PASSWORD);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', error: (body as ErrorBody).message });
  });

  it('takes as long for an unknown e-mail as for a wrong password', async () => {
    const { email } = await createUser({ batch: await createBatch(['intent-finder']) });
    const timed = async (address: string) => {
      const begin = performance.now();
      await tryLogIn(address, 'wrong-password');
      return performance.now() - begin;
    };
    const best = { known: Infinity, unknown: Infinity };
    // What else runs makes one or the other longer, never shorter.
    for (let round = 0; round < 20 && !(round > 2 && best.unknown > best.known / 2); round += 1) {
      best.known = Math.min(best.known, await timed(email));
      best.unknown = Math.min(best.unknown, await timed(`${unique('nobody')}@cohort.test`));
    }
    expect(best.unknown).toBeGreaterThan(best.known / 2);
  });

  it('tells an inactive account only to who knows its password', async () => {
    const { email } = await createUser({ batch: await createBatch(['intent-finder']), isActive: false });
    expect(lasting(await tryLogIn(email, PASSWORD))).toMatchObject({ status: 403, code: 'ACCOUNT_INACTIVE' });
    expect(lasting(await tryLogIn(email, 'wrong-password'))).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it.each([
    [{}, { email: 'You must enter an email', password: 'Please enter your password.' }],
    [
      { email: 'ann', password: 'abc' },
      { email: 'This is not a valid email', password: 'Min character length is 4' },
    ],
    [{ email: '\uD83D@cohort.test', password: 'abcd' }, { email: 'This is not a valid email' }],
    [
      { email: { $ne: '' }, password: { $ne: '' } },
      { email: 'This is not a valid email', password: 'Please enter your password.' },
    ],
  ])('refuses %j with a sentence per field', async (json, errors) => {
    const answer = await call('POST', '/api/auth', { json });
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED', errors } });
  });
});

describe('the session', () => {
  const tokens = new JwtService({ secret: JWT_SECRET });

  it('is needed', async () => {
    expect(await asGuest().get('/api/auth/me')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: 'Please log in.' },
    });
  });

  it('is renewed by a token that is still good', async () => {
    const { token, user } = await asStudent();
    const answer = await call<SessionView>('POST', '/api/auth/access-token', {
      json: { access_token: token },
    });
    const renewed = expectStatus(answer, 200);
    expect(renewed.user.id).toBe(user.id);
    expect((await me(renewed.access_token)).status).toBe(200);
  });

  it.each<[string, (user: UserView) => string]>([
    ['that has run out', (user) => tokens.sign({ sub: user.id, role: 'student', ver: 0 }, { expiresIn: -1 })],
    ['of an older version', (user) => tokens.sign({ sub: user.id, role: 'student', ver: -1 })],
    ['without a version', (user) => tokens.sign({ sub: user.id })],
    ['of an unknown user', () => tokens.sign({ sub: '65f0a1b2c3d4e5f601234567', role: 'admin', ver: 0 })],
    ['with an operator for a user', () => tokens.sign({ sub: { $ne: '' } as never, role: 'admin', ver: 0 })],
    [
      'signed by somebody else',
      (user) => new JwtService({ secret: 'x'.repeat(40) }).sign({ sub: user.id, ver: 0 }),
    ],
    ['that is not signed', (user) => unsigned({ sub: user.id, role: 'admin', ver: 0 })],
    ['that is none', () => 'nonsense'],
  ])('refuses a token %s', async (_, forge) => {
    const { user } = await asStudent();
    const token = forge(user);
    const refusal = { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Invalid access_token' } };
    expect(await me(token)).toMatchObject(refusal);
    const renewal = await call('POST', '/api/auth/access-token', { json: { access_token: token } });
    expect(renewal).toMatchObject(refusal);
  });

  it.each<[string, () => Promise<Record<string, unknown>> | Record<string, unknown>]>([
    ['is deactivated', () => ({ isActive: false })],
    ['gets another password', () => ({ password: 'another-password' })],
    ['moves to another batch', async () => ({ batch: await createBatch(['intent-finder']) })],
  ])('ends at once when the user %s', async (_, change) => {
    const student = await asStudent();
    const admin = await asAdmin();
    const { body } = await admin.get<UserView>(`/api/users/${student.user.id}`);
    const update = await admin.put(`/api/users/${student.user.id}`, { ...body, ...(await change()) });
    expectStatus(update, 200);
    expect(await me(student.token)).toMatchObject({ status: 401, body: { message: 'Invalid access_token' } });
  });

  it('ends everywhere when the user asks for it', async () => {
    const student = await asStudent();
    const elsewhere = await logIn(student.user.email, PASSWORD);
    expectStatus(await student.post('/api/auth/logout-everywhere'), 204);
    expect((await me(student.token)).status).toBe(401);
    expect((await me(elsewhere.token)).status).toBe(401);
    expect((await tryLogIn(student.user.email, PASSWORD)).status).toBe(200);
  });
});

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
