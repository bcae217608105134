import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { MAX_NOTE_LENGTH, type NoteView } from '../../src/contracts/notes/notes';
import type { QuickPanelView } from '../../src/contracts/quick-panel/quick-panel';
import { asAdmin, asGuest, asStudent, expectStatus, logIn, type SignedIn, unique } from '../support/actors';
import { listQuery } from '../support/http';

let admin: SignedIn;
let student: SignedIn;
beforeAll(async () => {
  admin = await asAdmin();
  student = await asStudent();
});
/** It would open in the pages of whoever shares the server. */
afterAll(() => write(''));

const read = async (who: SignedIn) => expectStatus(await who.get<NoteView>('/api/auth/getNote'), 200);
const write = async (msg: string) =>
  expectStatus(await admin.post<NoteView>('/api/auth/setNote', { msg }), 200);
const close = async (who: SignedIn, version: number) =>
  expectStatus(await who.post<NoteView>('/api/auth/seenNote', { version }), 200);

it('what an admin writes is there for everybody, trimmed, and seen by the writer alone', async () => {
  const text = unique('Webinar on Friday\nhttps://example.com');
  const written = await write(`  \n${text}\n `);
  expect(written).toMatchObject({ msg: text, seen: true });
  expect(await read(student)).toEqual({ ...written, seen: false });
  expect(await read(admin)).toEqual(written);
});

it('is shown once: who has closed it finds it seen after another login, until it changes', async () => {
  const { version } = await write(unique('First'));
  expect((await read(student)).seen).toBe(false);
  expect((await close(student, version)).seen).toBe(true);
  const elsewhere = await logIn(student.user.email, student.password);
  expect((await read(elsewhere)).seen).toBe(true);
  const next = await write(unique('Second'));
  expect(next.version).toBe(version + 1);
  expect((await read(elsewhere)).seen).toBe(false);
});

it('closing an old version, or one that there is not yet, hides no other', async () => {
  const { version } = await write(unique('Third'));
  expect((await close(student, version)).seen).toBe(true);
  expect((await close(student, version - 1)).seen).toBe(true);
  expect((await close(student, version + 50)).seen).toBe(true);
  await write(unique('Fourth'));
  expect((await read(student)).seen).toBe(false);
});

it('an empty message removes it, and nobody is shown anything', async () => {
  await write(unique('Fifth'));
  expect(await write('   ')).toMatchObject({ msg: '', seen: true });
  expect(await read(student)).toMatchObject({ msg: '', seen: true });
});

it('the quick panel holds it while there is one', async () => {
  const panel = async () =>
    expectStatus(await student.get<QuickPanelView>('/api/quick-panel/data'), 200).note;
  const { msg, version } = await write(unique('Holidays'));
  expect(await panel()).toMatchObject({ msg, version, seen: false });
  await write('');
  expect(await panel()).toBeNull();
});

it('the audit log keeps each change, and no save that changes nothing', async () => {
  await write('');
  const since = new Date().toISOString();
  await write('Hello');
  await write('Hello ');
  await write('Goodbye');
  await write('');
  const query = listQuery({
    filter: { resource: 'note', time: { from: since } },
    sort: ['time', 'ASC'],
  });
  const entries = expectStatus(await admin.get<AuditEntryView[]>(`/api/audit${query}`), 200);
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['create', null, { msg: 'Hello' }],
    ['update', { msg: 'Hello' }, { msg: 'Goodbye' }],
    ['delete', { msg: 'Goodbye' }, null],
  ]);
});

it('a student changes nothing, and a guest reads nothing', async () => {
  expect((await student.post('/api/auth/setNote', { msg: 'Mine' })).status).toBe(403);
  expect((await asGuest().get('/api/auth/getNote')).status).toBe(401);
});

it.each([
  [{}, 'Required'],
  [{ msg: 5 }, 'Required'],
  [{ msg: 'x'.repeat(MAX_NOTE_LENGTH + 1) }, `At most ${MAX_NOTE_LENGTH} characters`],
])('refuses %j', async (body, sentence) => {
  const answer = await admin.post<ErrorBody>('/api/auth/setNote', body);
  expect(expectStatus(answer, 422).errors).toEqual({ msg: sentence });
});
