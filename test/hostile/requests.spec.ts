import { randomBytes } from 'node:crypto';
import { parse } from 'content-disposition';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type { JobView } from '../../src/contracts/jobs/jobs';
import type { UserView } from '../../src/contracts/users/users';
import { type Actor, asAdmin, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { call } from '../support/http';
import { startServer, type TestServer } from '../support/server';
import { startDatabase, type TestDatabase } from '../support/store';
import { waitFor } from '../support/waiting';

const SERVER_START_MS = 60_000;
/** Longer than any answer takes; a connection that is still open then hangs. */
const HANGS_MS = 10_000;

let database: TestDatabase;
let server: TestServer;
let student: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  database = await startDatabase({ started: true });
  server = await startServer({ env: { MONGODB_URI: database.uri } });
  student = await asStudent({ at: server.url });
  admin = await asAdmin(server.url);
}, SERVER_START_MS);
afterAll(async () => {
  await server.stop();
  await database.stop();
}, SERVER_START_MS);

interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Sends these very bytes, and reads until the server closes. */
async function sendRaw(bytes: string): Promise<RawAnswer> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  const hanging = pause(HANGS_MS, undefined, { ref: false }).then(() => {
    socket.destroy();
    throw new Error('The connection hangs.');
  });
  const answer = await Promise.race([text(socket), hanging]);
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

/** The error in a body, chunked or not. */
const errorIn = ({ body }: RawAnswer) =>
  JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)) as ErrorBody;

describe('a nested part of a payload', () => {
  const patch = (data: unknown) => student.patch<ErrorBody>('/api/auth/me/data', data);
  const saved = async () =>
    expectStatus(await student.get<{ user: UserView }>('/api/auth/me'), 200).user.data;

  it.each<[string, unknown]>([
    ['a list of many objects', Array.from({ length: 2_000 }, () => ({ theme: 'dark' }))],
    ['an empty list', []],
    ['a list of lists', [[{ theme: 'dark' }]]],
    ['a text', 'dark'],
    ['a number', 1],
  ])('refuses settings that are %s, and writes nothing', async (_, settings) => {
    const before = await saved();
    expect(await patch({ settings, shortcuts: ['word-counter'] })).toMatchObject({
      status: 422,
      body: { errors: { settings: 'This setting does not exist' } },
    });
    expect(await saved()).toEqual(before);
  });

  it('keeps known keys alone', async () => {
    const settings = { theme: 'dark', 'a.b': 1, $where: 'x', constructor: 'x', more: { theme: 'light' } };
    expectStatus(await patch({ settings }), 200);
    expect((await saved()).settings).toEqual({ theme: 'dark' });
  });

  it.each<[string, () => Promise<{ status: number }>]>([
    [
      'limits of a plan that are a list',
      () => admin.post('/api/pro-plans', { name: 'p', limits: [{ 'optimize-prime': {} }] }),
    ],
    [
      'an empty list for a limit',
      () => admin.post('/api/pro-plans', { name: 'p', limits: { 'optimize-prime': [] } }),
    ],
    [
      'a list for a file',
      () => student.post('/api/intent/submit', { file: [{ name: 'a.csv', content: 'a' }] }),
    ],
  ])('refuses %s', async (_, send) => {
    expect((await send()).status).toBe(422);
  });

  it.each(['constructor', '__proto__'])('is read without the key %s', async (key) => {
    const body = `{"extendedPlans":{"${key}":"x"},"unknown":{"${key}":"x"},"photoURL":""}`;
    const headers = { 'content-type': 'application/json' };
    for (const actor of [student, admin]) {
      const path = `/api/auth/update/${actor.user.id}`;
      const { status } = await actor.patch(path, undefined, { body, headers });
      expect(status).toBeLessThan(500);
    }
  });
});

