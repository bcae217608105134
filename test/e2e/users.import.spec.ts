import { encode } from 'iconv-lite';
import type { AuditEntryView } from '../../src/contracts/audit/audit';
import { CSV_MESSAGES } from '../../src/contracts/csv/csv-messages';
import { MAX_IMPORT_BYTES } from '../../src/contracts/users/user-import';
import {
  asGuest,
  asStudent,
  createUser,
  expectStatus,
  logIn,
  PASSWORD,
  tryLogIn,
  unique,
} from '../support/actors';
import { call, listQuery } from '../support/http';
import { asImporter, importEntriesOf, type Importer, mailOf, usersFile } from '../support/user-import';
import { waitFor } from '../support/waiting';

let admin: Importer['admin'];
let imports: Importer['imports'];
let batch: string;
let batchId: string;
let userOf: Importer['userOf'];

async function auditOf(id: string): Promise<AuditEntryView[]> {
  const filter = { recordId: id };
  const sort = ['time', 'ASC'];
  return (await admin.get<AuditEntryView[]>(`/api/audit${listQuery({ filter, sort })}`)).body;
}

beforeAll(async () => {
  ({ admin, imports, batch, batchId, userOf } = await asImporter());
});

it.each(['/columns', '/check', ''])('lets nobody but admins call %s', async (path) => {
  const student = await asStudent();
  expect((await student.post(`/api/users/imports${path}`)).status).toBe(403);
  expect((await asGuest().post(`/api/users/imports${path}`)).status).toBe(401);
});

it('hands out a template that it can import itself', async () => {
  const template = await call('GET', '/api/users/imports/template', { token: admin.token });
  expect(template.headers.get('content-disposition')).toContain('users-template.csv');
  const file = expectStatus(await imports.columns(template.text), 200);
  expect(Object.keys(file.matched)).toHaveLength(file.columns.length);
  const check = expectStatus(await imports.check(template.text, file.matched), 200);
  expect(check.counts).toMatchObject({ error: 0 });
});

it('tells what a file holds, whatever its encoding and delimiter', async () => {
  const text = '\ufeffE-Mail;Vorname;Name\nzoe@a.co;Zoë;Zoë Ä\n';
  const bytes = new Uint8Array(Buffer.from(text, 'utf16le'));
  expect(expectStatus(await imports.columns(bytes), 200)).toEqual({
    columns: ['E-Mail', 'Vorname', 'Name'],
    sample: [['zoe@a.co', 'Zoë', 'Zoë Ä']],
    rows: 1,
    matched: { email: 0, firstName: 1, lastName: 2 },
    reading: { encoding: 'utf-16le', isCertain: true, others: [], delimiter: 'semicolon' },
  });
});

it('reads a Polish csv as Excel writes it', async () => {
  const [first, second] = [unique('lukasz'), unique('grazyna')].map(mailOf);
  const text = `E-mail;Imię;Nazwisko\r\n${first};Łukasz;Żółć\r\n${second};Grażyna;Wiśniewska\r\n`;
  const bytes = new Uint8Array(encode(text, 'win1250'));
  const { reading, sample } = expectStatus(await imports.columns(bytes), 200);
  expect(sample[0]).toEqual([first, 'Łukasz', 'Żółć']);
  expect(reading).toMatchObject({ encoding: 'windows-1250', isCertain: true, delimiter: 'semicolon' });
  const columns = { email: 0, firstName: 1, lastName: 2 };
  await imports.run(bytes, columns, { batch: batchId, invite: false });
  expect(await userOf(first ?? '')).toMatchObject({ name: 'Łukasz Żółć' });
});

it('asks for an encoding that is not certain instead of importing', async () => {
  const email = mailOf(unique('istanbul'));
  const bytes = new Uint8Array(encode(`Email,Name\n${email},İstanbul\n`, 'win1254'));
  const columns = { email: 0, name: 1 };
  const { reading } = expectStatus(await imports.columns(bytes), 200);
  expect(reading).toMatchObject({ encoding: 'windows-1254', isCertain: false });
  for (const answer of [await imports.check(bytes, columns), await imports.start(bytes, columns)]) {
    expect(answer).toMatchObject({ status: 422, body: { message: CSV_MESSAGES.unsure } });
  }
  const chosen = { encoding: 'windows-1254', delimiter: 'comma' } as const;
  const view = expectStatus(await imports.columns(bytes, chosen), 200);
  expect(view).toMatchObject({ sample: [[email, 'İstanbul']], reading: { ...chosen, isCertain: true } });
  await imports.run(bytes, columns, { batch: batchId, invite: false }, chosen);
  expect(await userOf(email)).toMatchObject({ name: 'İstanbul' });
});

