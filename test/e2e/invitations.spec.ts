import type { AuditEntryView } from '../../src/contracts/audit/audit';
import { INVITATION_MESSAGES } from '../../src/contracts/users/invitation-messages';
import type { PasswordLinkView } from '../../src/contracts/users/password-links';
import type { NewUserView, UserView } from '../../src/contracts/users/users';
import {
  asAdmin,
  asStudent,
  createBatch,
  createUser,
  expectStatus,
  logIn,
  ownAddress,
  type SignedIn,
  unique,
} from '../support/actors';
import { call, listQuery } from '../support/http';
import { importEntriesOf, importsOf, usersFile } from '../support/user-import';
import { waitFor } from '../support/waiting';

const PASSWORD = 'chosen-by-myself';
const DAY_MS = 86_400_000;

let admin: SignedIn;
let batchId: string;
let batch: string;

beforeAll(async () => {
  admin = await asAdmin();
  batchId = await createBatch(['intent-finder']);
  batch = (await admin.get<{ batch: string }>(`/api/permissions/${batchId}`)).body.batch;
});

const mailOf = (name: string) => `${unique(name)}@cohort.test`;
const tokenOf = (url: string) => new URL(url).hash.slice(1);
const accept = (url: string) =>
  call('POST', '/api/auth/set-password', {
    json: { token: tokenOf(url), password: PASSWORD },
    headers: { 'x-forwarded-for': ownAddress() },
  });
const invite = async (id: string) =>
  expectStatus(await admin.post<PasswordLinkView>(`/api/users/${id}/invitation`), 201);
const userOf = async (id: string) => expectStatus(await admin.get<UserView>(`/api/users/${id}`), 200);
const newStudent = () => createUser({ batch: batchId });

async function idsOf(filter: object): Promise<string[]> {
  const { body } = await admin.get<UserView[]>(
    `/api/users${listQuery({ filter: { batch: batchId, ...filter }, range: [0, 99] })}`,
  );
  return body.map(({ id }) => id);
}

