import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { encode } from 'iconv-lite';
import { type mongo, Types } from 'mongoose';
import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { MESSAGES } from '../../src/contracts/messages';
import type { FirstRows } from '../../src/contracts/csv/first-rows';
import type { PplBeginning, PplFileDetails, PplFileView } from '../../src/contracts/ppl/ppl';
import { PPL_MESSAGES } from '../../src/contracts/ppl/ppl-messages';
import { asAdmin, asStudent, createUser, expectStatus, type SignedIn, unique } from '../support/actors';
import { baseUrl, call, listQuery } from '../support/http';
import { addedPpl, addPpl, changePpl, PPL_CSV, pplForm, pplRows, type PplUpload } from '../support/ppl';
import { sharedDatabase, type TestDatabase } from '../support/store';
import { waitFor } from '../support/waiting';

const TOOL = ['ppl-files'];
const CSV = PPL_CSV;
const MANY = 40;

let database: TestDatabase;
let admin: SignedIn;
let free: SignedIn;

beforeAll(async () => {
  database = await sharedDatabase();
  admin = await asAdmin();
  free = await asStudent({ allowed: TOOL });
});

afterAll(() => database.stop());

const download = (user: SignedIn, id: string, headers?: Record<string, string>) =>
  user.get(`/api/ppl/download?filePath=elsewhere.csv&id=${id}`, { headers });

async function downloadsOf(id: string): Promise<number> {
  const { body } = await admin.get<PplFileDetails>(`/api/ppl/${id}`);
  return body.downloads;
}