it('says row by row what an import would do, and writes nothing', async () => {
  const there = await createUser({ name: 'There', batch: batchId });
  const fresh = mailOf(unique('fresh'));
  const file = [
    'Email,Password,Name,Batch,Role,Plan,Ends',
    `${fresh},${PASSWORD},Fresh,${batch},,,`,
    `${there.email.toUpperCase()},${PASSWORD},Renamed,,,,`,
    `${there.email},,There,,,,`,
    `${admin.user.email},,,,student,,`,
    `ada@,abc,,,,Nothing,31/02/2027`,
    `${mailOf(unique('lost'))},,Lost,Nowhere,,,`,
    `,,Nobody,${batch},,,`,
  ].join('\n');
  const columns = { email: 0, password: 1, name: 2, batch: 3, role: 4, userPlan: 5, subscriptionEndDate: 6 };
  const { counts, passwordsIgnored, rows } = expectStatus(await imports.check(file, columns), 200);
  expect(rows.map(({ row, outcome, reason }) => [row, outcome, reason])).toEqual([
    [2, 'created', ''],
    [3, 'updated', 'Name'],
    [4, 'error', 'Row 3 has the same email. Keep one of the two.'],
    [5, 'error', 'The role of an account cannot be changed'],
    [6, 'error', expect.stringContaining('Enter correct email')],
    [7, 'error', 'There is no batch named “Nowhere”.'],
    [8, 'error', 'Email is required'],
  ]);
  const broken = rows[4]?.reason ?? '';
  expect(broken).toContain('Name is required');
  expect(broken).toContain('Min character length is 4');
  expect(broken).toContain('There is no plan named “Nothing”.');
  expect(counts).toEqual({ created: 1, updated: 1, unchanged: 0, error: 5 });
  expect(passwordsIgnored).toBe(1);
  expect(await userOf(fresh)).toBeUndefined();
  expect((await userOf(there.email))?.name).toBe('There');
});

it('refuses of rows with one e-mail those below the first that is imported', async () => {
  const [pair, far] = [mailOf(unique('pair')), mailOf(unique('far'))];
  const others = Array.from({ length: 25 }, (_, i) => `Other ${i},${mailOf(unique('other'))},${batch}`);
  const file = usersFile([
    ...[`Bad,ada@,${batch}`, `Bad,ada@,${batch}`],
    ...[`Pair,${pair},Nowhere`, `Pair,${pair},${batch}`, `Pair,${pair.toUpperCase()},Nowhere`],
    ...[`Far,${far},${batch}`, ...others, `Far,${far},${batch}`],
  ]);
  const columns = { name: 0, email: 1, batch: 2 };
  const { counts, rows } = expectStatus(await imports.check(file, columns), 200);
  const told = rows.filter(({ email }) => ['ada@', pair, far].includes(email));
  expect(told.map(({ row, outcome, reason }) => [row, outcome, reason])).toEqual([
    [2, 'error', 'Enter correct email'],
    [3, 'error', 'Enter correct email'],
    [4, 'error', 'There is no batch named “Nowhere”.'],
    [5, 'created', ''],
    [6, 'error', 'There is no batch named “Nowhere”. Row 5 has the same email. Keep one of the two.'],
    [7, 'created', ''],
    [33, 'error', 'Row 7 has the same email. Keep one of the two.'],
  ]);
  expect((await imports.run(file, columns)).result).toMatchObject({ counts });
});

it('numbers rows as a spreadsheet shows them', async () => {
  const text = ['sep=;', 'Name;Email', '"Ada', 'Example";ada@', '', 'Bo;bo@', ''].join('\r\n');
  const { rows } = expectStatus(await imports.check(text, { name: 0, email: 1 }), 200);
  expect(rows.map(({ row, email }) => [row, email])).toEqual([
    [2, 'ada@'],
    [4, 'bo@'],
  ]);
});