describe('a broken upload', () => {
  const BOUNDARY = 'XbX';
  const LISTS = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="lists"\r\n\r\n{"transactional":["buy"]}\r\n`;
  const headOf = (disposition: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\nContent-Type: text/csv\r\n\r\n`;
  const FILE_HEAD = headOf('form-data; name="file"; filename="a.csv"');
  const CONTENT = 'Keyword\nbuy shoes\n';
  const FILE = `${FILE_HEAD}${CONTENT}\r\n`;
  const END = `--${BOUNDARY}--\r\n`;
  const WHOLE = LISTS + FILE + END;
  const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
  const lists = (json: string) => WHOLE.replace('{"transactional":["buy"]}', json);

  const upload = (path: string, actor: Actor, body: string, type = FORM, more = '') =>
    sendRaw(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${actor.token}\r\n` +
        `Content-Type: ${type}\r\n${more || `Content-Length: ${Buffer.byteLength(body, 'latin1')}\r\n`}\r\n${body}`,
    );
  const storedFiles = async () => {
    const count = (name: string) => database.connection.collection(name).countDocuments({});
    return { files: await count('files.files'), chunks: await count('files.chunks') };
  };

  const CASES: [string, string, string?, string?][] = [
    ['without a boundary', WHOLE, 'multipart/form-data'],
    ['with an empty boundary', WHOLE, 'multipart/form-data; boundary='],
    ['with another boundary than it says', WHOLE, 'multipart/form-data; boundary=other'],
    ['with an endless boundary', WHOLE, `multipart/form-data; boundary=${'b'.repeat(5000)}`],
    ['that is empty', ''],
    ['with an end alone', END],
    ['cut off in a header', LISTS + FILE_HEAD.slice(0, 40)],
    ['cut off after a header', LISTS + FILE_HEAD.slice(0, -2)],
    ['cut off in a field', LISTS.slice(0, -10)],
    ['cut off in a small file', LISTS + FILE_HEAD + CONTENT],
    ['cut off in a large file', LISTS + FILE_HEAD + 'buy it\n'.repeat(50_000)],
    ['without its end', LISTS + FILE],
    ['with a field in place of the file', LISTS + LISTS.replace('"lists"', '"file"') + END],
    ['with a file without a name', LISTS + FILE.replace('; filename="a.csv"', '') + END],
    ['with a file with an empty name', LISTS + FILE.replace('a.csv', '') + END],
    ['with a disposition of mail', WHOLE.replaceAll('form-data; ', 'attachment; ')],
    ['without dispositions', WHOLE.replaceAll('Content-Disposition', 'X-Other')],
    [
      'with a broken disposition',
      LISTS + FILE.replace('filename="', 'filename=').replace('="file"', '="file') + END,
    ],
    ['with a line that is no header', LISTS + FILE.replace('Content-Disposition:', 'nonsense') + END],
    ['of another multipart type', WHOLE, `multipart/mixed; boundary=${BOUNDARY}`],
    ['of related parts', WHOLE, `multipart/related; boundary=${BOUNDARY}`],
    ['without a type that is one', WHOLE, 'nonsense'],
    ['that is JSON', '{}', 'application/json'],
    ['of random bytes', '\x00\xff\r\n--'.repeat(500)],
    ['with a file named after the prototype', LISTS + FILE.replace('name="file"', 'name="__proto__"') + END],
    ['with lists that name a class', lists('{"x":{"constructor":"x"}}')],
    ['with lists that name the prototype', lists('{"__proto__":{"transactional":["buy"]}}')],
    ['with lists nested without end', lists(`{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)],
    ['with many fields', LISTS.repeat(40) + FILE + END],
    ['longer than it says', WHOLE, FORM, `Content-Length: ${WHOLE.length - 30}\r\n`],
    ['with a chunk that is none', WHOLE, FORM, 'Transfer-Encoding: chunked\r\n'],
  ];

  it.each(CASES)('%s is refused with a sentence and leaves no file', async (...[, body, type, more]) => {
    for (const [path, actor] of [
      ['/api/intent/jobs', student],
      ['/api/intent-words/import', admin],
    ] as const) {
      const answer = await upload(path, actor, body, type, more);
      expect([400, 413, 415, 422]).toContain(answer.status);
      expect(errorIn(answer).message).toMatch(/^[A-Z].{10,}/);
    }
    expect(await storedFiles()).toEqual({ files: 0, chunks: 0 });
  });

  it('that its sender gives up leaves no file', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    // Random, so that compressing it leaves more than one chunk of the store.
    const keywords = randomBytes(3_000_000).toString('base64').replace(/.{40}/g, 'buy $&\n');
    const beginning = LISTS + FILE_HEAD + keywords;
    const written = once(socket, 'drain');
    socket.write(
      `POST /api/intent/jobs HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${student.token}\r\n` +
        `Content-Type: ${FORM}\r\nContent-Length: 9000000\r\n\r\n${beginning}`,
    );
    await written;
    await waitFor('a part of the file', async () => (await storedFiles()).chunks > 0);
    socket.destroy();
    await waitFor('it to be gone', async () => (await storedFiles()).chunks === 0);
    expect(await storedFiles()).toEqual({ files: 0, chunks: 0 });
  });
});

