import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { MESSAGES } from '../../src/contracts/messages';
import { PASSWORD_LINK_MESSAGES } from '../../src/contracts/users/password-link-messages';
import type { OpenPasswordLinkView, PasswordLinkView } from '../../src/contracts/users/password-links';
import type { UserView } from '../../src/contracts/users/users';
import {
  asAdmin,
  asGuest,
  asStudent,
  createBatch,
  createUser,
  expectStatus,
  logIn,
  ownAddress,
  PASSWORD,
  type SignedIn,
  tryLogIn,
} from '../support/actors';
import { type Answer, baseUrl, call, listQuery } from '../support/http';

const NEW_PASSWORD = 'a-password-of-my-own';
const DEAD = { code: 'LINK_DEAD', message: PASSWORD_LINK_MESSAGES.dead };

async function makeLink(userId: string, admin?: SignedIn): Promise<PasswordLinkView & { token: string }> {
  const maker = admin ?? (await asAdmin());
  const answer = await maker.post<PasswordLinkView>(`/api/users/${userId}/set-password-link`);
  const link = expectStatus(answer, 201);
  return { ...link, token: new URL(link.url).hash.slice(1) };
}

/** As somebody of an address of its own, so that tests do not share a throttle. */
function send<Body = ErrorBody>(path: string, json: object, address = ownAddress()): Promise<Answer<Body>> {
  return call('POST', `/api/auth/${path}`, { json, headers: { 'x-forwarded-for': address } });
}
const open = <Body = ErrorBody>(token: string) => send<Body>('set-password-link', { token });
const setPassword = (token: string, password = NEW_PASSWORD, address?: string) =>
  send('set-password', { token, password }, address);

async function aStudent(fields: object = {}): Promise<UserView> {
  return createUser({ batch: await createBatch(['intent-finder']), ...fields });
}

async function auditOf(recordId: string): Promise<AuditEntryView[]> {
  const admin = await asAdmin();
  const filter = { recordId, action: 'set-password' };
  const path = `/api/audit${listQuery({ filter, sort: ['time', 'ASC'] })}`;
  return expectStatus(await admin.get<AuditEntryView[]>(path), 200);
}

describe('a link to choose a password', () => {
  it('says whose it is and lets its holder choose a password, which ends the old sessions', async () => {
    const student = await asStudent();
    const { url, token, expiresAt, mail } = await makeLink(student.user.id);
    expect(url.startsWith(`${baseUrl()}/set-password#`)).toBe(true);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(mail).toBe('off');

    const { name, email } = student.user;
    expect((await open<OpenPasswordLinkView>(token)).body).toEqual({ name, email, passwordMinLength: 4 });
    expect((await setPassword(token)).body).toEqual({ email });

    expect((await student.get('/api/auth/me')).status).toBe(401);
    expect((await tryLogIn(email, PASSWORD)).status).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).user.id).toBe(student.user.id);
  });

  it('works once, and not beside a newer one', async () => {
    const { id } = await aStudent();
    const first = await makeLink(id);
    const second = await makeLink(id);
    expect((await open(first.token)).body).toMatchObject(DEAD);
    expect(await setPassword(first.token)).toMatchObject({ status: 410, body: DEAD });
    expect((await setPassword(second.token)).status).toBe(200);
    expect(await setPassword(second.token)).toMatchObject({ status: 410, body: DEAD });
  });

  it('lets one of many who use it at once have it, and that one’s password counts', async () => {
    const { id, email } = await aStudent();
    const { token } = await makeLink(id);
    // As many as the throttle of tries lets through.
    const passwords = Array.from({ length: 10 }, (_, i) => `password-${i}`);
    const answers = await Promise.all(passwords.map((password) => setPassword(token, password)));
    const winners = passwords.filter((_, i) => answers[i]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(9);
    await logIn(email, winners[0] ?? '');
  });

  it.each<[string, (id: string, admin: SignedIn) => Promise<Answer>]>([
    ['a new password', (id, admin) => admin.put(`/api/users/${id}`, { password: 'set-by-the-admin' })],
    ['a new e-mail', (id, admin) => admin.put(`/api/users/${id}`, { email: `${id}@elsewhere.test` })],
    ['a deactivation', (id, admin) => admin.put(`/api/users/${id}`, { isActive: false })],
    ['a deletion', (id, admin) => admin.delete(`/api/users/${id}`)],
  ])('is dead after %s', async (_, change) => {
    const { id } = await aStudent();
    const { token } = await makeLink(id);
    expectStatus(await change(id, await asAdmin()), 200);
    expect((await open(token)).status).toBe(410);
    expect((await setPassword(token)).status).toBe(410);
  });

  it('lives on when something else of the account changes, and when a password is refused', async () => {
    const { id } = await aStudent();
    const { token } = await makeLink(id);
    const admin = await asAdmin();
    expectStatus(await admin.put(`/api/users/${id}`, { name: 'Another Name' }), 200);
    const refused = await setPassword(token, 'abc');
    expect(refused).toMatchObject({ status: 422, body: { errors: { password: MESSAGES.passwordMin(4) } } });
    expect((await setPassword(token)).status).toBe(200);
  });

  it('is kept in the audit log, made and used, under who made it, without its secret', async () => {
    const { id, email } = await aStudent();
    const admin = await asAdmin();
    const { token } = await makeLink(id, admin);
    await setPassword(token);
    const entries = await auditOf(id);
    expect(entries.map(({ actor, label, after }) => [actor, label, after?.signIn])).toEqual([
      [admin.user.id, email, 'link to choose a password'],
      [admin.user.id, email, 'new password, chosen through a link'],
    ]);
    expect(JSON.stringify(entries)).not.toContain(token.split('.')[1]);
  });

  it('shows in no view of the account', async () => {
    const { id, email } = await aStudent();
    await makeLink(id);
    const admin = await asAdmin();
    const student = await logIn(email, PASSWORD);
    const answers = [
      await admin.get(`/api/users/${id}`),
      await admin.get(`/api/users${listQuery({ filter: { q: email } })}`),
      await student.get('/api/auth/me'),
    ];
    for (const { text } of answers) expect(text).not.toMatch(/passwordLink|hash/);
  });
});

