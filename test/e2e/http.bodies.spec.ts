import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { asStudent, type SignedIn } from '../support/actors';
import { baseUrl } from '../support/http';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/waiting';

const JSON_TYPE = { 'content-type': 'application/json' };
const SUBMIT = '/api/intent/submit';
const IN_FLIGHT = 4;

interface Announcement {
  path?: string;
  token?: string;
  at?: string;
}

/** Says how long the body will be and sends none of it yet. */
function announce(bytes: number, { path = SUBMIT, token, at }: Announcement = {}): ClientRequest {
  const sent = request(baseUrl(at) + path, {
    method: 'POST',
    headers: {
      ...JSON_TYPE,
      'content-length': bytes,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  sent.on('error', () => undefined);
  sent.flushHeaders();
  return sent;
}

async function answerTo(sent: ClientRequest) {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = (await json(response)) as ErrorBody;
  sent.destroy();
  return { status: response.statusCode, body, retryAfter: response.headers['retry-after'] };
}

describe('body limits', () => {
  it.each([
    ['/api/auth', 1_100_000],
    [SUBMIT, 16_000_000],
  ])('refuse at %s a body of %d bytes before it comes', async (path, bytes) => {
    const { token } = await asStudent();
    expect(await answerTo(announce(bytes, { path, token }))).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE', message: 'The request is too large.' },
    });
  });

  it('let a submission hold a 10 MB file as base64', async () => {
    const student = await asStudent();
    const file = { name: 'keywords', extension: 'txt', content: 'x'.repeat(14_000_000) };
    const answer = await student.post<ErrorBody>(SUBMIT, { file });
    expect(answer.body.message).not.toBe('The request is too large.');
    expect(answer.status).toBeLessThan(500);
  });
});

describe('a body that holds a whole file', () => {
  it.each([
    ['nobody', undefined, 'Please log in.'],
    ['a token that is none', 'made-up', 'Invalid access_token'],
  ])('is not read from %s', async (_, token, message) => {
    expect(await answerTo(announce(14_000_000, { token }))).toMatchObject({
      status: 401,
      body: { statusCode: 401, code: 'UNAUTHENTICATED', message },
    });
  });

  it('is not read from one whose session has ended', async () => {
    const { token, post } = await asStudent();
    await post('/api/auth/logout-everywhere');
    expect(await answerTo(announce(14_000_000, { token }))).toMatchObject({ status: 401 });
  });
});

describe('many bodies that hold whole files', () => {
  let server: TestServer | undefined;
  let student: SignedIn;

  beforeAll(async () => {
    server = await startServer();
    student = await asStudent({ at: server.url });
  }, 60_000);
  afterAll(() => server?.stop());

  const submit = (bytes: number) =>
    student.post<ErrorBody>(SUBMIT, { file: { name: 'a.csv', content: 'x'.repeat(bytes) } });

  it('are read a few at a time, and small ones go by', async () => {
    const open = Array.from({ length: IN_FLIGHT }, () =>
      announce(14_000_000, { token: student.token, at: server?.url }),
    );
    await waitFor('a refusal', async () => (await submit(1_100_000)).status === 503);
    const refused = await answerTo(announce(2_000_000, { token: student.token, at: server?.url }));
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(refused.body.message).toContain('large files');
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect((await submit(1_000)).status).toBe(422);
    open[0]?.destroy();
    await waitFor('a free place', async () => (await submit(1_100_000)).status === 422);
    for (const sent of open) sent.destroy();
  });
});