describe('an answer to what cannot be read', () => {
  const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  const namesOf = ({ headers }: RawAnswer) =>
    [...headers.keys()].filter((name) => /^(x-|content-sec|cross|origin|referrer|strict)/.test(name)).sort();

  it.each([
    ['half an escape', GET('/%'), 400],
    ['an escape that is none', GET('/%ZZ'), 400],
    ['an escape that is none below the API', GET('/api/jobs/%E0%A4%A'), 400],
    ['an address that is none', GET('*'), 404],
    ['an endless address', GET(`/${'a'.repeat(20_000)}`), 431],
    ['an endless header', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n', 400],
    ['a method that is none', 'NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['another protocol', '\x16\x03\x01\x02\x00\r\n\r\n', 400],
  ])('has the security headers and a request id: %s', async (_, bytes, status) => {
    const usual = await sendRaw(GET('/api/nothing'));
    const answer = await sendRaw(bytes);
    expect(answer.status).toBe(status);
    expect(namesOf(answer)).toEqual(namesOf(usual));
    expect(namesOf(usual)).toEqual(expect.arrayContaining(['content-security-policy', 'x-request-id']));
    const error = errorIn(answer);
    expect(error).toMatchObject({ statusCode: status, requestId: answer.headers.get('x-request-id') });
    expect(error.message).toMatch(/^[A-Z].{10,}/);
  });

  it.each([
    '//',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/;//',
    '/%5cevil.example',
    '///evil.example//',
  ])('never leads to another host: %s', async (path) => {
    const answer = await sendRaw(GET(path));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('location')).toBeUndefined();
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.has('content-security-policy')).toBe(true);
  });
});

describe('the name of a file', () => {
  interface Parameters {
    fileName: string;
  }
  const LISTS = { informational: [], commercialInvestigation: [], transactional: ['buy'], navigational: [] };
  const KEYWORDS = 'Keyword\nbuy shoes\n';

  async function resultOf(name: string) {
    const body = new FormData();
    body.append('lists', JSON.stringify(LISTS));
    body.append('file', new Blob([KEYWORDS]), name);
    const at = server.url;
    const answer = await call<JobView>('POST', '/api/intent/jobs', { at, token: student.token, body });
    const { id, parameters } = expectStatus(answer, 201);
    const path = `/api/jobs/${id}`;
    const isDone = async () => (await student.get<JobView>(path)).body.status === 'done';
    await waitFor('the result', isDone);
    const download = await student.get<string>(`${path}/result`);
    return { fileName: (parameters as unknown as Parameters).fileName, download };
  }

  it.each([
    ['is endless', `${'n'.repeat(5000)}.csv`],
    ['is an endless row of emoji', `${'🧦'.repeat(1000)}.csv`],
    ['holds line ends', 'a\r\nSet-Cookie: x=1.csv'],
    ['holds quotes', 'a "b" \'c\' %22.csv'],
    ['turns the direction of writing', 'a\u202evsc.csv'],
    ['has nothing but dots', '....csv'],
    ['is a device', 'CON.csv'],
    ['is in another script', 'キーワード ключевые слова 👩‍💻.csv'],
    ['climbs folders', '..\\..\\a.csv'],
  ])('that %s fits every file system, and its result can be downloaded', async (_, name) => {
    const { fileName, download } = await resultOf(name);
    expect(download.status).toBe(200);
    expect(download.text).toContain('buy shoes');
    const disposition = download.headers.get('content-disposition') ?? '';
    const downloaded = parse(disposition).parameters.filename ?? '';
    for (const kept of [fileName, downloaded]) {
      expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(255);
      expect(kept).toMatch(/[^.\s]\.csv$/);
      expect(kept).not.toMatch(/[\p{Cc}\p{Surrogate}\u202e/\\]/u);
      expect(kept).not.toMatch(/^con\b/i);
    }
    expect(downloaded).toMatch(/^\[intent applied\] ./);
    expect(downloaded.length).toBeGreaterThanOrEqual(Math.min(name.length, 60));
  });
});