it('imports the good rows, reports each, and does nothing the second time', async () => {
  const there = await createUser({ name: 'Before', batch: batchId });
  const [first, second] = [mailOf(unique('one')), mailOf(unique('two'))];
  const file = [
    'Name,Email,Batch,Password',
    `One,${first},${batch},${PASSWORD}`,
    `=Two,${second},${batch},`,
    `After,${there.email},,other-password`,
    `Bad,bad@,${batch},`,
  ].join('\n');
  const columns = { name: 0, email: 1, batch: 2, password: 3 };
  const job = await imports.run(file, columns);
  expect(job).toMatchObject({
    status: 'done',
    progress: { done: 4, total: 4 },
    result: { fileName: 'users.csv', counts: { created: 2, updated: 1, unchanged: 0, error: 1 } },
  });
  expect(job.result?.preview).toEqual([
    { row: 5, email: 'bad@', outcome: 'error', reason: 'Enter correct email' },
  ]);
  expect(await imports.report(job.id)).toBe(
    `\ufeff${[
      'Name,Email,Batch,Password,Row,Outcome,Reason',
      `,${first},,,2,created,`,
      `,${second},,,3,created,No password yet: hand over a link`,
      `,${there.email},,,4,updated,Name`,
      `Bad,bad@,${batch},,5,error,Enter correct email`,
      '',
    ].join('\r\n')}`,
  );
  expect((await logIn(first, PASSWORD)).user).toMatchObject({ name: 'One', role: 'student' });
  expect((await tryLogIn(there.email, PASSWORD)).status).toBe(200);
  expect((await tryLogIn(second, '')).status).toBe(422);
  const made = await userOf(first);
  expect(await auditOf(made?.id ?? '')).toMatchObject([{ action: 'create', actorEmail: admin.user.email }]);
  expect(await auditOf(there.id)).toMatchObject([{ action: 'create' }, { action: 'update' }]);

  const entries = await waitFor('the entry of the import', async () => {
    const found = await importEntriesOf(admin, job.id);
    return found.length > 0 && found;
  });
  expect(entries).toMatchObject([
    {
      actorEmail: admin.user.email,
      label: 'users.csv',
      before: null,
      after: { status: 'done', fileName: 'users.csv', created: 2, updated: 1, unchanged: 0, error: 1 },
    },
  ]);

  const again = await imports.run(file, columns);
  expect(again.result).toMatchObject({
    counts: { created: 0, updated: 0, unchanged: 3, error: 1 },
    passwordsIgnored: 2,
  });
  expect(await auditOf(there.id)).toHaveLength(2);
  expect(await auditOf(made?.id ?? '')).toHaveLength(1);
});

it('lays plan, end and tools down as the form does', async () => {
  const plan = { name: unique('Plan'), limits: {} };
  const { id } = expectStatus(await admin.post<{ id: string }>('/api/pro-plans', plan), 201);
  const email = mailOf(unique('pro'));
  const file = [
    'Name,Email,Batch,Plan,Ends,Tools,Active',
    `Pro,${email},${batch.toUpperCase()},${plan.name},31/12/2030,Schema Generator,no`,
  ].join('\n');
  const columns = {
    ...{ name: 0, email: 1, batch: 2, userPlan: 3 },
    ...{ subscriptionEndDate: 4, extendedPermissions: 5, isActive: 6 },
  };
  const job = await imports.run(file, columns);
  expect(job.result).toMatchObject({ counts: { created: 1, error: 0 } });
  expect(await userOf(email)).toMatchObject({
    userType: 'pro',
    userPlan: id,
    subscriptionEndDate: '2030-12-31T23:59:59.999Z',
    extendedPermissions: ['schema-generator'],
    batchName: batch,
    isActive: false,
  });
  expect((await imports.run(file, columns)).result).toMatchObject({ counts: { unchanged: 1 } });
});

it("leaves the importing admin's own account active", async () => {
  const file = ['Email,Active', `${admin.user.email},no`].join('\n');
  const job = await imports.run(file, { email: 0, isActive: 1 });
  expect(job.result?.preview).toMatchObject([{ reason: 'You cannot deactivate your own account' }]);
});

it.each<[string, string, unknown, number, RegExp]>([
  ['a file without rows', 'Name,Email\n', { email: 1 }, 422, /no rows/],
  [
    'no e-mail column',
    usersFile(['Ada,a@b.co,']),
    { name: 0 },
    422,
    /Choose the column that holds the email/,
  ],
  ['a column that is not there', usersFile(['Ada,a@b.co,']), { email: 7 }, 422, /does not have this column/],
  [
    'columns that are no numbers',
    usersFile(['Ada,a@b.co,']),
    { email: { $gt: 0 } },
    422,
    /Choose the column/,
  ],
  ['columns that are no object', usersFile(['Ada,a@b.co,']), [1], 422, /could not be read/],
  ['too large a file', 'x'.repeat(MAX_IMPORT_BYTES + 1), { email: 0 }, 413, /up to 5 MB and 20,000 rows/],
])('refuses %s', async (_, content, columns, status, message) => {
  for (const answer of [await imports.check(content, columns), await imports.start(content, columns)]) {
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(message) as string });
  }
});