/** The cells of a csv, by its rows. */
function rowsOf(text: string): string[][] {
  return text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

it('makes a user without a password, whose link works once and for 14 days', async () => {
  const user = {
    name: 'Ida',
    email: mailOf('ida'),
    role: 'student',
    userType: 'free',
    batch: batchId,
    invite: true,
  };
  const made = expectStatus(await admin.post<NewUserView>('/api/users', user), 201);
  const { url = '', expiresAt = '', mail } = made.invitation ?? {};
  expect(mail).toBe('off');
  expect(made.invitedUntil).toBe(expiresAt);
  expect((Date.parse(expiresAt) - Date.now()) / DAY_MS).toBeCloseTo(14, 1);
  expect((await accept(url)).status).toBe(200);
  expect((await accept(url)).status).toBe(410);
  expect((await logIn(made.email, PASSWORD)).user.id).toBe(made.id);
  expect(await userOf(made.id)).toMatchObject({ invitedUntil: null });
});

it('asks for a password where nobody is invited', async () => {
  const user = { name: 'Ida', email: mailOf('ida'), role: 'student', userType: 'free', batch: batchId };
  for (const given of [user, { ...user, invite: false }]) {
    const { status, body } = await admin.post('/api/users', given);
    expect([status, body]).toMatchObject([422, { errors: { password: 'Min character length is 4' } }]);
  }
});

it('filters by who was invited and who has never logged in', async () => {
  const [invited, never] = [await newStudent(), await newStudent()];
  const student = await asStudent();
  await invite(invited.id);
  expect(await idsOf({ invited: true })).toEqual([invited.id]);
  expect(await idsOf({ neverLoggedIn: true, invited: false })).toContain(never.id);
  expect(await idsOf({ neverLoggedIn: true, invited: false })).not.toContain(invited.id);
  expect(await idsOf({ invited: false })).toContain(never.id);
  const { id } = student.user;
  const { body } = await admin.get<UserView[]>(
    `/api/users${listQuery({ filter: { id: [id], invited: false } })}`,
  );
  expect(body.map((user) => user.id)).toEqual([id]);
});

it('invites again with a newer link, and nobody who has logged in or is not active', async () => {
  const { id } = await newStudent();
  const [first, second] = [await invite(id), await invite(id)];
  expect((await accept(first.url)).status).toBe(410);
  expect((await accept(second.url)).status).toBe(200);

  const inactive = await createUser({ batch: batchId, isActive: false });
  const student = await asStudent();
  for (const [user, message] of [
    [inactive.id, INVITATION_MESSAGES.inactive],
    [student.user.id, INVITATION_MESSAGES.hasLoggedIn],
  ]) {
    expect(await admin.post(`/api/users/${user}/invitation`)).toMatchObject({
      status: 409,
      body: { message },
    });
  }
});

it('hands out links of many as a csv, made for whoever asks, with a note where there is none', async () => {
  const [one, two] = [await newStudent(), await newStudent()];
  const student = await asStudent();
  const ids = [one.id, two.id, student.user.id];
  const answer = await admin.post<string>('/api/users/invitations/links', { ids });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('invitations.csv');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const rows = rowsOf(answer.text);
  expect(rows.map(([, email, , , note]) => [email, note])).toEqual([
    [one.email, ''],
    [two.email, ''],
    [student.user.email, INVITATION_MESSAGES.hasLoggedIn],
  ]);
  expect((await accept(rows[0]?.[2] ?? '')).status).toBe(200);

  const filter = { action: 'invite', actor: admin.user.id };
  const { body } = await admin.get<AuditEntryView[]>(
    `/api/audit${listQuery({ filter, sort: ['time', 'DESC'] })}`,
  );
  expect(body[0]).toMatchObject({ resource: 'users', after: { links: 3 } });
  const group = listQuery({ filter: { group: body[0]?.recordId }, sort: ['time', 'ASC'] });
  const rowsInLog = (await admin.get<AuditEntryView[]>(`/api/audit${group}`)).body;
  expect(rowsInLog.map(({ label }) => label)).toEqual([one.email, two.email]);
  const secret = tokenOf(rows[1]?.[2] ?? '').split('.')[1] ?? '-';
  expect(JSON.stringify([body, rowsInLog])).not.toContain(secret);
});

it('mails nothing where no mail server is set, and says what to do instead', async () => {
  const { id } = await newStudent();
  expect(await admin.post('/api/users/invitations', { ids: [id] })).toMatchObject({
    status: 409,
    body: { message: INVITATION_MESSAGES.noMail },
  });
  expect((await userOf(id)).invitedUntil).toBeNull();
});

it.each([[{}], [{ ids: [] }], [{ ids: ['x'] }], [{ ids: [{ $ne: null }] }], [{ ids: 'all' }]])(
  'refuses %j',
  async (json) => {
    for (const path of ['/api/users/invitations', '/api/users/invitations/links']) {
      expect((await admin.post(path, json)).status).toBe(422);
    }
  },
);

describe('an import', () => {
  it('gives links to the new users without a password, under one entry of the log', async () => {
    const imports = importsOf(admin);
    const [first, second] = [mailOf('first'), mailOf('second')];
    const file = `Vorname;Name;E-Mail;Passwort;Aktiv\nAda;Eins;Ada Eins <${first}>;;WAHR\nBob;Zwei;${second};${PASSWORD};ja\n`;
    const { matched } = expectStatus(await imports.columns(file), 200);
    const columns = { firstName: 0, lastName: 1, email: 2, password: 3, isActive: 4 };
    expect(matched).toEqual(columns);
    const settings = { batch: batchId, invite: true };
    const check = expectStatus(await imports.check(file, columns, settings), 200);
    expect(check).toMatchObject({ counts: { created: 2, error: 0 }, withoutPassword: 1 });

    const job = await imports.run(file, columns, settings);
    expect(job.result).toMatchObject({
      counts: { created: 2 },
      withoutPassword: 1,
      invitations: { sent: 0, failed: 0 },
    });
    const [row, ...others] = rowsOf((await imports.links(job.id)).text);
    expect(others).toEqual([]);
    expect([row?.[0], row?.[1]]).toEqual(['Ada Eins', first]);
    expect((await accept(row?.[2] ?? '')).status).toBe(200);
    expect((await logIn(first, PASSWORD)).user).toMatchObject({ name: 'Ada Eins', batchName: batch });
    expect(await imports.links(job.id)).toMatchObject({
      status: 409,
      body: { message: INVITATION_MESSAGES.nobodyLeft },
    });

    await waitFor('the entry of the import', async () => (await importEntriesOf(admin, job.id)).length > 0);
    const query = (filter: object) =>
      listQuery({ filter: { resource: 'users', ...filter }, sort: ['time', 'DESC'], range: [0, 99] });
    const listed = (await admin.get<AuditEntryView[]>(`/api/audit${query({ actor: admin.user.id })}`)).body;
    expect(
      listed.filter(({ label, action }) => action === 'create' && [first, second].includes(label)),
    ).toEqual([]);
    const inside = (
      await admin.get<AuditEntryView[]>(`/api/audit${query({ group: job.id, action: 'create' })}`)
    ).body;
    expect(inside.map(({ label }) => label).sort()).toEqual([first, second].sort());
  });

  it('hands out no links to who is no admin', async () => {
    const job = await importsOf(admin).run(usersFile([`Ada,${mailOf('ada')},${batch}`]));
    expect((await importsOf(await asStudent()).links(job.id)).status).toBe(403);
  });

  it('says which batch of its settings is gone, and reads no row', async () => {
    const gone = 'f'.repeat(24);
    const answer = await importsOf(admin).check(usersFile(['Ada,a@b.co,']), undefined, { batch: gone });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { batch: expect.stringContaining('does not exist') as string } },
    });
  });
});
