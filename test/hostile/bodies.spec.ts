import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { MESSAGES } from '../../src/contracts/messages';
import { asGuest, asStudent, ownAddress, type SignedIn } from '../support/actors';
import { call } from '../support/http';
import { expectCalm } from '../support/probe';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/waiting';

const SUBMIT = '/api/intent/submit';
const JOBS = '/api/intent/jobs';
const BOUNDARY = 'part-of-a-test';
const JSON_BODY = { 'content-type': 'application/json' };
const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const KEYWORDS = 'Keyword\nbuy shoes\n';
const LISTS = { informational: [], commercialInvestigation: [], transactional: ['buy'], navigational: [] };
const MIB = 1024 * 1024;

let server: TestServer;
let students: SignedIn[];

beforeAll(async () => {
  server = await startServer();
  students = await Promise.all(Array.from({ length: 5 }, () => asStudent({ at: server.url })));
}, 60_000);
afterAll(() => server.stop());

interface Sending {
  token?: string;
  headers?: Record<string, string | number>;
}

/** Begins a request whose body the test sends by hand. */
function begin(path: string, { token, headers }: Sending = {}): ClientRequest {
  const sent = request(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  sent.on('error', () => undefined);
  sent.flushHeaders();
  return sent;
}

async function answerTo(sent: ClientRequest) {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await text(response);
  return { status: response.statusCode, connection: response.headers.connection, body };
}

const codeOf = (body: string) => (JSON.parse(body) as ErrorBody).code;

describe('guests who post large bodies', () => {
  const body = `[${'{},'.repeat(349_000)}{}]`;

  it.each<[string, Record<string, string>]>([
    ['announced', { 'content-length': String(body.length) }],
    ['of unknown length', { 'transfer-encoding': 'chunked' }],
  ])('hold up nobody, be they %s', async (_, headers) => {
    const guest = async () => {
      for (let index = 0; index < 4; index += 1) {
        const sent = begin('/api/auth', { headers: { ...headers, 'x-forwarded-for': ownAddress() } });
        sent.end(body);
        await Promise.race([once(sent, 'response'), once(sent, 'close')]);
        sent.destroy();
      }
    };
    const attack = () => Promise.all(Array.from({ length: 16 }, guest));
    await expectCalm({ url: server.url, path: '/api/health/live' }, attack, { worst: 20 });
  });

  it('are counted and sized up before the body comes', async () => {
    const headers = { 'x-forwarded-for': ownAddress() };
    const large = await answerTo(begin('/api/auth', { headers: { ...headers, 'content-length': 20_000 } }));
    expect(large.status).toBe(413);
    expect(large.body).toContain(MESSAGES.bodyTooLarge('16 kB'));
    await Promise.all(
      Array.from({ length: 299 }, () => asGuest(server.url).get('/api/auth/me', { headers })),
    );
    const many = await answerTo(begin('/api/auth', { headers: { ...headers, 'content-length': 10_000 } }));
    expect(many.status).toBe(429);
  });
});

describe('students who submit 14 MB', () => {
  const words = `{"informational":["${'a '.repeat(7_000_000)}"]}`;
  const objects = `{"informational":[${'{},'.repeat(4_600_000)}{}]}`;
  const content = `data:;base64,${Buffer.from(KEYWORDS.repeat(550_000)).toString('base64')}`;
  const file = JSON.stringify({ file: { name: 'a.csv', content } });

  it('four at once hold up nobody, and take little memory', async () => {
    const before = await peakMegabytes();
    const attack = () =>
      Promise.all(
        [words, objects, words, file].map(async (body, index) => {
          const sent = begin(SUBMIT, { token: students[index]?.token });
          sent.end(body);
          const { status } = await answerTo(sent);
          expect([400, 422]).toContain(status);
        }),
      );
    await expectCalm({ url: server.url, path: '/api/health/ready' }, attack, { worst: 20 });
    expect((await peakMegabytes()) - before).toBeLessThan(150);
  });

  it.each<[string, () => string, number, string]>([
    ['deep nesting', () => '['.repeat(14_000_000), 400, MESSAGES.bodyTooDeep],
    ['empty objects', () => objects, 400, MESSAGES.bodyTooMany],
    ['a huge number', () => `{"file":${'1'.repeat(14_000_000)}}`, 422, MESSAGES.validationFailed],
    ['a huge name', () => `{"${'a'.repeat(14_000_000)}":1}`, 422, MESSAGES.validationFailed],
    ['a list', () => '[1,2]', 422, MESSAGES.validationFailed],
    ['a body that ends too soon', () => '{"file":{"name":"a.csv"', 400, 'Body is not valid JSON'],
    ['nothing', () => '', 400, 'Body cannot be empty'],
  ])('are told what is wrong with %s', async (_, bodyOf, status, message) => {
    const answer = await call<ErrorBody>('POST', SUBMIT, {
      at: server.url,
      token: students[0]?.token,
      headers: { 'content-type': 'application/json' },
      body: bodyOf(),
    });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  it.each<[string, string]>([
    [
      'a mark of the byte order',
      `\ufeff${JSON.stringify({ ...LISTS, file: { name: 'a.csv', content: KEYWORDS } })}`,
    ],
    [
      'the last of equal names',
      `{"file":1,"transactional":["sell"],"transactional":["buy"],"file":${JSON.stringify({ name: 'a.csv', content: KEYWORDS })}}`,
    ],
    [
      'half a surrogate pair',
      `{"transactional":["buy"],"file":{"content":"Keyword,\\ud83d\\nbuy shoes,\\n","name":"a","extension":"csv"}}`,
    ],
  ])('get a result for a body with %s', async (_, body) => {
    const headers = { 'content-type': 'application/json' };
    const token = students[0]?.token;
    const answer = await call('POST', SUBMIT, { at: server.url, token, headers, body });
    expect(answer.text).toContain('Transactional');
    expect(answer.status).toBe(200);
  });
});

describe('bodies that drip', () => {
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="lists"\r\n\r\n${JSON.stringify(LISTS)}\r\n`;
  const fileHead = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${KEYWORDS}`;

  it('are ended and give their places back; slow ones are not', async () => {
    const [student, other] = students;
    const drips = [
      begin('/api/auth', { headers: { 'content-length': 5_000 } }),
      begin(SUBMIT, { token: student?.token, headers: { 'content-length': 14_000_000 } }),
      begin(SUBMIT, { token: student?.token, headers: { 'content-length': 14_000_000 } }),
      begin(JOBS, { token: student?.token, headers: { ...MULTIPART, 'content-length': 10_000 } }),
    ];
    drips[3]?.write(part + fileHead);
    const slow = begin(SUBMIT, { token: other?.token, headers: { 'content-length': 240_000 } });
    let sentBytes = 0;
    const timer = setInterval(() => {
      for (const drip of drips) drip.write(' ');
      const bytes = Math.min(5_000, 240_000 - sentBytes);
      if (bytes > 0) slow.write(' '.repeat(bytes));
      sentBytes += bytes;
    }, 250);
    try {
      const [answers, slowAnswer] = await Promise.all([Promise.all(drips.map(answerTo)), answerTo(slow)]);
      for (const { status, connection, body } of answers) {
        expect({ status, connection, code: codeOf(body) }).toEqual({
          status: 408,
          connection: 'close',
          code: 'REQUEST_TIMEOUT',
        });
      }
      expect(slowAnswer.status).toBe(400);
    } finally {
      clearInterval(timer);
    }
    const free = await student?.post(
      SUBMIT,
      { file: { name: 'a.csv', content: 'x'.repeat(MIB) } },
      { at: server.url },
    );
    expect(free?.status).toBe(422);
  });
});

describe('places for large bodies', () => {
  const open: ClientRequest[] = [];
  const leave = () => open.splice(0).forEach((sent) => sent.destroy());
  afterEach(leave);

  const LARGE_JSON = JSON.stringify({ file: { name: 'a.csv', content: 'x'.repeat(MIB) } });
  const LARGE_PART = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'x'.repeat(MIB)}\r\n--${BOUNDARY}--\r\n`;

  const large = (student: SignedIn | undefined, path = SUBMIT, headers: typeof JSON_BODY = JSON_BODY) => {
    const body = headers === MULTIPART ? LARGE_PART : LARGE_JSON;
    return call<ErrorBody>('POST', path, { at: server.url, token: student?.token, headers, body });
  };
  const isTaken = (answer?: { status: number }) => answer?.status === 429 || answer?.status === 503;

  /** Begins uploads of these students, one more of each with every try, until another one is refused. */
  const refusal = (holders: SignedIn[], student: SignedIn | undefined, path?: string, headers = JSON_BODY) =>
    waitFor('a refusal', async () => {
      for (const { token } of holders) {
        open.push(begin(path ?? SUBMIT, { token, headers: { ...headers, 'content-length': 2_000_000 } }));
      }
      // Lets them come first.
      await student?.get('/api/auth/me');
      const answer = await large(student, path, headers);
      return isTaken(answer) && answer;
    });

  it.each([
    ['files', SUBMIT, JSON_BODY],
    ['uploads', JOBS, MULTIPART],
    ['photos', '/api/users', JSON_BODY],
  ])('are two for a user of %s, who waits for the next', async (_, path, headers) => {
    const [student, other] = students;
    const refused = await refusal(students.slice(0, 1), student, path, headers);
    expect(refused).toMatchObject({ status: 429, body: { message: MESSAGES.largeBodiesOfUser } });
    expect(isTaken(await large(other, path, headers))).toBe(false);
    expect(await student?.post(SUBMIT, {})).toMatchObject({ status: 422 });
    leave();
    await waitFor('a free place', async () => !isTaken(await large(student, path, headers)));
  });

  it('are eight in all', async () => {
    const refused = await refusal(students.slice(1), students[0]);
    expect(refused).toMatchObject({ status: 503, body: { message: MESSAGES.largeBodiesOfAll } });
    expect(refused.headers.get('retry-after')).toBe('5');
  });
});

/** The most memory that the server has held so far; without /proc, what it holds now. */
async function peakMegabytes(): Promise<number> {
  const { pid } = server.process;
  const kilobytes = await readFile(`/proc/${pid}/status`, 'utf8').then(
    (status) => /VmHWM:\s+(\d+)/.exec(status)?.[1],
    async () => (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout,
  );
  return Number(kilobytes) / 1024;
}