describe('a file', () => {
  it('is added, listed and downloaded by a student', async () => {
    const file = await addedPpl({
      name: 'Dächer in Köln',
      tags: 'Roofing, home,roofing',
      fileName: '\u202e\u0007export.csv',
    });
    expect(file).toMatchObject({
      name: 'Dächer in Köln',
      filePath: '_export.csv',
      isPro: false,
      tags: ['roofing', 'home'],
      bytes: CSV.length,
      rows: 2,
      downloads: 0,
    });
    const list = await free.get<PplFileView[]>('/api/ppl/getAll');
    expect(list.body).toContainEqual(file);
    const { status, headers, text } = await download(free, file.id);
    expect([status, text]).toEqual([200, CSV]);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="D?cher in K?ln.csv"; filename*=UTF-8''D%C3%A4cher%20in%20K%C3%B6ln.csv`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('text/csv');
    expect(await downloadsOf(file.id)).toBe(1);
    const after = await free.get<PplFileView[]>('/api/ppl/getAll?text=k%C3%B6ln');
    expect(after.body.map(({ updatedAt }) => updatedAt)).toEqual([file.updatedAt]);
  });

  it('is changed without a new content, and audited', async () => {
    const file = await addedPpl({ tags: 'kept' });
    const changed = expectStatus(await changePpl(file.id, { name: ' Re\nnamed  twice', isPro: true }), 200);
    expect(changed).toMatchObject({ name: 'Re named twice', isPro: true, tags: ['kept'], rows: 2 });
    expect((await download(admin, file.id)).text).toBe(CSV);
    const log = await admin.get<AuditEntryView[]>(
      `/api/audit${listQuery({ filter: { resource: 'ppl', recordId: file.id }, range: [0, 0] })}`,
    );
    expect(log.body[0]).toMatchObject({
      action: 'update',
      recordId: file.id,
      label: 'Re named twice',
      before: { name: file.name, isPro: false },
      after: { name: 'Re named twice', isPro: true },
    });
  });

  it('is gone once it is deleted', async () => {
    const { id } = await addedPpl({});
    expectStatus(await admin.delete(`/api/ppl/${id}`), 200);
    expect((await download(admin, id)).status).toBe(404);
    expect((await admin.delete(`/api/ppl/${id}`)).status).toBe(404);
  });

  it('shows its first rows to admins, before it is sent and afterwards', async () => {
    const preview: FirstRows = {
      header: ['name', 'city'],
      rows: [
        ['Ann', 'Rome'],
        ['Bob', 'Oslo'],
      ],
      columns: 2,
    };
    const body = pplForm({});
    const sent = await call('POST', '/api/ppl/preview', { token: admin.token, body });
    const reading = { encoding: 'utf-8', isCertain: true, others: [], delimiter: 'comma' };
    expect(expectStatus(sent, 200)).toEqual({ ...preview, reading });
    const { id } = await addedPpl({});
    expect((await admin.get<PplFileDetails>(`/api/ppl/${id}`)).body.preview).toEqual(preview);
  });

  it('shows them as was chosen, and keeps the file as it is', async () => {
    const content = new Uint8Array(encode('miasto;osoba\nŁódź;Żółć\nKraków;Gęś\n', 'win1250'));
    const reading = (chosen: object) => ({ content, fileName: 'kurs.csv', reading: JSON.stringify(chosen) });
    const shown = async (chosen: object) => {
      const sent = await call<PplBeginning>('POST', '/api/ppl/preview', {
        token: admin.token,
        body: pplForm(reading(chosen)),
      });
      return expectStatus(sent, 200);
    };
    expect(await shown({})).toMatchObject({
      rows: [
        ['Łódź', 'Żółć'],
        ['Kraków', 'Gęś'],
      ],
      reading: { encoding: 'windows-1250', isCertain: true, delimiter: 'semicolon' },
    });
    const western = { encoding: 'windows-1252', delimiter: 'comma' };
    const rows = [['£ódŸ;¯ó³æ'], ['Kraków;Gêœ']];
    expect(await shown(western)).toMatchObject({ rows, columns: 1, reading: western });
    const { id } = await addedPpl(reading({ encoding: 'windows-1252' }));
    expect((await admin.get<PplFileDetails>(`/api/ppl/${id}`)).body.preview.rows[0]).toEqual([
      '£ódŸ',
      '¯ó³æ',
    ]);
    expect((await download(admin, id)).bytes).toEqual(Buffer.from(content));
  });
});

describe('what is refused', () => {
  it.each<[string, PplUpload, number, string]>([
    ['no name', { name: ' ' }, 422, PPL_MESSAGES.nameRequired],
    ['no file', { content: null }, 422, MESSAGES.fileRequired],
    ['another ending', { fileName: 'leads.xlsx' }, 422, PPL_MESSAGES.notCsv],
    ['rows that differ', { content: 'a,b,c\n1,2,3\n1;2;3\n' }, 422, PPL_MESSAGES.unevenRow(3, 1, 3)],
    ['a picture', { content: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]) }, 422, PPL_MESSAGES.binary],
    ['nothing in the file', { content: '' }, 422, PPL_MESSAGES.empty],
    ['too many tags', { tags: 'a,b,c,d,e,f,g,h,i' }, 422, PPL_MESSAGES.tagsInvalid(8, 30)],
  ])('%s', async (_, upload, status, sentence) => {
    const before = await files();
    const answer = await addPpl<ErrorBody>(upload);
    const { message, errors = {} } = answer.body;
    expect([answer.status, Object.values(errors)[0] ?? message]).toEqual([status, sentence]);
    expect(await files()).toBe(before);
  });

  it('a file beyond 100 MB, before it is sent', async () => {
    const sent = request(`${baseUrl()}/api/ppl/createPPLFile`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 102 * 1024 * 1024,
      },
    });
    sent.on('error', () => undefined);
    sent.flushHeaders();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const body = JSON.parse((await buffer(answer)).toString()) as ErrorBody;
    sent.destroy();
    expect([answer.statusCode, body.message]).toEqual([413, PPL_MESSAGES.tooLarge]);
  });

  it('an upload that breaks off leaves nothing behind', async () => {
    const before = await files();
    const head = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nCut off\r\n';
    const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
    const sent = request(`${baseUrl()}/api/ppl/createPPLFile`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 60_000_000,
      },
    });
    sent.on('error', () => undefined);
    sent.write(head + file);
    const value = unique('c');
    sent.write(pplRows(4_000, value));
    await waitFor('the first piece to be kept', async () => (await piecesWith(value)) > 0);
    sent.destroy();
    await waitFor('the pieces to be gone', async () => (await piecesWith(value)) === 0);
    expect(await files()).toBe(before);
  });
});

describe('a premium file', () => {
  it('is for paid users and admins', async () => {
    const { id } = await addedPpl({ isPro: true });
    const { id: userPlan } = expectStatus(
      await admin.post<{ id: string }>('/api/pro-plans', { name: unique('Plan') }),
      201,
    );
    const paid = (subscriptionEndDate: string) =>
      asStudent({ allowed: TOOL, fields: { userType: 'pro', userPlan, subscriptionEndDate } });
    for (const student of [free, await paid('2020-01-01')]) {
      const { status, body } = await download(student, id);
      expect([status, (body as ErrorBody).message]).toEqual([403, PPL_MESSAGES.paidOnly]);
    }
    expect(await downloadsOf(id)).toBe(0);
    expect((await download(await paid('2099-01-01'), id)).status).toBe(200);
    expect((await download(admin, id)).status).toBe(200);
    expect(await downloadsOf(id)).toBe(2);
    const other = await asStudent({ allowed: ['intent-finder'] });
    expect((await download(other, id)).status).toBe(403);
  });

  it('counts nothing while an admin acts as a student', async () => {
    const { id } = await addedPpl({});
    const student = await createUser({ batch: free.user.batch });
    const { access_token } = expectStatus(
      await admin.post<{ access_token: string }>(`/api/users/${student.id}/act-as`),
      200,
    );
    const answer = await call('GET', `/api/ppl/download?id=${id}`, { token: access_token });
    expect([answer.status, await downloadsOf(id)]).toEqual([200, 0]);
  });
});

describe('downloads', () => {
  it(`are exact when ${MANY} begin at the same time`, async () => {
    const { id } = await addedPpl({ content: pplRows(5000) });
    const answers = await Promise.all(Array.from({ length: MANY }, () => download(free, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(MANY).fill(200));
    expect(await downloadsOf(id)).toBe(MANY);
  });

  it('in parts are one', async () => {
    const { id } = await addedPpl({});
    const first = await download(free, id, { range: 'bytes=0-9' });
    const etag = first.headers.get('etag') ?? '';
    const rest = await download(free, id, { range: 'bytes=10-', 'if-range': etag });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(rest.headers.get('content-range')).toBe(`bytes 10-${CSV.length - 1}/${CSV.length}`);
    expect(first.text + rest.text).toBe(CSV);
    expect((await download(free, id, { 'if-none-match': etag })).status).toBe(304);
    expect((await download(free, id, { range: 'bytes=900-' })).status).toBe(416);
    expect((await call('HEAD', `/api/ppl/download?id=${id}`, { token: free.token })).status).toBe(200);
    expect(await downloadsOf(id)).toBe(1);
  });

  it('get the old file or the new one, whole, while it is replaced', async () => {
    const [old, next] = [pplRows(200_000, 'o'), pplRows(100, 'n')];
    const { id } = await addedPpl({ content: old });
    const sent = get(`${baseUrl()}/api/ppl/download?id=${id}`, {
      headers: { authorization: `Bearer ${free.token}` },
    });
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    await once(answer, 'readable');
    expectStatus(await changePpl(id, { name: 'New content', content: next }), 200);
    expect((await buffer(answer)).equals(old)).toBe(true);
    const resumed = await download(free, id, { range: 'bytes=1000-', 'if-range': answer.headers.etag ?? '' });
    expect([resumed.status, resumed.bytes.equals(next)]).toEqual([200, true]);
  });
});

describe('the list', () => {
  it('is searched, filtered, sorted and cut by the server', async () => {
    const tag = unique('tag').toLowerCase();
    const names = ['Ärger', 'Beta', 'Gamma'].map((name) => `${name} ${tag}`);
    for (const [index, name] of names.entries()) await addedPpl({ name, tags: tag, isPro: index === 0 });
    const list = async (query: string) => {
      const { headers, body } = await free.get<PplFileView[]>(`/api/ppl/getAll${query}`);
      return [headers.get('content-range'), body.map(({ name }) => names.indexOf(name))];
    };
    const sort = ['name', 'ASC'];
    expect(await list(listQuery({ filter: { tag }, sort, range: [0, 1] }))).toEqual(['ppl 0-1/3', [1, 2]]);
    expect(await list(listQuery({ filter: { tag, isPro: true } }))).toEqual(['ppl 0-0/1', [0]]);
    expect(await list(`?text=arger`)).toEqual(['ppl 0-0/1', [0]]);
    expect(await list(`?gamma%20${tag}`)).toEqual(['ppl 0-0/1', [2]]);
    expect((await free.get<string[]>('/api/ppl/tags')).body).toContain(tag);
    expect((await free.get('/api/ppl/getAll?filter={"fileId":"x"}')).status).toBe(400);
  });
});

/** How many contents of the library are kept. */
const files = () =>
  database.connection.collection('files.files').countDocuments({ 'metadata.purpose': 'ppl' });

/** How many pieces of the last minute hold a text, of files that are whole or not. */
async function piecesWith(value: string): Promise<number> {
  const lately = Types.ObjectId.createFromTime(Date.now() / 1_000 - 60);
  const pieces = await database.connection
    .collection<{ _id: Types.ObjectId; data: mongo.Binary }>('files.chunks')
    .find({ _id: { $gt: lately } })
    .toArray();
  return pieces.filter(({ data }) => Buffer.from(data.buffer).includes(value)).length;
}