describe('who may make one', () => {
  it.each([
    ['a guest', async () => asGuest(), 401],
    ['a student', () => asStudent(), 403],
  ])('not %s', async (_, actor, status) => {
    const { id } = await aStudent();
    expect((await (await actor()).post(`/api/users/${id}/set-password-link`)).status).toBe(status);
  });

  it('nobody for an account that is inactive or gone', async () => {
    const admin = await asAdmin();
    const { id } = await aStudent({ isActive: false });
    const inactive = await admin.post(`/api/users/${id}/set-password-link`);
    expect(inactive).toMatchObject({
      status: 409,
      body: { message: PASSWORD_LINK_MESSAGES.accountInactive },
    });
    expect((await admin.post('/api/users/65f0a1b2c3d4e5f601234567/set-password-link')).status).toBe(404);
  });
});

describe('what is no link', () => {
  const ID = '65f0a1b2c3d4e5f601234567';
  it.each([
    ['nothing', ''],
    ['a text', 'letmein'],
    ['an id alone', `${ID}.`],
    ['the secret of nobody', `${ID}.${'a'.repeat(43)}`],
    ['an id in capitals', `${ID.toUpperCase()}.${'a'.repeat(43)}`],
    ['a line more', `${ID}.${'a'.repeat(43)}\n`],
  ])('opens nothing: %s', async (_, token) => {
    expect(await setPassword(token)).toMatchObject({ status: 410, body: DEAD });
  });

  it.each([[{ $ne: null }], [['a']], [42], [null], ['a'.repeat(10_000)]])('is refused: %j', async (token) => {
    const answer = await send('set-password', { token, password: NEW_PASSWORD });
    expect(answer.status).toBe(422);
  });

  it('is tried a hundred times from one address, then no more', async () => {
    const { id } = await aStudent();
    const address = ownAddress();
    const tryOne = (i: number) => setPassword(`${id}.${String(i).padStart(43, 'x')}`, NEW_PASSWORD, address);
    const tries = await Promise.all(Array.from({ length: 100 }, (_, i) => tryOne(i)));
    expect(tries.every(({ status }) => status === 410)).toBe(true);
    expect((await tryOne(100)).status).toBe(429);
    const { token } = await makeLink(id);
    expect((await setPassword(token, NEW_PASSWORD, address)).status).toBe(429);
    expect((await setPassword(token)).status).toBe(200);
  });
});

it('is not mailed for a forgotten password where no mail server is set, and the page is told so', async () => {
  expect((await call('GET', '/api/instance')).body).toMatchObject({ mail: false });
  const answer = await send('forgot-password', { email: 'ann@cohort.test' });
  expect(answer).toMatchObject({ status: 404, body: { message: PASSWORD_LINK_MESSAGES.noMail } });
});
